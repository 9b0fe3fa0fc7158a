//! Luogu P2490 by its rules: every placement, and from each every set of moves of a turn.
//!
//! The middle tier has up to 30 tokens on up to 93 cells, where the counts exceed the modulus. It
//! takes Moore's theorem for granted and counts the lost gaps pair by pair: by their sum, and by
//! how often each binary digit is 1, modulo d + 1. All counts are exact.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    let k = 2 * g.within(1..=g.pick(2, 50));
    let n = g.within(g.pick(k, 10_000)..=g.pick(if k == 2 { 12 } else { 8 }, 10_000));
    let d = if g.one_in(2) { g.within(1..=2) } else { g.within(1..=k) };
    format!("{n} {k} {d}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let pairs = g.within(1..=15);
    let d = if g.one_in(3) { g.within(1..=9) } else { g.within(1..=3) }.min(2 * pairs);
    // With more digits there would be too many remainders.
    let free = g.within(0..=[63, 31, 15, 7, 7, 7, 7, 7, 7][d as usize - 1]);
    format!("{} {} {d}\n", 2 * pairs + free, 2 * pairs)
}

fn answer_by_gaps(input: &mut Input) -> String {
    let n = input.number(1..=93usize);
    let k = input.number(2..=n.min(30));
    let d = input.number(1..=k);
    input.end();
    let (pairs, free) = (k / 2, n - k);
    let digits = (usize::BITS - free.leading_zeros()) as usize;
    // A remainder for each digit, written to the base d + 1.
    let states = (d + 1).pow(digits as u32);
    let plus = |state: usize, gap: usize| {
        (0..digits).fold(0, |sum, digit| {
            let place = (d + 1).pow(digit as u32);
            sum + (state / place + (gap >> digit) % 2) % (d + 1) * place
        })
    };
    let mut ways = vec![vec![0u128; states]; free + 1];
    ways[0][0] = 1;
    let after: Vec<Vec<usize>> =
        (0..=free).map(|gap| (0..states).map(|state| plus(state, gap)).collect()).collect();
    for _ in 0..pairs {
        let mut next = vec![vec![0; states]; free + 1];
        for sum in 0..=free {
            for state in (0..states).filter(|&state| ways[sum][state] > 0) {
                for gap in 0..=free - sum {
                    next[sum + gap][after[gap][state]] += ways[sum][state];
                }
            }
        }
        ways = next;
    }
    let mut lost: Vec<u128> = ways.iter().map(|ways| ways[0]).collect();
    let mut all = vec![0; free + 1];
    all[0] = 1u128;
    // The other free cells lie in one more place than there are pairs; of all placements, each
    // token but the last ends a place.
    (0..=pairs).for_each(|_| add_place(&mut lost));
    (0..=k).for_each(|_| add_place(&mut all));
    format!("{}\n", (all[free] - lost[free]) % 1_000_000_007)
}

/// Changes the numbers of ways for each sum to those with one more place for free cells.
fn add_place(ways: &mut [u128]) {
    for sum in 1..ways.len() {
        ways[sum] += ways[sum - 1];
    }
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=10_000u64);
    let k = input.number(2..=n.min(100));
    let d = input.number(1..=k);
    input.end();
    assert!(k % 2 == 0, "{k} tokens");
    let mut placements: Vec<Vec<u64>> = vec![vec![]];
    for _ in 0..k {
        let one_more = |cells: &Vec<u64>| {
            let cells = cells.clone();
            (cells.last().map_or(1, |last| last + 1)..=n).map(move |cell| {
                let mut longer = cells.clone();
                longer.push(cell);
                longer
            })
        };
        placements = placements.iter().flat_map(one_more).collect();
    }
    let mut search = Search::normal()
        .written(|(_, cells): &(bool, Vec<u64>)| join(cells))
        .turn(|(black, _)| if *black { "B" } else { "A" });
    let options = |(black, cells): &(bool, Vec<u64>)| {
        let mut after = vec![];
        turns(cells, *black, 0, d, &mut after);
        after.retain(|option| option != cells);
        after.into_iter().map(|cells| (!black, cells)).collect()
    };
    let wins =
        placements.into_iter().filter(|cells| search.mover_wins(&(false, cells.clone()), &options));
    format!("{}\n", wins.count() % 1_000_000_007)
}

/// Adds every placement after moving up to `moves` tokens of one colour from number `token` on.
/// Tokens of one colour never meet, so their order does not matter.
fn turns(cells: &[u64], black: bool, token: usize, moves: u64, after: &mut Vec<Vec<u64>>) {
    if token == cells.len() {
        after.push(cells.to_vec());
        return;
    }
    turns(cells, black, token + 1, moves, after);
    if moves == 0 || (token % 2 == 1) != black {
        return;
    }
    let reach = if black {
        cells[token - 1] + 1..=cells[token] - 1
    } else {
        cells[token] + 1..=cells[token + 1] - 1
    };
    for cell in reach {
        let mut option = cells.to_vec();
        option[token] = cell;
        turns(&option, black, token + 1, moves - 1, after);
    }
}
