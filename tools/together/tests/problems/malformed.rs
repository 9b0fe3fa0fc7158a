//! A problem's samples, broken in many places: never a wrong answer, always a word on what
//! was wrong.
//!
//! Inputs that are broken on purpose, such as a heap above the bound, lie in
//! `testdata/*/*/bad-*.in` with the message they must cause, and belong to [`crate::cases`].

use crate::programs::Programs;
use anyhow::{ensure, Result};
use judge::cases::{self, Case, Expected};
use judge::run::Ending;

/// How many words of a sample are broken.
const PLACES: usize = 6;
/// How many in the gate.
const DEEP: usize = 60;

/// Its input is as many numbers as there are, so that fewer of them are another input.
const WITHOUT_A_COUNT: &str = "luogu_p8606";

/// Breaks each sample in each of these ways.
pub fn is_refused(programs: &Programs) -> Result<()> {
    for case in cases::read(programs.problem)?.0 {
        let Expected::Output(answer) = &case.expected else { continue };
        if !case.name.starts_with("sample-") {
            continue;
        }
        let (input, answer) = (Case::text(&case.input)?, Case::text(answer)?);
        a_word_where_a_number_belongs(programs, &case.name, &input)?;
        if programs.problem.name != WITHOUT_A_COUNT {
            an_input_cut_short(programs, &case.name, &input, &answer)?;
        }
    }
    bytes_that_are_no_text(programs)
}

fn a_word_where_a_number_belongs(programs: &Programs, name: &str, input: &str) -> Result<()> {
    for (place, word) in words(input) {
        // Where a word is letters, x may be as good as any.
        if word.parse::<i128>().is_ok() {
            let broken = [&input[..place], "x", &input[place + word.len()..]].concat();
            refused(programs, &broken, &format!("{name} with x at byte {place}"))?;
        }
    }
    Ok(())
}

fn an_input_cut_short(programs: &Programs, name: &str, input: &str, answer: &str) -> Result<()> {
    for (place, _) in words(input) {
        let what = format!("{name} cut at byte {place}");
        let run = programs.run_on(&input[..place])?;
        // Where the statement lets a file end, the answers so far are right.
        if run.ending == Ending::Exit(0) {
            let so_far = programs.left("out")?;
            ensure!(answer.starts_with(&so_far), "{what}: {so_far:?}");
            ensure!(so_far.is_empty() || so_far.ends_with('\n'), "{what}: {so_far:?}");
        } else {
            refused(programs, &input[..place], &what)?;
        }
    }
    Ok(())
}

fn bytes_that_are_no_text(programs: &Programs) -> Result<()> {
    refused(programs, "\u{0}\u{7f}", "control bytes")?;
    refused(programs, &"9".repeat(100), "a number of 100 digits")
}

fn refused(programs: &Programs, input: &str, what: &str) -> Result<()> {
    let run = programs.run_on(input)?;
    match run.ending {
        Ending::Exit(0) => anyhow::bail!("{what}: exit code 0"),
        Ending::Exit(_) => {}
        other => anyhow::bail!("{what}: {other:?}"),
    }
    ensure!(!programs.left("err")?.is_empty(), "{what}: not a word on stderr");
    ensure!(programs.left("out")?.is_empty(), "{what}: an answer all the same");
    Ok(())
}

/// Words of a text with their places, spread over its first [`DEEP`] words.
fn words(text: &str) -> Vec<(usize, &str)> {
    let place = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let words: Vec<&str> = text.split_whitespace().take(DEEP).collect();
    let step = words.len().div_ceil(machine::depth(PLACES, DEEP)).max(1);
    words.into_iter().step_by(step).map(|word| (place(word), word)).collect()
}
