//! Codeforces 142D by its rules: works backwards from the boards on which a player cannot move.
//!
//! The middle tier has rows of up to 100 squares, and searches the squares between two enemies
//! as heaps, of which a move lowers up to k. It takes the rest for granted: that going back does
//! not help, and who is free.

use reference::{letters, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    // Few enough squares that all boards can be visited.
    let (n, most) = [(1, 6), (2, 4), (2, 5), (3, 3), (4, 2)][g.within(0..=4) as usize];
    let (n, m) = (g.pick(n, 100), g.within(g.pick(1, 100)..=g.pick(most, 100)));
    let k = g.within(1..=g.pick(3, 100));
    let has_lonely = g.one_in(2);
    let mut lines = format!("{n} {m} {k}\n");
    for _ in 0..n {
        let mut row = vec![b'-'; m as usize];
        let colours = match g.within(0..=7) {
            0 if has_lonely => "G",
            1 if has_lonely => "R",
            2 if has_lonely => "GG",
            3 if has_lonely => "RR",
            4 => "",
            5 | 6 => "GR",
            _ => "RG",
        };
        for colour in colours.bytes() {
            row[g.within(0..=m - 1) as usize] = colour; // one may replace the other
        }
        if !has_lonely && row.iter().filter(|&&square| square != b'-').count() == 1 {
            row.fill(b'-');
        }
        lines += &format!("{}\n", String::from_utf8(row).expect("letters"));
    }
    lines
}

/// Whose turn it is, `G` or `R`, and the rows.
type Position = (u8, Vec<Vec<u8>>);

/// A way to move a soldier, as the row after it.
struct Step {
    row: usize,
    after: Vec<u8>,
    is_attack: bool,
    is_retreat: bool,
}

/// Returns the ways to move the soldiers of one row: some one of them, or two that are in a row
/// without an enemy. Each comes with the number of soldiers that it moves.
fn steps(row: usize, squares: &[u8], player: u8) -> Vec<(u64, Step)> {
    let own: Vec<usize> = (0..squares.len()).filter(|&at| squares[at] == player).collect();
    let enemy = squares.iter().position(|&square| square != b'-' && square != player);
    let reach = |from: usize| {
        let is_clear =
            |to: usize| (from.min(to)..=from.max(to)).all(|at| at == from || squares[at] == b'-');
        let ends: Vec<usize> =
            (0..squares.len()).filter(|&to| to != from && is_clear(to)).collect();
        ends
    };
    let mut steps = Vec::new();
    for &from in &own {
        for to in reach(from) {
            let mut after = squares.to_vec();
            after.swap(from, to);
            let comes_near = enemy.map(|enemy| (to > from) == (enemy > from));
            let is_attack = comes_near.unwrap_or(true);
            let is_retreat = !comes_near.unwrap_or(false);
            steps.push((1, Step { row, after, is_attack, is_retreat }));
        }
    }
    if let [first, second] = own[..] {
        for to in reach(first) {
            for other in reach(second) {
                if to < other {
                    let mut after = vec![b'-'; squares.len()];
                    (after[to], after[other]) = (player, player);
                    steps.push((2, Step { row, after, is_attack: true, is_retreat: true }));
                }
            }
        }
    }
    steps
}

fn options(position: &Position, k: u64) -> Vec<Position> {
    let (player, rows) = position;
    let next = if *player == b'G' { b'R' } else { b'G' };
    let mut options = Vec::new();
    for attack in [true, false] {
        // The rows after the moves so far, and how many soldiers may still move.
        let mut partial = vec![(rows.clone(), k)];
        for (row, squares) in rows.iter().enumerate() {
            let steps = steps(row, squares, *player);
            for place in 0..partial.len() {
                for (soldiers, step) in &steps {
                    let (rows, left) = &partial[place];
                    if (if attack { step.is_attack } else { step.is_retreat }) && soldiers <= left {
                        let mut rows = rows.clone();
                        rows[step.row].clone_from(&step.after);
                        let left = left - soldiers;
                        partial.push((rows, left));
                    }
                }
            }
        }
        options.extend(partial.into_iter().filter(|(_, left)| *left < k).map(|part| part.0));
    }
    options.into_iter().map(|rows| (next, rows)).collect()
}

/// Returns rows in which the gaps are often in groups of k + 1 equal ones, and seldom a soldier has
/// no enemy.
fn generate_middle(g: &mut Generator) -> String {
    const SIZES: [(u64, u64); 5] = [(2, 30), (3, 10), (4, 5), (6, 3), (9, 2)];
    let (most, widest) = SIZES[g.within(0..=4) as usize];
    let (n, k) = (g.within(1..=most), g.within(1..=4));
    let m = g.within(widest + 2..=100);
    let groups = if g.one_in(3) { 1 } else { k + 1 };
    let mut gaps = Vec::new();
    while gaps.len() < n as usize {
        gaps.extend(vec![g.within(0..=widest); groups as usize]);
    }
    gaps.truncate(n as usize);
    let mut lines = format!("{n} {m} {k}\n");
    for gap in gaps {
        let mut row = vec![b'-'; m as usize];
        let left = g.within(0..=m - gap - 2) as usize;
        let (one, other) = if g.one_in(2) { (b'G', b'R') } else { (b'R', b'G') };
        let alone = if g.one_in(30) { one } else { other };
        (row[left], row[left + 1 + gap as usize]) = (one, alone);
        lines += &format!("{}\n", letters(&row));
    }
    lines
}

fn answer_by_gaps(input: &mut Input) -> String {
    let Case { k, rows } = read(input);
    let mut gaps: Vec<u64> = Vec::new();
    let (mut shrek_is_free, mut donkey_is_free) = (false, false);
    for row in rows {
        let soldiers: Vec<usize> = (0..row.len()).filter(|&at| row[at] != b'-').collect();
        let (has_shrek, has_donkey) = (row.contains(&b'G'), row.contains(&b'R'));
        if has_shrek && has_donkey {
            gaps.push((soldiers[1] - soldiers[0] - 1) as u64);
        } else if row.contains(&b'-') {
            shrek_is_free |= has_shrek;
            donkey_is_free |= has_donkey;
        }
    }
    gaps.sort_unstable();
    let first = match (shrek_is_free, donkey_is_free) {
        (true, true) => return "Draw\n".to_string(),
        (false, false) => Search::normal().mover_wins(&gaps, &|gaps: &Vec<u64>| lower(gaps, k)),
        _ => shrek_is_free,
    };
    if first { "First\n" } else { "Second\n" }.to_string()
}

/// Returns the gaps after each move that lowers up to `most` of them.
fn lower(gaps: &[u64], most: u64) -> Vec<Vec<u64>> {
    // The gaps so far, and how many of the others may be lowered.
    let mut partial = vec![(Vec::new(), most)];
    for &gap in gaps {
        let longer = partial.iter().flat_map(|(before, left)| {
            let least = if *left > 0 { 0 } else { gap };
            (least..=gap)
                .map(move |after| ([&before[..], &[after]].concat(), left - u64::from(after < gap)))
        });
        partial = longer.collect();
    }
    let mut options: Vec<Vec<u64>> =
        partial.into_iter().filter(|&(_, left)| left < most).map(|(gaps, _)| gaps).collect();
    options.iter_mut().for_each(|option| option.sort_unstable());
    options.sort_unstable();
    options.dedup();
    options
}

struct Case {
    k: u64,
    rows: Vec<Vec<u8>>,
}

fn read(input: &mut Input) -> Case {
    let (n, m) = (input.number(1..=100usize), input.number(1..=100usize));
    let k = input.number(1..=100);
    let mut rows = Vec::new();
    for _ in 0..n {
        let row = input.token().expect("a row").as_bytes().to_vec();
        assert!(row.len() == m && row.iter().all(|square| b"-GR".contains(square)), "{row:?}");
        assert!(row.iter().filter(|&&square| square != b'-').count() <= 2, "three soldiers");
        rows.push(row);
    }
    input.end();
    Case { k, rows }
}

fn answer(input: &mut Input) -> String {
    let Case { k, rows } = read(input);
    let mut search = Search::normal()
        .written(|(_, rows): &Position| {
            let rows: Vec<_> = rows.iter().map(|row| String::from_utf8_lossy(row)).collect();
            rows.join("\n")
        })
        .turn(|(player, _)| if *player == b'G' { "Shrek" } else { "Donkey" });
    match search.standing(&(b'G', rows), &|position| options(position, k)) {
        Standing::Won => "First\n",
        Standing::Lost => "Second\n",
        Standing::Drawn => "Draw\n",
    }
    .to_string()
}
