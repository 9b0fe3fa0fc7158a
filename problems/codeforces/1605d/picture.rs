//! The picture of Codeforces 1605D, drawn for its page.

use crate::pictures::rooted::{tree, Node};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 6] = [0, 0, 0, 1, 1, 2];
    let depth = |mut vertex: usize| {
        let mut depth = 0;
        while vertex > 0 {
            vertex = PARENTS[vertex - 1];
            depth += 1;
        }
        depth
    };
    let rare: Vec<usize> = (0..7).filter(|&vertex| depth(vertex) % 2 == 1).collect();
    // Three vertices have the rarer colour, 3 = 1 + 2: the numbers with these highest digits.
    let other = (0..7).filter(|vertex| !rare.contains(vertex));
    let mut numbers = [0; 7];
    for (number, vertex) in (1..).zip(rare.iter().copied().chain(other)) {
        numbers[vertex] = number;
    }
    let vertices: Vec<Node> = (0..7)
        .map(|vertex| {
            let class = if rare.contains(&vertex) { "n" } else { "plain" };
            let number = numbers[vertex];
            Node::new(class, number, format!("{number:b}"))
        })
        .collect();
    figure(
        language,
        Some(tree(&PARENTS, &vertices, |_| "")),
        "Seven nodes in two colours, so that edges join unlike ones, with their numbers, below \
         them in binary. The three of the rarer colour, 3 = 1 + 2, get all numbers whose highest \
         digit is 1 or 2; the others get the rest. A move along an edge needs two numbers with the \
         same highest digit, so no move is possible, and all seven first moves win.",
        "七个点染两色，边的两端异色；下方是编号的二进制。较少的颜色有三个，3 = 1 + 2，得到最高位为 1 或 2 的全部编号，\
         其余归另一色。沿边走需要两个编号最高位相同，所以一步也走不了，七种先手都胜。",
    )
}
