//! Proved laws of values, stated in Chinese: periods; values that grow for some heaps and not for
//! others; values that follow the marks of a ruler.

use crate::spoken::Spoken;
use grundy::period::ruler::Ruler;
use grundy::period::sapp::Sapp;
use grundy::period::{Basis, Period, Regularity, Theorem};
use itertools::Itertools;
use support::text;

/// Returns what is proved about the values of all heaps, in the current language.
pub fn law(period: &Period) -> String {
    match &*period.formula() {
        "G(n) = n" => text!(
            "the value of a heap is its size (Bouton, 1901)",
            "一堆的 SG 值就是它的石子数（Bouton，1901）"
        ),
        _ => period.localize(),
    }
}

impl Spoken for Period {
    fn in_chinese(&self) -> String {
        let (first, last) = self.compared();
        let (length, saltus) = (self.period(), self.saltus());
        let (growth, relation, difference) = match saltus {
            0 => (String::new(), " = ", String::new()),
            _ => (format!("，增量 {saltus}"), " 与 ", format!(" 逐一相差 {saltus}")),
        };
        let theorem = self.theorem().in_chinese();
        let condition = match self.basis() {
            Basis::Computed => "",
            Basis::Given => "（若所给的值正确）",
        };
        format!(
            "周期 {length}{growth}，自 {} 起：G({first}..{last}){relation}G({}..{}){difference}，{theorem}，\
             周期恒成立{condition}",
            self.preperiod(),
            first + length,
            last + length
        )
    }
}

/// In Chinese, a theorem becomes a clause that names it as the reason for a statement.
impl Spoken for Theorem {}

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
         与 {}..{} 逐一比较，由定理“一部分堆的值增长”，恒成立",
        claim.saltus,
        first + period,
        last + period
    )
}

fn by_ruler(ruler: &Ruler) -> String {
    let claim = ruler.claim();
    let (period, saltus, mark) = (claim.period, claim.saltus, ruler.mark());
    let (above, low) = (ruler.above(), ruler.low());
    format!(
        "周期 {period}，增量 {saltus}，自 {} 起，只有堆 {period}j + {mark}（j ≥ 1）例外：j 是 2 的幂时值为 \
         {saltus}j + {above}，否则为 {saltus}(j - 2·2^k) + {low}，其中 2^k 是整除 j 的 2 的最高次幂：\
         已检查堆 1..{}，由标尺规律的定理，恒成立",
        claim.preperiod,
        ruler.computed() - 1
    )
}
