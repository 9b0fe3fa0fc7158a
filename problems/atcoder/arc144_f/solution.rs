//! AtCoder ARC 144 F — Arithmetic Sequence Nim
//! <https://atcoder.jp/contests/arc144/tasks/arc144_f> · 2 s · 1024 MiB · hard
//!
//! Rules: N piles of stones; a move takes x > 0 stones from one pile, where x mod m = a.
//! Whoever cannot move loses. The input is `N m a` and the piles; print how many first moves
//! win, mod 998244353.
//! Model: subtraction game {a, a + m, a + 2m, …}, a sum of heaps.
//! Why: within a class of sizes with the same remainder mod m, the Grundy values are b for the
//! least size, then rise by 1 from size to size c times, and stay; b and c follow from the
//! remainder alone. So the options of a pile with a wanted value are one, or all from some size
//! on, and can be counted.
//!
//! 1. For a = 0, a pile of qm + r with r < m is a Nim heap of q: b = 0, and the values rise for
//!    ever. So let a > 0. The claim is that the pile has the value b + min(q, c), where b is
//!    the parity of ⌊r / a⌋ and c is defined in steps 3 and 4. The proof is by induction on the
//!    size.
//! 2. For r ≥ a the options are the q + 1 least sizes of the class of r - a, and for r < a the
//!    q least sizes of the class of r - a + m. If that class has b = 1, none of these values is
//!    0, and the pile is worth 0. If it has b = 0, their values are 0, 1, …, up to its c at
//!    most, and the pile is worth 1 + min(q, c) for r ≥ a, and min(q, c + 1) for r < a.
//! 3. So for r ≥ a the class has b = 1 if that of r - a has b = 0, with the same c, and
//!    otherwise b = c = 0. That is the parity of ⌊r / a⌋, given that all r < a have b = 0. It
//!    makes c = 0 for all r ≥ 2a, where the class of r - a or of r - 2a has b = 1, and for
//!    a ≤ r < 2a the c is that of r - a.
//! 4. For r < a, follow the classes of the options: r + (m - a), r + 2(m - a), … until they
//!    reach the first one r' ≥ a. By step 2 each of them has b = 0 and adds 1 to c, but the
//!    last, r', adds 1 only if it has b = 0; its own c is 0 in that case, because r' ≥ 2a. So c
//!    is the number of steps to r', less 1 if r' has b = 1.
//! 5. A winning move makes the nim sum 0: in a pile of value g it goes to the value g ⊕ s,
//!    where s is the nim sum of all. The options of a pile n ≥ a are n - a and all smaller
//!    sizes of its class. One of them has a value from b to b + c - 1, if it is large enough,
//!    and all from cm on have b + c.
//!
//! Cost: O(N).

use grundy::contest::mod_int::ModInt;
use grundy::nim;
use proconio::input;

type Mod = ModInt<998_244_353>;

/// A move takes a number of stones that leaves `remainder` modulo `modulus`.
struct Rule {
    modulus: u64,
    remainder: u64,
}

/// All sizes of piles that have the same remainder. The q-th, counted from 0, has the value
/// `first` + min(q, `rises`).
struct Class {
    first: u64,
    rises: u64,
}

fn main() {
    input! { n: usize, modulus: u64, remainder: u64, piles: [u64; n] }
    assert!(remainder < modulus, "no number is {remainder} mod {modulus}");
    let rule = Rule { modulus, remainder };
    let nim_sum = nim::nim_sum(piles.iter().map(|&pile| rule.value(pile)));
    let mut winning_moves = Mod::new(0);
    for &pile in &piles {
        let wanted = rule.value(pile) ^ nim_sum;
        winning_moves += Mod::new(rule.options_of_value(pile, wanted));
    }
    println!("{winning_moves}");
}

impl Rule {
    /// Returns the class of the piles that leave `r` modulo the modulus.
    fn class(&self, r: u64) -> Class {
        let Rule { modulus: m, remainder: a } = *self;
        if a == 0 {
            return Class { first: 0, rises: u64::MAX };
        }
        match r / a {
            0 => {
                let steps = (a - r).div_ceil(m - a);
                let reached = r + steps * (m - a);
                Class { first: 0, rises: steps - reached / a % 2 }
            }
            1 => Class { first: 1, rises: self.class(r - a).rises },
            block => Class { first: block % 2, rises: 0 },
        }
    }

    /// Returns the Grundy value of a pile.
    fn value(&self, pile: u64) -> u64 {
        let class = self.class(pile % self.modulus);
        class.first + class.rises.min(pile / self.modulus)
    }

    /// Counts the moves from `pile` that leave a pile of the value `wanted`.
    fn options_of_value(&self, pile: u64, wanted: u64) -> u64 {
        let least_take = if self.remainder > 0 { self.remainder } else { self.modulus };
        let Some(largest) = pile.checked_sub(least_take) else { return 0 };
        let (last, r) = (largest / self.modulus, largest % self.modulus);
        let class = self.class(r);
        let Some(rise) = wanted.checked_sub(class.first) else { return 0 };
        if rise > last.min(class.rises) {
            0
        } else if rise < class.rises {
            1
        } else {
            last - rise + 1
        }
    }
}
