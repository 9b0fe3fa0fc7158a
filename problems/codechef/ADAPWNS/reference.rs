//! CodeChef ADAPWNS by its rules: every pawn shifted by one square and by two.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 500);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let length = g.within(g.pick(2, 128)..=g.pick(10, 128));
        let empty_for_a_pawn = g.within(1..=4);
        for _ in 0..length {
            input.push(if g.one_in(empty_for_a_pawn + 1) { 'P' } else { '.' });
        }
        input.push('\n');
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|row: &Vec<u8>| letters(row));
    let mut output = String::new();
    for _ in 0..input.number(1..=500) {
        let row = input.token().expect("a row").as_bytes().to_vec();
        assert!((2..=128).contains(&row.len()), "a row of {} squares", row.len());
        assert!(row.iter().all(|square| b".P".contains(square)), "another letter than . and P");
        assert!(row.len() <= 16, "too long for brute force");
        output +=
            if search.mover_wins(&row, &|row: &Vec<u8>| moves(row)) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

fn moves(row: &[u8]) -> Vec<Vec<u8>> {
    let mut after = Vec::new();
    for pawn in (0..row.len()).filter(|&square| row[square] == b'P') {
        for squares in 1..=2.min(pawn) {
            if row[pawn - squares..pawn].iter().all(|&square| square == b'.') {
                let mut next = row.to_vec();
                next.swap(pawn - squares, pawn);
                after.push(next);
            }
        }
    }
    after
}
