//! A proved period in Chinese.

use crate::spoken::Spoken;
use grundy::period::{Basis, Period, Theorem};

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
