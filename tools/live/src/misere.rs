//! Why the values alone decide misère play, where they do.

use grundy::misere::prove_sj;
use grundy::octal::OctalGame;
use grundy::rule::Rule;

/// Why the SJ rule, on the values alone, is true misère play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// It is for every subtraction game.
    Ferguson,
    /// It is for all sums of heaps up to this size.
    Proof { largest: u64 },
}

impl std::fmt::Display for Basis {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Basis::Ferguson => {
                write!(f, "valid for every subtraction game, by Ferguson's theorem (1974)")
            }
            Basis::Proof { largest } => write!(
                f,
                "valid for any number of heaps of up to {largest} each, as every such heap meets \
                 the conditions of its proof"
            ),
        }
    }
}

/// A proof for larger heaps takes longer than a reader waits.
fn largest_proof(rule: &Rule) -> u64 {
    if rule.most_heaps() > 2 {
        60
    } else {
        300
    }
}

/// Why the SJ rule holds for heaps up to `largest`; an obstacle to the proof where there is
/// one.
pub fn basis(rule: &Rule, largest: u64) -> Result<Basis, String> {
    if only_takes(rule) {
        return Ok(Basis::Ferguson);
    }
    let most = largest_proof(rule);
    if largest > most {
        return Err(format!("heaps above {most} are not tried"));
    }
    let heaps: Vec<u64> = (0..=largest).collect();
    match prove_sj(rule, &heaps) {
        Ok(_) => Ok(Basis::Proof { largest }),
        Err(unproven) => Err(format!("a heap of {unproven}")),
    }
}

/// Whether this is a subtraction game; as a code, whether a move takes some stones and leaves
/// one heap or none, as it likes.
fn only_takes(rule: &Rule) -> bool {
    let leaves_the_rest = |game: &OctalGame| {
        let digits = game.start().iter().chain(game.tail());
        game.digit(0) == 0 && digits.into_iter().all(|digit| [0, 3].contains(digit))
    };
    match rule {
        Rule::Set(_) => true,
        Rule::Code(game) => leaves_the_rest(game),
        Rule::Grundys => false,
    }
}
