//! CodeChef PSHTBRTH by its rules: every rectangle of every cake.
//!
//! The middle tier has up to 30 cakes with up to 8 candles, and one with more. Each is worth the
//! mex of what the rectangles leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 5)..=g.pick(2, 5));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
        let m = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            input += &cake(g);
            input.push('\n');
        }
        for _ in 0..m {
            let (a, b) = (g.within(1..=n), g.within(1..=n));
            if g.one_in(3) {
                input += &format!("2 {a}\n{}", cake(g));
            } else {
                input += &format!("1 {} {}\n", a.min(b), a.max(b));
            }
        }
    }
    input
}

fn cake(g: &mut Generator) -> String {
    // Few candles, but mostly close to each other.
    let (height, width) = (g.within(1..=g.pick(2, 4)), g.within(1..=g.pick(2, 4)));
    let (row, column) = (g.within(0..=4 - height), g.within(0..=4 - width));
    let mut lines = String::new();
    for y in 0..4 {
        for x in 0..4 {
            let inside = (row..row + height).contains(&y) && (column..column + width).contains(&x);
            let burns = inside && !g.one_in(5) || g.one_in(40);
            lines.push(if burns { '1' } else { '0' });
        }
        lines.push('\n');
    }
    lines
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=30);
    let mut input = format!("1\n{n} 60\n");
    // Some cakes occur again and again, so that they cancel out.
    let cakes: Vec<String> =
        (0..8).map(|kind| scattered(g, if kind == 0 { 10 } else { 7 })).collect();
    let any = |g: &mut Generator| cakes[g.within(0..=7) as usize].clone();
    (0..n).for_each(|_| input += &any(g));
    for _ in 0..60 {
        let (a, b) = (g.within(1..=n), g.within(1..=n));
        input += &match g.one_in(3) {
            true => format!("2 {a}\n{}", any(g)),
            false => format!("1 {} {}\n", a.min(b), a.max(b)),
        };
    }
    input
}

/// Returns a cake with up to so many candles, at any places.
fn scattered(g: &mut Generator, most: usize) -> String {
    let mut cells = [[b'0'; 4]; 4];
    let compact = g.one_in(2);
    for place in 0..most {
        let cell = if compact { place } else { g.within(0..=15) as usize };
        cells[cell / 4][cell % 4] = b'1';
    }
    cells.iter().map(|line| format!("{}\n", String::from_utf8_lossy(line))).collect()
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |cake: &Cake| options_of_one(cake).into_iter().map(|left| vec![left]).collect();
    winners(input, |range| values.sum(range, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |range| {
        let mut range = range.to_vec();
        range.sort_unstable();
        search.mover_wins(&range, &|cakes: &Vec<Cake>| options(cakes))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(&[Cake]) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=5) {
        let (n, m) = (input.number(1..=100_000usize), input.number(1..=100_000usize));
        let mut cakes: Vec<Cake> = (0..n).map(|_| read_cake(input)).collect();
        for _ in 0..m {
            if input.number(1..=2u32) == 1 {
                let l = input.number(1..=n);
                let r = input.number(l..=n);
                output += if is_won(&cakes[l - 1..r]) { "Pishty\n" } else { "Lotsy\n" };
            } else {
                let changed = input.number(1..=n);
                cakes[changed - 1] = read_cake(input);
            }
        }
    }
    input.end();
    output
}

type Cake = [[bool; 4]; 4];

fn read_cake(input: &mut Input) -> Cake {
    [(); 4].map(|()| {
        let line = input.token().expect("a line of a cake").as_bytes();
        assert!(line.len() == 4 && line.iter().all(|cell| b"01".contains(cell)), "{line:?}");
        [0, 1, 2, 3].map(|column| line[column] == b'1')
    })
}

fn options(cakes: &[Cake]) -> Vec<Vec<Cake>> {
    let mut options = Vec::new();
    for (index, cake) in cakes.iter().enumerate() {
        for left in options_of_one(cake) {
            let mut option = cakes.to_vec();
            option[index] = left;
            option.retain(|cake| *cake != Cake::default());
            option.sort_unstable();
            options.push(option);
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}

fn options_of_one(cake: &Cake) -> Vec<Cake> {
    let mut options = Vec::new();
    for top in 0..4 {
        for bottom in top..4 {
            for left in 0..4 {
                for right in left..4 {
                    let burns = |row: &[bool; 4]| row[left..=right].iter().all(|&cell| cell);
                    if cake[top..=bottom].iter().all(burns) {
                        let mut option = *cake;
                        let rows = &mut option[top..=bottom];
                        rows.iter_mut().for_each(|row| row[left..=right].fill(false));
                        options.push(option);
                    }
                }
            }
        }
    }
    options
}
