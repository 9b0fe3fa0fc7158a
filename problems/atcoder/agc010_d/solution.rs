//! AtCoder AGC 010 D — Decrementing
//! <https://atcoder.jp/contests/agc010/tasks/agc010_d> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: N numbers whose greatest common divisor is 1; a move subtracts 1 from a number that is at
//! least 2 and then divides all numbers by their greatest common divisor. Whoever finds only ones
//! loses. The input is `N` and the numbers; print who wins, `First` or `Second`.
//! Bounds: 1 ≤ N ≤ 10^5; the numbers are from 1 to 10^9.
//! Kind: impartial
//! Model: parity, the number of even numbers.
//! Why: as long as some number stays odd, a division changes no parity, and a player who finds an
//! odd number of even numbers on one turn can make sure of finding an odd number of them on every
//! later turn. Only a player who finds a single odd number can make all numbers even, by
//! subtracting 1 from the odd one. That move matters only when every other move loses, and the
//! division after it at least halves all numbers.
//!
//! 1. Before every move some number is odd, as no common divisor is left. If some number is still
//!    odd after 1 has been subtracted, the divisor is odd, and only the parity of the chosen number
//!    changes.
//! 2. With an odd number of even numbers, the mover wins by subtracting 1 from one of the even
//!    numbers. That leaves an even number of even numbers, and at least two odd ones. From there,
//!    after every move at least one number is still odd and exactly one number has changed parity,
//!    so the number of even numbers is odd again. So the opponent always finds an even number of
//!    even numbers and, in the end, only 1s.
//! 3. So a position with an even number of even numbers and two or more odd ones is lost. If there
//!    is just one odd number, subtracting 1 from an even number leaves the opponent an odd number
//!    of even numbers, so that move loses. If the odd number is 1, no other move is possible, and
//!    the mover loses. Otherwise the mover must subtract 1 from the odd number. Then all numbers
//!    are even, the division at least halves them, and the outcome of the resulting position
//!    decides. After at most log A such moves no number is larger than 1.
//!
//! Cost: O(N log A).
//!
//! 规则：有 N 个数，它们没有大于 1 的公约数；每次操作把一个不小于 2 的数减去 1，然后把所有数除
//! 以它们的最大公约数。面对全是 1 的局面的人输。输入 `N` 和各数；输出获胜者 `First` 或
//! `Second`。
//! 范围：1 ≤ N ≤ 10^5；各数从 1 到 10^9。
//! 模型：奇偶性，看偶数的个数。
//! 思路：只要减 1 之后还有奇数，除法就不改变任何数的奇偶性；面对奇数个偶数的人可以把这种局面保
//! 持到底。只有面对恰好一个奇数的人，通过把这个奇数减 1，才能改变这一点。这一步是被迫的，而且至
//! 少使所有的数减半。
//!
//! 1. 每步之前必有奇数，因为已经没有公约数了。若减 1 之后仍有奇数，最大公约数就是奇数，只有被选
//!    的那个数改变奇偶性。
//! 2. 若有奇数个偶数，走的一方把其中一个减 1 就能获胜。这样偶数变为偶数个，奇数至少有两个。此后
//!    对手无论怎么走，总还留下奇数，并且恰有一个数改变奇偶性，所以偶数又变成奇数个。对手面对的
//!    永远是偶数个偶数；全是 1 时没有偶数，所以最后面对全是 1 的是他。
//! 3. 因此有偶数个偶数、且至少有两个奇数的局面必败。若恰好只有一个奇数，把一个偶数减 1 会留给对
//!    手奇数个偶数，必输。若这个奇数是 1，没有别的走法，走的一方输。否则他必须把它减 1。这时所
//!    有数都是偶数，除法至少使它们减半，胜负就看除完之后的局面。这样的步至多 log A 次，之后就没
//!    有大于 1 的数了。
//!
//! 复杂度：O(N log A)。

use grundy::contest::divisors::gcd;
use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [u64; n] }
    assert!(!numbers.contains(&0), "a number is 0");
    assert!(numbers.iter().any(|number| number % 2 == 1), "no number is odd");
    println!("{}", if mover_wins(&mut numbers) { "First" } else { "Second" });
}

/// Returns whether the player to move wins; some number must be odd.
fn mover_wins(numbers: &mut [u64]) -> bool {
    let mut forced_moves = 0;
    loop {
        let odd: Vec<usize> = (0..numbers.len()).filter(|&i| numbers[i] % 2 == 1).collect();
        let wins = (numbers.len() - odd.len()) % 2 == 1;
        if wins || odd.len() > 1 || numbers[odd[0]] == 1 {
            // Each forced move was made by the other player.
            return wins == (forced_moves % 2 == 0);
        }
        numbers[odd[0]] -= 1;
        let divisor = numbers.iter().fold(0, |divisor, &number| gcd(number, divisor));
        for number in numbers.iter_mut() {
            *number /= divisor;
        }
        forced_moves += 1;
    }
}
