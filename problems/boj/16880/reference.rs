//! BOJ 16880 by its rules: every move of every piece that lowers a coordinate and raises none.
//!
//! The middle tier has up to eight pieces on squares up to (45, 45), with values by the
//! definition.

use reference::{change_one_heap, Generator, GrundyValues, Input, Reference, Search};
use std::fmt;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Piece {
    kind: char,
    x: u64,
    y: u64,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({},{})", self.kind, self.x, self.y)
    }
}

impl Piece {
    fn moves(&self) -> Vec<Piece> {
        let Piece { kind, x, y } = *self;
        let mut after = Vec::new();
        for to_x in 0..=x {
            for to_y in 0..=y {
                let (left, down) = (x - to_x, y - to_y);
                let is_straight = (left == 0) != (down == 0);
                let is_diagonal = left == down && left > 0;
                let is_near = left.max(down) == 1;
                let is_move = match kind {
                    'R' => is_straight,
                    'B' => is_diagonal,
                    'K' => is_near,
                    'N' => (left, down) == (1, 2) || (left, down) == (2, 1),
                    _ => is_straight || is_near,
                };
                if is_move {
                    after.push(Piece { kind, x: to_x, y: to_y });
                }
            }
        }
        after
    }
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 300_000)..=g.pick(3, 300_000));
    written(g, count, g.pick(4, 999_999_999))
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=8);
    let most = if g.one_in(2) { 8 } else { 45 };
    written(g, count, most)
}

fn written(g: &mut Generator, count: u64, most: u64) -> String {
    // One kind now and then, because values of several are rarely equal.
    let only = g.one_in(2).then(|| kind(g));
    let mut input = format!("{count}\n");
    for _ in 0..count {
        let kind = only.unwrap_or_else(|| kind(g));
        input += &format!("{} {} {kind}\n", g.within(0..=most), g.within(0..=most));
    }
    input
}

fn kind(g: &mut Generator) -> char {
    ['R', 'B', 'K', 'N', 'P'][g.within(0..=4) as usize]
}

fn read(input: &mut Input) -> Vec<Piece> {
    let count = input.number(1..=300_000);
    let mut pieces = Vec::new();
    for _ in 0..count {
        let (x, y) = (input.number(0..=999_999_999), input.number(0..=999_999_999));
        let kind = match input.token() {
            Some("R") => 'R',
            Some("B") => 'B',
            Some("K") => 'K',
            Some("N") => 'N',
            Some("P") => 'P',
            other => panic!("expected a piece, found {other:?}"),
        };
        pieces.push(Piece { kind, x, y });
    }
    input.end();
    pieces.sort();
    pieces
}

fn answer(input: &mut Input) -> String {
    let pieces = read(input);
    assert!(pieces.iter().all(|piece| piece.x.max(piece.y) < 50), "too large for a reference");
    let mut search = Search::normal().written(|pieces: &Vec<Piece>| {
        pieces.iter().map(Piece::to_string).collect::<Vec<_>>().join(" ")
    });
    let options = |pieces: &Vec<Piece>| {
        change_one_heap(pieces, |piece| piece.moves().into_iter().map(|after| vec![after]).collect())
    };
    winner(search.mover_wins(&pieces, &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let options = |piece: &Piece| piece.moves().into_iter().map(|after| vec![after]).collect();
    winner(GrundyValues::new().sum(&read(input), &options) > 0)
}

fn winner(koosaga_wins: bool) -> String {
    if koosaga_wins { "koosaga\n" } else { "cubelover\n" }.to_string()
}
