//! The picture of HDU 1729, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use support::language::Language;

/// Returns the values of a box that is filled, and of the smaller box that it becomes.
pub fn picture(language: Language) -> Picture {
    const SIZE: usize = 12;
    let values = |size: usize| {
        let mut values = vec![0; size + 1];
        for stones in (0..size).rev() {
            let last = (stones + stones * stones).min(size);
            values[stones] = mex((stones + 1..=last).map(|more| values[more]));
        }
        values
    };
    let turn = (0..SIZE).rev().find(|t| t + t * t < SIZE).unwrap_or(0);
    let shown = [
        Line::new(language.select("stones", "石子"), (0..=SIZE).map(LineCell::bare)),
        Line::new(format!("s = {SIZE}"), values(SIZE).into_iter().map(LineCell::of_value)),
        Line::new(format!("s = {turn}"), values(turn).into_iter().map(LineCell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "A box of size 12 with 0 to 12 stones, and its Grundy values. From 3 stones on a move \
         can fill the box, which makes it a heap of Nim of the stones that are missing. With 2 \
         stones it cannot, so 2 is worth 0 like a full box, and below that the box is worth the \
         same as one of size 2.",
        "容量 12 的箱子，石子 0 到 12 枚时的 SG 值。从 3 枚起一步可以装满，相当于 Nim 堆，枚数为空位数。\
         2 枚时装不满，值为 0，如同已满；石子更少时与容量 2 的箱子相同。",
    )
}
