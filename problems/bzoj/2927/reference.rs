//! BZOJ 2927 by its rules: every triangle that one cut takes off.
//!
//! The middle tier has polygons of 12 to 18 vertices; the same search answers.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (least, most) = (g.pick(4, 49_999), g.pick(11, 50_000));
    polygon(g, least, most)
}

fn generate_middle(g: &mut Generator) -> String {
    polygon(g, 12, 18)
}

fn polygon(g: &mut Generator, least: u64, most: u64) -> String {
    let n = g.within(least..=most);
    let shift = g.within(0..=n - 1);
    let mut triangles = Vec::new();
    let mut parts = vec![(0, n - 1)];
    // A part is cut by the triangle at the edge from its first to its last vertex.
    while let Some((first, last)) = parts.pop() {
        if last - first > 1 {
            let apex = g.within(first + 1..=last - 1);
            triangles.push([first, apex, last]);
            parts.extend([(first, apex), (apex, last)]);
        }
    }
    let black = g.within(0..=n - 3) as usize;
    triangles.swap(0, black);
    let mut input = format!("{n}\n");
    for corners in triangles {
        let turn = g.within(0..=2) as usize;
        let [a, b, c] = [0, 1, 2].map(|place| (corners[(place + turn) % 3] + shift) % n);
        input += &if g.one_in(2) { format!("{a} {b} {c}\n") } else { format!("{c} {b} {a}\n") };
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(4..=50_000usize);
    let triangles: Vec<Vec<usize>> = (2..n).map(|_| input.numbers(3, 0..=n - 1)).collect();
    input.end();
    assert!(n < 20, "{n} vertices are too many for brute force");
    // Triangles are neighbours if they share two vertices.
    let shared = |a: &[usize], b: &[usize]| a.iter().filter(|corner| b.contains(corner)).count();
    let neighbours: Vec<u32> = triangles
        .iter()
        .map(|a| (0..n - 2).map(|b| u32::from(shared(a, &triangles[b]) == 2) << b).sum())
        .collect();
    assert!(triangles.iter().all(|a| shared(a, a) == 3 && a[0] != a[1] && a[1] != a[2]));
    let links: u32 = neighbours.iter().map(|mask| mask.count_ones()).sum();
    assert!(links as usize == 2 * (n - 3), "the triangles do not fit together");
    // With the black triangle, number 0, taken off, the game is over and lost.
    let options = |&left: &u32| -> Vec<u32> {
        if left & 1 == 0 {
            return vec![];
        }
        let taken_by_one_cut = |&triangle: &usize| {
            left >> triangle & 1 == 1 && (left & neighbours[triangle]).count_ones() == 1
        };
        (0..n - 2).filter(taken_by_one_cut).map(|triangle| left & !(1 << triangle)).collect()
    };
    let first = Search::normal()
        .written(|&left: &u32| match left & 1 {
            1 => members(left).replacen('1', "▲", 1),
            _ => members(left),
        })
        .mover_wins(&((1 << (n - 2)) - 1), &options);
    (if first { "TAK\n" } else { "NIE\n" }).to_string()
}
