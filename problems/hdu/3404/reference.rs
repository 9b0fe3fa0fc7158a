//! HDU 3404 by its rules: every rectangle of the smallest board that holds the lights. Moves
//! only switch lights above and to the left of one that is on.

use reference::{grid, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(1..=g.pick(4, 100));
    let t = g.pick(t, 100);
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let (right, down) = [(3, 3), (2, 5), (4, 2), (1, 9)][g.within(0..=3) as usize];
        let most = g.within(g.pick(0, 1000)..=g.pick(5, 1000));
        let lights: BTreeSet<(u64, u64)> = (0..most)
            .map(|_| (g.within(1..=g.pick(right, 10_000)), g.within(1..=g.pick(down, 10_000))))
            .collect();
        input += &format!("{}\n", lights.len());
        for (x, y) in lights {
            input += &format!("{x} {y}\n");
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(0..=1000);
        let lights: BTreeSet<(u64, u64)> =
            (0..n).map(|_| (input.number(1..=10_000), input.number(1..=10_000))).collect();
        assert_eq!(lights.len(), n, "a light is named twice");
        let width = lights.iter().map(|light| light.0).max().unwrap_or(1);
        let place = |x: u64, y: u64| 1u64 << ((y - 1) * width + x - 1);
        let board = lights.iter().fold(0, |board, &(x, y)| board | place(x, y));
        let options = |&board: &u64| {
            let mut after = Vec::new();
            for cell in (0..64).filter(|cell| board >> cell & 1 == 1) {
                let (x2, y2) = (cell % width + 1, cell / width + 1);
                for (x1, y1) in (1..=x2).flat_map(|x| (1..=y2).map(move |y| (x, y))) {
                    let corners: BTreeSet<u64> = BTreeSet::from([
                        place(x1, y1),
                        place(x1, y2),
                        place(x2, y1),
                        place(x2, y2),
                    ]);
                    after.push(corners.iter().fold(board, |board, corner| board ^ corner));
                }
            }
            after
        };
        let height = lights.iter().map(|light| light.1).max().unwrap_or(1);
        let wins = Search::normal()
            .written(|&board: &u64| grid(board, height as u32, width as u32, 'o', '.'))
            .mover_wins(&board, &options);
        output += if wins { "Have a try, lxhgww.\n" } else { "Don't waste your time.\n" };
    }
    input.end();
    output
}
