//! Heaps of the preperiod whose values differ from the period.

use grundy::period::Period;

/// Returns the heaps below the preperiod whose value differs from the one that the period,
/// continued backwards, would give.
pub fn exceptions(period: &Period) -> Vec<u64> {
    let differs = |&heap: &u64| {
        let periods = (period.preperiod() - heap).div_ceil(period.period());
        let later = period.value(heap + periods * period.period());
        period.value(heap) + periods * period.saltus() != later
    };
    (0..period.preperiod()).filter(differs).collect()
}
