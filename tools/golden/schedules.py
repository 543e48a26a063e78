"""Learning rates of every schedule, step by step."""

import torch

from golden.common import save_json


def make_schedules():
    s = torch.optim.lr_scheduler
    steps, base = 30, 0.1
    table = [
        ("constant", "LambdaLR", {}),
        ("step", "StepLR", {"step_size": 7, "gamma": 0.3}),
        ("multistep", "MultiStepLR", {"milestones": [3, 9, 20], "gamma": 0.2}),
        ("exponential", "ExponentialLR", {"gamma": 0.9}),
        ("cosine", "CosineAnnealingLR", {"T_max": 29, "eta_min": 0.001}),
        ("cosine_restarts", "CosineAnnealingWarmRestarts", {"T_0": 5, "T_mult": 2, "eta_min": 0.01}),
        ("cosine_restarts_equal", "CosineAnnealingWarmRestarts", {"T_0": 8}),
        ("polynomial", "PolynomialLR", {"total_iters": 20, "power": 2.0}),
        ("linear", "LinearLR", {"start_factor": 0.1, "end_factor": 1.0, "total_iters": 8}),
        ("one_cycle", "OneCycleLR", {"max_lr": 0.5, "total_steps": 30}),
        (
            "one_cycle_linear",
            "OneCycleLR",
            {
                "max_lr": 0.5,
                "total_steps": 30,
                "pct_start": 0.4,
                "anneal_strategy": "linear",
                "div_factor": 10.0,
                "final_div_factor": 100.0,
            },
        ),
        ("one_cycle_three_phase", "OneCycleLR", {"max_lr": 0.5, "total_steps": 30, "three_phase": True}),
    ]
    cases = []
    for name, kind, options in table:
        optimizer = torch.optim.SGD([torch.zeros(1)], lr=base)
        if kind == "LambdaLR":
            schedule = s.LambdaLR(optimizer, lambda step: 1.0)
        else:
            schedule = getattr(s, kind)(optimizer, **options)
        cases.append(
            {"case": name, "schedule": kind, "lr": base, "options": options}
            | {"lrs": rates(optimizer, schedule, steps)}
        )
    for name, kind, options in [
        ("warmup_cosine", "CosineAnnealingLR", {"T_max": 24}),
        ("warmup_step", "StepLR", {"step_size": 7, "gamma": 0.3}),
    ]:
        optimizer = torch.optim.SGD([torch.zeros(1)], lr=base)
        warmup = {"start_factor": 0.1, "total_iters": 6}
        parts = [s.LinearLR(optimizer, **warmup), getattr(s, kind)(optimizer, **options)]
        schedule = s.SequentialLR(optimizer, parts, milestones=[6])
        cases.append(
            {"case": name, "schedule": kind, "lr": base, "options": options, "warmup": warmup}
            | {"lrs": rates(optimizer, schedule, steps)}
        )
    cases += [plateau_case(name, options) for name, options in PLATEAUS]
    save_json("schedules", cases)


def rates(optimizer, schedule, steps):
    """The rate used by each of `steps` optimizer steps (the schedule steps after each)."""
    result = []
    for step in range(steps):
        result.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        if step + 1 < steps:  # OneCycleLR refuses to go past its end
            schedule.step()
    return result


PLATEAUS = [
    ("plateau", {"factor": 0.5, "patience": 2}),
    ("plateau_max", {"mode": "max", "factor": 0.1, "patience": 1, "threshold": 0.01}),
    (
        "plateau_abs",
        {
            "factor": 0.5,
            "patience": 1,
            "threshold": 0.05,
            "threshold_mode": "abs",
            "cooldown": 3,
            "min_lr": 0.02,
        },
    ),
]


def plateau_case(name, options):
    """metrics[i] is shown after epoch i; lrs[i] is the rate after that."""
    metrics = [1.0, 0.9, 0.91, 0.92, 0.9, 0.89, 0.89, 0.889, 0.8, 0.8, 0.8, 0.8, 0.79, 0.78, 0.78]
    metrics += [0.78, 0.78, 0.5, 0.6, 0.6]
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=0.1)
    schedule = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, **options)
    lrs = []
    for metric in metrics:
        schedule.step(metric)
        lrs.append(optimizer.param_groups[0]["lr"])
    case = {"case": name, "schedule": "ReduceLROnPlateau", "lr": 0.1, "options": options}
    return case | {"metrics": metrics, "lrs": lrs}
