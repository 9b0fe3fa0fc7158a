// AtCoder ARC 155 D https://atcoder.jp/contests/arc155/tasks/arc155_d · made by `cargo judge bundle arc155_d --write` from cb1e37ae7c802f7e
//! AtCoder ARC 155 D — Avoid Coprime Game
//! <https://atcoder.jp/contests/arc155/tasks/arc155_d> · 2 s · 1024 MiB · hard
//!
//! Rules: N numbers without a common divisor, and G = 0; a move erases a number a with
//! gcd(G, a) ≠ 1 and makes that the new G. Whoever cannot move loses. One case `N`, then the
//! numbers; print for each of them who wins if Takahashi, who moves first, erases it:
//! `Takahashi` or `Aoki`.
//! Model: game of divisors, with the parity of the numbers left.
//! Why: all erased numbers are multiples of G, so G and the number r of multiples that are
//! left make the position. A move makes G a proper divisor, by a number that was not
//! erased before, or keeps it and lowers r. If a divisor is lost for the opponent the
//! position is won, which depends on the parity of r alone. If none is so for even r, then
//! r = 0 is lost and with it every even r, and every odd r is won; if one is, even r are won
//! and odd ones need a divisor too. A divisor g can be reached if a number has gcd(G, a) = g:
//! by the inversion of Möbius, count the multiples of g d for the d that divide G / g.
//! Cost: O(N + M log² M) for numbers up to M.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=200_000).contains(&n), "{n} numbers, not 2 to 200000");
    input! { numbers: [usize; n] }
    if let Some(number) = numbers.iter().find(|number| !(2..=200_000).contains(*number)) {
        panic!("{number} is not 2 to 200000");
    }
    let largest = numbers.iter().copied().max().unwrap_or(0);
    let (mut multiples, mut mobius) = (vec![0i64; largest + 1], vec![0i64; largest + 1]);
    numbers.iter().for_each(|&number| multiples[number] += 1);
    mobius[1] = 1;
    for d in 1..=largest {
        multiples[d] = (d..=largest).step_by(d).map(|multiple| multiples[multiple]).sum();
        (2 * d..=largest).step_by(d).for_each(|multiple| mobius[multiple] -= mobius[d]);
        assert!(d == 1 || multiples[d] < n as i64, "all numbers are divisible by {d}");
    }
    // Whether the mover wins, for an even and an odd number of multiples left.
    let mut won = vec![[false; 2]; largest + 1];
    for g in 2..=largest {
        // All that divisors can win has been entered, as they came before.
        won[g][1] |= !won[g][0];
        let mut with_gcd = vec![0; largest / g + 1];
        for d in 1..=largest / g {
            let count = mobius[d] * multiples[g * d];
            (d..=largest / g).step_by(d).for_each(|factor| with_gcd[factor] += count);
        }
        for factor in (2..=largest / g).filter(|&factor| with_gcd[factor] > 0) {
            let from = g * factor;
            // What is erased are multiples of both, and the move erases one more.
            let changes = multiples[g] + multiples[from] + 1;
            for parity in 0..2 {
                won[from][parity] |= !won[g][(parity + changes as usize) % 2];
            }
        }
    }
    let wins = |number: usize| won[number][(multiples[number] - 1) as usize % 2];
    let winners = numbers.iter().map(|&it| if wins(it) { "Aoki\n" } else { "Takahashi\n" });
    print!("{}", winners.collect::<String>());
}


