//! HackerRank powers-game-1 — Powers Game
//! <https://www.hackerrank.com/challenges/powers-game-1> · 10 s? · 512 MiB? · difficulty 6
//!
//! Rules: a sign + or - goes before each of 2¹, 2², …, 2ⁿ. The players take turns setting a sign
//! that is still open; the second player wins exactly when the sum is divisible by 17. The input
//! has T cases `n`. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ T, n ≤ 10^6.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: parity, of signed terms in four kinds.
//! Why: as 2⁴ ≡ -1 (mod 17), there are four kinds of terms up to sign, ±1, ±2, ±4 and ±8, depending
//! on the exponent mod 4. The second player can make the terms cancel if each kind occurs an even
//! number of times, that is, if 8 divides n, and cannot win otherwise. All sums are taken mod 17.
//!
//! 1. If n is odd, the first player makes the last move, from a sum s to s + d or s - d. These are
//!    not both 0, as their difference 2d is not 0.
//! 2. Let n be even. Claim: with the first player to move, the second player wins exactly when (*)
//!    the sum s is 0 and each kind has an even number of open terms. The claim is true if no term
//!    is open. At the start (*) holds exactly when 8 divides n: then each kind has n / 4 terms,
//!    while n = 8q + 2, 8q + 4 and 8q + 6 leave two, four and two kinds with an odd number of
//!    terms, respectively.
//! 3. If (*) holds, the second player answers each term with another of the same kind that cancels
//!    it, and (*) holds again.
//! 4. If (*) does not hold, the first player moves so that it does not hold after the answer
//!    either, and wins by induction. Call a kind odd if the number of its open terms is odd. As the
//!    number of all open terms is even, so is the number of odd kinds. If all four kinds are odd,
//!    then two or four of them are still odd after any two moves.
//! 5. If two kinds, a and b, are odd, the first player plays a term of kind a. To restore (*), the
//!    answer must be of kind b, and s ± a must be ±b for the sum to become 0. If this holds for
//!    both signs of the first player's term, s + a and s - a differ by 0 or ±2b. But they differ by
//!    2a, which is none of these, as a and b are of different kinds.
//! 6. If no kind is odd, s is not 0, and the first player plays any term d. To restore (*), the
//!    answer must be of kind d, and s ± d must be ±d, so s is 2d if the first player's sign is -,
//!    and -2d if it is +. The sum s cannot be both 2d and -2d, as their difference, 4d, is not 0.
//!
//! Cost: O(1) per case.
//!
//! 规则：2¹, 2², …, 2ⁿ 每个数前要填一个 + 或 -。双方轮流选一个还没有填的填上；后手赢，当且仅当
//! 总和能被 17 整除。输入共 T 组数据，每组给出 `n`；输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ T, n ≤ 10^6。
//! 模型：奇偶性，带符号的项分四类。
//! 思路：因为 2⁴ ≡ -1 (mod 17)，不计符号时，按指数模 4，项分为四类：±1、±2、±4 和 ±8。若每一类都
//! 是偶数个，即 8 整除 n，后手可以把各项抵消；否则后手不能赢。以下的和都是模 17 的。
//!
//! 1. 若 n 为奇数，先手走最后一步，从和 s 走到 s + d 或 s - d。两者之差 2d 不为 0，所以它们不会都
//!    是 0。
//! 2. 设 n 为偶数。断言：轮到先手时，后手赢当且仅当 (*) 和 s 为 0，且每一类未填的项都是偶数个。没
//!    有未填的项时断言成立。开始时，(*) 成立当且仅当 8 整除 n：此时每一类有 n / 4 项；
//!    而 n = 8q + 2、8q + 4、8q + 6 时，分别有两类、四类、两类是奇数个。
//! 3. 从 (*) 出发，后手用同一类、符号相反的项应答，(*) 又成立。
//! 4. 否则，先手能使后手应答之后 (*) 不成立，由归纳假设获胜。因为未填的项总共是偶数个，奇数个的类
//!    也是偶数个。若四类都是奇数个，任意填两项之后，仍有两类或四类是奇数个。
//! 5. 若有 a 和 b 两类是奇数个，先手填 a 类的项。应答必须是 b 类，而要使和为 0，s ± a 必须是 ±b。
//!    若先手的两种符号都能被这样应答，则 s + a 与 s - a 相差 0 或 ±2b。但它们相差 2a，因
//!    为 a 和 b 是不同的类，这不是其中任何一个。
//! 6. 若没有奇数个的类，则 s 不为 0，先手任意填一项 d。应答必须是 d 类，所以 s ± d 必须是 ±d：先
//!    手填 - 时 s 为 2d，填 + 时 s 为 -2d。4d 不为 0，所以不可能两者都是。
//!
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        winners += if n % 8 != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
