//! AtCoder ARC 148 D — mod M Game
//! <https://atcoder.jp/contests/arc148/tasks/arc148_d> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: Alice and Bob take turns, Alice first, taking one of 2N numbers until none is left. Bob
//! wins if the sum of his numbers and the sum of hers are equal modulo M. The input is `N M` and
//! the numbers; print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 2 ≤ M ≤ 10^9; the numbers are from 0 to M - 1.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: pairing strategy, modulo M.
//! Why: Bob can answer each number that Alice takes with its partner if the numbers can be paired
//! so that the two numbers of each pair are equal or differ by M/2. A pair of equal numbers adds 0
//! to the difference of the sums, and any other pair adds M/2, so he wins if the number of these
//! other pairs is even. We show that he has no other way to win.
//!
//! 1. More generally, let Bob want the sum of Alice's numbers minus the sum of his to be a given t.
//!    Call 2N numbers that can be paired as above good for t = 0 if the number of pairs whose two
//!    numbers differ by M/2 is even, and good for t = M/2 if this number of pairs is odd; they are
//!    good for no other t. All of this is modulo M. The claim is that Bob wins exactly when the
//!    numbers are good for t. As shown above, Bob wins if the numbers are good for t.
//! 2. Suppose that Bob wins with N = 1 and the numbers a and b. Since Alice may take either number,
//!    a - b and b - a are both t. So 2t = 0, t is 0 or M/2, and {a, b} is good for t.
//! 3. Suppose that Bob wins with N > 1. Then, by induction, for each number a that Alice can take
//!    there is a b such that the remaining numbers are good for t' = t - a + b. If, for some a, the
//!    difference a - b is 0 or M/2, put the pair {a, b} back; this shows that all numbers together
//!    are good for t. Now suppose that there is no such a; we derive a contradiction.
//! 4. Call numbers alike if they are equal or differ by M/2. Without a and b, each class of numbers
//!    that are alike has an even size. So exactly two classes have an odd size, with a in one and b
//!    in the other. As this holds for every a, there are no other classes at all. Call the two
//!    classes P and Q.
//! 5. t' is 0 or M/2. So if Alice takes a in P and b is in Q, then a - b is t or t + M/2; if she
//!    takes a' in Q and b' is in P, then a' - b' is t or t + M/2, too. The sum of these two
//!    differences is (a - b') + (a' - b), where each bracket is 0 or M/2, as its numbers are alike.
//!    So 2t is 0 or M/2; if it were 0, then a - b would be 0 or M/2. So M is divisible by 4, and,
//!    counted in quarters of M, P holds only p and p + 2, Q holds only p + 1 and p + 3, and t is 1
//!    or 3. Subtracting p from all numbers changes nothing, so let p = 0.
//! 6. For a number x let u(x) be 1 if x is 2 or 3, and 0 if it is 0 or 1. In a class of even size,
//!    the number of pairs whose two numbers differ by M/2 is even if the sum of u over the class is
//!    even, and odd if that sum is odd. So, if U is the sum of u over all numbers, the numbers
//!    other than a and b are good for t' exactly when t - a + b = 2(U - u(a) - u(b)) modulo 4.
//! 7. Since 2u(x) is x for x in P and x - 1 for x in Q, the equation of step 6 says t + 1 = 2U if a
//!    is in P and b in Q, and t - 1 = 2U if a is in Q and b in P. Alice can take a number from
//!    either class, as both classes have odd sizes, so both equations hold and 1 = -1 modulo 4, a
//!    contradiction. For example, let M = 4 and t = 1, and let the numbers be 0, 0, 2 and 1, with
//!    U = 1. If Alice takes a 0, Bob takes the 1, and leaves 0 and 2, which are good for t' = 2. If
//!    she takes the 1, he leaves 0 and 2 with t' = 0, or 0 and 0 with t' = 2, and loses.
//! 8. To test whether the numbers are good for 0, remove pairs of equal numbers: by step 6, this
//!    changes nothing. The numbers that are left, each of which occurs once, must form pairs of two
//!    numbers that differ by M/2, and the number of pairs must be even.
//!
//! Cost: O(N log N).
//!
//! 规则：共有 2N 个数，Alice 与 Bob 轮流各取一个，Alice 先手，直到取完。若 Bob 所取的数之和与
//! Alice 的模 M 同余，则 Bob 胜。输入 `N M` 和各数；输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ N ≤ 2 · 10^5；2 ≤ M ≤ 10^9；各数从 0 到 M - 1。
//! 模型：配对策略，模 M。
//! 思路：Bob 在对内应答，每一对或者是两个相等的数，或者是两个相差 M/2 的数。前一种对给两人的和
//! 之差加上 0，后一种加上 M/2，所以若后一种有偶数对，Bob 胜。下面证明他没有别的取胜办法。
//!
//! 1. 更一般地，设 Bob 希望 Alice 的和减去他的和等于给定的 t。若 2N 个数能像上面那样配对，并
//!    且 t = 0 时相差 M/2 的对有偶数个，t = M/2 时有奇数个，就称这些数是“t 好”的；对其他
//!    的 t，都不算“t 好”。这一切都模 M。我们断言：当且仅当这些数“t 好”时 Bob 胜。如上所述，
//!    “t 好”时他胜。
//! 2. 设 N = 1 而 Bob 胜，两数为 a 和 b。不论 Alice 取哪一个，结果都合他的意：a - b 和 b - a 都
//!    等于 t。所以 2t = 0，t 是 0 或 M/2，而 {a, b} 正是“t 好”的。
//! 3. 设 N > 1 而 Bob 胜。那么由归纳，对 Alice 可能取的每个数 a，都有一个 b，使其余的数
//!    在 t' = t - a + b 时“t' 好”。若对某个 a，差 a - b 是 0 或 M/2，把这一对 {a, b} 放回去，
//!    所有的数就是“t 好”的。现在假设没有这样的 a，下面推出矛盾。
//! 4. 若两个数相等或相差 M/2，就称它们同类。去掉 a 和 b 之后，每一类的大小都是偶数。所以恰有两
//!    类的大小是奇数，a 与 b 各属其中一类。这对每个 a 都成立，所以根本没有别的类。设这两类
//!    为 P 和 Q。
//! 5. t' 是 0 或 M/2。所以，若 Alice 取 P 中的 a 而 b 在 Q 中，a - b 是 t 或 t + M/2；若她取 Q 中的
//!    a' 而 b' 在 P 中，a' - b' 也是 t 或 t + M/2。两者之和是 (a - b') + (a' - b)，每个括号中的两个
//!    数同类，所以括号是 0 或 M/2。因此 2t 是 0 或 M/2；若是 0，a - b 就是 0 或 M/2 了。所以 M 是 4
//!    的倍数；以 M 的四分之一为单位，P 中的数是 p 和 p + 2，Q 中的数是 p + 1 和 p + 3，而 t 是 1 或
//!    3。所有数都减去 p 没有影响，所以设 p = 0。
//! 6. 对数 x，若它是 2 或 3，令 u(x) = 1，若是 0 或 1，令 u(x) = 0。一类数若有偶数个，配对时其中混
//!    合的对（相差 M/2 的对）的个数，与这一类的 u 之和同奇偶。所以设 U 为所有数的 u 之和，当且仅当
//!    模 4 有 t - a + b = 2(U - u(a) - u(b)) 时，其余的数“t' 好”。
//! 7. 对 P 中的 x，2u(x) 就是 x；对 Q 中的 x，2u(x) 是 x - 1。所以 a 在 P、b 在 Q 时，第 6 步的等式
//!    就是 t + 1 = 2U；a 在 Q、b 在 P 时，它是 t - 1 = 2U。两类的大小都是奇数，Alice 从哪一类取都可
//!    以，所以两个等式都成立，模 4 有 1 = -1，矛盾。例如 M = 4，t = 1，四个数是 0、0、2、1，U = 1：
//!    若 Alice 取一个 0，Bob 取 1，留下的 0 和 2 正是 t' = 2 时的好数；若她取 1，他留下 0 和 2 而
//!    t' = 0，或留下 0 和 0 而 t' = 2，都输。
//! 8. 判断这些数是否“0 好”：去掉相等的对，由第 6 步这没有影响。剩下的数各出现一次，它们必须能
//!    配成相差 M/2 的对，并且对数必须是偶数。
//!
//! 复杂度：O(N log N)。

use proconio::input;

fn main() {
    input! { n: usize, m: u64, numbers: [u64; 2 * n] }
    assert!(m > 0, "the modulus is 0");
    println!("{}", if bob_wins(&numbers, m) { "Bob" } else { "Alice" });
}

fn bob_wins(numbers: &[u64], m: u64) -> bool {
    let mut remainders: Vec<u64> = numbers.iter().map(|number| number % m).collect();
    remainders.sort_unstable();
    let equal = remainders.chunk_by(|a, b| a == b);
    let left: Vec<u64> = equal.filter(|equal| equal.len() % 2 == 1).map(|equal| equal[0]).collect();
    // A remainder below M/2 has its partner as many places further on as there are pairs.
    let (lower, upper) = left.split_at(left.len() / 2);
    let differ_by_half = |(low, high): (&u64, &u64)| high - low == m - (high - low);
    left.len() % 4 == 0 && lower.iter().zip(upper).all(differ_by_half)
}
