//! The explanation for games whose theorem needs no values of single heaps: Staircase Nim, Moore's
//! Nim, Northcott's game and Euclid's game.

use super::moves::count_sentence;
use crate::solved::Solved;
use crate::{heaps, style};
use anyhow::{anyhow, bail, ensure, Result};
use grundy::nim::{nim_sum, Balance};
use grundy::staircase::{self, NO_BOUND};
use grundy::{euclid, moore, northcott, Outcome};
use std::io::Write;
use wording::plural::counted;

/// Writes the explanation of a position of a solved game.
pub fn write(game: Solved, position: &[String], is_misere: bool, to: &mut dyn Write) -> Result<()> {
    ensure!(!is_misere, "misère play is explained here for heaps under a rule, not for this game");
    match game {
        Solved::Staircase => write_staircase(&heaps::read(position)?, to),
        Solved::Moore => write_moore(&heaps::read(position)?, to),
        Solved::Northcott => write_northcott(position, to),
        Solved::Euclid => write_euclid(&heaps::read(position)?, to),
    }
}

fn write_staircase(steps: &[u64], to: &mut dyn Write) -> Result<()> {
    ensure!(
        !steps.is_empty(),
        "expected the stones on the steps, the lowest first; type, for example, staircase 3 1 2"
    );
    ensure!(
        steps.iter().try_fold(0u64, |sum, &stones| sum.checked_add(stones)).is_some(),
        "there are more than 2^64 - 1 stones"
    );
    let head = "Staircase Nim: a move carries stones from one step down to the next";
    write_head(head, &heaps::position(steps), to)?;
    writeln!(
        to,
        "The steps are numbered from 1, the lowest. Only the odd ones count: they are heaps of \
         Nim, since\nstones that come down from an even step to an odd one can be carried on at \
         once, and do no harm.\n"
    )?;
    let odd = steps.iter().enumerate().step_by(2);
    let labels: Vec<String> =
        odd.clone().map(|(place, stones)| format!("step {}, {stones}", place + 1)).collect();
    let stones: Vec<u64> = odd.map(|(_, &stones)| stones).collect();
    write_columns(&stones, labels, to)?;
    let moves = staircase::winning_moves(steps, NO_BOUND).map(|step| {
        let mut after = steps.to_vec();
        after[step.from] -= step.stones;
        let below = match step.from {
            0 => "the ground".to_string(),
            place => {
                after[place - 1] += step.stones;
                format!("step {place}")
            }
        };
        let carried = counted_stones(step.stones);
        format!(
            "{carried} from step {} to {below}: leaves {}",
            step.from + 1,
            heaps::position(&after)
        )
    });
    let ended = steps.iter().all(|&stones| stones == 0);
    let moves: Vec<String> = moves.collect();
    let conclusion = count_sentence(moves.len());
    write_verdict(staircase::outcome(steps, NO_BOUND), ended, moves, &conclusion, to)
}

fn write_northcott(position: &[String], to: &mut dyn Write) -> Result<()> {
    const EXAMPLE: &str = "expected rows, each with the squares of its two pieces; type, for \
                           example, northcott 1-5 2-3 8-1";
    ensure!(!position.is_empty(), "{EXAMPLE}");
    let rows: Vec<Row> = position.iter().map(|row| Row::read(row)).collect::<Result<_>>()?;
    let squares: Vec<(u64, u64)> = rows.iter().map(|row| (row.white, row.black)).collect();
    let head = "Northcott's game: a move slides one's own piece, not past the other";
    write_head(head, &position.join(" "), to)?;
    writeln!(
        to,
        "The squares between the two pieces of a row are a heap of Nim. A retreat makes a gap \
         larger, but the\nopponent advances as far, and nobody can retreat for ever.\n"
    )?;
    let gaps: Vec<u64> = rows.iter().map(|row| northcott::gap(row.white, row.black)).collect();
    let labels = rows.iter().map(|row| format!("row {}-{}", row.white, row.black)).collect();
    write_columns(&gaps, labels, to)?;
    let moves = northcott::winning_advances(&squares).map(|advance| {
        let (gap, squares) = (gaps[advance.row], advance.squares);
        let steps = counted(squares as usize, "square");
        format!(
            "{steps} forward in row {}: its gap of {gap} becomes {}",
            advance.row + 1,
            gap - squares
        )
    });
    // Retreats may win, too, so that these are not all winning moves.
    let conclusion = "Advances that win are the same for White and Black; a retreat may win, too.";
    write_verdict(northcott::outcome(&squares), false, moves.collect(), conclusion, to)
}

/// The squares of the two pieces of a row.
struct Row {
    white: u64,
    black: u64,
}

impl Row {
    fn read(text: &str) -> Result<Row> {
        let row = || -> Option<Row> {
            let (white, black) = text.split_once('-')?;
            Some(Row { white: white.parse().ok()?, black: black.parse().ok()? })
        };
        let row = row().ok_or_else(|| {
            anyhow!("{text:?} is not a row: expected the squares of its two pieces, as in 1-5")
        })?;
        ensure!(row.white != row.black, "{text} has both pieces on the same square");
        Ok(row)
    }
}

fn write_moore(numbers: &[u64], to: &mut dyn Write) -> Result<()> {
    let [most, heaps @ ..] = numbers else {
        bail!("expected k and the heaps; type, for example, moore 2 1 2 3");
    };
    ensure!(!heaps.is_empty(), "expected heaps after k = {most}; type, for example, moore 2 1 2 3");
    let most = usize::try_from(*most).ok().filter(|most| (1..=1000).contains(most));
    let most = most.ok_or_else(|| anyhow!("k, the first number, is from 1 to 1000"))?;
    let head = format!("Moore's Nim: a move takes from up to {}", counted(most, "heap"));
    write_head(&head, &heaps::position(heaps), to)?;
    let modulus = most + 1;
    writeln!(to, "The ones in each column of binary digits, modulo {modulus}, which is k + 1:")?;
    let width = 64 - heaps.iter().fold(1, |ones, heap| ones | heap).leading_zeros() as usize;
    let longest = heaps.iter().map(|heap| heap.to_string().len()).max().unwrap_or(1);
    for heap in heaps {
        writeln!(to, "  {heap:>longest$}  {heap:0width$b}")?;
    }
    let digit = |column: usize| {
        let ones = heaps.iter().filter(|&heap| heap >> column & 1 == 1).count() % modulus;
        // Above 9 a digit would not fit its column.
        char::from_digit(ones as u32, 36).unwrap_or('+')
    };
    let sums: String = (0..width).rev().map(digit).collect();
    writeln!(to, "  {:>longest$}  {sums}   modulo {modulus}\n", "")?;
    let outcome = moore::outcome(heaps, most);
    let ended = heaps.iter().all(|&heap| heap == 0);
    match outcome {
        Outcome::P if !ended => writeln!(
            to,
            "All of them are 0: every move changes a column by 1 to {most} ones, so it does not \
             stay 0."
        )?,
        Outcome::P => {}
        Outcome::N => {
            writeln!(to, "They are not all 0, and a move can make them so (Moore, 1910).")?
        }
    }
    let example = moore::winning_move(heaps, most).map(|steps| {
        let mut after = heaps.to_vec();
        let mut texts = Vec::new();
        for step in steps {
            texts.push(format!("{} to {}", heaps[step.heap], step.leave));
            after[step.heap] = step.leave;
        }
        format!("{}: leaves {}", texts.join(", "), heaps::position(&after))
    });
    match example {
        None => write_verdict(outcome, ended, vec![], "", to),
        Some(example) => {
            writeln!(to, "This is an N-position: the player to move wins, for example, by")?;
            writeln!(to, "  {}", style::paint(style::WINNING, example))?;
            Ok(())
        }
    }
}

fn write_euclid(numbers: &[u64], to: &mut dyn Write) -> Result<()> {
    let &[a, b] = numbers else {
        bail!("Euclid's game has two numbers, for example, euclid 12 34")
    };
    let head = "Euclid's game: subtract a multiple of the smaller number from the larger one";
    write_head(head, &heaps::position(numbers), to)?;
    let (small, large) = (a.min(b), a.max(b));
    let outcome = euclid::outcome(a, b);
    let ended = small == 0;
    if !ended {
        let ratio = large as f64 / small as f64;
        let reason = match outcome {
            _ if large == small => {
                "the numbers are equal, so one of them can become 0 at once".into()
            }
            Outcome::N if large % small == 0 => {
                format!("{large} is a multiple of {small}, so it can become 0 at once")
            }
            Outcome::N => {
                format!("{large} / {small} = {ratio:.6} is above the golden ratio 1.618034")
            }
            Outcome::P => {
                format!("{large} / {small} = {ratio:.6} is below the golden ratio 1.618034")
            }
        };
        writeln!(
            to,
            "A position is lost if the larger number is more than the smaller one, but less than \
             φ = 1.618034\ntimes as large (Cole and Davie, 1969). Here {reason}."
        )?;
        writeln!(to, "Its Grundy value is {}.\n", euclid::grundy_value(a, b))?;
    }
    let moves = euclid::winning_moves(a, b).into_iter().map(|(first, second)| {
        let (from, left) = if first < a { (a, first) } else { (b, second) };
        format!("{from} to {left}: leaves {}", heaps::position(&[first, second]))
    });
    let moves: Vec<String> = moves.collect();
    let conclusion = count_sentence(moves.len());
    write_verdict(outcome, ended, moves, &conclusion, to)
}

fn write_head(game: &str, position: &str, to: &mut dyn Write) -> Result<()> {
    writeln!(to, "{}\n", style::paint(style::HEAD, format!("{game}: {position}")))?;
    Ok(())
}

/// Writes the nim sum in columns of binary digits.
fn write_columns(values: &[u64], labels: Vec<String>, to: &mut dyn Write) -> Result<()> {
    writeln!(to, "The nim sum, in columns of binary digits:")?;
    let labels = labels.into_iter().chain(["nim sum".to_string(), "odd columns".to_string()]);
    for (line, label) in Balance::new(values).to_string().lines().zip(labels) {
        writeln!(to, "  {line}   {}", style::paint(style::LABEL, label))?;
    }
    writeln!(to, "\nThe nim sum is {}.", nim_sum(values))?;
    Ok(())
}

/// Writes the outcome, and the moves that win with what is to be said of them.
fn write_verdict(
    outcome: Outcome,
    ended: bool,
    moves: Vec<String>,
    conclusion: &str,
    to: &mut dyn Write,
) -> Result<()> {
    match outcome {
        Outcome::P => {
            let name = style::paint(style::P, "P-position");
            let reason = if ended { "no move is left" } else { "no move wins" };
            writeln!(to, "This is a {name}: {reason}.")?;
        }
        Outcome::N => {
            writeln!(to, "This is an N-position: the player to move wins.")?;
            for step in &moves {
                writeln!(to, "  {}", style::paint(style::WINNING, step))?;
            }
            writeln!(to, "{conclusion}")?;
        }
    }
    Ok(())
}

fn counted_stones(stones: u64) -> String {
    match stones {
        1 => "1 stone".to_string(),
        stones => format!("{stones} stones"),
    }
}
