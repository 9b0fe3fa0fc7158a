//! A problem's samples with mistakes in many places, which must cause a message and never a wrong
//! answer.
//!
//! Inputs with a particular mistake, such as a heap above the bound, are in
//! `testdata/*/*/bad-*.in` with the message that they must cause, and belong to [`crate::cases`].

use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::cases::{self, Case, Expected};
use judge::run::Ending;

/// The number of tokens of a sample that are tried.
const TOKENS: usize = 2;

/// The number of tokens of a sample that are tried in the gate.
const DEEP_TOKENS: usize = 12;

/// The problem whose input does not begin with the number of its numbers, so that a shorter input
/// is valid too.
const WITHOUT_A_COUNT: &str = "luogu_p8606";

/// The judge whose programs, without input, compute the number that it asks for.
const ASKS_WITHOUT_INPUT: &str = "euler/";

/// Checks that each sample is refused with each kind of mistake.
pub fn are_refused(programs: &Programs) -> Result<()> {
    for case in cases::read(programs.problem).0 {
        let Expected::Output(answer) = &case.expected else { continue };
        if !case.name.starts_with("sample-") {
            continue;
        }
        let (input, answer) = (Case::text(&case.input)?, Case::text(answer)?);
        a_letter_for_a_number(programs, &case.name, &input)?;
        if programs.problem.name != WITHOUT_A_COUNT {
            an_input_cut_short(programs, &case.name, &input, &answer)?;
        }
    }
    unexpected_bytes(programs)
}

fn a_letter_for_a_number(programs: &Programs, name: &str, input: &str) -> Result<()> {
    for Token { offset, text } in tokens(input) {
        // Where a string is expected, x may be valid.
        if text.parse::<i128>().is_ok() {
            let broken = [&input[..offset], "x", &input[offset + text.len()..]].concat();
            is_refused(programs, &broken, &format!("{name} with x at byte {offset}"))?;
        }
    }
    Ok(())
}

fn an_input_cut_short(programs: &Programs, name: &str, input: &str, answer: &str) -> Result<()> {
    for Token { offset, .. } in tokens(input) {
        if offset == 0 && programs.problem.place.starts_with(ASKS_WITHOUT_INPUT) {
            continue;
        }
        let label = format!("{name} cut at byte {offset}");
        let run = programs.run_on(&input[..offset])?;
        // Where the statement lets the input end, the answers so far must be right.
        if run.ending == Ending::Exit(0) {
            let so_far = programs.left("out")?;
            ensure!(answer.starts_with(&so_far), "{label}: {so_far:?}");
            ensure!(so_far.is_empty() || so_far.ends_with('\n'), "{label}: {so_far:?}");
        } else {
            is_refused(programs, &input[..offset], &label)?;
        }
    }
    Ok(())
}

fn unexpected_bytes(programs: &Programs) -> Result<()> {
    is_refused(programs, "\u{0}\u{7f}", "control bytes")?;
    is_refused(programs, &"9".repeat(300), "a number of 300 digits")
}

/// Checks that an input causes a message, a non-zero exit code and no output.
fn is_refused(programs: &Programs, input: &str, label: &str) -> Result<()> {
    let run = programs.run_on(input)?;
    match run.ending {
        Ending::Exit(0) => anyhow::bail!("{label}: exit code 0"),
        Ending::Exit(_) => {}
        other => anyhow::bail!("{label}: {other:?}"),
    }
    ensure!(!programs.left("err")?.is_empty(), "{label}: no message on stderr");
    let may_begin = programs.problem.is_interactive();
    let says_nothing = programs.left("out")?.is_empty();
    ensure!(may_begin || says_nothing, "{label}: an answer nevertheless");
    Ok(())
}

/// A token of a text, with its offset in bytes.
struct Token<'a> {
    offset: usize,
    text: &'a str,
}

/// Returns some tokens of an input, spread over the first [`DEEP_TOKENS`].
fn tokens(input: &str) -> Vec<Token<'_>> {
    let offset = |text: &str| text.as_ptr() as usize - input.as_ptr() as usize;
    let texts: Vec<&str> = input.split_whitespace().take(DEEP_TOKENS).collect();
    let step = texts.len().div_ceil(available::depth(TOKENS, DEEP_TOKENS)).max(1);
    let chosen = texts.into_iter().step_by(step);
    chosen.map(|text| Token { offset: offset(text), text }).collect()
}
