//! BZOJ 4702 — Boxes and items (装箱游戏)
//! <https://hydro.ac/d/bzoj/p/4702> · 1 s? · 128 MiB? · difficulty 5
//!
//! Rules: there are n different boxes and m different items. A move adds one box or one item;
//! whoever raises n^m, the number of ways to put the items into the boxes, to c or more loses.
//! Alice moves first. The input has T cases `n m c` with n^m < c. Print the winner, `Alice` or
//! `Bob`, or `Draw` if neither player can force a win.
//! Bounds: 1 ≤ T ≤ 5; 1 ≤ n < c; 1 ≤ m ≤ 30; 2 ≤ c ≤ 10^9.
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, with a row that never ends.
//! Why: let row m consist of the positions with m items. With two boxes or more, play must end, and
//! each position is decided by the next position in its row and by the position below it, in row
//! m + 1. Count a position with c ways or more as won, because the opponent has just lost.
//!
//! 1. A position with fewer than c ways has at most √c boxes if it has two items or more, and it
//!    has just one box if 2^m ≥ c. So the rows from m = 2 on are decided from the last row back to
//!    the first, and each row from its largest number of boxes down.
//! 2. In row m = 1 each position is decided in the same way up to the last n with n² < c. Beyond
//!    that n, adding a second item loses, so only boxes are added until there are c - 1 boxes, and
//!    whoever must move then loses: the parity of c - 1 - n decides the winner.
//! 3. With one box and 2^m ≥ c, adding a second box loses, but items can be added for ever: a draw.
//! 4. With one box and fewer items, the position is won if the position (2, m), with a second box,
//!    is lost. If (2, m) is won, adding a box loses, so the mover has to add an item: the position
//!    is a draw if (1, m + 1) is a draw, and otherwise it is won exactly when (1, m + 1) is lost.
//!
//! Cost: O(√c) per case.
//!
//! 规则：有 n 个不同的箱子和 m 件不同的物品。每次操作添一个箱子或一件物品；n^m 是把物品放进箱子
//! 的方案数，使它达到或超过 c 的人输。输入共 T 组数据，每组给出 `n m c`，其中 n^m < c。输出获胜
//! 者 `Alice`（先手）或 `Bob`，若游戏可以不结束则输出 `Draw`。
//! 范围：1 ≤ T ≤ 5；1 ≤ n < c；1 ≤ m ≤ 30；2 ≤ c ≤ 10^9。
//! 模型：棋盘游戏，其中一行没有尽头。
//! 思路：设第 m 行为有 m 件物品的各局面。有两个或更多箱子时游戏必定结束，每个局面由同一行的下一
//! 个和第 m + 1 行中它下面的一个决定；把方案数达到 c 的局面算作必胜，因为对手刚刚输了。
//!
//! 1. 有两件或更多物品的行至多有 √c 个箱子，而一旦 2^m ≥ c 就没有两个箱子的局面了。所以从最后一
//!    行往前，每行从远端开始，依次确定。
//! 2. 第 m = 1 行，到满足 n² < c 的最后一个 n 为止，各局面也这样确定。n 更大时，添第二件物品就输，
//!    所以只能添箱子，直到有 c - 1 个，这时轮到走的人输：由 c - 1 - n 的奇偶决定。
//! 3. 只有一个箱子且 2^m ≥ c 时，添第二个箱子就输，而物品可以永远添下去：平局。
//! 4. 只有一个箱子而物品较少时，若 (2, m) 必败，这个局面必胜。若 (2, m) 必胜，添箱子就输，只
//!    能添物品：若 (1, m + 1) 是平局，这个局面也是平局，否则当且仅当 (1, m + 1) 必败时必胜。
//!
//! 复杂度：每组 O(√c)。

use proconio::input;

/// A limit of this program: for larger c the rows might not fit into memory.
const MOST: u64 = 100_000_000_000_000;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u32, c: u64 }
        assert!(n > 0 && m > 0, "{n} boxes and {m} items, not both positive");
        assert!(is_below(c, n, m), "{n} boxes and {m} items have {c} ways or more");
        assert!(c <= MOST, "c is {c}, past this program's rows");
        let mut row = Row::last(c);
        while row.items > m {
            row = Row::above(&row);
        }
        let mover_wins = if n == 1 { row.one_box } else { Some(row.mover_wins(n)) };
        winners += match mover_wins {
            Some(true) => "Alice\n",
            Some(false) => "Bob\n",
            None => "Draw\n",
        };
    }
    print!("{winners}");
}

/// Returns whether there are fewer than `c` ways to put the items into boxes.
fn is_below(c: u64, boxes: u64, items: u32) -> bool {
    boxes.checked_pow(items).is_some_and(|ways| ways < c)
}

/// For each position with a given number of items, whether the player to move wins.
struct Row {
    items: u32,
    c: u64,
    /// The result with one box; `None` for a draw.
    one_box: Option<bool>,
    /// The results by number of boxes, from 2 up to the first number of boxes for which adding an
    /// item loses.
    wins: Vec<bool>,
}

impl Row {
    /// Returns the first row in which two boxes give c ways or more.
    fn last(c: u64) -> Row {
        let mut items = 1;
        while is_below(c, 2, items) {
            items += 1;
        }
        Row { items, c, one_box: None, wins: Vec::new() }
    }

    /// Returns the row with one item fewer than `below`.
    fn above(below: &Row) -> Row {
        let (items, c) = (below.items - 1, below.c);
        let mut longest = 1;
        while is_below(c, longest + 1, items.max(2)) {
            longest += 1;
        }
        let mut wins = vec![wins_beyond(longest + 1, items, c); longest as usize + 2];
        for boxes in (2..=longest as usize).rev() {
            wins[boxes] = !wins[boxes + 1] || !below.mover_wins(boxes as u64);
        }
        let one_box = if wins[2] { below.one_box.map(|wins| !wins) } else { Some(true) };
        Row { items, c, one_box, wins }
    }

    /// Returns whether the player to move wins with `boxes` boxes, at least two.
    fn mover_wins(&self, boxes: u64) -> bool {
        let listed = usize::try_from(boxes).ok().and_then(|boxes| self.wins.get(boxes));
        listed.copied().unwrap_or_else(|| wins_beyond(boxes, self.items, self.c))
    }
}

/// Returns whether the player to move wins if there are so many boxes that one more item would give
/// c ways or more, or if there are already c ways or more.
fn wins_beyond(boxes: u64, items: u32, c: u64) -> bool {
    !is_below(c, boxes, items) || (c - 1 - boxes) % 2 == 1
}
