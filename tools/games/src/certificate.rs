//! Proved laws of values in Chinese: periods; some heaps grow and others do not; or some follow the marks
//! of a ruler.

use crate::spoken::Spoken;
use grundy::period::ruler::Ruler;
use grundy::period::sapp::Sapp;
use grundy::period::{Basis, Period, Regularity, Theorem};
use itertools::Itertools;

impl Spoken for Period {
    fn in_chinese(&self) -> String {
        let (first, last) = self.compared();
        let (length, saltus) = (self.period(), self.saltus());
        let (growth, agreement) = match saltus {
            0 => (String::new(), "逐一比较相等".to_string()),
            _ => (format!("，增量 {saltus}"), format!("逐一比较，都相差 {saltus}")),
        };
        let theorem = theorem_in_chinese(self.theorem());
        let condition = match self.basis() {
            Basis::Computed => "",
            Basis::Given => "（若所给的值正确）",
        };
        format!(
            "周期 {length}{growth}，自 {} 起：堆 {first}..{last} 与 {}..{} {agreement}，依{theorem}，\
             永远成立{condition}",
            self.preperiod(),
            first + length,
            last + length
        )
    }
}

/// Returns the name of a theorem in Chinese, as it follows 依.
pub fn theorem_in_chinese(theorem: Theorem) -> &'static str {
    match theorem {
        Theorem::GuySmith => " Guy–Smith 定理",
        Theorem::LargestMove => "对最大取数的归纳",
        Theorem::NimTail => "“取数超过 t 时可任取”的定理",
        Theorem::EqualPairs => "“可留下相等的两堆和另一堆”的定理",
        Theorem::Residues => "“取法集合模 p 重复”的定理",
        Theorem::Multiples => "“只取某个数的倍数”的定理",
        Theorem::RepeatingDigits => "“编码的数字循环”的定理",
        Theorem::GrowthInPart => "“部分堆的值增长”的定理",
        Theorem::Ruler => "标尺正则定理",
    }
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
    let (above, low) = (ruler.above(), ruler.low());
    format!(
        "周期 {period}，增量 {saltus}，自 {} 起，只有堆 {period}j + {mark}（j ≥ 1）例外：j 是 2 的幂时值为 \
         {saltus}j + {above}，否则为 {saltus}(j - 2·2^k) + {low}，其中 2^k 是整除 j 的 2 的最高次幂：\
         已检查堆 1..{}，依标尺正则定理，永远成立",
        claim.preperiod,
        ruler.computed() - 1
    )
}
