//! The games that can be played, and their moves.

use super::state::{Move, MoveName, Place, State};
use super::unlike::{self, UnlikeHeaps};
use crate::rules::Asked;
use crate::solved::{Opened, Rules, Solved, Step};
use crate::typing;
use crate::{collection, limits, rules};
use anyhow::{bail, ensure, Result};
use games::named::{Named, RACE};
use games::problems::{self, Problem};
use games::spoken;
use grundy::game::{Ending, Game as _};
use grundy::rule::Rule;
use std::rc::Rc;
use support::language::choose;
use support::plural::counted;
use support::text;

/// A game that can be played.
#[derive(Clone, Debug)]
pub enum Game {
    /// Heaps under a rule.
    Heaps(Rule),
    /// Heaps under several rules, named by the states.
    Unlike(Vec<Rule>),
    /// Two heaps: a move takes from one of them, or the same number from both.
    Wythoff,
    /// One heap: a move takes at most twice the number just taken, and the opening not all.
    FibonacciNim,
    /// A game with a notation and a theorem of its own.
    Solved(Rc<dyn Rules>),
}

/// A game with its usual start, read from the first tokens of a command line.
pub struct Opening {
    pub game: Game,
    pub start: State,
    /// The problem whose name the tokens give.
    pub problem: Option<&'static Problem>,
    /// The tokens after the game.
    pub rest: Vec<String>,
}

impl Opening {
    /// Returns the ending: misère play if the player asks for it or the problem has it.
    pub fn ending(&self, is_misere_asked: bool) -> Ending {
        if is_misere_asked {
            Ending::Misere
        } else {
            collection::ending_of(self.problem)
        }
    }
}

/// The largest heap; a larger one has more moves than anyone reads.
const LARGEST_HEAP: u64 = 1000;

/// The most heaps that fit the screen.
const MAX_HEAPS: usize = 12;

impl Game {
    /// Reads the game that the first tokens name.
    pub fn read(tokens: &[String]) -> Result<Opening> {
        if let Some((solved, words)) = Solved::read(tokens) {
            let example = typing::tokens(&[solved.example().to_string()]);
            let words = if words.is_empty() { &example } else { words };
            let Opened { rules, position } = solved.open(words)?;
            let game = Game::Solved(rules);
            return Ok(Opening { game, start: State::new(position), problem: None, rest: vec![] });
        }
        if let Some(UnlikeHeaps { mut rules, start }) = unlike::read(tokens)? {
            if rules.len() > 1 {
                let game = Game::Unlike(rules);
                return Ok(Opening { game, start, problem: None, rest: vec![] });
            }
            let rest = start.heaps.iter().map(u64::to_string).collect();
            let (game, start) = (Game::Heaps(rules.remove(0)), State::new(start.heaps));
            return Ok(Opening { game, start, problem: None, rest });
        }
        if let Some(opening) = Game::read_named(tokens) {
            return Ok(opening);
        }
        let (Asked { rule, problem, .. }, rest) = rules::read_first(tokens)?;
        let start = if rule.name() == Some(grundy::named::NamedGame::Nim) {
            vec![3, 5, 7]
        } else {
            vec![7, 9, 11]
        };
        Ok(Opening {
            game: Game::Heaps(rule),
            start: State::new(start),
            problem,
            rest: rest.to_vec(),
        })
    }

    /// Does what [`Game::read`] does, but only for the games of [`Named`] and the problems
    /// that are one of them.
    pub fn read_named(tokens: &[String]) -> Option<Opening> {
        let lens = || (1..=tokens.len()).rev();
        let by_name = |len: usize| Some((Named::from_name(&tokens[..len].concat())?, None, len));
        let by_problem = |len: usize| {
            let problem = collection::problems().find(&tokens[..len].concat())?;
            Some((problem_game(problem)?, Some(problem), len))
        };
        let (named, problem, len) = match lens().find_map(by_name) {
            Some(found) => found,
            None if rules::is_spelt_out(tokens) => return None,
            None => lens().find_map(by_problem)?,
        };
        let (game, start) = match named {
            Named::Race => (Game::Heaps(RACE.parse().ok()?), vec![21]),
            Named::Wythoff => (Game::Wythoff, vec![8, 12]),
            Named::FibonacciNim => (Game::FibonacciNim, vec![20]),
        };
        Some(Opening { game, start: State::new(start), problem, rest: tokens[len..].to_vec() })
    }

    /// Returns the name of the game, with its moves where the name does not tell them.
    pub fn title(&self) -> String {
        match self {
            Game::Heaps(rule) => spoken::title(rule),
            Game::Unlike(rules) => {
                let titles: Vec<String> = rules.iter().map(spoken::title).collect();
                let titles = titles.join(choose("; of ", "；"));
                text!("The sum of heaps of {titles}", "规则不同的各堆的和：{titles}")
            }
            Game::Wythoff => text!(
                "Wythoff's game: take from one heap, or the same number from both",
                "威佐夫博弈：从一堆取，或从两堆取同样多"
            ),
            Game::FibonacciNim => text!(
                "Fibonacci Nim: take at most twice the number just taken, but not all at first",
                "斐波那契博弈：至多取对手刚取的两倍，第一步不能取完"
            ),
            Game::Solved(rules) => rules.title(),
        }
    }

    /// Returns the rules, if the game has a notation of its own.
    pub fn solved(&self) -> Option<&Rc<dyn Rules>> {
        match self {
            Game::Solved(rules) => Some(rules),
            _ => None,
        }
    }

    /// Formats a state for a player.
    pub fn describe(&self, state: &State) -> String {
        self.solved().map_or_else(|| state.to_string(), |rules| rules.describe(&state.heaps))
    }

    /// Returns the starting position with these heaps.
    ///
    /// # Errors
    /// If the game is not played with such heaps, or they are too many or too large to be played.
    pub fn start(&self, heaps: Vec<u64>) -> Result<State> {
        check_size(&heaps)?;
        if let Game::Heaps(rule) = self {
            limits::check_moves(rule, &heaps)?;
        }
        self.start_of_any_size(heaps)
    }

    /// Returns the starting position with these heaps, of any size.
    ///
    /// # Errors
    /// If the game is not played with such heaps.
    pub fn start_of_any_size(&self, heaps: Vec<u64>) -> Result<State> {
        match self {
            Game::Heaps(_) => {
                ensure!(!heaps.is_empty(), choose("a game needs at least one heap", "至少要有一堆"))
            }
            Game::Unlike(_) => bail!(choose(
                "each heap of a sum follows a rule, as in kayles 5 + nim 3",
                "和里的每一堆都要写明规则，例如 kayles 5 + nim 3",
            )),
            Game::Solved(_) => bail!(choose(
                "the position is typed after the name of the game",
                "局面写在游戏名之后",
            )),
            Game::Wythoff => ensure!(
                heaps.len() == 2,
                choose(
                    "Wythoff's game has two heaps, for example, 8 12",
                    "威佐夫博弈有两堆，例如 8 12",
                )
            ),
            Game::FibonacciNim => ensure!(
                heaps.len() == 1 && heaps[0] >= 2,
                choose(
                    "Fibonacci Nim has one heap of 2 or more, for example, 20",
                    "斐波那契博弈只有一堆，不少于 2 颗，例如 20",
                )
            ),
        }
        Ok(State::new(heaps))
    }

    /// Checks that a position whose command names its game throughout is not too large to be
    /// played.
    pub fn check_start(&self, start: &State) -> Result<()> {
        if let Game::Solved(rules) = self {
            return rules.check(&start.heaps);
        }
        let Game::Unlike(rules) = self else { return Ok(()) };
        let largest = start.heaps.iter().max().copied().unwrap_or(0);
        check_size(&start.heaps)?;
        rules.iter().try_for_each(|rule| {
            limits::check_heap(rule, choose("a heap of", "堆"), largest)?;
            limits::check_moves(rule, &start.heaps)
        })
    }

    /// Returns whether empty heaps are dropped, as in games whose heaps may multiply.
    fn drops_empty_heaps(&self) -> bool {
        match self {
            Game::Heaps(rule) => rule.most_heaps() > 1,
            Game::Unlike(rules) => rules.iter().any(|rule| rule.most_heaps() > 1),
            Game::Wythoff | Game::FibonacciNim | Game::Solved(_) => false,
        }
    }

    /// Returns every move, sorted by heap.
    pub fn moves(&self, state: &State) -> Vec<Move> {
        if let Game::Solved(rules) = self {
            return solved_moves(rules.as_ref(), state);
        }
        let mut moves = Vec::new();
        for (place, &heap) in state.heaps.iter().enumerate() {
            let options = match self {
                Game::Heaps(rule) => rule.options(&heap),
                Game::Unlike(rules) => unlike::rule(rules, state.rule_of(place)).options(&heap),
                Game::Wythoff => remainders(heap, heap),
                Game::FibonacciNim => remainders(heap, state.take_limit()),
                Game::Solved(_) => unreachable!("its moves are those of its own rules"),
            };
            moves.extend(options.into_iter().map(|parts| self.heap_move(state, place, parts)));
        }
        if matches!(self, Game::Wythoff) {
            let smallest = state.heaps.iter().min().copied().unwrap_or(0);
            moves.extend((1..=smallest).map(|take| {
                let heaps = state.heaps.iter().map(|heap| heap - take).collect();
                let after = State { heaps, rules: vec![], last: Some(take) };
                Move { place: Place::Both, parts: vec![], taken: take, after, name: None }
            }));
        }
        moves
    }

    /// Returns the move that leaves `parts` of the heap at `place`.
    fn heap_move(&self, state: &State, place: usize, parts: Vec<u64>) -> Move {
        let taken = state.heaps[place] - parts.iter().sum::<u64>();
        let mut heaps = state.heaps.clone();
        let left = if parts.is_empty() { vec![0] } else { parts.clone() };
        let mut rules = state.rules.clone();
        if !rules.is_empty() {
            rules.splice(place..=place, vec![state.rules[place].clone(); left.len()]);
        }
        heaps.splice(place..=place, left);
        if self.drops_empty_heaps() {
            let mut sizes = heaps.iter();
            rules.retain(|_| sizes.next().is_some_and(|&heap| heap > 0));
            heaps.retain(|&heap| heap > 0);
        }
        let after = State { heaps, rules, last: Some(taken) };
        Move { place: Place::Heap(place), parts, taken, after, name: None }
    }
}

/// Returns the moves of a game that has its own rules.
fn solved_moves(rules: &dyn Rules, state: &State) -> Vec<Move> {
    let name_of = |step: &Step| MoveName {
        text: rules.text(step),
        words: rules.words(step),
        is_order_free: rules.is_order_free(),
        is_progress: rules.is_progress(step),
    };
    let named = |step: Step| Move {
        name: Some(name_of(&step)),
        place: Place::Heap(step.part),
        parts: vec![],
        taken: step.taken,
        after: State::new(step.after),
    };
    rules.moves(&state.heaps).into_iter().map(named).collect()
}

/// Checks that heaps are few and small enough for a game.
fn check_size(heaps: &[u64]) -> Result<()> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let (count, counted) = (heaps.len(), counted(heaps.len(), "heap"));
    ensure!(
        largest <= LARGEST_HEAP && heaps.len() <= MAX_HEAPS,
        text!(
            "too large a game: {counted} of up to {largest}; the limit is {MAX_HEAPS} heaps of up \
             to {LARGEST_HEAP}",
            "这一局太大了：有 {count} 堆，最大的是 {largest}；上限是 {MAX_HEAPS} 堆，每堆不超过 \
             {LARGEST_HEAP}"
        )
    );
    Ok(())
}

/// Returns what is left of a heap after taking 1, 2, … up to `limit` stones.
fn remainders(heap: u64, limit: u64) -> Vec<Vec<u64>> {
    (1..=heap.min(limit)).map(|take| vec![heap - take]).collect()
}

/// Returns the game of a problem, if it is one of [`Named`].
fn problem_game(problem: &Problem) -> Option<Named> {
    let stated = &problem.stated;
    match stated.game {
        problems::Game::Named(named) if stated.family.is_none() => Some(named),
        _ => None,
    }
}
