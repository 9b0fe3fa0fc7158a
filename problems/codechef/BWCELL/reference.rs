//! CodeChef BWCELL by its rules: black cells are taken off either end of the row.
//!
//! The middle tier has up to 300 cells on each side. A table says for each pair of sides whether a
//! move leaves a lost one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let left = g.within(1..=299) as usize;
        let right = if g.one_in(2) { left } else { g.within(left as u64 - 1..=300) as usize };
        input += &format!("{}W{}\n", "B".repeat(left), "B".repeat(right));
    }
    input
}

fn answer_by_table(input: &mut Input) -> String {
    const SIDES: usize = 301;
    // Whether some lost pair has this side on the left, or on the right.
    let mut lost_with = [[false; SIDES]; 2];
    let mut is_lost = vec![[false; SIDES]; SIDES];
    for left in 0..SIDES {
        for right in 0..SIDES {
            // Fewer cells on the left leave the right side, and the other way round.
            is_lost[left][right] = !lost_with[0][left] && !lost_with[1][right];
            lost_with[0][left] |= is_lost[left][right];
            lost_with[1][right] |= is_lost[left][right];
        }
    }
    let sides = |row: &str| (row.find('W').expect("a white cell"), row.len());
    let is_won = |(left, cells): (usize, usize)| !is_lost[left][cells - 1 - left];
    read(input).into_iter().map(|row| winner(is_won(sides(row)))).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for row in read(input) {
        assert!(row.len() <= 40, "too long for brute force");
        output += winner(search.mover_wins(&row.to_string(), &|row: &String| moves(row)));
    }
    output
}

fn winner(is_first: bool) -> &'static str {
    if is_first {
        "Aleksa\n"
    } else {
        "Chef\n"
    }
}

fn read<'a>(input: &mut Input<'a>) -> Vec<&'a str> {
    let mut rows = Vec::new();
    for _ in 0..input.number(1..=10) {
        let row = input.token().expect("a row");
        assert!(row.len() <= 10_000, "a row of {} cells", row.len());
        assert!(row.bytes().all(|cell| b"BW".contains(&cell)), "another letter than B and W");
        assert_eq!(row.matches('W').count(), 1, "the number of white cells");
        rows.push(row);
    }
    input.end();
    rows
}

fn moves(row: &str) -> Vec<String> {
    let white = row.find('W').expect("a white cell");
    let from_left = (1..=white).map(|removed| row[removed..].to_string());
    let from_right = (white + 1..row.len()).map(|length| row[..length].to_string());
    from_left.chain(from_right).collect()
}
