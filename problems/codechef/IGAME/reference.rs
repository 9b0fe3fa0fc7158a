//! CodeChef IGAME by its rules: every move along a line and along the diagonal.
//!
//! The middle tier has distances of up to 1000, as many as the statement allows, and mostly lost
//! ones. A table says for each pair whether its row, its column or its diagonal has a lost one
//! before it.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 1000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let [m, n] = [(); 2].map(|()| g.within(1..=g.pick(16, 1000)));
        let [p, q] = [m, n].map(|start| match g.one_in(2) {
            true => g.within(0..=start - 1),
            false => 0,
        });
        input += &format!("{m} {n} {p} {q}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let lost = lost_pairs();
    let mut input = String::from("1000\n");
    for _ in 0..1000 {
        let (x, y) = lost[g.within(0..=lost.len() as u64 - 1) as usize];
        let x = (x + u32::from(g.one_in(4))).min(1000);
        let (x, y) = if g.one_in(2) { (x.max(1), y.max(1)) } else { (y.max(1), x.max(1)) };
        let goal = [x, y].map(|distance| g.within(0..=1000 - u64::from(distance)) as u32);
        input += &format!("{} {} {} {}\n", goal[0] + x, goal[1] + y, goal[0], goal[1]);
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    let lost: std::collections::HashSet<(u32, u32)> = lost_pairs().into_iter().collect();
    winners(input, |(m, n), (p, q)| !lost.contains(&(m - p, n - q)))
}

/// Returns the lost pairs of distances up to 1000.
fn lost_pairs() -> Vec<(u32, u32)> {
    const SIZE: usize = 1001;
    let mut lost = Vec::new();
    let mut lost_in_column = [false; SIZE];
    let mut lost_on_diagonal = [false; 2 * SIZE];
    for x in 0..SIZE {
        for (y, is_lost_in_column) in lost_in_column.iter_mut().enumerate() {
            let diagonal = SIZE + x - y;
            if !*is_lost_in_column && !lost_on_diagonal[diagonal] {
                *is_lost_in_column = true;
                lost_on_diagonal[diagonal] = true;
                lost.push((x as u32, y as u32));
                // The others of this row are won.
                break;
            }
        }
    }
    lost
}

fn answer(input: &mut Input) -> String {
    winners(input, |(m, n), goal| {
        assert!(m.max(n) <= 60, "too far for brute force");
        // What is won depends on the goal, so that each case needs a search of its own.
        Search::normal().mover_wins(&(m, n), &|&point| moves(point, goal))
    })
}

fn winners(input: &mut Input, is_won: impl Fn((u32, u32), (u32, u32)) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let (m, n) = (input.number(1..=1000u32), input.number(1..=1000u32));
        let goal = (input.number(0..=m - 1), input.number(0..=n - 1));
        output += if is_won((m, n), goal) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn moves((x, y): (u32, u32), (p, q): (u32, u32)) -> Vec<(u32, u32)> {
    let along_x = (p..x).map(|left| (left, y));
    let along_y = (q..y).map(|left| (x, left));
    let diagonal = (1..=(x - p).min(y - q)).map(|steps| (x - steps, y - steps));
    along_x.chain(along_y).chain(diagonal).collect()
}
