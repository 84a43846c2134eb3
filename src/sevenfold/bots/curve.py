"""From what a search says to a chance that is true: a logistic curve, fitted by benchmarks/calibration.py."""

from sevenfold.kernel.jit import jit
from sevenfold.kernel.real import exp, log


@jit
def bend(value: float, slope: float, shift: float) -> float:
    """A chance whose odds are raised to a power and multiplied; what is certain stays so."""
    if not 0 < value < 1:
        return value
    return 1 / (1 + exp(-slope * log(value / (1 - value)) - shift))
