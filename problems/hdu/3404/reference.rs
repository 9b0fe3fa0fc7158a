//! HDU 3404 by its rules: every rectangle of the smallest board that holds the lights. Moves
//! only switch lights above and to the left of one that is on.
//!
//! The middle tier has lights at all coordinates, half of the cases lost. Up to 24 their values
//! come from the definition of the nim product, the least number that no smaller ones make; beyond,
//! from its parts above and below a power 2^(2^k), which Conway multiplies like ordinary numbers.

use grundy::mex::mex;
use reference::{grid, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_products).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let small = small_products();
    let mut input = String::from("30\n");
    for case in 0..30 {
        let most = [24, 300, 10_000][case % 3];
        let (n, mut lights) = (g.within(1..=20), BTreeSet::new());
        (0..n).for_each(|_| {
            lights.insert((g.within(1..=most), g.within(1..=most)));
        });
        let sum = lights.iter().fold(0, |sum, &(x, y)| sum ^ product(x, y, &small));
        // One more light makes the sum 0, or, for a large sum, half of it in each of two.
        let last = match sum {
            0..=10_000 => vec![(1, sum)],
            _ => vec![(1, sum & 4095), (sum & !4095, 1)],
        };
        if last
            .iter()
            .all(|light| (1..=10_000).contains(&light.0) && (1..=10_000).contains(&light.1))
            && g.one_in(2)
        {
            lights.extend(last);
        } else if g.one_in(2) {
            // Three lights of a column, whose heights add up to 0.
            let (x, y, z) = (g.within(1..=most), g.within(1..=most), g.within(1..=most));
            if y != z && y ^ z <= 10_000 {
                lights = BTreeSet::from([(x, y), (x, z), (x, y ^ z)]);
            }
        }
        input += &format!("{}\n", lights.len());
        lights.iter().for_each(|(x, y)| input += &format!("{x} {y}\n"));
    }
    input
}

fn answer_by_products(input: &mut Input) -> String {
    let small = small_products();
    let verdict = |lights: BTreeSet<(u64, u64)>| match lights
        .iter()
        .fold(0, |sum, &(x, y)| sum ^ product(x, y, &small))
    {
        0 => "Don't waste your time.\n",
        _ => "Have a try, lxhgww.\n",
    };
    read(input).into_iter().map(verdict).collect()
}

/// Returns the nim products of the numbers below 25 by their definition.
fn small_products() -> Vec<Vec<u64>> {
    let mut products = vec![vec![0; 25]; 25];
    for x in 0..25 {
        for y in 0..25 {
            let smaller = (0..x).flat_map(|x1| (0..y).map(move |y1| (x1, y1)));
            let options =
                smaller.map(|(x1, y1)| products[x1][y] ^ products[x][y1] ^ products[x1][y1]);
            products[x][y] = mex(options);
        }
    }
    products
}

/// Returns the nim product, from the small ones or from the parts above and below 2^(2^k).
fn product(x: u64, y: u64, small: &[Vec<u64>]) -> u64 {
    if x < 25 && y < 25 {
        return small[x as usize][y as usize];
    }
    let half = [1, 2, 4, 8].into_iter().rev().find(|half| x.max(y) >> half > 0).expect("above 1");
    let power = 1u64 << half;
    let ((x1, x0), (y1, y0)) = ((x / power, x % power), (y / power, y % power));
    let high = product(x1, y1, small);
    // The square of the power is itself and half of it.
    let cross = product(x1, y0, small) ^ product(x0, y1, small) ^ high;
    (cross * power) ^ product(high, power / 2, small) ^ product(x0, y0, small)
}

fn read(input: &mut Input) -> Vec<BTreeSet<(u64, u64)>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(0..=1000);
        let lights: BTreeSet<(u64, u64)> =
            (0..n).map(|_| (input.number(1..=10_000), input.number(1..=10_000))).collect();
        assert_eq!(lights.len(), n, "a light is named twice");
        cases.push(lights);
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for lights in read(input) {
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
    output
}
