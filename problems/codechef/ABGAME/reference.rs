//! CodeChef ABGAME by its rules: every piece of the mover over every number of empty cells.
//!
//! The middle tier has rows of up to 50 cells. Only the gaps between pieces that face each other
//! matter, and whose they are, so a position is those gaps, and all moves between them are
//! searched.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 10));
    let rows = (0..cases).map(|_| {
        let cells = g.within(g.pick(1, 100_000)..=g.pick(8, 100_000));
        let every = g.within(2..=g.pick(3, 100));
        let row = (0..cells).map(|_| match g.one_in(every) {
            true => ['A', 'B'][g.within(0..=1) as usize],
            false => '.',
        });
        row.collect::<String>() + "\n"
    });
    format!("{cases}\n{}", rows.collect::<String>())
}

/// Returns rows in which both players have about as many cells of their own, and the nim sum is often
/// 0.
fn generate_middle(g: &mut Generator) -> String {
    let rows = (0..20).map(|_| {
        let own = g.within(0..=5);
        let other = (own + g.within(0..=3)).saturating_sub(1);
        let heaps = g.within(0..=3);
        let mut gaps = g.many(heaps, 0..=7);
        if g.one_in(2) {
            gaps.push(gaps.iter().fold(0, |sum, &gap| sum ^ gap));
        }
        let mut pairs = vec![("A", own, "A"), ("B", other, "B")];
        pairs.extend(
            gaps.iter().map(|&gap| if g.one_in(2) { ("A", gap, "B") } else { ("B", gap, "A") }),
        );
        g.shuffle(&mut pairs);
        let dots = |count: u64| ".".repeat(count as usize);
        let mut row = dots(g.within(0..=2));
        for (left, gap, right) in pairs {
            row += &format!("{left}{}{right}{}", dots(gap), dots(g.within(0..=2)));
        }
        // The end of the row is as good as the other piece of one player.
        let is_own = row.trim_end_matches('.').ends_with("AA");
        row.truncate(row.trim_end_matches('.').len() - usize::from(is_own));
        row + "\n"
    });
    format!("20\n{}", rows.collect::<String>())
}

/// The row, and the player to move.
type Position = (Vec<u8>, u8);

fn read(input: &mut Input) -> Vec<Vec<u8>> {
    let cases = input.number(1..=100_000);
    let rows = (0..cases).map(|_| input.token().expect("a row").as_bytes().to_vec());
    let rows: Vec<Vec<u8>> = rows.collect();
    input.end();
    for row in &rows {
        assert!(row.len() <= 100_000, "{} cells", row.len());
        assert!(row.iter().all(|sign| b"AB.".contains(sign)), "a sign that is none");
    }
    assert!(rows.iter().map(Vec::len).sum::<usize>() <= 1_000_000, "too many cells");
    rows
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(row, _): &Position| String::from_utf8_lossy(row).into_owned())
        .turn(|&(_, mover): &Position| char::from(mover));
    winners(input, |row| search.mover_wins(&(row.to_vec(), b'A'), &options))
}

fn options((row, mover): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    let other = if *mover == b'A' { b'B' } else { b'A' };
    let pieces = (0..row.len()).filter(|&cell| row[cell] != b'.');
    for (number, from) in pieces.enumerate().filter(|&(_, cell)| row[cell] == *mover) {
        let ahead: Vec<usize> = if number % 2 == 0 {
            (from + 1..row.len()).collect()
        } else {
            (0..from).rev().collect()
        };
        for to in ahead.into_iter().take_while(|&cell| row[cell] == b'.') {
            let mut next = row.clone();
            next.swap(from, to);
            after.push((next, other));
        }
    }
    after
}

/// The cells of the mover alone, those of the other player alone, and the gaps of both, in order.
type Gaps = (usize, usize, Vec<usize>);

fn answer_by_gaps(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |(mine, theirs, both): &Gaps| {
        let mut after: Vec<Gaps> = (0..*mine).map(|left| (*theirs, left, both.clone())).collect();
        for (place, &gap) in both.iter().enumerate() {
            for left in 0..gap {
                let mut next = both.clone();
                next[place] = left;
                next.sort_unstable();
                after.push((*theirs, *mine, next));
            }
        }
        after
    };
    winners(input, |row| {
        let (mut of_a, mut of_b, mut both) = (0, 0, Vec::new());
        let mut facing: Option<(u8, usize)> = None;
        for (cell, &sign) in row.iter().enumerate().filter(|&(_, &sign)| sign != b'.') {
            facing = match facing {
                None => Some((sign, cell)),
                Some((first, from)) => {
                    match [first, sign] {
                        [b'A', b'A'] => of_a += cell - from - 1,
                        [b'B', b'B'] => of_b += cell - from - 1,
                        _ => both.push(cell - from - 1),
                    }
                    None
                }
            };
        }
        if let Some((last, from)) = facing {
            *(if last == b'A' { &mut of_a } else { &mut of_b }) += row.len() - from - 1;
        }
        both.sort_unstable();
        search.mover_wins(&(of_a, of_b, both), &options)
    })
}

fn winners(input: &mut Input, mut a_wins: impl FnMut(&[u8]) -> bool) -> String {
    read(input).iter().map(|row| if a_wins(row) { "A\n" } else { "B\n" }).collect()
}
