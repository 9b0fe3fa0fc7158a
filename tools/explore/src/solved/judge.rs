//! The outcome of any position: by the theorem of its game, or by an exhaustive search.

use super::{Evidence, Position, Rules};
use anyhow::{bail, ensure, Result};
use grundy::game::{ByPlay, Ending, Game};
use grundy::Outcome;
use std::collections::HashSet;
use std::rc::Rc;
use support::language::choose;
use support::text;

/// The most moves of an exhaustive search, all its positions together; about a second of work.
const MAX_MOVES: usize = 400_000;

/// A judge of the positions that follow a start.
pub struct Judge {
    rules: Rc<dyn Rules>,
    /// The search, where no theorem decides.
    search: Option<ByPlay<Searched>>,
}

impl Judge {
    /// Creates a judge of `start` and all positions that follow it.
    ///
    /// # Errors
    /// If there is no theorem and there are too many moves to search.
    pub fn new(rules: &Rc<dyn Rules>, start: &[u64], ending: Ending) -> Result<Judge> {
        if ending == Ending::Normal && rules.outcome(start).is_some() {
            return Ok(Judge { rules: Rc::clone(rules), search: None });
        }
        if rules.may_repeat() {
            bail!(choose(
                "no theorem decides misère play of this game, and a search would not end, because \
                 retreats can be repeated",
                "这个游戏的反常规则没有定理可用；后退可以反复进行，逐一试遍也没有尽头",
            ));
        }
        check_size(rules.as_ref(), start)?;
        let searched = Searched { rules: Rc::clone(rules) };
        Ok(Judge { rules: Rc::clone(rules), search: Some(ByPlay::new(searched, ending)) })
    }

    /// Returns the outcome of a position.
    pub fn outcome(&mut self, position: &[u64]) -> Outcome {
        match &mut self.search {
            Some(search) => {
                search.outcome(&[position.to_vec()]).expect("each move takes something away")
            }
            None => self.rules.outcome(position).expect("the theorem decides what follows, too"),
        }
    }

    /// Returns whether the outcome is found by a search, and not by the theorem.
    pub fn is_search(&self) -> bool {
        self.search.is_some()
    }

    /// Returns why a position is won or lost.
    pub fn evidence(&self, position: &[u64]) -> Evidence {
        if self.is_search() {
            return Evidence::plain(text!(
                "No theorem applies; an exhaustive search finds the outcome",
                "没有定理可用；逐一试遍得出胜负"
            ));
        }
        self.rules.evidence(position)
    }
}

/// Checks that a position has few enough followers, and these few enough moves, to search them all.
fn check_size(rules: &dyn Rules, start: &[u64]) -> Result<()> {
    let mut seen: HashSet<Position> = HashSet::from([start.to_vec()]);
    let mut waiting = vec![start.to_vec()];
    let mut count = 0;
    while let Some(position) = waiting.pop() {
        let moves = rules.moves(&position);
        count += moves.len();
        ensure!(
            count <= MAX_MOVES,
            text!(
                "no theorem decides this position, and an exhaustive search of more than \
                 {MAX_MOVES} moves is too large; choose a smaller one",
                "没有定理判定这个局面，而要逐一试遍的着法超过 {MAX_MOVES} 种；请选小一些的"
            )
        );
        for step in moves {
            if seen.insert(step.after.clone()) {
                waiting.push(step.after);
            }
        }
    }
    Ok(())
}

/// A game as the library searches it.
#[derive(Clone, Debug)]
struct Searched {
    rules: Rc<dyn Rules>,
}

impl Game for Searched {
    type Position = Position;

    fn options(&self, position: &Position) -> Vec<Vec<Position>> {
        self.rules.moves(position).into_iter().map(|step| vec![step.after]).collect()
    }
}
