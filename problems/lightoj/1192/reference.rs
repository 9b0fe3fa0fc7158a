//! LightOJ 1192 by its rules: every piece of the player to move, shifted by every distance.
//!
//! The middle tier has pieces anywhere up to 10^9, with three gaps of up to 15 cells: a search
//! plays Nim with the gaps. That both players have the same moves in a gap is for the tiny boards
//! to check.

use reference::{join, strip, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let widest = if k == 1 { g.pick(8, 1_000_000_000) } else { g.pick(3, 9_000_000) };
        let mut cell = g.within(0..=1);
        let mut pieces = Vec::new();
        let mut has_move = false;
        let mut gap = 0;
        for pair in 0..k {
            if pair % 2 == 0 || !g.one_in(3) {
                gap = g.within(0..=widest);
            }
            if pair + 1 == k && !has_move {
                gap = gap.max(1);
            }
            has_move |= gap > 0;
            pieces.extend([cell, cell + 1 + gap]);
            cell += 2 + gap + g.within(0..=2);
        }
        pieces.retain(|&cell| cell <= 1_000_000_000);
        pieces.truncate(pieces.len() / 2 * 2);
        if pieces.is_empty() {
            pieces = vec![0, 1_000_000_000];
        }
        input += &format!("{}\n{}\n", pieces.len() / 2, join(&pieces));
    }
    input
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Board {
    pieces: Vec<u64>,
    is_alices_turn: bool,
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("30\n");
    for _ in 0..30 {
        let (a, b) = (g.within(1..=15), g.within(0..=15));
        let last = if g.one_in(2) { a ^ b } else { g.within(0..=15) };
        let mut cell = g.within(0..=900_000_000);
        let mut pieces = Vec::new();
        for gap in [a, b, last] {
            pieces.extend([cell, cell + gap + 1]);
            cell += gap + g.within(2..=30_000_000);
        }
        input += &format!("3\n{}\n", join(&pieces));
    }
    input
}

fn answer_by_gaps(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |gaps: &Vec<u64>| take_from_one_heap(gaps, |_| true);
    winners(input, |pieces| {
        let mut gaps: Vec<u64> = pieces.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect();
        gaps.sort_unstable();
        search.mover_wins(&gaps, &options)
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|board: &Board| {
            let signs = ['g', 'w'].into_iter().cycle();
            let last = *board.pieces.last().expect("a pair of pieces");
            strip(0..=last, board.pieces.iter().copied().zip(signs))
        })
        .turn(|board| if board.is_alices_turn { "Alice" } else { "Bob" });
    winners(input, |pieces| {
        let board = Board { pieces, is_alices_turn: true };
        assert!(!options(&board).is_empty(), "no move at the beginning");
        search.mover_wins(&board, &options)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let k = input.number(1..=100usize);
        let pieces = input.numbers(2 * k, 0..=1_000_000_000);
        assert!(pieces.windows(2).all(|pair| pair[0] < pair[1]), "pieces that are not in order");
        output += &format!("Case {case}: {}\n", if is_won(pieces) { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

fn options(board: &Board) -> Vec<Board> {
    let Board { pieces, is_alices_turn } = board;
    let mut options = Vec::new();
    for place in 0..pieces.len() {
        let is_gray = place % 2 == 0;
        if is_gray != *is_alices_turn {
            continue;
        }
        let cells = if is_gray {
            pieces[place] + 1..pieces[place + 1]
        } else {
            pieces[place - 1] + 1..pieces[place]
        };
        for cell in cells {
            let mut pieces = pieces.clone();
            pieces[place] = cell;
            options.push(Board { pieces, is_alices_turn: !is_alices_turn });
        }
    }
    options
}
