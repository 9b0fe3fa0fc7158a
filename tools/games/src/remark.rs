//! Remarks on how a rule was read, in Chinese.

use grundy::rule::Remark;
use grundy::subtraction::SetRemark;

/// Returns a remark in Chinese; `Display` formats it in English.
pub fn in_chinese(remark: &Remark) -> String {
    match remark {
        Remark::Set(SetRemark::Repeated(number)) => format!("{number} 写了不止一次，按一次计算"),
        Remark::Set(SetRemark::InSteps { step, last }) => {
            format!("省略号按步长 {step} 读到 {last}")
        }
        Remark::Set(SetRemark::Continued(set)) => {
            format!("省略号之前的数读作以下集合的开头：{set}")
        }
        Remark::Known { moves, title } => {
            let parts = match moves.may_have_empty_parts() {
                None => "",
                Some(true) => "；分开后可以有空堆",
                Some(false) => "；分开后每一堆至少有一颗石子",
            };
            format!("走法 {moves} 就是规则 {title}{parts}")
        }
    }
}
