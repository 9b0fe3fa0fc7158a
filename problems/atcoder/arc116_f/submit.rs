// AtCoder ARC 116 F https://atcoder.jp/contests/arc116/tasks/arc116_f · made by `cargo judge bundle arc116_f --write` from 928b2eddd238c035
//! AtCoder ARC 116 F — Deque Game
//! <https://atcoder.jp/contests/arc116/tasks/arc116_f> · 2 s · 1024 MiB · difficulty 8
//!
//! Rules: K sequences of numbers; a move deletes the first or the last number of a sequence that
//! has two or more numbers, and play ends when each sequence has one number left. Takahashi, who
//! moves first, wants the sum of the remaining numbers to be large, and Aoki wants it to be small.
//! The input is `K` and K lines, each with the length of a sequence and its numbers; print the sum.
//! Bounds: 1 ≤ K ≤ 2 · 10^5; the lengths are at least 1, and at most 2 · 10^5 in all; the numbers
//! are from 1 to 10^9.
//! Kind: score
//! Picture: picture.rs
//! Model: hot game, a sum of sequences with a score.
//! Why: a sequence of odd length has a fixed worth, which depends only on its middle three numbers
//! (or on its only number), and nobody gains by touching it. A sequence of even length is a switch:
//! whoever moves in it chooses the better of the two odd sequences that it can become. So the
//! players take the switches in turn, those with the largest difference first.
//!
//! 1. Each move changes the parity of one length. So whenever the number of even lengths is even,
//!    the same player, called X, is to move: Takahashi if this number is even at the beginning,
//!    else Aoki.
//! 2. Let an odd sequence (one of odd length) be worth g: its number if it has just one; otherwise,
//!    with the middle three numbers l, m and r, min(m, max(l, r)) if X is Takahashi, and max(m,
//!    min(l, r)) if X is Aoki. For an even sequence, let the two odd sequences that it can become
//!    be worth hi and lo, with hi ≥ lo, and let d_1 ≥ d_2 ≥ … be all differences hi - lo. Write A
//!    for d_1 - d_2 + d_3 - …. The claim is that the final sum is V: the sum of all g and of all
//!    (hi + lo) / 2, plus A / 2 if Takahashi is to move, and minus A / 2 if Aoki is. This is true
//!    when all lengths are 1. By induction, it remains to show that no move changes V in the
//!    mover's favour, and that some move leaves V unchanged. Reversing all signs exchanges the
//!    players and the two forms of g, so let Takahashi be the one to move.
//! 3. For any difference d, the value of A with d and its value without d add up to at least d, and
//!    to exactly d if d is the largest difference. Indeed, if d is d_k, then in this sum the
//!    differences before it count twice, d counts once, and those after it cancel out: for an odd k
//!    the sum is 2(d_1 - d_2) + … + 2(d_{k-2} - d_{k-1}) + d_k ≥ d_k, and for an even k it is at
//!    least 2·d_{k-1} - d_k ≥ d_k.
//! 4. A move in an even sequence replaces its (hi + lo) / 2 by hi or lo, which adds at most (hi -
//!    lo) / 2, and replaces A / 2 by -A / 2, where the new A leaves out the difference of this
//!    sequence. By step 3 V does not grow, and it stays the same if the difference was the largest
//!    and Takahashi chooses hi.
//! 5. An odd sequence s of 3 or more numbers becomes an even one with lo ≤ g(s) ≤ hi. For a length
//!    of 5 or more, one of hi and lo is the worth of s without its two ends, which has the same
//!    middle three numbers as s. For a length of 3, hi and lo are m and one of l and r; both forms
//!    of g(s) lie between m and l and also between m and r, the ends included.
//! 6. So a move in s adds (hi + lo) / 2 - g(s), and subtracts half of A with the new difference and
//!    half of A without it; by step 3 V grows by at most lo - g(s), which is not positive.
//! 7. If some sequence is even, step 4 gives the move that keeps V. If none is, then Takahashi is
//!    X; let him move in any odd sequence s of 3 or more numbers. The only difference is then the
//!    new one, and V changes by exactly lo - g(s). Let r ≥ l; the other case is its mirror image.
//!    He deletes the first number. For a length of 3 this gives lo = min(m, r) = g(s). Otherwise
//!    one of hi and lo is g(s), as in step 5, and the other, from a sequence with the middle
//!    numbers m, r and b, where b follows r, is min(r, max(m, b)) ≥ min(r, m) = g(s). So lo = g(s),
//!    and V stays the same.
//!
//! Cost: O(n log n) for n numbers.
//!
//! 规则：有 K 个数列；每次操作选一个还有两个或更多数的数列，删去它的首项或末项，直到每个数列都
//! 只剩一个数。先手 Takahashi 希望这些数之和大，Aoki 希望它小。输入 `K` 和 K 行，每行为一个数列
//! 的长度和各数；输出这个和。
//! 范围：1 ≤ K ≤ 2 · 10^5；每个序列的长度至少为 1，总长至多 2 · 10^5；各数从 1 到 10^9。
//! 模型：热博弈，局面是若干数列的和，比的是得分。
//! 思路：长度为奇数的数列有确定的价值，由正中间的三个数决定，谁去动它都没有好处。长度为偶数的数
//! 列是一个开关：谁先动它，谁就在它能变成的两个奇数长数列中选对自己较好的一个。所以双方轮流抢这
//! 些开关，差最大的先抢。
//!
//! 1. 每步改变一个长度的奇偶。所以每当长度为偶数的数列有偶数个时，总是轮到同一个人，称为 X：若
//!    一开始就有偶数个，X 是 Takahashi，否则是 Aoki。
//! 2. 奇数长数列的价值 g 规定如下：若只有一个数，g 就是它；否则设正中间的三个数为 l、m、r，
//!    若 X 是 Takahashi，g = min(m, max(l, r))，若 X 是 Aoki，g = max(m, min(l, r))。
//!    设 hi ≥ lo 为一个偶数长数列能变成的两个奇数长数列的价值，d_1 ≥ d_2 ≥ … 为所有的
//!    差 hi - lo，记 A = d_1 - d_2 + d_3 - …。我们断言最后的和是 V：所有 g 与所
//!    有 (hi + lo) / 2 之和，轮到 Takahashi 时加上 A / 2，轮到 Aoki 时减去 A / 2。所有长度都
//!    是 1 时这是对的。由归纳，只需证明：没有一步使 V 朝有利于走的一方的方向变化，并且有一步
//!    使 V 不变。把所有数变号，就交换了双方以及 g 的两种形式，所以不妨设轮到 Takahashi。
//! 3. 对任何一个差 d，含有它的 A 与不含它的 A 相加至少为 d；若它是最大的，就恰为 d。因为
//!    若 d 是 d_k，相加时排在它前面的差计两次，d 计一次，排在它后面的全部抵消：k 为奇数时，和
//!    为 2(d_1 - d_2) + … + 2(d_{k-2} - d_{k-1}) + d_k ≥ d_k；k 为偶数时，和至少
//!    为 2·d_{k-1} - d_k ≥ d_k。
//! 4. 在偶数长数列中走一步，把它的 (hi + lo) / 2 换成 hi 或 lo，至多增加 (hi - lo) / 2；同时把
//!    含有这个数列的 A / 2 换成不含它的 -A / 2。由第 3 步，V 不会增大；若它的差最大，
//!    而 Takahashi 选了 hi，则 V 不变。
//! 5. 有 3 个或更多数的奇数长数列 s，走一步变成偶数长数列，且 lo ≤ g(s) ≤ hi。若长度至少为 5，
//!    两个价值之一是 s 去掉两端之后的价值，它与 s 正中间的三个数相同。若长度为 3，两个价值
//!    是 m 以及 l、r 之一；g(s) 的两种形式都既在 m 与 l 之间，也在 m 与 r 之间，包括端点。
//! 6. 所以在 s 中走一步，增加 (hi + lo) / 2 - g(s)，并减去含有新的差的 A 的一半和不含它的 A 的
//!    一半；由第 3 步，V 至多增加 lo - g(s)，这不是正数。
//! 7. 若有偶数长数列，第 4 步给出了使 V 不变的一步。若没有，那么 Takahashi 就是 X；让他在任意一
//!    个有 3 个或更多数的奇数长数列 s 中走。这时新的差是唯一的差，V 恰好改变 lo - g(s)。
//!    设 r ≥ l，另一种情形左右对称。他删去首项。若长度为 3，留下的 lo = min(m, r) = g(s)。否则
//!    两个价值之一如第 5 步所说是 g(s)；另一个的正中间三个数是 m、r 以及 r 后面的 b，价值
//!    是 min(r, max(m, b)) ≥ min(r, m) = g(s)。所以 lo = g(s)，V 不变。
//!
//! 复杂度：O(n log n)，n 为数的总个数。

use proconio::input;
use std::cmp::Reverse;

#[derive(Clone, Copy, PartialEq)]
enum Player {
    Takahashi,
    Aoki,
}

/// A sequence of even length: what it is worth after a move by Takahashi or by Aoki.
struct Switch {
    high: i64,
    low: i64,
}

fn main() {
    input! { k: usize, sequences: [[i64]; k] }
    let has_empty = sequences.iter().any(|numbers| numbers.is_empty());
    assert!(!has_empty, "an empty sequence has no number to be left");
    let (odd, even): (Vec<_>, Vec<_>) =
        sequences.iter().partition(|numbers| numbers.len() % 2 == 1);
    let mover = if even.len() % 2 == 0 { Player::Takahashi } else { Player::Aoki };
    let fixed = odd.iter().map(|numbers| i128::from(worth(numbers, mover))).sum::<i128>();
    let switches = even.iter().map(|numbers| switch(numbers, mover)).collect();
    println!("{}", fixed + play(switches));
}

/// Returns what a sequence of odd length is worth, if `mover` is to move whenever all lengths are
/// odd.
fn worth(numbers: &[i64], mover: Player) -> i64 {
    if numbers.len() == 1 {
        return numbers[0];
    }
    let middle = numbers.len() / 2;
    let (left, right) = (numbers[middle - 1], numbers[middle + 1]);
    match mover {
        Player::Takahashi => numbers[middle].min(left.max(right)),
        Player::Aoki => numbers[middle].max(left.min(right)),
    }
}

/// Returns what a sequence of even length can become.
fn switch(numbers: &[i64], mover: Player) -> Switch {
    let without_first = worth(&numbers[1..], mover);
    let without_last = worth(&numbers[..numbers.len() - 1], mover);
    Switch { high: without_first.max(without_last), low: without_first.min(without_last) }
}

/// Returns the total worth of the sequences that the switches become if Takahashi and Aoki take the
/// switches in turn.
fn play(mut switches: Vec<Switch>) -> i128 {
    switches.sort_unstable_by_key(|switch| Reverse(switch.high.abs_diff(switch.low)));
    let mut sum = 0;
    for (turn, switch) in switches.iter().enumerate() {
        sum += i128::from(if turn % 2 == 0 { switch.high } else { switch.low });
    }
    sum
}


