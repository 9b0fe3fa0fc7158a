//! AtCoder ABC 201 D by its rules: both moves, with the points of the play so far.
//!
//! The middle tier has up to 12 by 12 cells, searched in the same way.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let [height, width] = [0; 2].map(|_| g.within(g.pick(1, 1900)..=g.pick(4, 2000)));
    written(g, height, width)
}

fn generate_middle(g: &mut Generator) -> String {
    let [height, width] = [0; 2].map(|_| g.within(1..=12));
    written(g, height, width)
}

fn written(g: &mut Generator, height: u64, width: u64) -> String {
    let every = g.within(2..=3);
    let mut cell = || if g.one_in(every) { '+' } else { '-' };
    let rows = (0..height).map(|_| (0..width).map(|_| cell()).collect::<String>() + "\n");
    format!("{height} {width}\n{}", rows.collect::<String>())
}

/// The row and the column of the piece, what the player to move is ahead, and whether that is
/// Takahashi.
type Position = (usize, usize, i64, bool);

fn answer(input: &mut Input) -> String {
    let height = input.number(1..=2000usize);
    let width = input.number(1..=2000usize);
    let rows: Vec<&[u8]> = (0..height)
        .map(|_| {
            let row = input.token().expect("a row").as_bytes();
            assert!(row.len() == width && row.iter().all(|cell| b"+-".contains(cell)), "{row:?}");
            row
        })
        .collect();
    input.end();
    let options = |&(row, column, lead, is_takahashi): &Position| -> Vec<Position> {
        let cells = [(row, column + 1), (row + 1, column)];
        let inside = cells.into_iter().filter(|&(row, column)| row < height && column < width);
        let after = inside.map(|(row, column)| {
            let points = if rows[row][column] == b'+' { 1 } else { -1 };
            (row, column, -(lead + points), !is_takahashi)
        });
        after.collect()
    };
    let mut search = Search::normal()
        .over(|&(row, column, lead, _): &Position| {
            let is_last = row + 1 == height && column + 1 == width;
            is_last.then(|| if lead == 0 { Standing::Drawn } else { Standing::of_mover(lead > 0) })
        })
        .written(|(row, column, lead, _): &Position| {
            format!("({}, {}) {lead:+}", row + 1, column + 1)
        })
        .turn(|&(.., is_takahashi): &Position| if is_takahashi { "Takahashi" } else { "Aoki" });
    let verdict = match search.standing(&(0, 0, 0, true), &options) {
        Standing::Won => "Takahashi\n",
        Standing::Lost => "Aoki\n",
        Standing::Drawn => "Draw\n",
    };
    String::from(verdict)
}
