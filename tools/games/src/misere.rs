//! The reasons why, under some rules, the values alone decide misère play.

use crate::spoken::Spoken;
use grundy::misere::prove_sj;
use grundy::rule::Rule;
use support::{refuse, text};

/// The reason why the SJ rule, applied to the values alone, gives the misère outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Ferguson's theorem, which holds for every subtraction game.
    Ferguson,
    /// A proof whose conditions were checked for every heap up to this size.
    Proof { largest: u64 },
}

impl std::fmt::Display for Basis {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let clause = match self {
            Basis::Ferguson => {
                text!(
                    "valid for every subtraction game, by Ferguson's theorem (1974)",
                    "由 Ferguson 定理（1974）对一切减法游戏成立"
                )
            }
            Basis::Proof { largest } => text!(
                "valid for any number of heaps of up to {largest} each, because every such heap \
                 meets the conditions of its proof",
                "对任意多个不超过 {largest} 的堆成立，因为每个这样的堆都满足证明的条件"
            ),
        };
        f.write_str(&clause)
    }
}

/// Returns the reason why the SJ rule holds for heaps up to `largest`.
///
/// # Errors
/// If this is not proved; the error names the obstacle to a proof.
pub fn basis(rule: &Rule, largest: u64) -> Result<Basis, String> {
    if only_takes(rule) {
        return Ok(Basis::Ferguson);
    }
    // A proof for larger heaps would not be quick enough.
    let limit = if rule.most_heaps() > 2 { 60 } else { 300 };
    if largest > limit {
        refuse!("heaps above {limit} are not checked", "大于 {limit} 的堆没有验证");
    }
    let heaps: Vec<u64> = (0..=largest).collect();
    match prove_sj(rule, &heaps) {
        Ok(_) => Ok(Basis::Proof { largest }),
        Err(unproven) => {
            let unproven = unproven.localize();
            Err(text!("a heap of {unproven}", "堆 {unproven}"))
        }
    }
}

/// Returns whether the rule is a subtraction game. A code is a subtraction game if taking any
/// allowed number of stones may leave no heap or one heap, but not more heaps.
fn only_takes(rule: &Rule) -> bool {
    match rule {
        Rule::Set(_) => true,
        Rule::Code(game) => {
            let mut digits = game.start().iter().chain(game.tail());
            game.digit(0) == 0 && digits.all(|digit| [0, 3].contains(digit))
        }
        Rule::Grundys | Rule::Moves(_) => false,
    }
}
