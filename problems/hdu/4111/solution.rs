//! HDU 4111 — Alice and Bob
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4111> · 1 s · 32 MiB · difficulty 6
//!
//! Rules: a move either reduces one of N positive numbers by 1 (a number that becomes 0 vanishes)
//! or replaces two numbers by their sum; whoever cannot move loses. The input has T cases: `N`,
//! then N numbers; print `Case #i: Alice` (first) or `Case #i: Bob`.
//! Bounds: 1 ≤ T ≤ 4000; 1 ≤ N ≤ 50; the numbers are from 1 to 1000.
//! Kind: impartial
//! Model: parity, of the moves left with ones counted apart.
//! Why: a move takes one unit away or merges two numbers. If all numbers were merged before any
//! number vanished, the number of moves would be the number of units plus the number of merges, and
//! its parity would decide who wins. A possible merge disappears only when a 1 is taken away, so
//! ones are counted separately. Let a be the number of ones, and call the numbers above 1 large.
//! Let b be the number of moves that the large numbers allow if they are merged first: their sum
//! plus their count minus 1, or 0 if there are no large numbers. Claim: if b > 2, a position is
//! lost exactly when a and b are both even; if b ≤ 2, exactly when a is a multiple of 3.
//!
//! 1. A single large number n gives b = n, and two or more large numbers give b ≥ 5; so b ≤ 2 means
//!    that the only large number is a 2, with b = 2, or that there is none, with b = 0. The game
//!    ends with a = b = 0.
//! 2. The moves are as follows; the claim is shown by induction on the number of moves left. Taking
//!    a 1 away leads to (a - 1, b). Reducing a number above 2, or merging two large numbers, leads
//!    to (a, b - 1). Merging a 1 with a large number leads to (a - 1, b + 1). Merging two ones
//!    leads to (a - 2, b + 3) or, if b = 0, to (a - 2, 2). Reducing a 2 to 1 leads to (a + 1,
//!    b - 3) if there is another large number, and otherwise, from b = 2, to (a + 1, 0).
//! 3. Let b > 2, and let a and b be even. Then b ≥ 4, and b ≥ 6 if there are two or more large
//!    numbers. So each move leaves b > 2 and makes at least one of a and b odd, which gives a won
//!    position.
//! 4. Let b > 2, and let a be odd. Taking a 1 away, or merging a 1 with a large number, makes a
//!    even, and whichever of these two moves leaves an even b leads to a lost position.
//! 5. Let b > 2, and let a be even and b odd. If b ≥ 5, merging two large numbers, or reducing the
//!    only large number, leads to (a, b - 1), which is lost. If b = 3, the only large number is a
//!    3: merging two ones leads to (a - 2, 6), or, if there are no ones, reducing the 3 to 2 leads
//!    to (0, 2); both are lost.
//! 6. Let b ≤ 2. Moves to b = 3 or b = 5 lead to won positions, as b is odd. The other moves lead
//!    from (a, 2) to (a - 1, 2) and (a + 1, 0), and from (a, 0) to (a - 1, 0) and (a - 2, 2). All
//!    these moves change a mod 3, so no move leads from one multiple of 3 to another. If a ≡ 1 (mod
//!    3), the first of the two moves listed for each b leads to a multiple of 3; if a ≡ 2, the
//!    second does. There are always enough ones to make the move.
//!
//! Cost: O(N) per case.
//!
//! 规则：有 N 个正整数，每次操作把其中一个减 1（减到 0 就消失），或者把两个数换成它们的和；无法
//! 操作者输。共 T 组数据，每组先给出 N，再给出 N 个数；先手胜输出 `Case #i: Alice`，否则输出
//! `Case #i: Bob`。
//! 范围：1 ≤ T ≤ 4000；1 ≤ N ≤ 50；各数从 1 到 1000。
//! 模型：奇偶性，看剩余步数的奇偶，只有一枚的堆单独计数。
//! 思路：一步要么减去一个单位，要么合并两个数。如果在任何一个数消失之前就把所有数合并，总步数就
//! 等于单位总数加合并次数，其奇偶性决定胜负。只有取走一个 1 才会少掉一次合并，所以 1 要单独数：
//! 设 a 为 1 的个数；设 b 为大数（大于 1 的数）先全部合并时能走的步数，即它们的和加个数再减 1，
//! 没有大数时 b = 0。结论：若 b > 2，当且仅当 a、b 都是偶数时为必败态；若 b ≤ 2，当且仅
//! 当 a 是 3 的倍数时为必败态。
//!
//! 1. 只有一个大数 n 时 b = n，至少有两个大数时 b ≥ 5；所以 b ≤ 2 只有两种情况：唯一的大数
//!    是 2，b = 2；或者没有大数，b = 0。游戏在 a = b = 0 时结束。
//! 2. 所有走法如下，结论按剩余步数归纳。取走一个 1，到 (a - 1, b)。把大于 2 的数减 1，或合并两
//!    个大数，到 (a, b - 1)。把一个 1 与一个大数合并，到 (a - 1, b + 1)。合并两个 1，
//!    到 (a - 2, b + 3)；若 b = 0 则到 (a - 2, 2)。把 2 减成 1：若还有别的大数，
//!    到 (a + 1, b - 3)；否则 b = 2，到 (a + 1, 0)。
//! 3. 设 b > 2，a、b 都是偶数。此时 b ≥ 4，若大数不止一个则 b ≥ 6。所以每一步之后仍有 b > 2，
//!    且 a、b 中至少一个变成奇数：都是必胜态。
//! 4. 设 b > 2，a 为奇数。取走一个 1，或把一个 1 并入大数，都使 a 变成偶数；两者中使 b 为偶数的
//!    那个通向必败态。
//! 5. 设 b > 2，a 为偶数，b 为奇数。若 b ≥ 5，合并两个大数，或把唯一的大数减 1，到 (a, b - 1)，
//!    是必败态。若 b = 3，唯一的大数是 3：有 1 就合并两个 1，到 (a - 2, 6)；没有 1 就把 3 减
//!    成 2，到 (0, 2)；两者都是必败态。
//! 6. 设 b ≤ 2。走到 b = 3 或 b = 5 的都是必胜态，因为 b 是奇数。其余的走法，
//!    从 (a, 2) 到 (a - 1, 2) 和 (a + 1, 0)，从 (a, 0) 到 (a - 1, 0) 和 (a - 2, 2)。它们都改
//!    变 a 模 3 的余数，所以 3 的倍数不会走到 3 的倍数。若 a ≡ 1 (mod 3)，两种走法中的前一种走
//!    到 3 的倍数；若 a ≡ 2，后一种走到；所需的 1 也都够用。
//!
//! 复杂度：每组 O(N)。

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
