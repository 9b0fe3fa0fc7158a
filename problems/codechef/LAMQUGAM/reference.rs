//! CodeChef LAMQUGAM by its rules: every move from every point of every rectangle.
//!
//! The middle tier has rectangles in the first 250 rows and columns. A table says for each point
//! whether its row, its column or its diagonal has a lost one before it that a move can reach; the
//! lost points of a rectangle are counted one by one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let lameness = g.within(1..=g.pick(5, 20));
    let rectangles = g.pick(4, 100_000);
    let mut input = format!("{lameness} {rectangles}\n");
    let most = if g.one_in(20) { g.pick(30, 200_000) } else { g.pick(12, 200_000) };
    for _ in 0..rectangles {
        let [x1, y1] = [(); 2].map(|()| g.within(1..=most));
        let longest = if g.one_in(3) { g.pick(2, 99) } else { most };
        let [x2, y2] = [x1, y1].map(|start| g.within(start..=most.min(start + longest)));
        input += &format!("{x1} {y1} {x2} {y2}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let lameness = g.within(1..=20);
    let mut input = format!("{lameness} 100\n");
    for _ in 0..100 {
        let [x1, y1] = [(); 2].map(|()| g.within(1..=SIDE));
        let longest = if g.one_in(2) { 30 } else { SIDE };
        let [x2, y2] = [x1, y1].map(|start| g.within(start..=SIDE.min(start + longest)));
        input += &format!("{x1} {y1} {x2} {y2}\n");
    }
    input
}

/// The largest coordinate of the middle tier.
const SIDE: u64 = 250;

fn answer_by_table(input: &mut Input) -> String {
    let mut lost = Vec::new();
    fractions(input, |lameness, Rectangle { x1, y1, x2, y2 }| {
        if lost.is_empty() {
            lost = lost_points(lameness as usize);
        }
        let inside = |&&(x, y): &&(u32, u32)| (x1..=x2).contains(&x) && (y1..=y2).contains(&y);
        lost.iter().filter(inside).count() as u32
    })
}

fn lost_points(lameness: usize) -> Vec<(u32, u32)> {
    let side = SIDE as usize;
    let mut in_row = vec![false; side + 1];
    let mut in_column = vec![false; side + 1];
    // By the difference of the coordinates, and x modulo the lameness.
    let mut on_diagonal = vec![vec![false; lameness]; 2 * side + 1];
    let mut lost = Vec::new();
    for x in 1..=side {
        for y in 1..=side {
            let diagonal = &mut on_diagonal[side + x - y][x % lameness];
            if !in_row[x] && !in_column[y] && !*diagonal {
                (in_row[x], in_column[y], *diagonal) = (true, true, true);
                lost.push((x as u32, y as u32));
            }
        }
    }
    lost
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    fractions(input, |lameness, rectangle| {
        let Rectangle { x1, y1, x2, y2 } = rectangle;
        assert!(x2.max(y2) <= 50, "too large for brute force");
        let points = (x1..=x2).flat_map(|x| (y1..=y2).map(move |y| (x, y)));
        let lost =
            points.filter(|point| !search.mover_wins(point, &|point| moves(point, lameness)));
        lost.count() as u32
    })
}

struct Rectangle {
    x1: u32,
    y1: u32,
    x2: u32,
    y2: u32,
}

/// Writes the parts of lost points, which `count` counts by the lameness and a rectangle.
fn fractions(input: &mut Input, mut count: impl FnMut(u32, Rectangle) -> u32) -> String {
    let mut output = String::new();
    let lameness = input.number(1..=20);
    for _ in 0..input.number(1..=100_000) {
        let (x1, y1) = (input.number(1..=200_000), input.number(1..=200_000));
        let (x2, y2) = (input.number(x1..=200_000), input.number(y1..=200_000));
        let lost = count(lameness, Rectangle { x1, y1, x2, y2 });
        let all = (x2 - x1 + 1) * (y2 - y1 + 1);
        let is_common = |&divisor: &u32| [lost, all].iter().all(|n| n % divisor == 0);
        let most = if lost > 0 { lost } else { all };
        let greatest = (1..=most).rev().find(is_common).expect("1 divides all");
        output += &format!("{}/{}\n", lost / greatest, all / greatest);
    }
    input.end();
    output
}

fn moves(&(x, y): &(u32, u32), lameness: u32) -> Vec<(u32, u32)> {
    let along_x = (1..x).map(|left| (left, y));
    let along_y = (1..y).map(|left| (x, left));
    let diagonal = (1..x.min(y)).filter(|steps| steps % lameness == 0);
    let diagonal = diagonal.map(|steps| (x - steps, y - steps));
    along_x.chain(along_y).chain(diagonal).collect()
}
