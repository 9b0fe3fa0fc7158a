//! The picture of AtCoder AGC 014 D, drawn for its page.

use crate::pictures::rooted::{tree, Node};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 8] = [0, 0, 1, 2, 2, 3, 4, 5];
    // From the leaves up, each vertex without a partner takes its parent.
    let mut partner: [Option<usize>; 9] = [None; 9];
    for vertex in (1..9).rev() {
        let parent = PARENTS[vertex - 1];
        if partner[vertex].is_none() && partner[parent].is_none() {
            (partner[vertex], partner[parent]) = (Some(parent), Some(vertex));
        }
    }
    let class = |vertex: usize| if partner[vertex].is_some() { "n" } else { "mark" };
    let vertices: Vec<Node> =
        (0..9).map(|vertex| Node::new(class(vertex), vertex + 1, "")).collect();
    let edge = |child: usize| match partner[child] == Some(PARENTS[child - 1]) {
        true => "pair",
        false => "",
    };
    figure(
        language,
        Some(tree(&PARENTS, &vertices, edge)),
        "A tree paired from the leaves up; the orange vertex is left over. If none were, Aoki \
         would always paint the partner of what Takahashi has painted, and no vertex would stay \
         white. Here Takahashi paints the parent of a deepest leaf, which forces Aoki to the leaf, \
         and so on upwards until the vertex left over is his, among white neighbours.",
        "从叶子往上配对的树；橙色点没有配上。若全配上，Aoki 总涂与 Takahashi 所涂的点配对的点，没有白点能留下。\
         这里 Takahashi 涂最深叶子的父亲，逼 Aoki 去涂那片叶子，如此往上，最后剩下的点归他，四周都是白的。",
    )
}
