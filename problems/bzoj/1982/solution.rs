//! BZOJ 1982 — Moving Pebbles
//! <https://hydro.ac/d/bzoj/p/1982> · 1 s? · 128 MiB? · difficulty 5
//!
//! Also: SPOJ PEBBMOV
//! Rules: there are n heaps of pebbles. A move removes at least one pebble from a heap, and may
//! then shift any number of the heap's other pebbles to other heaps; whoever cannot move loses. The
//! input consists of cases until the end of the file: `n`, then n heaps. Print the winner,
//! `first player` or `second player`.
//! Bounds: 1 ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: symmetry, piles that come in equal pairs.
//! Why: a position is lost exactly when its heaps form pairs of equal heaps. Sort them in
//! descending order, a(1) ≥ a(2) ≥ …; empty heaps do not matter.
//!
//! 1. From any other position some move leaves pairs of equal heaps. If n is odd, use up the first
//!    heap: fill the 3rd up to the size of the 2nd, the 5th up to that of the 4th, and so on, which
//!    takes a(2) - a(3) + a(4) - a(5) + … ≤ a(2) - a(n) pebbles, fewer than a(1). If n is even, do
//!    the same, but leave a(n) pebbles in the first heap as the last heap's twin: together this
//!    takes a(2) - a(3) + … + a(n) ≤ a(2) ≤ a(1) pebbles, and equality holds throughout only if
//!    a(1) = a(2), a(3) = a(4), and so on.
//! 2. No move leads from pairs of equal heaps to pairs of equal heaps. In sorted order, the 1st,
//!    3rd, 5th, … heaps do not get smaller: if one of them is reduced, its twin takes its place. So
//!    if a move left such pairs again, there would be at least as many pebbles as before, but every
//!    move removes at least one.
//!
//! Cost: O(n log n) per case.
//!
//! 规则：有 n 堆石子。每次操作从一堆中扔掉至少一枚，然后可以把这堆其余的石子任意多枚移到别的
//! 堆；无法操作者输。多组数据，到文件结束为止，每组先给出 n，再给出 n 堆石子的枚数。先手胜输出
//! `first player`，后手胜输出 `second player`。
//! 范围：1 ≤ n ≤ 10^5。
//! 模型：对称策略，各堆能两两配成相等的对。
//! 思路：局面必败，当且仅当各堆能两两配成相等的对。把各堆从大到小排成 a(1) ≥ a(2) ≥ …；空堆不
//! 影响。
//!
//! 1. 从其他局面可以一步走到成对相等。若 n 是奇数，用掉第一堆，把第 3 堆补到与第 2 堆相等，第 5
//!    堆补到与第 4 堆相等，依此类推：共需 a(2) - a(3) + a(4) - a(5) + … ≤ a(2) - a(n)，少于
//!    a(1)。若 n 是偶数，同样这样做，并给第一堆留下 a(n) 枚，与最后一堆相等：连同留下的，共需
//!    a(2) - a(3) + … + a(n) ≤ a(2) ≤ a(1)，等号都成立仅当 a(1) = a(2)、a(3) = a(4) 等等。
//! 2. 从成对相等的局面，没有一步能走到成对相等。排序后的第 1、3、5、…… 堆都不会变小，因为动过
//!    的那一堆的位置由与它相等的另一堆顶替。所以若一步之后仍成对相等，石子总数至少与原来一样
//!    多，可是已经扔掉了一些，矛盾。
//!
//! 复杂度：每组 O(n log n)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        // Numbers of any length: all that matters is whether they are equal.
        input! { n: usize, heaps: [String; n] }
        for heap in &heaps {
            assert!(heap.bytes().all(|digit| digit.is_ascii_digit()), "{heap:?} is not a number");
        }
        let mut heaps: Vec<&str> = heaps.iter().map(|heap| heap.trim_start_matches('0')).collect();
        heaps.retain(|heap| !heap.is_empty());
        heaps.sort_unstable();
        let in_pairs = heaps.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        winners += if in_pairs { "second player\n" } else { "first player\n" };
    }
    print!("{winners}");
}
