//! Games as they are typed on the command line.

use crate::limits;
use crate::rules::{self, Terminal};
use anyhow::{Error, Result};
use games::budget::RuleBudget;
use games::problems::Problem;
use games::shown::{self, heaps, Opening};
use games::sum::{is_race, Sum};
use grundy::game::Ending;
use support::ensure;
use support::language::choose;
use support::plural::format_count;

/// A game that was typed.
pub enum TypedGame {
    /// Heaps under one or more rules; under a single rule, the heaps are optional.
    Heaps(Sum<'static>),
    /// A game with a notation of its own.
    Own(shown::Asked<'static>),
}

/// The largest heap that can be played; a larger heap has more moves than anyone would read.
const LARGEST_HEAP: u64 = 1000;

/// The number of heaps that fit on the screen.
const MAX_HEAPS: usize = 12;

impl TypedGame {
    /// Reads the game that the tokens of a command describe.
    pub fn read(tokens: &[String]) -> Result<TypedGame> {
        match shown::Asked::read(&Terminal, &tokens.join(" ")) {
            Some(asked) => Ok(TypedGame::Own(asked)),
            None => {
                let mut sum = rules::read_sum(tokens)?;
                if is_race(&tokens.concat()) && sum.heaps().next().is_none() {
                    sum.addends[0].heaps = vec![21];
                }
                Ok(TypedGame::Heaps(sum))
            }
        }
    }

    /// Returns the problem whose name was typed as the game.
    pub fn problem(&self) -> Option<&'static Problem> {
        match self {
            TypedGame::Heaps(sum) => sum.problem,
            TypedGame::Own(asked) => asked.problem,
        }
    }

    /// Returns the ending convention: misère play if the player or the problem asks for it.
    pub fn ending(&self, is_misere_asked: bool) -> Ending {
        match is_misere_asked {
            true => Ending::Misere,
            false => match self {
                TypedGame::Heaps(sum) => sum.ending,
                TypedGame::Own(asked) => asked.ending(),
            },
        }
    }

    /// Opens the game to be played, at its usual start if no position was typed.
    ///
    /// # Errors
    /// If the position does not belong to the game, or is too large to be played.
    pub fn open(&self) -> Result<Opening> {
        let opening = match self {
            TypedGame::Own(asked) => asked.open().map_err(Error::msg)?,
            TypedGame::Heaps(sum) => {
                let mut addends = sum.addends.clone();
                if sum.heaps().next().is_none() {
                    addends[0].heaps = heaps::usual(&addends[0].rule).to_vec();
                }
                check_size(&addends.iter().flat_map(|addend| &addend.heaps).collect::<Vec<_>>())?;
                for addend in &addends {
                    let label = choose("a heap of", "堆");
                    limits::check_moves(&addend.rule, &addend.heaps)?;
                    let budget = RuleBudget::new(&addend.rule, &limits::TERMINAL);
                    budget.check_table(label, addend.largest()).map_err(Error::msg)?;
                }
                heaps::open(&addends)
            }
        };
        opening.game.check(&opening.start).map_err(Error::msg)?;
        Ok(opening)
    }
}

/// Checks that the heaps are few enough and small enough for a game.
fn check_size(heaps: &[&u64]) -> Result<()> {
    let largest = heaps.iter().max().map_or(0, |&&heap| heap);
    let (count, counted) = (heaps.len(), format_count(heaps.len(), "heap"));
    ensure!(
        largest <= LARGEST_HEAP && heaps.len() <= MAX_HEAPS,
        "too large a game: {counted} of up to {largest}; the limit is {MAX_HEAPS} heaps of up \
             to {LARGEST_HEAP}",
        "这一局太大了：有 {count} 堆，最大的是 {largest}；上限是 {MAX_HEAPS} 堆，每堆不超过 \
             {LARGEST_HEAP}"
    );
    Ok(())
}
