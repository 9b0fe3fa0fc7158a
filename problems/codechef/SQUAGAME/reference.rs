//! CodeChef SQUAGAME by its rules: every square that is not painted.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 5)..=g.pick(3, 5));
    let mut input = format!("{cases}\n");
    for case in 0..cases {
        let most = g.within(g.pick(1, 50_000)..=g.pick(9, 50_000)) as usize;
        let side = g.pick(24, 99_999_998) as i64;
        let (x, y) = (-(g.within(0..=side as u64) as i64), -(g.within(0..=side as u64) as i64));
        let mut squares = Vec::new();
        let shape = g.pick(2, case % 3);
        fill(g, Square { x, y, side }, most, shape, &mut squares);
        for place in 1..squares.len() {
            squares.swap(place, g.within(0..=place as u64) as usize);
        }
        input += &format!("{}\n", squares.len());
        for Square { x, y, side } in squares {
            input += &format!("{x} {y} {side}\n");
        }
    }
    input
}

#[derive(Clone, Copy)]
struct Square {
    x: i64,
    y: i64,
    side: i64,
}

/// Puts up to `most` squares inside of a square: one around all others, or nine beside each
/// other, depending on `shape`.
fn fill(g: &mut Generator, outer: Square, most: usize, shape: u64, squares: &mut Vec<Square>) {
    let mut spaces = vec![(outer, most)];
    while let Some((outer, most)) = spaces.pop() {
        if most == 0 || outer.side < 3 {
            continue;
        }
        let is_around = match shape {
            0 => true,
            1 => false,
            _ => outer.side < 9 || g.one_in(2),
        };
        let mut put = |left: i64, below: i64, side: i64, most: usize| {
            if side > 0 && most > 0 {
                let square = Square { x: outer.x + left, y: outer.y + below, side };
                squares.push(square);
                spaces.push((square, most - 1));
            }
        };
        if is_around {
            let (left, below) = (1 + g.within(0..=1) as i64, 1 + g.within(0..=1) as i64);
            put(left, below, outer.side - left.max(below) - 1, most);
            continue;
        }
        let side = (outer.side - 1) / 3 - 1;
        let mut rest = most;
        for part in 0..9 {
            let share = if shape == 1 { most / 9 } else { g.within(0..=rest as u64) as usize };
            let share = if part == 8 { rest } else { share };
            rest -= share;
            put(1 + part % 3 * (side + 1), 1 + part / 3 * (side + 1), side, share);
        }
    }
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=10usize);
    let mut output = String::new();
    let mut all = 0;
    for _ in 0..cases {
        let n = input.number(1..=50_000usize);
        all += n;
        assert!(all <= 250_000, "{all} squares");
        assert!(n <= 20, "too large for a reference");
        let squares: Vec<Square> = (0..n)
            .map(|_| Square {
                x: input.number(-100_000_000..=100_000_000),
                y: input.number(-100_000_000..=100_000_000),
                side: input.number(1..=99_999_999),
            })
            .collect();
        let is_inside = |a: &Square, b: &Square| {
            let within = |from: i64, to: i64| to < from && from + a.side < to + b.side;
            within(a.x, b.x) && within(a.y, b.y)
        };
        let are_apart = |a: &Square, b: &Square| {
            let before = |from: i64, to: i64, side: i64| from + side < to;
            before(a.x, b.x, a.side)
                || before(b.x, a.x, b.side)
                || before(a.y, b.y, a.side)
                || before(b.y, a.y, b.side)
        };
        for (index, a) in squares.iter().enumerate() {
            for b in &squares[..index] {
                assert!(is_inside(a, b) || is_inside(b, a) || are_apart(a, b), "squares meet");
            }
        }
        let paint = |painted: u32, chosen: usize| {
            let inside = (0..n).filter(|&other| is_inside(&squares[other], &squares[chosen]));
            inside.fold(painted | 1 << chosen, |painted, other| painted | 1 << other)
        };
        let options = |&painted: &u32| {
            let open = (0..n).filter(|square| painted >> square & 1 == 0);
            open.map(|square| paint(painted, square)).collect()
        };
        let mut search = Search::normal().written(|&painted: &u32| members(painted));
        let win = (0..n).find(|&square| !search.mover_wins(&paint(0, square), &options));
        output += &win.map_or("Fit\n".to_string(), |square| format!("Fat {}\n", square + 1));
    }
    input.end();
    output
}
