//! AtCoder ARC 155 D — Avoid Coprime Game
//! <https://atcoder.jp/contests/arc155/tasks/arc155_d> · 2 s · 1024 MiB · hard
//!
//! Rules: N numbers with greatest common divisor 1, and G = 0. A move erases a number a with
//! gcd(G, a) ≠ 1 and makes that G; whoever cannot move loses, Takahashi first. Input `N`, then
//! the numbers; print for each who wins if it is erased first, `Takahashi` or `Aoki`.
//! Model: parity, of the moves left at each divisor.
//! Why: the k numbers erased are multiples of G. A move makes G a smaller divisor d > 1, by
//! any a with gcd(G, a) = d, or it waits, by one of the other multiples of G. If some d is
//! lost for the opponent, win by it; if not, but a wait would let the opponent do that, the
//! position is lost; if neither ever, both wait and the parity of the multiples left decides.
//! So only the parity of k matters. How many a have gcd(G, a) = d is, by Möbius inversion,
//! the sum of μ(e) · (how many multiples of de there are) over e that divide G/d.
//! Cost: O(A log² A) for numbers up to A.

use itertools::Itertools;
use proconio::input;

const LARGEST: usize = 200_000;

fn main() {
    input! { n: usize, numbers: [usize; n] }
    assert!((2..=LARGEST).contains(&n), "{n} numbers, not 2 to {LARGEST}");
    if let Some(number) = numbers.iter().find(|number| !(2..=LARGEST).contains(*number)) {
        panic!("the number {number}, not 2 to {LARGEST}");
    }
    let most = numbers.iter().copied().max().unwrap_or(0);
    let mut multiples = vec![0i32; most + 1];
    numbers.iter().for_each(|&number| multiples[number] += 1);
    let mut moebius = vec![0i32; most + 1];
    moebius[1] = 1;
    let mut divisors = vec![Vec::new(); most + 1];
    for d in 1..=most {
        multiples[d] = (d..=most).step_by(d).map(|multiple| multiples[multiple]).sum();
        divisors[d].push(d);
        for multiple in (2 * d..=most).step_by(d) {
            moebius[multiple] -= moebius[d];
            divisors[multiple].push(d);
        }
    }
    let mut wins = vec![[false; 2]; most + 1]; // by the parity of k
    for g in 2..=most {
        let mut by_smaller = [false; 2];
        for &d in divisors[g].iter().filter(|&&d| d > 1 && d < g) {
            let exactly: i32 = divisors[g / d].iter().map(|&e| moebius[e] * multiples[d * e]).sum();
            for parity in (0..2).filter(|_| exactly > 0) {
                by_smaller[parity] |= !wins[d][1 - parity];
            }
        }
        wins[g] = [0, 1].map(|k| {
            let last_wait = (multiples[g] + k as i32) % 2 == 1;
            by_smaller[k] || !by_smaller[1 - k] && last_wait
        });
    }
    let winner = |&number: &usize| if wins[number][1] { "Aoki" } else { "Takahashi" };
    println!("{}", numbers.iter().map(winner).join("\n"));
}
