//! The picture of AtCoder ABC 270 D, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let options =
        |&heap: &u32| [1, 4].iter().filter_map(|taken| heap.checked_sub(*taken)).collect();
    let positions = Positions::after(6, options, |heap| heap.to_string())?;
    let gain = |&from: &u32, &to: &u32| i64::from(from - to);
    figure(
        language,
        positions.differences(gain, |_| 0),
        "A heap of 6 from which 1 or 4 stones are taken, and each player wants many. Below each \
         heap is what the player to move gets more than the other one: the best of what a move \
         takes less the number of the heap that it leaves. Green arrows are best moves; from 6 \
         stones, that player gets (6 + difference) / 2.",
        "一堆 6 颗，每次取 1 或 4 颗，各想多得。每堆下方是轮到的人比对手多得多少：\
         取走的数减去剩下那堆的数，取最大。绿色箭头为最优着法；从 6 颗开始，先手得 (6 + 差) / 2 颗。",
    )
}
