//! The picture of Codeforces 1776I, drawn for its page.

use crate::pictures::lists::{remove, write_list};
use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

const CORNERS: [[i64; 2]; 5] = [[0, 0], [4, 0], [6, 3], [3, 6], [0, 4]];

pub fn picture(language: Language) -> Option<Picture> {
    let options = |left: &Vec<usize>| match left.len() {
        0..=3 => Vec::new(),
        corners => (0..corners).map(|place| remove(left, place)).collect(),
    };
    let name = |left: &Vec<usize>| {
        let names: Vec<usize> = left.iter().map(|corner| corner + 1).collect();
        write_list(&names)
    };
    let positions = Positions::after((0..CORNERS.len()).collect(), options, name)?;
    let lefts = positions.positions();
    let is_green = |from: usize, to: usize| {
        let eaten = |left: &Vec<usize>| area(&lefts[from]) - area(left);
        let smallest = options(&lefts[from]).iter().map(eaten).min();
        smallest == Some(eaten(&lefts[to]))
    };
    let drawing = positions.draw(|_, left| ("plain", area(left).to_string()), is_green);
    figure(
        language,
        Some(drawing),
        "A pizza with the corners (0, 0), (4, 0), (6, 3), (3, 6) and (0, 4): the corners that are \
         left, with twice the area. A move eats the difference, and green moves eat the least. \
         Beatrice, with four corners, takes a green one and eats at most half of what is there; \
         Alberto has eaten before, and eats the rest.",
        "顶点为 (0, 0)、(4, 0)、(6, 3)、(3, 6)、(0, 4) 的披萨：图中是剩下的顶点和面积的两倍。每步吃掉两者之差，\
         绿色的一步吃得最少。Beatrice 面对四个顶点，走绿色的一步，吃掉的不超过其中的一半；Alberto 之前已吃过，最后还要吃完剩下的。",
    )
}

/// Returns twice the area of the polygon with these corners.
fn area(left: &[usize]) -> i64 {
    let corner = |place: usize| CORNERS[left[place % left.len()]];
    let cross = |place: usize| {
        let ([a, b], [c, d]) = (corner(place), corner(place + 1));
        a * d - b * c
    };
    (0..left.len()).map(cross).sum()
}
