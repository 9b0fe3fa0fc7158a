//! The picture of AtCoder ARC 162 C, drawn for its page.

use crate::pictures::rooted::{tree, Node};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 6] = [0, 0, 1, 1, 2, 2];
    const K: u32 = 2;
    const NUMBERS: [Option<u32>; 7] = [None, Some(1), Some(0), None, Some(3), None, Some(2)];
    let shape = Rooted(&PARENTS);
    let is_good = |root: usize| {
        let inside: Vec<Option<u32>> =
            (0..7).filter(|&vertex| shape.is_below(vertex, root)).map(|v| NUMBERS[v]).collect();
        let empty = inside.iter().filter(|number| number.is_none()).count();
        let missing = (0..K).filter(|&number| !inside.contains(&Some(number))).count();
        !inside.contains(&Some(K)) && empty <= 1 && missing <= empty
    };
    let vertices: Vec<Node> = (0..7)
        .map(|vertex| {
            let number = NUMBERS[vertex].map_or("?".to_string(), |number| number.to_string());
            Node::new(if is_good(vertex) { "p" } else { "n" }, number, "")
        })
        .collect();
    figure(
        language,
        Some(tree(&PARENTS, &vertices, |_| "")),
        "A tree with numbers and empty vertices, ?, for K = 2. A subtree is good, green at its \
         root, if it does not hold K, has at most one empty vertex, and lacks no more of the \
         numbers 0, 1 below K than that vertex can take: Alice writes 0 there and wins at once. \
         Without a good subtree Bob can spoil each in time by writing K into it.",
        "K = 2，? 为空点。子树若不含 K、至多一个空点、且小于 K 的数 0、1 缺的不比空点多，就是好的（其根为绿色）：\
         Alice 在那里写 0 立即获胜。没有好的子树时，Bob 总来得及往里写 K 来破坏。",
    )
}

/// A rooted tree, given by the parents of the vertices 1, 2, ….
struct Rooted(&'static [usize]);

impl Rooted {

    /// Returns whether a vertex is another one or lies below it.
    fn is_below(&self, mut vertex: usize, other: usize) -> bool {
        while vertex != other && vertex > 0 {
            vertex = self.0[vertex - 1];
        }
        vertex == other
    }

}
