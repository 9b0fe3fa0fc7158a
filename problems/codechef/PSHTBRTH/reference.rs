//! CodeChef PSHTBRTH by its rules: every rectangle of every cake.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=5usize);
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..cases {
        let (n, m) = (input.number(1..=100_000usize), input.number(1..=100_000usize));
        let mut cakes: Vec<Cake> = (0..n).map(|_| read_cake(input)).collect();
        for _ in 0..m {
            if input.number(1..=2u32) == 1 {
                let l = input.number(1..=n);
                let r = input.number(l..=n);
                let mut range = cakes[l - 1..r].to_vec();
                range.sort_unstable();
                let first = search.mover_wins(&range, &|cakes: &Vec<Cake>| options(cakes));
                output += if first { "Pishty\n" } else { "Lotsy\n" };
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
        for top in 0..4 {
            for bottom in top..4 {
                for left in 0..4 {
                    for right in left..4 {
                        let burns = |row: &[bool; 4]| row[left..=right].iter().all(|&cell| cell);
                        if cake[top..=bottom].iter().all(burns) {
                            let mut option = cakes.to_vec();
                            let rows = &mut option[index][top..=bottom];
                            rows.iter_mut().for_each(|row| row[left..=right].fill(false));
                            option.retain(|cake| *cake != Cake::default());
                            option.sort_unstable();
                            options.push(option);
                        }
                    }
                }
            }
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}
