//! CodeChef BWCELL by its rules: black cells are taken off either end of the row.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let length = g.within(g.pick(1, 10_000)..=g.pick(9, 10_000));
        let left = if g.one_in(2) { length / 2 } else { g.within(0..=length - 1) } as usize;
        let right = length as usize - 1 - left;
        input += &format!("{}W{}\n", "B".repeat(left), "B".repeat(right));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let row = input.token().expect("a row");
        assert!(row.len() <= 10_000, "a row of {} cells", row.len());
        assert!(row.bytes().all(|cell| b"BW".contains(&cell)), "another letter than B and W");
        assert_eq!(row.matches('W').count(), 1, "the number of white cells");
        assert!(row.len() <= 40, "too long for brute force");
        let aleksa_wins = search.mover_wins(&row.to_string(), &|row: &String| moves(row));
        output += if aleksa_wins { "Aleksa\n" } else { "Chef\n" };
    }
    input.end();
    output
}

fn moves(row: &str) -> Vec<String> {
    let white = row.find('W').expect("a white cell");
    let from_left = (1..=white).map(|removed| row[removed..].to_string());
    let from_right = (white + 1..row.len()).map(|length| row[..length].to_string());
    from_left.chain(from_right).collect()
}
