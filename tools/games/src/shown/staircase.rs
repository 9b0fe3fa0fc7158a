//! Staircase Nim, typed as the numbers of stones on the steps, the lowest step first.

use super::board::{Board, HeapRows, Spot};
use super::evidence::sum_sentence;
use super::{read_numbers, Evidence, Opening, Shown, Step, Term, Winning};
use grundy::game::Ending;
use grundy::staircase::{self, NO_BOUND};
use grundy::Outcome;
use support::{ensure, text};

/// The largest staircase allowed.
const MAX_STEPS: usize = 12;
const MAX_STONES: u64 = 1000;

/// Staircase Nim; a position consists of the numbers of stones on the steps, the lowest step first.
struct Staircase;

pub fn read(words: &[String]) -> Result<Opening, String> {
    let steps = read_numbers(words)?;
    ensure!(
        !steps.is_empty(),
        "expected the stones on the steps, the lowest first; type, for example, staircase \
             3 1 2",
        "应为各级台阶上的石子数，从最低一级写起；请输入例如 staircase 3 1 2",
    );
    ensure!(
        steps.iter().try_fold(0u64, |sum, &stones| sum.checked_add(stones)).is_some(),
        "there are more than 2^64 - 1 stones",
        "石子超过了 2^64 - 1 枚"
    );
    Ok(Opening::new(Staircase, steps))
}

/// Returns the move of stones from one step to the next.
fn step(position: &[u64], place: usize, stones: u64) -> Step {
    let mut after = position.to_vec();
    after[place] -= stones;
    if place > 0 {
        after[place - 1] += stones;
    }
    Step { part: place, numbers: vec![place as u64 + 1, stones], taken: stones, after }
}

impl Shown for Staircase {
    fn name(&self) -> String {
        "staircase".to_string()
    }

    /// Returns the highest step first.
    fn board(&self, start: &[u64], position: &[u64]) -> Board {
        let mut heaps = HeapRows::rows(position, start);
        heaps.rows.reverse();
        heaps.heaps.reverse();
        for heap in &mut heaps.heaps {
            heap.label = text!("step {}", "第 {} 级", heap.row + 1);
            heap.row = position.len() - 1 - heap.row;
        }
        Board::Heaps(heaps)
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let few = position.iter().try_fold(0u64, |sum, &stones| sum.checked_add(stones));
        ensure!(
            few.is_some_and(|stones| stones <= MAX_STONES) && position.len() <= MAX_STEPS,
            "too large a staircase; the limit is {MAX_STEPS} steps with {MAX_STONES} stones \
                 in all",
            "阶梯太大了；上限是 {MAX_STEPS} 级，石子共 {MAX_STONES} 枚"
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let from =
            |place: usize| (1..=position[place]).map(move |stones| step(position, place, stones));
        (0..position.len()).flat_map(from).collect()
    }

    fn text(&self, step: &Step) -> String {
        let (from, stones) = (step.numbers[0], step.numbers[1]);
        text!("step {from}: {stones} down", "第 {from} 级：{stones} 枚下移")
    }

    fn spots(&self, _start: &[u64], position: &[u64], step: &Step) -> Vec<Spot> {
        let row = position.len() - 1 - step.part;
        vec![[row as u64, position[step.part] - step.taken]]
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        (ending == Ending::Normal).then(|| staircase::outcome(position, NO_BOUND))
    }

    fn winning(&self, position: &[u64], ending: Ending) -> Option<Winning> {
        let moves = || {
            let moves = staircase::winning_moves(position, NO_BOUND).into_iter();
            moves.map(|win| step(position, win.from, win.stones))
        };
        (ending == Ending::Normal).then(|| Winning { moves: moves().collect(), remark: None })
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let odd = position.iter().enumerate().step_by(2);
        let term = |(step, &stones): (usize, &u64)| {
            Term::new(text!("step {}", "第 {} 级", step + 1), stones)
        };
        let terms: Vec<Term> = odd.map(term).collect();
        let sum = sum_sentence(&terms);
        Evidence::of_terms(text!("Only odd steps count. {sum}", "只有奇数级要紧。{sum}"), terms)
    }
}
