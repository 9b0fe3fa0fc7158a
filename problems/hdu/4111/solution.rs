//! HDU 4111 — Alice and Bob
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4111> · 1 s · 32 MiB · hard
//!
//! Rules: a move reduces one of N positive numbers by 1, where a 0 vanishes, or replaces two
//! numbers by their sum; whoever cannot move loses. T cases `N`, then N numbers; print `Case #i:
//! Alice` (first) or `Case #i: Bob`.
//! Model: parity, of the moves left with ones counted apart.
//! Why: a move takes one unit away or merges two numbers. If all numbers were merged before one
//! vanishes, the game would last as many moves as there are units and merges, and their parity
//! would decide it. A merge is lost only when a 1 is taken away, so ones are counted apart: let a
//! be the number of ones, and b the number of moves that the large numbers, those above 1, last if
//! they are merged first: their sum plus their count less 1, or 0 if there are none. Claim: if b >
//! 2, a position is lost exactly if a and b are both even; if b ≤ 2, exactly if a is a multiple of
//! 3.
//!
//! 1. One large number n has b = n, and two or more have b ≥ 5; so b ≤ 2 means that the only large
//!    number is a 2, with b = 2, or that there is none, with b = 0. The game ends with a = b = 0.
//! 2. These are the moves; the claim is shown by induction on the moves that are left. Taking a 1
//!    away leads to (a - 1, b). Reducing a number above 2, or merging two large ones, leads to (a,
//!    b - 1). Merging a 1 with a large number leads to (a - 1, b + 1). Merging two ones leads to
//!    (a - 2, b + 3), or from b = 0 to (a - 2, 2). Reducing a 2 to 1 leads to (a + 1, b - 3) if
//!    there is another large number, and otherwise, from b = 2, to (a + 1, 0).
//! 3. Let b > 2, and a and b be even. Then b ≥ 4, and b ≥ 6 if there are two large numbers. So
//!    each move leaves b > 2 and makes a or b odd, or both: a won position.
//! 4. Let b > 2, and a be odd. Taking a 1 away, or merging it with a large number, makes a even,
//!    and whichever of the two leaves an even b leads to a lost position.
//! 5. Let b > 2, a be even and b odd. If b ≥ 5, merging two large numbers, or reducing the only
//!    one, leads to (a, b - 1), which is lost. If b = 3, the only large number is a 3: merging two
//!    ones leads to (a - 2, 6), or, if there are no ones, reducing the 3 to 2 leads to (0, 2);
//!    both are lost.
//! 6. Let b ≤ 2. Moves to b = 3 or b = 5 lead to won positions, as b is odd. The others lead from
//!    (a, 2) to (a - 1, 2) and (a + 1, 0), and from (a, 0) to (a - 1, 0) and (a - 2, 2). All of
//!    them change a mod 3, so no move leads from one multiple of 3 to another. If a ≡ 1 (mod 3),
//!    the first of the two leads to a multiple of 3, and if a ≡ 2, the second does; there are as
//!    many ones as it needs.
//!
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, numbers: [u64; n] }
        let winner = if mover_wins(&numbers) { "Alice" } else { "Bob" };
        winners += &format!("Case #{case}: {winner}\n");
    }
    print!("{winners}");
}

fn mover_wins(numbers: &[u64]) -> bool {
    let ones = numbers.iter().filter(|&&number| number == 1).count();
    let large = numbers.iter().filter(|&&number| number > 1);
    // 128 bits hold the sum of any numbers that 64 bits hold.
    let sum_and_count: u128 = large.map(|&number| u128::from(number) + 1).sum();
    let moves = sum_and_count.saturating_sub(1);
    if moves > 2 {
        ones % 2 == 1 || moves % 2 == 1
    } else {
        ones % 3 != 0
    }
}
