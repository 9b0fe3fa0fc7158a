//! CodeChef ADAPWNS by its rules: every pawn shifted by one square and by two.
//!
//! The middle tier has the same search on rows of up to 128 squares with few pawns, and so with
//! gaps of every length: play from a row has as many positions as there are ways to place its
//! pawns.

use reference::{letters, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
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

fn generate_middle(g: &mut Generator) -> String {
    // The pawns, and the squares on which there are few enough ways to place them.
    let longest = [(1, 128), (2, 128), (3, 36), (4, 20)];
    let mut input = String::from("8\n");
    for case in 0..8 {
        let (pawns, most) = longest[case % 4];
        let length = g.within(most / 2..=most) as usize;
        let mut row = vec!['.'; length];
        for _ in 0..pawns {
            row[g.within(0..=length as u64 - 1) as usize] = 'P';
        }
        input += &format!("{}\n", row.into_iter().collect::<String>());
    }
    input
}

/// Returns the number of ways to place pawns on a row.
fn ways(length: usize, pawns: usize) -> usize {
    (0..pawns.min(5)).fold(1, |ways, placed| ways * (length - placed) / (placed + 1))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|row: &Vec<u8>| letters(row));
    let mut output = String::new();
    for _ in 0..input.number(1..=500) {
        let row = input.token().expect("a row").as_bytes().to_vec();
        assert!((2..=128).contains(&row.len()), "a row of {} squares", row.len());
        assert!(row.iter().all(|square| b".P".contains(square)), "another letter than . and P");
        let pawns = row.iter().filter(|&&square| square == b'P').count();
        assert!(
            row.len() <= 16 || ways(row.len(), pawns) <= 10_000,
            "too many rows for brute force"
        );
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
