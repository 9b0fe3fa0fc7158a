//! The explanation for games with a notation of their own. Those of Staircase Nim, Moore's Nim,
//! Northcott's game and Euclid's game need no list of moves, and so no limit.

mod generic;

use super::lines::{p_position, write_head};
use crate::solved::moore::{self as moore_game, Typed};
use crate::solved::northcott::{self as northcott_game, Row};
use crate::solved::{reason_of_euclid, Rules, Solved};
use crate::{heaps, style};
use anyhow::Result;
use games::answer::sentences::count_sentence;
use games::spoken::balance_labels;
use grundy::game::Ending;
use grundy::nim::{nim_sum, Balance};
use grundy::staircase::{self, NO_BOUND};
use grundy::{euclid, moore, northcott, Outcome};
use std::io::Write;
use support::language::choose;
use support::plural::counted;
use support::text;

/// Writes the explanation of a position of a game with a notation of its own.
pub fn write(
    game: Solved,
    words: &[String],
    is_misere: bool,
    max_listed: usize,
    to: &mut dyn Write,
) -> Result<()> {
    let opened = game.open(words)?;
    let (rules, position) = (opened.rules.as_ref(), &opened.position[..]);
    match game {
        _ if is_misere => generic::write(&opened, Ending::Misere, max_listed, to),
        Solved::Staircase => write_staircase(rules, position, to),
        Solved::Moore => write_moore(words, to),
        Solved::Northcott => write_northcott(rules, position, to),
        Solved::Euclid => write_euclid(rules, position, to),
        _ => generic::write(&opened, Ending::Normal, max_listed, to),
    }
}

/// Writes the drawing of a position that is small enough to be played.
fn write_drawing(rules: &dyn Rules, position: &[u64], to: &mut dyn Write) -> Result<()> {
    if rules.check(position).is_err() {
        return Ok(());
    }
    for line in rules.draw(position, position) {
        writeln!(to, "  {line}")?;
    }
    writeln!(to)?;
    Ok(())
}

fn write_staircase(rules: &dyn Rules, steps: &[u64], to: &mut dyn Write) -> Result<()> {
    write_head(&rules.title(), &heaps::position(steps), to)?;
    write_drawing(rules, steps, to)?;
    writeln!(to, "{}\n", rules.theorem())?;
    let odd = steps.iter().enumerate().step_by(2);
    let label = |step: usize, stones: u64| text!("step {step}, {stones}", "第 {step} 级，{stones}");
    let labels: Vec<String> =
        odd.clone().map(|(place, stones)| label(place + 1, *stones)).collect();
    let stones: Vec<u64> = odd.map(|(_, &stones)| stones).collect();
    write_columns(&stones, labels, to)?;
    let moves = staircase::winning_moves(steps, NO_BOUND).into_iter().map(|step| {
        let mut after = steps.to_vec();
        after[step.from] -= step.stones;
        let below = match step.from {
            0 => choose("the ground", "地面").to_string(),
            place => {
                after[place - 1] += step.stones;
                text!("step {place}", "第 {place} 级")
            }
        };
        let (stones, from) = (step.stones, step.from + 1);
        let (carried, after) = (counted_stones(stones), heaps::position(&after));
        text!(
            "{carried} from step {from} to {below}: leaves {after}",
            "把 {stones} 颗从第 {from} 级移到{below}：留下 {after}"
        )
    });
    let ended = steps.iter().all(|&stones| stones == 0);
    let moves: Vec<String> = moves.collect();
    let conclusion = count_sentence(moves.len());
    write_verdict(staircase::outcome(steps, NO_BOUND), ended, moves, &conclusion, to)
}

fn write_northcott(rules: &dyn Rules, position: &[u64], to: &mut dyn Write) -> Result<()> {
    let (rows, squares) = (northcott_game::rows(position), northcott_game::squares(position));
    write_head(&rules.title(), &rules.notation(position), to)?;
    write_drawing(rules, position, to)?;
    writeln!(to, "{}\n", rules.theorem())?;
    let gaps: Vec<u64> = rows.iter().map(|row| northcott::gap(row.white, row.black)).collect();
    let label = |row: &Row| text!("row {}-{}", "行 {}-{}", row.white, row.black);
    let labels = rows.iter().map(label).collect();
    write_columns(&gaps, labels, to)?;
    let moves = northcott::winning_advances(&squares).into_iter().map(|advance| {
        let (gap, squares) = (gaps[advance.row], advance.squares);
        let steps = counted(squares as usize, "square");
        let (row, after) = (advance.row + 1, gap - squares);
        text!(
            "{steps} forward in row {row}: its gap of {gap} becomes {after}",
            "前进 {squares} 格，在第 {row} 行：间隔由 {gap} 变为 {after}"
        )
    });
    // Retreats may win, too, so that these are not all winning moves.
    let conclusion = choose(
        "Advances that win are the same for White and Black; a retreat may win, too.",
        "必胜的前进对黑白双方是一样的；后退也可能必胜。",
    );
    write_verdict(northcott::outcome(&squares), false, moves.collect(), conclusion, to)
}

fn write_moore(words: &[String], to: &mut dyn Write) -> Result<()> {
    let Typed { game, heaps } = moore_game::read_typed(words)?;
    let (most, heaps) = (game.most, &heaps[..]);
    write_head(&game.title(), &heaps::position(heaps), to)?;
    write_drawing(&game, heaps, to)?;
    let modulus = most + 1;
    let columns = text!(
        "The ones in each column of binary digits, modulo {modulus}, which is k + 1:",
        "二进制每一列里 1 的个数，模 {modulus}，即 k + 1："
    );
    writeln!(to, "{columns}")?;
    let width = moore_game::width(heaps);
    let longest = heaps.iter().map(|heap| heap.to_string().len()).max().unwrap_or(1);
    for heap in heaps {
        writeln!(to, "  {heap:>longest$}  {heap:0width$b}")?;
    }
    let sums = game.column_sums(heaps);
    writeln!(to, "  {:>longest$}  {sums}   {} {modulus}\n", "", choose("modulo", "模"))?;
    let outcome = moore::outcome(heaps, most);
    let ended = heaps.iter().all(|&heap| heap == 0);
    match outcome {
        Outcome::P if !ended => {
            let reason = text!(
                "All of them are 0: every move changes a column by 1 to {most} ones, so it does \
                 not stay 0.",
                "全都是 0：每一步都会让某一列的 1 的个数变动 1 到 {most} 个，所以不会仍为 0。"
            );
            writeln!(to, "{reason}")?
        }
        Outcome::P => {}
        Outcome::N => {
            let reason = choose(
                "They are not all 0, and a move can make them so (Moore, 1910).",
                "并非全为 0，而有一步能做到（Moore，1910）。",
            );
            writeln!(to, "{reason}")?
        }
    }
    let example = moore::winning_moves(heaps, most).next().map(|steps| {
        let mut after = heaps.to_vec();
        let mut texts = Vec::new();
        for step in steps {
            texts.push(text!("{} to {}", "{} → {}", heaps[step.heap], step.leave));
            after[step.heap] = step.leave;
        }
        let (steps, after) = (texts.join(choose(", ", "，")), heaps::position(&after));
        text!("{steps}: leaves {after}", "{steps}：留下 {after}")
    });
    match example {
        None => write_verdict(outcome, ended, vec![], "", to),
        Some(example) => {
            let verdict = choose(
                "This is an N-position: the player to move wins, for example, by",
                "这是必胜态：轮到走的人必胜，例如",
            );
            writeln!(to, "{verdict}")?;
            writeln!(to, "  {}", style::paint(style::WINNING, example))?;
            Ok(())
        }
    }
}

fn write_euclid(rules: &dyn Rules, numbers: &[u64], to: &mut dyn Write) -> Result<()> {
    let (a, b) = (numbers[0], numbers[1]);
    write_head(&rules.title(), &heaps::position(numbers), to)?;
    let outcome = euclid::outcome(a, b);
    let ended = a.min(b) == 0;
    if !ended {
        let (theorem, reason) = (rules.theorem(), reason_of_euclid(a, b));
        let explanation = text!(
            "{theorem} Here {reason}.\nIts Grundy value is {}.",
            "{theorem}这里 {reason}。\nSG 值是 {}。",
            euclid::value(a, b)
        );
        writeln!(to, "{explanation}\n")?;
    }
    let moves = euclid::winning_moves(a, b).into_iter().map(|(first, second)| {
        let (from, left) = if first < a { (a, first) } else { (b, second) };
        let after = heaps::position(&[first, second]);
        text!("{from} to {left}: leaves {after}", "{from} → {left}：留下 {after}")
    });
    let moves: Vec<String> = moves.collect();
    let conclusion = count_sentence(moves.len());
    write_verdict(outcome, ended, moves, &conclusion, to)
}

/// Writes the nim sum in columns of binary digits.
fn write_columns(values: &[u64], labels: Vec<String>, to: &mut dyn Write) -> Result<()> {
    let head = "The nim sum, in columns of binary digits:";
    writeln!(to, "{}", choose(head, "异或和，按二进制位对齐："))?;
    let labels = labels.into_iter().chain(balance_labels().map(String::from));
    for (line, label) in Balance::new(values).to_string().lines().zip(labels) {
        writeln!(to, "  {line}   {}", style::paint(style::LABEL, label))?;
    }
    writeln!(to, "\n{}", text!("The nim sum is {}.", "异或和为 {}。", nim_sum(values)))?;
    Ok(())
}

/// Writes the outcome.
fn write_outcome(outcome: Outcome, ended: bool, to: &mut dyn Write) -> Result<()> {
    let verdict = match outcome {
        Outcome::P => {
            let name = p_position();
            let reason = match ended {
                true => choose("no move is left", "已无路可走"),
                false => choose("no move wins", "没有必胜的着法"),
            };
            text!("This is a {name}: {reason}.", "这是{name}：{reason}。")
        }
        Outcome::N => {
            text!("This is an N-position: the player to move wins.", "这是必胜态：轮到走的人必胜。")
        }
    };
    writeln!(to, "{verdict}")?;
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
    write_outcome(outcome, ended, to)?;
    if outcome == Outcome::N {
        for step in &moves {
            writeln!(to, "  {}", style::paint(style::WINNING, step))?;
        }
        writeln!(to, "{conclusion}")?;
    }
    Ok(())
}

fn counted_stones(stones: u64) -> String {
    match stones {
        1 => "1 stone".to_string(),
        stones => format!("{stones} stones"),
    }
}
