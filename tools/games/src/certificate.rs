//! A proved period in Chinese, and the closed form that follows from it.

use crate::spoken::Spoken;
use grundy::period::{Basis, Period, Theorem};
use itertools::Itertools;
use support::text;

/// Returns what is proved of the values of all heaps, in the current language.
pub fn law(period: &Period) -> String {
    match &*closed_form(period) {
        "G(n) = n" => text!(
            "the value of a heap is its size (Bouton, 1901)",
            "一堆的 SG 值就是它的石子数（Bouton，1901）"
        ),
        _ => period.localize(),
    }
}

/// The most values that a formula lists.
const MAX_LISTED: usize = 16;

/// Returns the value of every heap n as a formula.
pub fn closed_form(period: &Period) -> String {
    let (first, length, saltus) = (period.preperiod(), period.period(), period.saltus());
    let values = period.values();
    let counts_up = values.iter().enumerate().all(|(heap, &value)| heap as u64 == value.into());
    if first > 0 {
        let past = format!("(n − {first})");
        let growth = growth(&past, length, saltus);
        let base = match length {
            1 => format!("G({first})"),
            _ => format!("G({first} + {past} mod {length})"),
        };
        return format!("G(n) = {base}{growth}, n ≥ {first}");
    }
    if counts_up && (saltus == length) {
        return "G(n) = n".to_string();
    }
    let growth = growth("n", length, saltus);
    if counts_up {
        return format!("G(n) = n mod {length}{growth}");
    }
    match values {
        [value] if growth.is_empty() => format!("G(n) = {value}"),
        _ if values.iter().all(|&value| value == 0) && saltus > 0 => {
            format!("G(n) ={}", growth.trim_start_matches(" +"))
        }
        values if values.len() <= MAX_LISTED => {
            format!("G(n) = [{}][n mod {length}]{growth}", values.iter().join(", "))
        }
        _ => format!("G(n) = G(n mod {length}){growth}"),
    }
}

/// Returns the term of a formula that adds the saltus for each period in `past`.
fn growth(past: &str, length: u64, saltus: u64) -> String {
    let periods = match length {
        1 => past.to_string(),
        _ => format!("⌊{past} / {length}⌋"),
    };
    match saltus {
        0 => String::new(),
        1 => format!(" + {periods}"),
        saltus => format!(" + {saltus}·{periods}"),
    }
}

impl Spoken for Period {
    fn in_chinese(&self) -> String {
        let (first, last) = self.compared();
        let (length, saltus) = (self.period(), self.saltus());
        let (growth, agreement) = match saltus {
            0 => (String::new(), "逐一比较相等".to_string()),
            _ => (format!("，增量 {saltus}"), format!("逐一比较，都相差 {saltus}")),
        };
        let theorem = self.theorem().in_chinese();
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

/// The Chinese for a theorem follows 依.
impl Spoken for Theorem {}
