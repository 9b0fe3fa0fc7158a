//! The picture of AtCoder ABC 218 G, drawn for its page.

use crate::pictures::lists::{write_list, sort};
use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const PARENTS: [usize; 8] = [0, 0, 1, 1, 2, 3, 5, 5];
    const NUMBERS: [u32; 9] = [4, 8, 2, 6, 10, 12, 2, 4, 8];
    let shape = Rooted(&PARENTS);
    let options = |path: &Vec<usize>| -> Vec<Vec<usize>> {
        let last = path[path.len() - 1];
        shape.children(last).into_iter().map(|child| [&path[..], &[child]].concat()).collect()
    };
    let name =
        |path: &Vec<usize>| write_list(&path.iter().map(|&vertex| NUMBERS[vertex]).collect::<Vec<_>>());
    let mover = |path: &Vec<usize>| match path.len() % 2 {
        1 => Mover::First,
        _ => Mover::Second,
    };
    let median = |path: &Vec<usize>| {
        let numbers = sort(path.iter().map(|&vertex| NUMBERS[vertex]).collect());
        let middle = numbers.len() / 2;
        i64::from(match numbers.len() % 2 {
            1 => numbers[middle],
            _ => (numbers[middle - 1] + numbers[middle]) / 2,
        })
    };
    let positions = Positions::after(vec![0], options, name)?;
    figure(
        language,
        positions.results(mover, median),
        "The numbers visited on the way down a tree; below an end stands their median. Before it, \
         each way is worth the largest of its continuations where Taro moves and the smallest \
         where Jiro does. Green moves are best, and the number on the left is the answer.",
        "沿树向下走过的数；终点下方是它们的中位数。往回推，轮到 Taro 的地方取各后继的最大值，轮到 Jiro 的取最小值。\
         绿色为最优的走法，最左边的数就是答案。",
    )
}

/// A rooted tree, given by the parents of the vertices 1, 2, ….
struct Rooted(&'static [usize]);

impl Rooted {
    fn children(&self, vertex: usize) -> Vec<usize> {
        (1..=self.0.len()).filter(|&child| self.0[child - 1] == vertex).collect()
    }

}
