//! HDU 2873 by its rules: every way to explode every bomb, on whole boards, where bombs
//! really vanish.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(2, 40) {
        let (most, wide) = (g.pick(3, 50), g.one_in(50));
        let n = g.within(g.pick(1, 50)..=most);
        let m = g.within(g.pick(1, 50)..=g.pick(if wide { 4 } else { 3 }, 50));
        let every = g.within(2..=4);
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            let row: String = (0..m).map(|_| if g.one_in(every) { '#' } else { '.' }).collect();
            input += &format!("{row}\n");
        }
    }
    input + "0 0\n"
}

type Bombs = BTreeSet<(usize, usize)>;

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let (n, m) = (input.number(0..=50usize), input.number(0..=50usize));
        if (n, m) == (0, 0) {
            input.end();
            return output;
        }
        assert!(n > 0 && m > 0, "a board with a side of 0");
        let mut bombs = Bombs::new();
        for p in 1..=n {
            let row = input.token().expect("a row of the board");
            assert!(row.len() == m && row.chars().all(|cell| "#.".contains(cell)), "{row}");
            for (column, _) in row.match_indices('#') {
                toggle(&mut bombs, (p, column + 1));
            }
        }
        output += if search.mover_wins(&bombs, &explosions) { "John\n" } else { "Jack\n" };
    }
}

/// Adds a bomb. On a cell that has one, both vanish; on (1, 1) it vanishes itself.
fn toggle(bombs: &mut Bombs, cell: (usize, usize)) {
    if cell != (1, 1) && !bombs.remove(&cell) {
        bombs.insert(cell);
    }
}

fn explosions(bombs: &Bombs) -> Vec<Bombs> {
    let mut after = Vec::new();
    for &(p, q) in bombs {
        let replaced = |cells: &[(usize, usize)]| {
            let mut next = bombs.clone();
            next.remove(&(p, q));
            cells.iter().for_each(|&cell| toggle(&mut next, cell));
            next
        };
        match (p, q) {
            (1, q) => after.extend((1..q).map(|v| replaced(&[(1, v)]))),
            (p, 1) => after.extend((1..p).map(|u| replaced(&[(u, 1)]))),
            _ => {
                let pairs = (1..p).flat_map(|u| (1..q).map(move |v| (u, v)));
                after.extend(pairs.map(|(u, v)| replaced(&[(u, q), (p, v)])));
            }
        }
    }
    after
}
