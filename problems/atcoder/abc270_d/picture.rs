//! The picture of AtCoder ABC 270 D, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let positions = Positions::after(6, |&heap| options(heap), |heap| heap.to_string())?;
    let note = |_, &heap: &u32| match difference(heap) {
        0 => ("u", "0".to_string()),
        less if less < 0 => ("p", format!("−{}", -less)),
        more => ("n", format!("+{more}")),
    };
    let heaps = positions.positions();
    let is_best = |from: usize, to: usize| through(heaps[from], heaps[to]) == difference(heaps[from]);
    figure(
        language,
        Some(positions.draw(note, is_best)),
        "A heap of 6 from which 1 or 4 stones are taken, and each player wants many. Below each \
         heap is what the player to move gets more than the other one: the best of what a move \
         takes less the number of the heap that it leaves. Green arrows are best moves; from 6 \
         stones, that player gets (6 + difference) / 2.",
        "一堆 6 枚，每次取 1 或 4 枚，各想多得。每堆下方是轮到的人比对手多得多少：\
         取走的数减去剩下那堆的数，取最大。绿色箭头为最优的走法；从 6 枚开始，先手得 (6 + 差) / 2 枚。",
    )
}

fn options(heap: u32) -> Vec<u32> {
    [1, 4].iter().filter_map(|taken| heap.checked_sub(*taken)).collect()
}

/// Returns what the player to move gets more than the other one.
fn difference(heap: u32) -> i64 {
    options(heap).into_iter().map(|left| through(heap, left)).max().unwrap_or(0)
}

/// Returns what a player gets more than the other one who makes this move.
fn through(heap: u32, left: u32) -> i64 {
    i64::from(heap - left) - difference(left)
}
