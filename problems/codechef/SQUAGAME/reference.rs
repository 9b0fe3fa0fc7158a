//! CodeChef SQUAGAME by its rules: every square that is not painted.
//!
//! The middle tier has up to 60 squares with large coordinates. All pairs are compared to find the
//! smallest square around each, and after each first move the values are added up anew by the colon
//! principle.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_trees).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for shape in 0..6 {
        let most = g.within(1..=60) as usize;
        let side = g.within(1000..=99_999_998) as i64;
        let (x, y) = (-(g.within(0..=side as u64) as i64), -(g.within(0..=side as u64) as i64));
        let mut squares = Vec::new();
        fill(g, Square { x, y, side }, most, shape % 3, &mut squares);
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

fn answer_by_trees(input: &mut Input) -> String {
    let mut output = String::new();
    for squares in read(input) {
        // The larger squares first, so that the one around each is known before it.
        let mut order: Vec<usize> = (0..squares.len()).collect();
        order.sort_by_key(|&square| -squares[square].side);
        let around: Vec<Option<usize>> = squares
            .iter()
            .map(|inner| {
                let outer = (0..squares.len()).filter(|&other| is_inside(inner, &squares[other]));
                outer.min_by_key(|&other| squares[other].side)
            })
            .collect();
        let value = |painted: Option<usize>| {
            let mut on_top = vec![0; squares.len()];
            let mut on_ground = 0;
            for &square in order.iter().rev().filter(|&&square| Some(square) != painted) {
                let branch = on_top[square] + 1;
                match around[square] {
                    Some(below) => on_top[below] ^= branch,
                    None => on_ground ^= branch,
                }
            }
            on_ground
        };
        output += &winner((0..squares.len()).find(|&square| value(Some(square)) == 0));
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<Square>> {
    let (mut cases, mut all) = (Vec::new(), 0);
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=50_000usize);
        all += n;
        assert!(all <= 250_000, "{all} squares");
        assert!(n <= 1000, "too large for a reference");
        let mut squares = Vec::new();
        for _ in 0..n {
            let x = input.number(-100_000_000..=100_000_000);
            let y = input.number(-100_000_000..=100_000_000);
            squares.push(Square { x, y, side: input.number(1..=99_999_999) });
        }
        for (index, a) in squares.iter().enumerate() {
            for b in &squares[..index] {
                assert!(is_inside(a, b) || is_inside(b, a) || are_apart(a, b), "squares meet");
            }
        }
        cases.push(squares);
    }
    input.end();
    cases
}

fn is_inside(a: &Square, b: &Square) -> bool {
    let within = |from: i64, to: i64| to < from && from + a.side < to + b.side;
    within(a.x, b.x) && within(a.y, b.y)
}

fn are_apart(a: &Square, b: &Square) -> bool {
    let before = |from: i64, to: i64, side: i64| from + side < to;
    before(a.x, b.x, a.side)
        || before(b.x, a.x, b.side)
        || before(a.y, b.y, a.side)
        || before(b.y, a.y, b.side)
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for squares in read(input) {
        let n = squares.len();
        assert!(n <= 20, "too large for a reference");
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
        output += &winner(win);
    }
    output
}

fn winner(first_win: Option<usize>) -> String {
    first_win.map_or("Fit\n".to_string(), |square| format!("Fat {}\n", square + 1))
}
