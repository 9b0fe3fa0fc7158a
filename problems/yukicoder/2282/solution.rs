//! yukicoder 2282 — Boxed Nim
//! <https://yukicoder.me/problems/no/2282> · 2 s · 512 MiB · easy
//!
//! Rules: N closed boxes hold A_i ≥ 0 stones. A move opens a closed box, or takes one or more
//! stones from an open one; whoever cannot move loses. The input is `N` and the numbers of stones;
//! print the winner, `First` or `Second`.
//! Model: Nim, in closed boxes.
//! Why: an open box is a heap of Nim, whose value is its number of stones. A closed one has a
//! single option, the open box. So its value is mex {A_i}: 1 if it is empty, and 0 if it is not.
//! The nim sum of these is 1 exactly if the number of empty boxes is odd.
//! Cost: O(N).

use proconio::input;

fn main() {
    input! { n: usize, boxes: [u64; n] }
    let empty_boxes = boxes.iter().filter(|&&stones| stones == 0).count();
    println!("{}", if empty_boxes % 2 == 1 { "First" } else { "Second" });
}
