//! BZOJ 4702 — Boxes and items (装箱游戏)
//! <https://hydro.ac/d/bzoj/p/4702> · 1 s? · 128 MiB? · medium
//!
//! Rules: n different boxes and m different items; a move adds one box or one item, and
//! whoever makes the number n^m of ways to put the items into boxes c or more loses. T cases
//! `n m c`, n^m < c; print the winner, `Alice` who is first or `Bob`, or `Draw` if play need
//! not end.
//! Model: board game, with a row that never ends.
//! Why: with 2 boxes or more play ends, and the rows from m = 29 down are decided from their
//! far ends. In the row m = 1, once n² ≥ c, only boxes can be added, up to c - 1: parity. With
//! 1 box and 2^m ≥ c adding a box loses, so items are added for ever: a draw. With fewer
//! items the position is won if (2, m) is lost; if not, a box makes the opponent win, and
//! an item is a move to (1, m + 1): draws go back as far as no such (2, m) is met, and from
//! there won and lost are known as usual.
//! Cost: O(√c) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!(cases <= 5, "{cases} cases, more than 5");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u32, c: u64 }
        assert!((2..=1_000_000_000).contains(&c), "c is {c}, not 2 to 1000000000");
        assert!((1..=30).contains(&m), "{m} items, not 1 to 30");
        let goes_on = |n: u64, m: u32| n.checked_pow(m).is_some_and(|ways| ways < c);
        assert!(n > 0 && goes_on(n, m), "{n} boxes and {m} items have {c} ways or more");
        // Whether the player to move wins; from c on that is so, and a draw is `None`.
        let mut wins = vec![true; 3]; // by n, in the row below the present one
        let mut one_box = None;
        for items in (m..30).rev() {
            let mut longest = 1;
            while goes_on(longest + 1, items.max(2)) {
                longest += 1;
            }
            let mut row = vec![true; longest as usize + 2];
            if items == 1 && longest + 1 < c {
                row[longest as usize + 1] = (c - 2 - longest) % 2 == 1;
            }
            for boxes in (2..=longest as usize).rev() {
                let below = wins.get(boxes).copied().unwrap_or(true);
                row[boxes] = !row[boxes + 1] || !below;
            }
            one_box = if row[2] { one_box.map(|win: bool| !win) } else { Some(true) };
            wins = row;
        }
        let mover_wins = match n {
            1 => one_box,
            _ if m == 1 && n >= wins.len() as u64 => Some((c - 1 - n) % 2 == 1),
            _ => Some(wins[n as usize]),
        };
        winners += mover_wins.map_or("Draw\n", |win| if win { "Alice\n" } else { "Bob\n" });
    }
    print!("{winners}");
}
