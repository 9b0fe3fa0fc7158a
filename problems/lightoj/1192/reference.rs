//! LightOJ 1192 by its rules: every piece of the player to move, shifted by every distance.

use reference::{spaced, strip, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let widest = if k == 1 { g.pick(8, 1_000_000_000) } else { g.pick(3, 4_000_000) };
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
        input += &format!("{}\n{}\n", pieces.len() / 2, spaced(&pieces));
    }
    input
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Board {
    pieces: Vec<u64>,
    is_alices_turn: bool,
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|board: &Board| {
            let signs = ['g', 'w'].into_iter().cycle();
            let last = *board.pieces.last().expect("a pair of pieces");
            strip(0..=last, board.pieces.iter().copied().zip(signs))
        })
        .turn(|board| if board.is_alices_turn { "Alice" } else { "Bob" });
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let k = input.number(1..=100usize);
        let pieces = input.numbers(2 * k, 0..=1_000_000_000);
        assert!(pieces.windows(2).all(|pair| pair[0] < pair[1]), "pieces that are not in order");
        let board = Board { pieces, is_alices_turn: true };
        assert!(!options(&board).is_empty(), "no move at the beginning");
        let alice_wins = search.mover_wins(&board, &options);
        output += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
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
