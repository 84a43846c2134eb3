"""Counters and histograms, and how Prometheus reads them (its text format, version 0.0.4).

Only the event loop counts, so nothing is locked. Nobody's id is a label, and the values of labels are known at first:
there are as many numbers after a year as after a minute.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

import msgspec

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Sample(msgspec.Struct, frozen=True):
    """One number. Its name is the family's, and perhaps an ending."""

    ending: str
    labels: dict[str, str]
    value: float


class MetricFamily(msgspec.Struct, frozen=True):
    """A metric as it stood when somebody asked."""

    name: str
    help: str
    kind: str
    samples: list[Sample]


class Metric(Protocol):
    """Something that is measured."""

    def family(self) -> MetricFamily: ...


class Counter:
    """Only grows. With a label it counts every value that this may have."""

    def __init__(self, name: str, help: str, label: str = "", values: Iterable[str] = ("",)) -> None:
        self.name, self.help, self.label = name, help, label
        self.counts = dict.fromkeys(values, 0)

    def add(self, value: str = "") -> None:
        self.counts[value] += 1

    def family(self) -> MetricFamily:
        samples = [Sample("", {self.label: value} if self.label else {}, n) for value, n in self.counts.items()]
        return MetricFamily(self.name, self.help, "counter", samples)


class Reading:
    """A number that something else keeps, and that is read when somebody asks."""

    def __init__(self, name: str, help: str, read: Callable[[], float], kind: str = "gauge") -> None:
        self.name, self.help, self.read, self.kind = name, help, read, kind

    def family(self) -> MetricFamily:
        return MetricFamily(self.name, self.help, self.kind, [Sample("", {}, float(self.read()))])


class Histogram:
    """How often something took how long, or was how large."""

    def __init__(self, name: str, help: str, bounds: Iterable[float]) -> None:
        self.name, self.help = name, help
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def family(self) -> MetricFamily:
        samples, so_far = list[Sample](), 0
        for bound, count in zip((*self.bounds, float("inf")), self.counts, strict=True):
            so_far += count
            samples.append(Sample("_bucket", {"le": written(bound)}, so_far))
        samples += [Sample("_sum", {}, self.sum), Sample("_count", {}, so_far)]
        return MetricFamily(self.name, self.help, "histogram", samples)


def exposition(processes: Mapping[str, Iterable[MetricFamily]]) -> str:
    """The families of all processes. The label `worker` tells them apart: counters of a new one begin anew."""
    lines: dict[str, list[str]] = {}
    for worker, families in processes.items():
        for family in families:
            head = [f"# HELP {family.name} {family.help}", f"# TYPE {family.name} {family.kind}"]
            lines.setdefault(family.name, head).extend(line(family, sample, worker) for sample in family.samples)
    return "".join(f"{line}\n" for family in lines.values() for line in family)


def line(family: MetricFamily, sample: Sample, worker: str) -> str:
    labels = ",".join(f'{name}="{value}"' for name, value in {**sample.labels, "worker": worker}.items())
    return f"{family.name}{sample.ending}{{{labels}}} {written(sample.value)}"


def written(value: float) -> str:
    return "+Inf" if value == float("inf") else f"{value:.15g}"
