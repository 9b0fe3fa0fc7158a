//! The picture of Project Euler 806, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::nim::nim_sum;
use support::language::Language;

pub fn picture(language: Language) -> Picture {
    const DISKS: u32 = 4;
    // Disk d, counted from the smallest on, moves at the steps 2^d, 3 · 2^d, 5 · 2^d, …, always in
    // one direction round the pegs.
    let peg = |disk: u32, step: u32| {
        let moves = (step + (1 << disk)) >> (disk + 1);
        let direction = if (DISKS - disk).is_multiple_of(2) { 1 } else { 2 };
        (moves * direction) % 3
    };
    let steps = 0..1u32 << DISKS;
    let heaps =
        |step: u32| [0, 1, 2].map(|p| (0..DISKS).filter(|&d| peg(d, step) == p).count() as u64);
    let rows = (0..3).map(|p| {
        let name = language.select(["peg 1", "peg 2", "peg 3"], ["柱 1", "柱 2", "柱 3"])[p];
        Line::new(name, steps.clone().map(|step| LineCell::new(heaps(step)[p], "plain")))
    });
    let top = Line::new(language.select("number", "编号"), steps.clone().map(LineCell::bare));
    let bottom = Line::new("⊕", steps.clone().map(|step| LineCell::of_value(nim_sum(heaps(step)))));
    let shown: Vec<Line> = [top].into_iter().chain(rows).chain([bottom]).collect();
    Picture::new(
        language,
        lines(&shown),
        "The shortest solution for 4 disks: the numbers of disks on the three pegs after each \
         step, and below them their nim sum. The positions with nim sum 0, green, are the lost \
         ones of Nim; they lie symmetrically, number i and number 15 - i.",
        "4 个圆盘的最短解：每一步之后三根柱上的圆盘数，最下一行为异或和。异或和为 0 的（绿色）是 Nim 的\
         必败态；它们左右对称：编号 i 与 15 - i。",
    )
}
