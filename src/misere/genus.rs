//! The genus of a position: its Grundy value, and its misère values beside heaps of Nim.
//!
//! The *misère value* of a position is the mex of the misère values of its options, except that a
//! position without moves has the value 1. It is 0 if and only if the position is a P-position in
//! misère play. The *genus* of G is written g^{g₀g₁g₂…}, where g is the Grundy value of G, and gₖ
//! is the misère value of the sum of G and k heaps of Nim of two stones each.
//!
//! ```
//! use grundy::misere::genus::Genus;
//! use grundy::rule::Rule;
//!
//! // A heap of Nim of 1 stone loses (0) alone. Beside one heap of 2 it has the value 3, which
//! // is 1 ⊕ 2, beside two the value 1, and so on: 0, 3, 1, 3, 1, ….
//! let nim: Rule = "nim".parse().unwrap();
//! assert_eq!(Genus::of_sum(&nim, &[1]).unwrap().to_string(), "1^{031}");
//!
//! // From 5 pins of Kayles the moves leave 4, (1, 3), (2, 2), 3 or (1, 2).
//! let kayles: Rule = "kayles".parse().unwrap();
//! let genus = Genus::of_sum(&kayles, &[5]).unwrap();
//! assert_eq!(genus.to_string(), "4^{146}");
//! assert!(!genus.is_nim()); // no position of Nim behaves like this
//! ```
//!
//! # Theorem: the recurrence
//!
//! Let gₖ' run through the k-th values of the options of G. Then g₀ = mex {g₀'}, or 1 if there are
//! no options, and gₖ = mex {gₖ', gₖ₋₁, gₖ₋₁ ⊕ 1} for k ≥ 1.
//!
//! *Proof.*
//!
//! 1. A move in G replaces G by one of its options, so the result has one of the values gₖ'. A move
//!    in one of the heaps of 2 leaves G with k - 1 such heaps, plus either nothing or a heap of 1.
//! 2. If a position X has the misère value v, then X together with a heap of 1 has the misère value
//!    v ⊕ 1. If X has no moves, its value is 1, and the sum has the value mex {1} = 0. Otherwise
//!    let v' run through the values of the options of X. By induction, the options of the sum have
//!    the values v' ⊕ 1 and, after the move that takes the heap of 1, v. No v' is v, so v ⊕ 1 is
//!    not among these values. If v is even, all u < v are among the values v'. Hence all the
//!    numbers u ⊕ 1, which are also below v, occur and, together with v itself, they are all the
//!    numbers below v ⊕ 1 = v + 1. If v is odd, all u < v - 1 are among the values v', so all u
//!    ⊕ 1 < v - 1 = v ⊕ 1 occur.
//!
//! # Theorem: it alternates
//!
//! From some k on, gₖ₊₂ = gₖ.
//!
//! *Proof.* By induction the values of the options alternate from some K on. For k ≥ K, let mₖ be
//! the mex of the k-th values of the options; it depends only on the parity of k. Call {2i, 2i + 1}
//! a pair.
//!
//! 1. If gₖ₋₁ is not in the pair of mₖ, then gₖ = mₖ; otherwise gₖ is mₖ', the least number that is
//!    above this pair and not among the k-th values of the options. So for each parity of k, gₖ is
//!    one of two numbers.
//! 2. If mₖ and mₖ₊₁ are in different pairs, mₖ is followed by mₖ₊₁, which is followed by mₖ, and
//!    so on. If they are in the same pair, mₖ is followed by mₖ₊₁', which is in another pair and so
//!    is followed by mₖ, and so on.
//! 3. So two successive steps map {mₖ, mₖ'} into itself and leave mₖ fixed. Either they leave mₖ'
//!    fixed too, or they take mₖ' to mₖ.
//!
//! The values from K on are computed until a value equals the value two places before it. As each
//! value depends only on the value before it and on the parity of k, the last two values then
//! repeat for ever.
//!
//! J. H. Conway, *On Numbers and Games* (1976), chapter 12; Berlekamp, Conway and Guy, *Winning
//! Ways* (1982), chapter 13.

use crate::game::{canonical_sum, followers, Cycle, Game, Memo, OptionList, Recurrence};
use crate::mex::mex;
use std::fmt;

/// The genus of a position.
///
/// `Display` writes the misère values up to and including the two that repeat for ever. If some
/// value has more than one digit, the values are separated by commas.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Genus {
    grundy_value: u64,
    /// The misère values; the last two repeat for ever.
    misere_values: Vec<u64>,
}

impl Genus {
    /// Returns the genus of a sum of positions. Cost: each sum that can be reached is examined
    /// once.
    ///
    /// # Errors
    /// Returns an error if play might never end; the error names the sums that repeat.
    pub fn of_sum<G: Game>(game: G, sum: &[G::Position]) -> Result<Genus, Cycle<Vec<G::Position>>>
    where
        G::Position: Ord,
    {
        Memo::new().value(
            &canonical_sum(&game, sum)[..],
            Recurrence {
                options: |sum: &[G::Position]| followers(&game, sum),
                value: |options: &OptionList<_>, genus_of: &dyn Fn(&[_]) -> Genus| {
                    Genus::of_options(&options.iter().map(genus_of).collect::<Vec<_>>())
                },
            },
        )
    }

    fn of_options(options: &[Genus]) -> Genus {
        let grundy_value = mex(options.iter().map(|option| option.grundy_value));
        let first = match options {
            [] => 1,
            _ => mex(options.iter().map(|option| option.misere_value(0))),
        };
        let mut misere_values = vec![first];
        // From this place on, the values of all options alternate.
        let alternate = options.iter().map(|option| option.misere_values.len() - 2).max();
        let alternate = alternate.unwrap_or(0);
        loop {
            let k = misere_values.len();
            let before = misere_values[k - 1];
            let values = options.iter().map(|option| option.misere_value(k));
            misere_values.push(mex(values.chain([before, before ^ 1].iter().copied())));
            if k >= alternate + 2 && misere_values[k] == misere_values[k - 2] {
                break;
            }
        }
        // The last one repeats the last but two, and so may earlier ones.
        while let [.., a, _, b] = misere_values[..] {
            if a != b {
                break;
            }
            misere_values.pop();
        }
        Genus { grundy_value, misere_values }
    }

    /// Returns the Grundy value.
    pub fn value(&self) -> u64 {
        self.grundy_value
    }

    /// Returns the misère value of the position together with `twos` Nim heaps of two stones each.
    pub fn misere_value(&self, twos: usize) -> u64 {
        let len = self.misere_values.len();
        let past = twos.saturating_sub(len - 2);
        self.misere_values[twos - past + past % 2]
    }

    /// Returns `true` if some position of Nim has this genus.
    ///
    /// The genera of Nim are 0^{120} and 1^{031} for positions in which no heap has more than one
    /// stone, and g^{g(g ⊕ 2)} for positions with a larger heap.
    pub fn is_nim(&self) -> bool {
        let g = self.grundy_value;
        self.misere_values == [g, g ^ 2]
            || (g == 0 && self.misere_values == [1, 2, 0])
            || (g == 1 && self.misere_values == [0, 3, 1])
    }
}

impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.misere_values.iter().any(|&value| value > 9) { "," } else { "" };
        let values: Vec<String> = self.misere_values.iter().map(u64::to_string).collect();
        write!(f, "{}^{{{}}}", self.grundy_value, values.join(separator))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn misere_values_by_definition() {
        // Each position has some of the earlier ones as options.
        let (mut genera, mut values): (Vec<Genus>, Vec<Vec<u64>>) = (vec![], vec![]);
        let mut below = random::below();
        for position in 0..400 {
            let near = (0..position).rev().take(24);
            let options: Vec<usize> = near.filter(|_| below(2) == 1).collect();
            let mut of_position = vec![];
            #[allow(clippy::needless_range_loop)] // It is the inner index, of several lists.
            for twos in 0..40 {
                let parts = options.iter().map(|&option| values[option][twos]);
                let value = match of_position.last() {
                    None if options.is_empty() => 1,
                    None => mex(parts),
                    // A heap of two stones may become one of one stone, or none.
                    Some(before) => mex(parts.chain(vec![*before, before ^ 1])),
                };
                of_position.push(value);
            }
            let options: Vec<Genus> = options.iter().map(|&at| genera[at].clone()).collect();
            let genus = Genus::of_options(&options);
            for (twos, &value) in of_position.iter().enumerate() {
                assert_eq!(genus.misere_value(twos), value, "{} {:?}", genus, of_position);
            }
            // No shorter sequence alternates from its last but one on.
            let shorter = genus.misere_values.len().checked_sub(3);
            assert!(shorter.map_or(true, |at| of_position[at] != of_position[at + 2]));
            genera.push(genus);
            values.push(of_position);
        }
        assert!(genera.iter().any(|genus| genus.misere_values.len() > 6));
    }

    #[test]
    fn genera_of_nim() {
        let genus = |grundy_value, misere_values: &[u64]| Genus {
            grundy_value,
            misere_values: misere_values.to_vec(),
        };
        let nim = [(0, &[1, 2, 0][..]), (1, &[0, 3, 1]), (0, &[0, 2]), (1, &[1, 3]), (2, &[2, 0])];
        assert!(nim.iter().all(|&(value, values)| genus(value, values).is_nim()));
        let others = [(1, &[1, 2, 0][..]), (0, &[0, 3, 1]), (2, &[1, 4, 2, 0]), (0, &[2, 0])];
        assert!(others.iter().all(|&(value, values)| !genus(value, values).is_nim()));
        assert_eq!(genus(9, &[9, 8]).to_string(), "9^{98}");
        assert_eq!(genus(10, &[10, 8]).to_string(), "10^{10,8}");
    }
}
