//! AtCoder AGC 056 D — Subset Sum Game
//! <https://atcoder.jp/contests/agc056/tasks/agc056_d> · 2 s · 1024 MiB · difficulty 9
//!
//! Rules: Alice and Bob take turns, Alice first, taking one of N integers until none is left; N is
//! even. Alice wins if her sum is at least L and at most R. The input is `N L R` and the integers;
//! print the winner, `Alice` or `Bob`.
//! Bounds: 2 ≤ N ≤ 5000; the integers are from 1 to 10^9; L and R are from 0 to their sum, L ≤ R.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: take-away game, a sum for each player.
//! Why: Alice wants |D| to be small, where D is her sum minus Bob's, plus a constant. Add the
//! constant to her first number, sort the result together with all other numbers, and pair
//! neighbours from the smallest up: if both play their best, |D| is the sum f of the gaps within
//! the pairs. Alice can ensure that each pair is split between her and Bob, and Bob can ensure that
//! f never gets smaller.
//!
//! 1. Let A, B and T be the sums of Alice's numbers, of Bob's and of all numbers. L ≤ A ≤ R means
//!    |2A - L - R| ≤ R - L; as T = A + B, this is |D| ≤ R - L with D = A - B + T - L - R. Once
//!    Alice has taken a first number x, count z = x + T - L - R as hers instead. Now it is Bob's
//!    turn; of the N numbers, z included, N / 2 will be hers and N / 2 his, and D is the sum of
//!    hers minus the sum of his. We show that |D| = f for these numbers if both play their best, so
//!    Alice wins exactly when f ≤ R - L for some first number x.
//! 2. Alice reaches |D| ≤ f. Keep the pairs as they are. If Bob takes a number whose partner is
//!    free, she takes the partner. If he takes the partner of z, she takes any number of an
//!    untouched pair, if such a pair is left, and this number plays the part of z from now on. In
//!    the end each pair has one number of hers and one of his, and contributes its gap to D, with
//!    either sign.
//! 3. Bob can ensure that |D| ≥ f, by induction on N. For N = 2 he takes the only number left, and
//!    |D| is the gap. Otherwise, assume that z is the upper number of its pair; if it is the lower
//!    one, reverse the signs of all numbers, which changes neither f nor |D|.
//! 4. If z is the largest number of all, Bob takes the smallest number left each time. His j-th
//!    number is at most the (2j - 1)-th smallest of all, since only 2j - 2 numbers other than z
//!    have been taken before it. So his sum is at most the sum of the lower numbers of all pairs,
//!    and D ≥ f.
//! 5. Otherwise he takes b, the next number above z and thus the lower one of the next pair. If
//!    Alice then takes y, drop z and b and count y + z - b = y - (b - z) as hers: this is the new
//!    z, N - 2 numbers remain, D is the same, and it is Bob's turn again. We see in two steps what
//!    becomes of f. When z and b are dropped, their partners form a pair, whose gap is the sum of
//!    the two old gaps and b - z. So f has grown by b - z. Lowering y by b - z then takes at most
//!    b - z away from f: f is the sum of all upper numbers minus that of all lower ones in sorted
//!    order, so changing one number changes f by at most the same amount. So f is no smaller than
//!    before, and the induction goes on.
//!
//! Cost: O(N²).
//!
//! 规则：有偶数 N 个整数，Alice 与 Bob 轮流各取一个，Alice 先手，直到取完。若 Alice 所取的数之
//! 和不小于 L 且不大于 R，则她胜。输入 `N L R` 和各整数；输出获胜者 `Alice` 或 `Bob`。
//! 范围：2 ≤ N ≤ 5000；各整数从 1 到 10^9；L 和 R 从 0 到它们的总和，L ≤ R。
//! 模型：取物游戏，看自己所取的数之和。
//! 思路：设 D 为 Alice 的和减去 Bob 的和，再加上一个常数；Alice 希望 |D| 小。把常数加到她取的第
//! 一个数上，再与其余各数一起排序，从小到大相邻两个配成一对；双方都走最佳时，|D| 就是各对之差的
//! 总和 f。Alice 可以在对内应答，而 Bob 能保证 f 不变小。
//!
//! 1. 设 A、B、T 分别为 Alice 的数、Bob 的数和所有数之和。L ≤ A ≤ R 就是 |2A - L - R| ≤ R - L；
//!    又 T = A + B，所以就是 |D| ≤ R - L，其中 D = A - B + T - L - R。Alice 取了第一个数 x 之
//!    后，把 z = x + T - L - R 算作她的数。现在轮到 Bob；连 z 在内的 N 个数中，N / 2 个归她，
//!    N / 2 个归他，D 是她的和减去他的和。下面证明对这些数，双方都走最佳时 |D| = f，所以当且仅
//!    当有某个第一个数 x 使 f ≤ R - L 时 Alice 胜。
//! 2. Alice 能做到 |D| ≤ f。各对保持不变。若 Bob 取了一个数而它的同伴还在，她就取这个同伴。若他
//!    取了 z 的同伴，而还有没动过的对，她就任取这种对中的一个数，从此由这个数充当 z。最后每对都
//!    是她一个、他一个，对 D 的贡献是这对的差，带正号或负号。
//! 3. Bob 能做到 |D| ≥ f，对 N 归纳。N = 2 时他取唯一的数，|D| 就是那个差。否则，设 z 是它那一
//!    对中较大的数；若是较小的，就把所有数变号，f 和 |D| 都不变。
//! 4. 若 z 是所有数中最大的，Bob 每次取剩下的最小的数。他的第 j 个数不大于全体中第 2j - 1 小的
//!    数，因为在它之前，除 z 以外只去掉了 2j - 2 个数。所以他的和不超过各对中较小数之和，
//!    D ≥ f。
//! 5. 否则他取 b，即 z 上面紧接着的那个数，它是下一对中较小的。若 Alice 接着取 y，就去
//!    掉 z 和 b，把 y + z - b = y - (b - z) 算作她的数：这是新的 z，剩下 N - 2 个数，D 不变，又
//!    轮到 Bob。分两步看 f 的变化。去掉 z 和 b 之后，它们的同伴配成一对，其差等于原来两个差之和
//!    再加上 b - z，所以 f 增加了 b - z。然后把 y 减小 b - z，至多使 f 减小 b - z，因为 f 是排
//!    序后各对较大数之和减去较小数之和，其变化的速度与被移动的数相同。所以 f 没有变小，归纳可以
//!    继续。
//!
//! 复杂度：O(N²)。

use proconio::input;

/// If the absolute values of the given numbers add up to no more than this limit, 64 bits are
/// enough for every number here.
const LARGEST_SUM: u128 = 1 << 60;

fn main() {
    input! { n: usize, low: i64, high: i64, mut numbers: [i64; n] }
    assert!(n > 0 && n % 2 == 0, "{n} numbers, not an even number of them");
    let values = numbers.iter().chain([&low, &high]);
    let sum: u128 = values.map(|value| u128::from(value.unsigned_abs())).sum();
    assert!(sum <= LARGEST_SUM, "numbers and bounds add up to more than {LARGEST_SUM}");
    numbers.sort_unstable();
    let constant = numbers.iter().sum::<i64>() - low - high;
    let alice_wins = (0..n).any(|first| sum_of_gaps(&numbers, first, constant) <= high - low);
    println!("{}", if alice_wins { "Alice" } else { "Bob" });
}

/// Returns the sum of the gaps within pairs, if `constant` is added to the number `first`.
fn sum_of_gaps(sorted: &[i64], first: usize, constant: i64) -> i64 {
    let mut numbers = sorted.to_vec();
    let hers = numbers.remove(first) + constant;
    let place = numbers.partition_point(|&number| number < hers);
    numbers.insert(place, hers);
    numbers.chunks(2).map(|pair| pair[1] - pair[0]).sum()
}
