//! AtCoder ARC 191 E — Unfair Game
//! <https://atcoder.jp/contests/arc191/tasks/arc191_e> · 2 s · 1024 MiB · hard
//!
//! Rules: N bags hold A gold and B silver coins each. Takahashi first chooses which bags are
//! his; Aoki gets the others. Then they move in turn, Takahashi first: a player takes a silver
//! coin out of one of his own bags, or takes a gold coin out and puts X (Takahashi) or Y (Aoki)
//! silver coins in, and hands the bag to the other player. Whoever cannot move loses. The input
//! is `N X Y` and N lines `A B`; print for how many choices Takahashi wins, mod 998244353.
//! Model: partisan game, a sum of numbers.
//! Why: only its holder can move in a bag, and so every bag is worth 1, 0 or -1 to Takahashi.
//! Two questions settle it: would Takahashi win with this bag alone if he held it, and would
//! Aoki if he did? Parities answer both. Takahashi wins a choice if its sum is positive, and
//! counting such choices takes binomial coefficients only.
//!
//! 1. A bag of Takahashi's is worth 0 or 1, and one of Aoki's 0 or -1. By induction, all
//!    options of Takahashi's bag are worth 0 or -1, and Aoki has none in it. So it is {0 | } or
//!    {0, -1 | }, which is 1, if some option is worth 0, and { | } or {-1 | }, which is 0,
//!    otherwise. The same holds for Aoki with the signs turned. In the first case, and only in
//!    it, the holder wins with this bag alone if he moves first, since by induction an option
//!    worth 0 is one that the other player loses. The sum is a number, and a player who moves
//!    first in a number wins it only if it is in his favour: above 0 for Takahashi.
//! 2. Play with a bag alone ends when it is empty, as it will be, since the gold runs out. If X
//!    and Y are odd, each move changes the parity of the silver: the first player wins if the
//!    silver is odd. If both are even, each move changes the parity of all coins together: he
//!    wins if that is odd.
//! 3. Let just one of them be even; call its owner E and the other player O. If O is to move
//!    with even silver, E wins: each move of O makes the silver odd, and E takes one piece of
//!    it. So E, moving first, wins with odd silver by taking one piece, and with even silver
//!    and some gold by taking gold. With even silver alone he loses, since both can only take
//!    silver in turn.
//! 4. O, moving first, loses if the silver is even, by step 3. If it is odd, he must leave even
//!    silver and no gold, which is all that E loses. He can do so by taking silver if there is
//!    no gold, and by taking gold if there is one piece of it; otherwise he loses.
//! 5. Let p bags be won by whoever holds them (1 or -1, as Takahashi takes or leaves them), q
//!    by Takahashi only (1 or 0) and s by Aoki only (0 or -1); the rest count 0 either way, and
//!    each of them doubles the number of choices. If Takahashi takes i of the p and leaves j of
//!    the q + s, the sum is i - (p - i) + q - j. It is positive if j < q + 2i - p.
//!
//! Cost: O(N).

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const MODULUS: u64 = 998_244_353;

type Mod = ModInt<MODULUS>;

struct Bag {
    gold: u64,
    silver: u64,
}

/// How many bags are won by whom, if he holds the bag and moves first in it.
#[derive(Default)]
struct Bags {
    by_both: usize,
    by_takahashi: usize,
    by_aoki: usize,
    by_nobody: usize,
}

fn main() {
    input! { n: usize, x: u64, y: u64, coins: [(u64, u64); n] }
    let mut bags = Bags::default();
    for (gold, silver) in coins {
        let bag = Bag { gold, silver };
        match (bag.is_won_by_holder(x, y), bag.is_won_by_holder(y, x)) {
            (true, true) => bags.by_both += 1,
            (true, false) => bags.by_takahashi += 1,
            (false, true) => bags.by_aoki += 1,
            (false, false) => bags.by_nobody += 1,
        }
    }
    println!("{}", winning_choices(&bags));
}

impl Bag {
    /// Returns whether the holder wins with this bag alone, moving first, if he puts in `own`
    /// silver coins for a gold one and the other player `other`.
    fn is_won_by_holder(&self, own: u64, other: u64) -> bool {
        let is_silver_odd = self.silver % 2 == 1;
        match (own % 2, other % 2) {
            (0, 0) => self.gold % 2 != self.silver % 2,
            (0, _) => self.gold > 0 || is_silver_odd,
            (_, 0) => self.gold < 2 && is_silver_odd,
            _ => is_silver_odd,
        }
    }
}

/// Counts the choices of bags with a positive sum.
fn winning_choices(bags: &Bags) -> Mod {
    let one_sided = bags.by_takahashi + bags.by_aoki;
    let factorials = Factorials::new(bags.by_both.max(one_sided), MODULUS);
    // For each number of one-sided bags, in how many ways fewer of them can be left.
    let mut ways_below = vec![Mod::new(0)];
    for left in 0..=one_sided {
        ways_below.push(ways_below[left] + Mod::new(factorials.choose(one_sided, left)));
    }
    let mut choices = Mod::new(0);
    for taken in 0..=bags.by_both {
        // With this many one-sided bags left, or more, the sum is no longer positive.
        let too_many = (bags.by_takahashi + 2 * taken).saturating_sub(bags.by_both);
        let ways = Mod::new(factorials.choose(bags.by_both, taken));
        choices += ways * ways_below[too_many.min(one_sided + 1)];
    }
    choices * Mod::new(2).power(bags.by_nobody as u64)
}
