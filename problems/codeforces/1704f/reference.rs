//! Codeforces 1704F by its rules: tries every pair of cells that the player may paint.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 50)..=g.pick(2, 50));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 9_990)..=g.pick(11, 10_000));
        let mut row: Vec<char> = (0..n).map(|_| if g.one_in(2) { 'R' } else { 'B' }).collect();
        if !g.one_in(4) {
            // Long runs of changing colours, and mostly as many red cells as blue ones.
            let turn = g.within(1..=n) as usize;
            (0..row.len()).for_each(|at| {
                row[at] = if (at + usize::from(at >= turn)) % 2 == 1 { 'R' } else { 'B' }
            });
        }
        input += &format!("{n}\n{}\n", row.into_iter().collect::<String>());
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (mut output, mut all) = (String::new(), 0);
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=500_000usize);
        all += n;
        assert!(all <= 500_000, "{all} cells");
        let row = input.token().expect("a row").as_bytes().to_vec();
        assert!(row.len() == n && row.iter().all(|cell| b"RB".contains(cell)), "{row:?}");
        // A position is the row, the mover's colour and the other player's colour.
        let options = |(row, own, other): &(Vec<u8>, u8, u8)| {
            let mut options = Vec::new();
            for at in 1..row.len() {
                if row[at - 1] == *own || row[at] == *own {
                    let mut option = row.clone();
                    option[at - 1..=at].fill(b'W');
                    options.push((option, *other, *own));
                }
            }
            options
        };
        let alice = Search::normal()
            .written(|(row, _, _): &(Vec<u8>, u8, u8)| letters(row))
            .turn(|(_, own, _)| if *own == b'R' { "Alice" } else { "Bob" })
            .mover_wins(&(row, b'R', b'B'), &options);
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
