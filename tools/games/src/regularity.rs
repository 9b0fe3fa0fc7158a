//! Laws of values that are no period: some heaps grow and others do not, or some follow the marks
//! of a ruler.

use crate::spoken::Spoken;
use grundy::period::ruler::Ruler;
use grundy::period::sapp::Sapp;
use grundy::period::Regularity;
use grundy::rule::Rule;
use itertools::Itertools;

/// The number of heaps that are searched for a law.
const SEARCHED: usize = 512;

/// Returns the law that the first heaps of a rule without a period prove.
pub fn find(rule: &Rule) -> Option<Regularity> {
    let Rule::Code(game) = rule else { return None };
    Regularity::without_period(game, SEARCHED).ok()
}

impl Spoken for Regularity {
    fn in_chinese(&self) -> String {
        match self {
            Regularity::Period(period) => period.in_chinese(),
            Regularity::InPart(sapp) => in_part(sapp),
            Regularity::Ruler(ruler) => by_ruler(ruler),
        }
    }
}

fn in_part(sapp: &Sapp) -> String {
    let claim = sapp.claim();
    let (first, period) = (claim.preperiod, claim.period);
    let (_, last) = sapp.compared();
    let steady = (first..first + period).filter(|&heap| !sapp.grows(heap));
    let steady = steady.map(|heap| format!("{heap} + {period}k")).join("、");
    format!(
        "周期 {period}，增量 {}，自 {first} 起，但堆 {steady} 的值不增长，只按周期重复：堆 {first}..{last} \
         与 {}..{} 逐一比较，依“部分堆的值增长”的定理，永远成立",
        claim.saltus,
        first + period,
        last + period
    )
}

fn by_ruler(ruler: &Ruler) -> String {
    let claim = ruler.claim();
    let (period, saltus, mark) = (claim.period, claim.saltus, ruler.mark());
    let above = ruler.value(mark + period) - saltus;
    let low = ruler.value(mark + 3 * period) - saltus;
    format!(
        "周期 {period}，增量 {saltus}，自 {} 起，只有堆 {period}j + {mark}（j ≥ 1）例外：j 是 2 的幂时值为 \
         {saltus}j + {above}，否则为 {saltus}(j - 2·2^k) + {low}，其中 2^k 是整除 j 的 2 的最高次幂：\
         已检查堆 1..{}，依标尺正则定理，永远成立",
        claim.preperiod,
        ruler.computed() - 1
    )
}
