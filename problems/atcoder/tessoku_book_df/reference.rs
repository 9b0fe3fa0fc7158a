//! AtCoder tessoku_book_df by its rules: every piece goes to every square to its left or above it.
//!
//! The middle tier has boards of up to 40 rows and columns. A piece is worth the mex of what its
//! moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(3, 100_000));
    let largest = g.pick(4, 1_000_000_000);
    written(g, n, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=8);
    written(g, n, 40)
}

/// Returns pieces that are often on the main diagonal, where two equal heaps cancel out.
fn written(g: &mut Generator, n: u64, largest: u64) -> String {
    let (height, width) = (g.within(1..=largest), g.within(1..=largest));
    let is_diagonal = g.one_in(3);
    let mut input = format!("{n} {height} {width}\n");
    for _ in 0..n {
        let (row, column) = (g.within(1..=height), g.within(1..=width));
        let both = row.min(width);
        let (row, column) = if is_diagonal { (both, both) } else { (row, column) };
        input += &format!("{row} {column}\n");
    }
    input
}

/// The rows and columns of pieces, counted from 1.
type Piece = [u64; 2];

fn read(input: &mut Input) -> Vec<Piece> {
    let n = input.number(1..=100_000);
    let height = input.number(1..=1_000_000_000);
    let width = input.number(1..=1_000_000_000);
    let pieces = (0..n).map(|_| [input.number(1..=height), input.number(1..=width)]).collect();
    input.end();
    pieces
}

/// Returns the squares to which a piece can go.
fn squares(&[row, column]: &Piece) -> Vec<Piece> {
    let up = (1..row).map(|above| [above, column]);
    up.chain((1..column).map(|left| [row, left])).collect()
}

fn answer(input: &mut Input) -> String {
    let mut pieces = read(input);
    pieces.sort_unstable();
    let options = |pieces: &Vec<Piece>| -> Vec<Vec<Piece>> {
        let mut options = Vec::new();
        for place in 0..pieces.len() {
            for square in squares(&pieces[place]) {
                let mut after = pieces.clone();
                after[place] = square;
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    };
    verdict(Search::normal().mover_wins(&pieces, &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let pieces = read(input);
    let options = |piece: &Piece| squares(piece).into_iter().map(|after| vec![after]).collect();
    verdict(GrundyValues::new().sum(&pieces, &options) > 0)
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "First\n" } else { "Second\n" }.to_string()
}
