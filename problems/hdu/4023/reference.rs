//! HDU 4023 by its rules: every place for a tile of the player to move, on every board.
//!
//! The middle tier has up to eight boards. A tile leaves a domino or nothing of a board, so that
//! positions are counted: the boards of each piece, and the dominoes of both players.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

/// The pieces, line by line.
const PIECES: [&str; 15] = [
    "#/#/#/#",
    "####",
    ".##/##.",
    "##./.##",
    "#./##/.#",
    ".#/##/#.",
    "#./#./##",
    ".#/.#/##",
    "#../###",
    "..#/###",
    "###/.#.",
    ".#./###",
    "#./##/#.",
    ".#/##/.#",
    "##/##",
];

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 1000);
    let most = g.pick(3, 1500);
    written(g, cases, most)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 8)
}

/// Returns cases with up to so many boards each, of some of the pieces.
fn written(g: &mut Generator, cases: u64, most: u64) -> String {
    let lines = (0..cases).map(|_| {
        let mut counts = [0u64; 15];
        if most > 100 {
            counts = counts.map(|_| g.within(0..=100));
            // Half of the numbers that are left are near 0.
            if g.one_in(2) {
                counts[1] = counts[0].saturating_sub(g.within(0..=1));
                (counts[4], counts[5]) = (counts[2], counts[3]);
                (counts[8], counts[9]) = (counts[6], counts[7] ^ 1);
            }
            return format!("{}\n", join(&counts.map(|count| count.min(100))));
        }
        for _ in 0..g.within(0..=most) {
            counts[g.within(0..=14) as usize] += 1;
        }
        format!("{}\n", join(&counts))
    });
    format!("{cases}\n{}", lines.collect::<String>())
}

/// The free squares of a board, as row and column.
type Board = Vec<[usize; 2]>;

fn piece(kind: usize) -> Board {
    let lines = PIECES[kind].split('/').enumerate();
    let squares = lines.flat_map(|(row, line)| {
        line.chars().enumerate().filter(|(_, sign)| *sign == '#').map(move |(at, _)| [row, at])
    });
    squares.collect()
}

/// Returns what is left of a board after each tile, upright for Alice and flat for Bob.
fn tiles(board: &Board, is_alice: bool) -> Vec<Board> {
    let other = |&[row, at]: &[usize; 2]| if is_alice { [row + 1, at] } else { [row, at + 1] };
    let placed = board.iter().filter(|square| board.contains(&other(square)));
    let left = placed.map(|square| {
        let covered = [*square, other(square)];
        board.iter().copied().filter(|square| !covered.contains(square)).collect()
    });
    left.collect()
}

/// The boards on which somebody can place a tile, and whether it is Alice's turn.
type Position = (Vec<Board>, bool);

fn options((boards, is_alice): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (place, board) in boards.iter().enumerate() {
        for left in tiles(board, *is_alice) {
            let mut next = boards.clone();
            next.remove(place);
            if [true, false].iter().any(|&is_alice| !tiles(&left, is_alice).is_empty()) {
                next.push(left);
            }
            next.sort_unstable();
            options.push((next, !is_alice));
        }
    }
    options
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(boards, _): &Position| {
            let line = |board: &Board, row: usize| {
                let last = board.iter().map(|square| square[1]).max().unwrap_or(0);
                let sign = |at: usize| if board.contains(&[row, at]) { '#' } else { '.' };
                (0..=last).map(sign).collect::<String>()
            };
            let rows = boards.iter().flatten().map(|square| square[0]).max().unwrap_or(0);
            let row = |row: usize| {
                boards.iter().map(|board| line(board, row)).collect::<Vec<_>>().join(" ")
            };
            (0..=rows).map(row).collect::<Vec<_>>().join("\n")
        })
        .turn(|&(_, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    winners(input, 4, |counts| {
        let kinds = counts.iter().enumerate();
        let boards = kinds.flat_map(|(kind, &count)| vec![piece(kind); count]);
        let mut boards: Vec<Board> = boards.collect();
        boards.sort_unstable();
        search.mover_wins(&(boards, true), &options)
    })
}

fn answer_by_counts(input: &mut Input) -> String {
    // What a tile of Alice and one of Bob can leave: a move of hers more or less, or none.
    let left = |kind: usize, is_alice: bool| -> Vec<[usize; 2]> {
        let rest = tiles(&piece(kind), is_alice);
        let moves = |rest: &Board| [true, false].map(|is_alice| tiles(rest, is_alice).len());
        rest.iter().map(moves).collect()
    };
    let leaves: Vec<[Vec<[usize; 2]>; 2]> =
        (0..15).map(|kind| [left(kind, true), left(kind, false)]).collect();
    // How many boards there are of each piece, then how many dominoes of Alice and of Bob.
    let options = |(counts, is_alice): &(Vec<usize>, bool)| -> Vec<(Vec<usize>, bool)> {
        let without = |kind: usize| {
            let mut after = counts.clone();
            after[kind] -= 1;
            after
        };
        let mut options = Vec::new();
        for kind in (0..15).filter(|&kind| counts[kind] > 0) {
            for [alice, bob] in &leaves[kind][usize::from(!is_alice)] {
                let mut after = without(kind);
                after[15] += alice;
                after[16] += bob;
                options.push((after, !is_alice));
            }
        }
        let own = if *is_alice { 15 } else { 16 };
        options.extend((counts[own] > 0).then(|| (without(own), !is_alice)));
        options
    };
    let mut search = Search::normal();
    winners(input, 10, |counts| {
        let counts = counts.iter().copied().chain([0, 0]).collect();
        search.mover_wins(&(counts, true), &options)
    })
}

fn winners(
    input: &mut Input,
    most: usize,
    mut alice_wins: impl FnMut(&[usize]) -> bool,
) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=100_000) {
        let counts: Vec<usize> = input.numbers(15, 0..=100);
        assert!(counts.iter().sum::<usize>() <= most, "too many boards for a reference");
        let winner = if alice_wins(&counts) { "Alice" } else { "Bob" };
        output += &format!("Case #{case}: {winner}\n");
    }
    input.end();
    output
}
