// AtCoder ARC 191 E https://atcoder.jp/contests/arc191/tasks/arc191_e · made by `cargo judge bundle arc191_e --write` from 141a6b6bd3bdf386
//! AtCoder ARC 191 E — Unfair Game
//! <https://atcoder.jp/contests/arc191/tasks/arc191_e> · 2 s · 1024 MiB · hard
//!
//! Rules: N bags of A gold and B silver coins. Takahashi first chooses which are his, the
//! others are Aoki's. Then, Takahashi first, a player takes from a bag of his a silver coin,
//! or a gold coin while X (Takahashi) or Y (Aoki) silver ones are added, and gives the bag
//! to the other. Whoever cannot move loses. One case `N X Y`, then N lines `A B`; print how
//! many choices Takahashi wins, mod 998244353.
//! Model: partisan game, a sum of numbers.
//! Why: only its holder moves a bag, so Takahashi's are {options |} = 1 if some option is 0,
//! else 0, all options being 0 or -1, and Aoki's are -1 or 0 likewise: a bag counts 1 for
//! its holder if he would win it alone. The first player wins a sum above 0 only. Alone, with
//! X and Y odd every move changes the parity of the silver, with both even that of all coins,
//! and the mover wins if it is odd. If only X is even, Takahashi wins by leaving even silver:
//! he takes one of odd silver, or of even silver gold, and Aoki must make it odd again. So
//! Aoki loses with even silver, and with two gold, as he leaves one; with less he wins odd
//! silver, if need be by taking the gold. Count p bags of 1 | -1, q of 1 | 0, s of 0 | -1,
//! the rest twice: Takahashi leaves, i of the p taken, less than q + 2i - p of the q and s.
//! Cost: O(N).

use proconio::input;

const MODULUS: u64 = 998_244_353;
const MOST: u64 = 1_000_000_000;

fn main() {
    input! { n: usize, x: u64, y: u64 }
    assert!((1..=200_000).contains(&n), "{n} bags, not 1 to 200000");
    assert!(x > 0 && y > 0 && x.max(y) <= MOST, "{x} {y}, not 1 to {MOST}");
    let mut kinds = [[0; 2]; 2];
    for _ in 0..n {
        input! { gold: u64, silver: u64 }
        assert!(gold.max(silver) <= MOST, "a bag {gold} {silver}, not 0 to {MOST}");
        let wins = |own: u64, other: u64| match (own % 2, other % 2) {
            (0, 0) => (gold + silver) % 2 == 1,
            (0, _) => gold > 0 || silver % 2 == 1,
            (_, 0) => gold < 2 && silver % 2 == 1,
            _ => silver % 2 == 1,
        };
        kinds[usize::from(wins(x, y))][usize::from(wins(y, x))] += 1;
    }
    let [[others, s], [q, p]] = kinds;
    let mut up_to = binomials(q + s);
    (1..=q + s).for_each(|k| up_to[k] = (up_to[k] + up_to[k - 1]) % MODULUS);
    let ways = (0..).zip(binomials(p)).filter(|(i, _)| q + 2 * i > p);
    let ways = ways.map(|(i, ways)| ways * up_to[(q + 2 * i - p - 1).min(q + s)] % MODULUS);
    let double = |ways, _| ways * 2 % MODULUS;
    println!("{}", (0..others).fold(ways.sum::<u64>() % MODULUS, double));
}

fn binomials(n: usize) -> Vec<u64> {
    let (mut row, mut inverses) = (vec![1], vec![0, 1]);
    for (k, next) in (1..=n).zip(2..) {
        row.push(row[k - 1] * (n + 1 - k) as u64 % MODULUS * inverses[k] % MODULUS);
        let rest = inverses[(MODULUS % next) as usize];
        inverses.push((MODULUS - MODULUS / next) * rest % MODULUS);
    }
    row
}


