//! Writing rules in the notation that is parsed.

use super::{Choice, Condition, Linear, Moves, Relation};
use std::fmt;

/// The letters other than n, in the order in which a rule uses them.
pub(super) const LETTERS: [char; super::MAX_LETTERS] = ['a', 'b', 'c'];

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, choice) in self.choices.iter().enumerate() {
            f.write_str(if number == 0 { "n -> " } else { " | " })?;
            choice.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heaps: Vec<String> = self.heaps.iter().map(Linear::to_string).collect();
        match &heaps[..] {
            [heap] => f.write_str(heap)?,
            heaps => write!(f, "({})", heaps.join(", "))?,
        }
        let mut end = None;
        for (number, condition) in self.conditions.iter().enumerate() {
            // Comparisons that share a side are written as a chain.
            if let Condition::Compare { left, relation, right } = condition {
                if end == Some(left) {
                    write!(f, " {} {}", relation, right)?;
                    end = Some(right);
                    continue;
                }
                end = Some(right);
            } else {
                end = None;
            }
            f.write_str(if number == 0 { " with " } else { ", " })?;
            condition.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Compare { left, relation, right } => {
                write!(f, "{} {} {}", left, relation, right)
            }
            Condition::Remainder { of, modulus: 2, remainder: 0 } => write!(f, "{} even", of),
            Condition::Remainder { of, modulus: 2, remainder: 1 } => write!(f, "{} odd", of),
            Condition::Remainder { of, modulus, remainder } => {
                write!(f, "{} mod {} = {}", of, modulus, remainder)
            }
            Condition::Member { number, set } => write!(f, "{} in {}", number, set),
            Condition::Divides { divisor, number } => write!(f, "{} divides {}", divisor, number),
        }
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Relation::Less => "<",
            Relation::AtMost => "<=",
            Relation::Equal => "=",
            Relation::Unequal => "!=",
            Relation::AtLeast => ">=",
            Relation::Greater => ">",
        })
    }
}

impl fmt::Display for Linear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters.iter().copied().zip(LETTERS.iter().copied());
        let terms = std::iter::once((self.heap, 'n')).chain(letters).filter(|term| term.0 != 0);
        // A positive term comes first, as in `a-n` and `5-a`.
        let (plus, minus): (Vec<_>, Vec<_>) = terms.partition(|term| term.0 > 0);
        let mut is_first = true;
        let mut sign = |f: &mut fmt::Formatter<'_>, is_negative: bool| {
            let sign = match (is_first, is_negative) {
                (true, false) => "",
                (false, false) => "+",
                (_, true) => "-",
            };
            is_first = false;
            f.write_str(sign)
        };
        if plus.is_empty() && (self.constant > 0 || minus.is_empty()) {
            sign(f, self.constant < 0)?;
            write!(f, "{}", self.constant.unsigned_abs())?;
        }
        for (factor, letter) in plus.iter().chain(&minus) {
            sign(f, *factor < 0)?;
            if factor.unsigned_abs() != 1 {
                write!(f, "{}", factor.unsigned_abs())?;
            }
            write!(f, "{}", letter)?;
        }
        let is_pending = !(plus.is_empty() && (self.constant > 0 || minus.is_empty()));
        if self.constant != 0 && is_pending {
            sign(f, self.constant < 0)?;
            write!(f, "{}", self.constant.unsigned_abs())?;
        }
        Ok(())
    }
}
