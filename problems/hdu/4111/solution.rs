//! HDU 4111 — Alice and Bob
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4111> · 1 s · 32 MiB · hard
//!
//! Rules: a move makes one of N positive numbers smaller by 1, a 0 vanishing, or replaces
//! two numbers by their sum; whoever cannot move loses. T cases `N`, then N numbers; print
//! `Case #i: Alice` (first) or `Case #i: Bob`.
//! Model: parity, of the moves left with ones counted apart.
//! Why: let a numbers be 1, and let b be the sum of the others plus their number less one:
//! the moves they last if all are merged first. Claim: with b > 2, lost are a and b both
//! even; with b ≤ 2, lost is a ≡ 0 (mod 3). Moves lead to (a, b - 1), (a - 1, b), (a - 1,
//! b + 1), (a - 2, b + 3) and, by making a 2 a 1 beside another large number, (a + 1,
//! b - 3). For b > 2: if both are even, b is 4 or more, and with two large numbers, 5 at
//! least, it is 6 or more; so each move leaves b > 2 still and one of both odd. Else, a odd,
//! take a 1 away or merge it so that both become even; a even and b odd, go to b - 1, but
//! from b = 3 merge two ones, or without ones go to (0, 2). For b = 2 (a single 2) and b = 0
//! the moves that do not lead to a won b = 3 or 5 are (a, 2) to (a - 1, 2), (a + 1, 0) and
//! (a, 0) to (a - 1, 0), (a - 2, 2): none joins two multiples of 3, and, unless a is a
//! multiple, one leads to a multiple.
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=4000).contains(&cases), "{cases} cases, not 1 to 4000");
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize }
        assert!((1..=50).contains(&n), "{n} numbers, not 1 to 50");
        input! { numbers: [u64; n] }
        let in_bounds = numbers.iter().all(|number| (1..=1000).contains(number));
        assert!(in_bounds, "a number outside 1..=1000 in {numbers:?}");
        let ones = numbers.iter().filter(|&&number| number == 1).count();
        let large = numbers.iter().filter(|&&number| number > 1);
        let moves = large.map(|number| number + 1).sum::<u64>().saturating_sub(1);
        let alice = if moves > 2 { ones % 2 == 1 || moves % 2 == 1 } else { ones % 3 > 0 };
        winners += &format!("Case #{case}: {}\n", if alice { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
