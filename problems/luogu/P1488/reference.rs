//! Luogu P1488 by its rules: every triangle that is joined to the others along one diagonal only.
//!
//! The middle tier has polygons of 12 to 18 corners; the same search answers.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (least, most) = (g.pick(4, 49_990), g.pick(11, 49_999));
    polygon(g, least, most)
}

fn generate_middle(g: &mut Generator) -> String {
    polygon(g, 12, 18)
}

fn polygon(g: &mut Generator, least: u64, most: u64) -> String {
    let n = g.within(least..=most);
    let mut triangles = triangulation(g, n);
    g.shuffle(&mut triangles);
    let mut input = format!("{n}\n");
    for [a, b, c] in triangles {
        let turned = [[a, b, c], [b, c, a], [c, b, a]][g.within(0..=2) as usize];
        let [a, b, c] = turned;
        input += &format!("{a} {b} {c}\n");
    }
    input
}

/// Returns a random triangulation of a polygon with `n` corners.
fn triangulation(g: &mut Generator, n: u64) -> Vec<[u64; 3]> {
    let mut triangles = Vec::new();
    let mut parts = vec![(0, n - 1)];
    while let Some((first, last)) = parts.pop() {
        if last - first > 1 {
            let middle = g.within(first + 1..=last - 1);
            triangles.push([first, middle, last]);
            parts.extend([(first, middle), (middle, last)]);
        }
    }
    triangles
}

fn answer(input: &mut Input) -> String {
    let n = input.number(4..=49_999usize);
    let triangles: Vec<Vec<usize>> = (2..n).map(|_| input.numbers(3, 0..=n - 1)).collect();
    input.end();
    assert!(triangles.len() <= 20, "too many triangles for a search");
    let shared =
        |one: &[usize], other: &[usize]| one.iter().filter(|corner| other.contains(corner)).count();
    for triangle in &triangles {
        assert_eq!(shared(triangle, triangle), 3, "equal corners");
        let differ = (0..3).all(|i| (0..i).all(|j| triangle[i] != triangle[j]));
        assert!(differ, "equal corners");
    }
    // The neighbours of each triangle, as bits.
    let neighbours = |one: usize| -> u32 {
        let others = (0..triangles.len()).filter(|&other| other != one);
        let near = others.filter(|&other| shared(&triangles[one], &triangles[other]) == 2);
        near.map(|other| 1 << other).sum()
    };
    let neighbours: Vec<u32> = (0..triangles.len()).map(neighbours).collect();
    let joints = neighbours.iter().map(|near| near.count_ones() as usize).sum::<usize>() / 2;
    assert_eq!(joints, n - 3, "no triangulation");
    let options = |&left: &u32| -> Vec<u32> {
        if left & 1 == 0 {
            return vec![]; // the black one is gone
        }
        let is_there = |triangle: &usize| left >> triangle & 1 == 1;
        let there = (0..triangles.len()).filter(is_there);
        let leaves = there.filter(|&triangle| (neighbours[triangle] & left).count_ones() == 1);
        leaves.map(|triangle| left & !(1 << triangle)).collect()
    };
    let first = Search::normal()
        .written(|&left: &u32| match left & 1 {
            1 => members(left).replacen('1', "▲", 1),
            _ => members(left),
        })
        .mover_wins(&((1 << triangles.len()) - 1), &options);
    if first { "JMcat Win\n" } else { "PZ Win\n" }.to_string()
}
