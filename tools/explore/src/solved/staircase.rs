//! Staircase Nim, typed as the stones on the steps, the lowest first.

use super::evidence::sum_sentence;
use super::stones::rows_of_stones;
use super::{joined, Evidence, Opened, Position, Rules, Step, Term};
use crate::heaps;
use anyhow::{ensure, Result};
use grundy::staircase::{self, NO_BOUND};
use grundy::Outcome;
use rand::rngs::SmallRng;
use rand::RngExt;
use support::language::choose;
use support::text;

/// The largest staircase that is played.
const MAX_STEPS: usize = 12;
const MAX_STONES: u64 = 1000;

/// Staircase Nim; the position is the stones on the steps, the lowest first.
#[derive(Debug)]
struct Staircase;

/// Reads the stones on the steps.
pub fn read(words: &[String]) -> Result<Opened> {
    let steps = heaps::read(words)?;
    ensure!(
        !steps.is_empty(),
        choose(
            "expected the stones on the steps, the lowest first; type, for example, staircase \
             3 1 2",
            "应为各级台阶上的石子数，从最低一级写起；请输入例如 staircase 3 1 2",
        )
    );
    ensure!(
        steps.iter().try_fold(0u64, |sum, &stones| sum.checked_add(stones)).is_some(),
        choose("there are more than 2^64 - 1 stones", "石子超过了 2^64 - 1 颗")
    );
    Ok(Opened::new(Staircase, steps))
}

impl Rules for Staircase {
    fn name(&self) -> String {
        "staircase".to_string()
    }

    fn title(&self) -> String {
        text!(
            "Staircase Nim: a move carries stones from one step down to the next",
            "阶梯博弈（每步把某一级上的若干石子移到下一级）"
        )
    }

    fn theorem(&self) -> String {
        text!(
            "The steps are numbered from 1, the lowest. Only the odd ones count: they are heaps of \
             Nim, since\nstones that come down from an even step to an odd one can be carried on \
             at once, and do no harm.",
            "台阶从最低的 1 起编号。只有奇数级要紧，它们就是尼姆堆：\n\
             从偶数级移到奇数级的石子可以立刻再往下移，不起作用。"
        )
    }

    fn notation(&self, position: &[u64]) -> String {
        joined(position)
    }

    fn describe(&self, position: &[u64]) -> String {
        heaps::position(position)
    }

    fn draw(&self, now: &[u64], then: &[u64]) -> Vec<String> {
        let label = |place: usize| text!("step {}", "第 {} 级", place + 1);
        let labels: Vec<String> = (0..now.len()).map(label).collect();
        let mut rows = rows_of_stones(&labels, now, then);
        rows.reverse();
        rows
    }

    fn check(&self, position: &[u64]) -> Result<()> {
        let few = position.iter().try_fold(0u64, |sum, &stones| sum.checked_add(stones));
        ensure!(
            few.is_some_and(|stones| stones <= MAX_STONES) && position.len() <= MAX_STEPS,
            text!(
                "too large a staircase; the limit is {MAX_STEPS} steps with {MAX_STONES} stones \
                 in all",
                "阶梯太大了；上限是 {MAX_STEPS} 级，石子共 {MAX_STONES} 颗"
            )
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let from = |step: usize| {
            (1..=position[step]).map(move |stones| {
                let mut after = position.to_vec();
                after[step] -= stones;
                if step > 0 {
                    after[step - 1] += stones;
                }
                Step { part: step, numbers: vec![step as u64 + 1, stones], taken: stones, after }
            })
        };
        (0..position.len()).flat_map(from).collect()
    }

    fn text(&self, step: &Step) -> String {
        let (from, stones) = (step.numbers[0], step.numbers[1]);
        text!("step {from}: {stones} down", "第 {from} 级：{stones} 颗下移")
    }

    fn outcome(&self, position: &[u64]) -> Option<Outcome> {
        Some(staircase::outcome(position, NO_BOUND))
    }

    fn evidence(&self, position: &[u64]) -> Evidence {
        let odd = position.iter().enumerate().step_by(2);
        let term = |(step, &stones): (usize, &u64)| Term {
            label: text!("step {}", "第 {} 级", step + 1),
            value: stones,
        };
        let terms: Vec<Term> = odd.map(term).collect();
        let sum = sum_sentence(&terms);
        Evidence::of_terms(text!("Only odd steps count. {sum}", "只有奇数级要紧。{sum}"), terms)
    }

    fn random(&self, start: &[u64], random: &mut SmallRng) -> Position {
        let most = start.iter().max().copied().unwrap_or(0);
        start.iter().map(|_| random.random_range(0..=most)).collect()
    }
}
