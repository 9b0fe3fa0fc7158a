//! Writing rules in the notation that the parser reads.

use super::quotient::{Quotient, Rounding};
use super::{Choice, Condition, Linear, Moves, Relation};
use std::fmt;

/// A part of an option that is to be written, and the quotients of that option.
struct Written<'a, T>(&'a T, &'a [Quotient]);

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
        let quotients = &self.quotients[..];
        let written = |linear: &Linear| Written(linear, quotients).to_string();
        let heaps: Vec<String> = self.heaps.iter().map(written).collect();
        match &heaps[..] {
            [heap] => f.write_str(heap)?,
            heaps => write!(f, "({})", heaps.join(", "))?,
        }
        let mut end = None;
        for (number, condition) in self.conditions.iter().enumerate() {
            // Comparisons that share a side are written as a chain.
            if let Condition::Compare { left, relation, right } = condition {
                if end == Some(left) {
                    write!(f, " {} {}", relation, Written(right, quotients))?;
                    end = Some(right);
                    continue;
                }
                end = Some(right);
            } else {
                end = None;
            }
            f.write_str(if number == 0 { " with " } else { ", " })?;
            Written(condition, quotients).fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Written<'_, Condition> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Written(condition, quotients) = self;
        let written = |linear| Written(linear, quotients);
        match condition {
            Condition::Compare { left, relation, right } => {
                write!(f, "{} {} {}", written(left), relation, written(right))
            }
            Condition::Remainder { of, modulus: 2, remainder: 0 } => {
                write!(f, "{} even", written(of))
            }
            Condition::Remainder { of, modulus: 2, remainder: 1 } => {
                write!(f, "{} odd", written(of))
            }
            Condition::Remainder { of, modulus, remainder } => {
                write!(f, "{} mod {} = {}", written(of), modulus, remainder)
            }
            Condition::Member { number, set } => write!(f, "{} in {}", written(number), set),
            Condition::Divides { divisor, number } => {
                write!(f, "{} divides {}", written(divisor), written(number))
            }
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

impl fmt::Display for Written<'_, Quotient> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Written(quotient, quotients) = self;
        let of = Written(&quotient.of, quotients).to_string();
        let is_divided_alone = !of.contains(&['+', '-', '/'][..]);
        let of = if is_divided_alone { of } else { format!("({})", of) };
        match quotient.rounding {
            Rounding::Down => write!(f, "floor({}/{})", of, quotient.divisor),
            Rounding::Up => write!(f, "ceil({}/{})", of, quotient.divisor),
            Rounding::None => write!(f, "{}/{}", of, quotient.divisor),
        }
    }
}

impl fmt::Display for Written<'_, Linear> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Written(linear, quotients) = self;
        let letters = linear.letters.iter().zip(&LETTERS);
        let letters = letters.map(|(&factor, letter)| (factor, letter.to_string()));
        // A quotient is read without a factor.
        let quotients = linear.quotients.iter().zip(quotients).flat_map(|(&factor, quotient)| {
            let written = move |_| (factor.signum(), Written(quotient, quotients).to_string());
            (0..factor.unsigned_abs()).map(written)
        });
        let terms = std::iter::once((linear.heap, "n".to_string()));
        let terms = terms.chain(letters).chain(quotients).filter(|term| term.0 != 0);
        // A positive term comes first, as in `a-n` and `5-a`.
        let (plus, minus): (Vec<_>, Vec<_>) = terms.partition(|term| term.0 > 0);
        let is_number_first = plus.is_empty() && (linear.constant > 0 || minus.is_empty());
        let number = Some((linear.constant, String::new()));
        let (first, last) = if is_number_first { (number, None) } else { (None, number) };
        let last = last.filter(|number| number.0 != 0);
        let terms = first.into_iter().chain(plus).chain(minus).chain(last);
        for (place, (factor, name)) in terms.enumerate() {
            f.write_str(match (place, factor < 0) {
                (0, false) => "",
                (_, false) => "+",
                (_, true) => "-",
            })?;
            if factor.unsigned_abs() != 1 || name.is_empty() {
                write!(f, "{}", factor.unsigned_abs())?;
            }
            f.write_str(&name)?;
        }
        Ok(())
    }
}
