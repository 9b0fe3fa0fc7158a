//! Northcott's game, typed as the squares of both pieces in each row: `1-5 2-3 8-1`. Rows have 8
//! squares, or more if the pieces need more, unless another length is given, as in `1-5 on 12`.

use super::board::{Board, Cell, Cells, Spot};
use super::{split_at, Evidence, Opening, Shown, Step, Term, Winning};
use crate::heaps;
use grundy::game::Ending;
use grundy::northcott::{gap, outcome, winning_advances, Advance};
use grundy::Outcome;
use itertools::Itertools;
use support::language::choose;
use support::{ensure, refuse, text};

/// The length of a row, unless a piece is on a later square.
const LENGTH: u64 = 8;

/// The largest board allowed.
const MAX_LENGTH: u64 = 20;
const MAX_ROWS: usize = 12;

/// Northcott's game. The position is the colour to move, 0 for White and 1 for Black, and then the
/// squares of both pieces in each row, White's first.
struct Northcott {
    length: u64,
}

pub fn read(words: &[String]) -> Result<Opening, String> {
    ensure!(
        !words.is_empty(),
        "expected rows, each with the squares of its two pieces; type, for example, northcott \
             1-5 2-3 8-1",
        "应为各行，每行写明两枚棋子所在的格；请输入例如 northcott 1-5 2-3 8-1",
    );
    let (rows, length) = split_at(words, &["on"]);
    let mut position = vec![0];
    for row in rows {
        position.extend(read_row(row)?);
    }
    let needed = needed_length(&position);
    let length = match length {
        None => needed,
        Some([length]) => {
            heaps::size(length).ok().filter(|&length| length >= needed).ok_or_else(|| {
                text!(
                    "{length:?} is not the length of the rows, which is {needed} or more here",
                    "{length:?} 不是行的长度；这里至少是 {needed}"
                )
            })?
        }
        _ => refuse!(
            "expected the length of the rows after the word on, and nothing more",
            "on 之后应只有行的长度",
        ),
    };
    Ok(Opening::new(Northcott { length }, position))
}

/// Returns the shortest row length that is possible for this position's board.
fn needed_length(position: &[u64]) -> u64 {
    position[1..].iter().max().map_or(LENGTH, |&square| square.max(LENGTH))
}

fn read_row(text: &str) -> Result<[u64; 2], String> {
    let row = || -> Option<[u64; 2]> {
        let (white, black) = text.split_once('-')?;
        Some([white.parse().ok()?, black.parse().ok()?])
    };
    let row = row().ok_or_else(|| {
        text!(
            "{text:?} is not a row: expected the squares of its two pieces, as in 1-5",
            "{text:?} 不是一行：应为两枚棋子所在的格，例如 1-5"
        )
    })?;
    ensure!(
        row[0] != row[1],
        "{text} has both pieces on the same square",
        "{text} 的两枚棋子在同一格"
    );
    ensure!(
        row.iter().all(|&square| square > 0),
        "{text} has a piece on square 0; squares are numbered from 1",
        "{text} 有棋子在第 0 格；格从 1 起编号"
    );
    Ok(row)
}

/// The squares of the two pieces of a row.
#[derive(Clone, Copy)]
struct PieceRow {
    white: u64,
    black: u64,
}

fn rows(position: &[u64]) -> Vec<PieceRow> {
    position[1..].chunks(2).map(|pair| PieceRow { white: pair[0], black: pair[1] }).collect()
}

/// Returns the squares in the form the library expects.
fn squares(position: &[u64]) -> Vec<(u64, u64)> {
    rows(position).iter().map(|row| (row.white, row.black)).collect()
}

impl Northcott {
    /// Returns the slide of a piece of the colour to move.
    fn step(&self, position: &[u64], row: usize, square: u64) -> Step {
        let (own, other) = (1 + 2 * row + position[0] as usize, 2 + 2 * row - position[0] as usize);
        let mut after = position.to_vec();
        after[0] = 1 - position[0];
        after[own] = square;
        let other = position[other];
        let taken = gap(position[own], other).saturating_sub(gap(square, other));
        Step { part: row, numbers: vec![row as u64 + 1, square], taken, after }
    }
}

impl Shown for Northcott {
    fn name(&self) -> String {
        "northcott".to_string()
    }

    fn notation(&self, position: &[u64]) -> String {
        let rows = rows(position).into_iter().map(|row| format!("{}-{}", row.white, row.black));
        let on = (self.length > needed_length(position)).then(|| format!("on {}", self.length));
        rows.chain(on).join(" ")
    }

    fn describe(&self, position: &[u64]) -> String {
        let rows = self.notation(position);
        let colour = match position[0] {
            0 => choose("White", "白方"),
            _ => choose("Black", "黑方"),
        };
        text!("{rows}, {colour} to move", "{rows}，轮到{colour}")
    }

    fn board(&self, _start: &[u64], position: &[u64]) -> Board {
        let rows = rows(position);
        let down = (1..=rows.len()).map(|row| text!("row {row}", "第 {row} 行"));
        let across = (1..=self.length).map(|square| square.to_string());
        Cells::board(down, across, |row, square| match square as u64 + 1 {
            square if square == rows[row].white => Cell::White,
            square if square == rows[row].black => Cell::Black,
            _ => Cell::Free,
        })
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        ensure!(
            self.length <= MAX_LENGTH && position.len() / 2 <= MAX_ROWS,
            "too large a board; the limit is {MAX_ROWS} rows of {MAX_LENGTH} squares",
            "棋盘太大了；上限是 {MAX_ROWS} 行，每行 {MAX_LENGTH} 格"
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let mut moves = Vec::new();
        let is_white = position[0] == 0;
        for (number, row) in rows(position).into_iter().enumerate() {
            let (own, other) =
                if is_white { (row.white, row.black) } else { (row.black, row.white) };
            let reach = if own < other { 1..=other - 1 } else { other + 1..=self.length };
            let targets = reach.filter(|&square| square != own);
            moves.extend(targets.map(|square| self.step(position, number, square)));
        }
        moves
    }

    fn text(&self, step: &Step) -> String {
        let (row, square) = (step.numbers[0], step.numbers[1]);
        text!("row {row} to {square}", "第 {row} 行 → {square}")
    }

    fn spots(&self, _start: &[u64], _position: &[u64], step: &Step) -> Vec<Spot> {
        vec![[step.numbers[0] - 1, step.numbers[1] - 1]]
    }

    /// Returns `false` for a retreat, which may win but does not bring the end nearer.
    fn is_progress(&self, step: &Step) -> bool {
        step.taken > 0
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        (ending == Ending::Normal).then(|| outcome(&squares(position)))
    }

    fn winning(&self, position: &[u64], ending: Ending) -> Option<Winning> {
        let advance = |advance: Advance| {
            let row = rows(position)[advance.row];
            let (own, other) =
                if position[0] == 0 { (row.white, row.black) } else { (row.black, row.white) };
            let by = advance.squares;
            self.step(position, advance.row, if own < other { own + by } else { own - by })
        };
        let moves = || winning_advances(&squares(position)).into_iter().map(advance);
        let remark = choose("A retreat may win, too.", "后退也可能必胜。");
        (ending == Ending::Normal)
            .then(|| Winning { moves: moves().collect(), remark: Some(remark.to_string()) })
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let term = |(number, row): (usize, &PieceRow)| {
            Term::new(text!("row {}", "第 {} 行", number + 1), gap(row.white, row.black))
        };
        let terms: Vec<Term> = rows(position).iter().enumerate().map(term).collect();
        let listed = terms.iter().map(|term| term.value).join(choose(", ", "，"));
        let reason = match &terms[..] {
            [_] => text!("The gap is {listed}", "间隔为 {listed}"),
            _ => {
                let sum = grundy::nim::nim_sum(terms.iter().map(|term| term.value));
                text!("The gaps {listed} have the nim sum {sum}", "间隔 {listed} 的异或和为 {sum}")
            }
        };
        Evidence::of_terms(reason, terms)
    }
}
