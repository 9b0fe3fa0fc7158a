//! Several games played at once, in other ways than as a sum: a turn may move in one component,
//! in some of them or in all, and play may be over when the first component ends or the last.
//! There are also compounds in which the components have an order: [`sequential`] and
//! [`ordinal`].
//!
//! ```
//! use grundy::compound::selective::Selective;
//! use grundy::compound::{Compound, ComponentMove, Stop};
//! use grundy::game::Ending;
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1 or 2 stones from as many heaps as you like. Heaps 0, 3, 6, … are P-positions, and
//! // so are all compounds of such heaps: whatever you take from a heap, I take the rest of 3.
//! let rule: SubtractionSet = "{1, 2}".parse().unwrap();
//! let selective = Selective { stop: Stop::Last, ending: Ending::Normal };
//! let mut game = Compound::new(&rule, selective);
//! assert_eq!(game.outcome(&[3, 6]), Ok(Outcome::P));
//! assert_eq!(game.outcome(&[4, 4, 5]), Ok(Outcome::N));
//! let turn = game.winning_turn(&[4, 3, 5]).unwrap().unwrap();
//! let to = |component, heap| ComponentMove { component, option: vec![heap] };
//! assert_eq!(turn, [to(0, 3), to(2, 3)]);
//! ```
//!
//! # Conway's table
//!
//! There are twelve such compounds, and in all but one a number of each component decides who wins.
//!
//! | a turn moves in | over with | under normal play | under misère play |
//! |---|---|---|---|
//! | [one component](crate::game) | the last | nim sum | no number decides: [`misere`] |
//! | [one component](diminished) | the first | nim sum of foreclosed values | the same |
//! | [some](selective) | the last | any N-position | the same, until one is left |
//! | [some](selective) | the first | any N-position | any misère N-position |
//! | [all](conjunctive) | the last | largest suspense number | largest misère one |
//! | [all](conjunctive) | the first | least remoteness | least misère one |
//!
//! J. H. Conway, *On Numbers and Games* (1976), chapter 14. He calls these compounds disjunctive
//! (one), selective (some) and conjunctive (all). Disjunctive and selective ones usually last
//! until all components have ended, and are *diminished* and *shortened* otherwise; conjunctive
//! ones usually end with the first component, and are *continued* otherwise.
//!
//! A component may also split: its parts then become components of the compound, and a move
//! that leaves nothing ends its component. The theorems hold as they stand, because the
//! compounds are associative: the parts together are one component, and its number is that of
//! their compound.
//!
//! [`misere`]: crate::misere

pub mod diminished;
pub mod selective;
pub mod conjunctive;
pub mod sequential;
pub mod ordinal;

use crate::game::{Cycle, Game, Memo};
use crate::Outcome;
use std::collections::HashSet;
use std::hash::Hash;

/// The moment at which play of a compound is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// Play is over when some component has ended; Conway's short rule.
    First,
    /// Play is over when all components have ended; Conway's long rule.
    Last,
}

/// The components in which a turn moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A turn moves in one component.
    One,
    /// A turn moves in any number of components, but not in none.
    Some,
    /// A turn moves in every component that has not ended.
    All,
}

/// The rules of a compound, as far as numbers decide it.
pub trait Kind {
    /// What a position of one component has to tell.
    type Number: Clone + Eq + Hash;

    /// Returns the components in which a turn moves.
    fn choice(&self) -> Choice;

    /// Returns the number of a position of one component, given those of its options. Without
    /// options the component has ended.
    fn of_options(&self, options: &[Self::Number]) -> Self::Number;

    /// Returns the number of two components together, of which either may itself be several.
    fn of_both(&self, a: Self::Number, b: Self::Number) -> Self::Number;

    /// Returns the outcome of a compound with this number.
    fn outcome(&self, number: &Self::Number) -> Outcome;

    /// Returns `true` if play is over in a compound with this number.
    fn is_over(&self, number: &Self::Number) -> bool;

    /// Returns the number of a compound. Without components, nothing is left to be played, as
    /// in one that has ended.
    fn of_parts(&self, parts: &[Self::Number]) -> Self::Number {
        let both = |a: Option<Self::Number>, b: &Self::Number| match a {
            Some(a) => Some(self.of_both(a, b.clone())),
            None => Some(b.clone()),
        };
        parts.iter().fold(None, both).unwrap_or_else(|| self.of_options(&[]))
    }
}

/// A move in one component, as part of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentMove<P> {
    /// The component, counted from 0.
    pub component: usize,
    /// The positions that replace it.
    pub option: Vec<P>,
}

/// A compound of positions of a game, with the numbers found so far.
#[derive(Clone, Debug)]
pub struct Compound<G: Game, K: Kind> {
    game: G,
    kind: K,
    numbers: Memo<G::Position, K::Number>,
}

/// What a turn can leave of the components up to some place.
struct Reached<N> {
    number: Option<N>,
    moved: bool,
    /// The place of what it left of the components before.
    before: usize,
    /// The option chosen in the last component, or `None` if the turn does not move there.
    option: Option<usize>,
}

impl<P: Clone + Eq + Hash, G: Game<Position = P>, K: Kind> Compound<G, K> {
    /// Creates the table of a game, in which no number is known yet.
    pub fn new(game: G, kind: K) -> Self {
        Compound { game, kind, numbers: Memo::new() }
    }

    /// Returns the number of a compound. Cost: each position that can follow in some component
    /// is visited once, and its number is kept.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn number(&mut self, compound: &[P]) -> Result<K::Number, Cycle<P>> {
        let numbers: Result<Vec<K::Number>, _> =
            compound.iter().map(|position| self.component(position)).collect();
        numbers.map(|numbers| self.kind.of_parts(&numbers))
    }

    /// Returns the number of one component.
    fn component(&mut self, position: &P) -> Result<K::Number, Cycle<P>> {
        let kind = &self.kind;
        self.numbers.value_in(&self.game, position, |options, number_of| {
            let of_option = |parts: &Vec<P>| {
                let parts: Vec<K::Number> = parts.iter().map(number_of).collect();
                kind.of_parts(&parts)
            };
            let options: Vec<K::Number> = options.iter().map(of_option).collect();
            kind.of_options(&options)
        })
    }

    /// Returns the outcome of a compound.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Compound::number`].
    pub fn outcome(&mut self, compound: &[P]) -> Result<Outcome, Cycle<P>> {
        self.number(compound).map(|number| self.kind.outcome(&number))
    }

    /// Returns a turn that leaves a P-position, as its moves in the order of the components, or
    /// `None` if there is none. Cost: O(c n o) for c components with o options each, if turns
    /// can leave n different numbers.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Compound::number`].
    pub fn winning_turn(
        &mut self,
        compound: &[P],
    ) -> Result<Option<Vec<ComponentMove<P>>>, Cycle<P>> {
        let number = self.number(compound)?;
        if self.kind.is_over(&number) || self.kind.outcome(&number) == Outcome::P {
            return Ok(None);
        }
        let start = Reached { number: None, moved: false, before: 0, option: None };
        let mut reached = vec![vec![start]];
        for position in compound {
            let next = self.reach(position, &reached[reached.len() - 1])?;
            reached.push(next);
        }
        let left = &reached[compound.len()];
        let wins = |turn: &Reached<K::Number>| {
            let leaves_p = |number| self.kind.outcome(number) == Outcome::P;
            turn.moved && turn.number.as_ref().map_or(false, leaves_p)
        };
        let mut place = match left.iter().position(wins) {
            Some(place) => place,
            None => return Ok(None),
        };
        let mut moves = Vec::new();
        for (component, position) in compound.iter().enumerate().rev() {
            let turn = &reached[component + 1][place];
            if let Some(option) = turn.option {
                let option = self.game.options(position).swap_remove(option);
                moves.push(ComponentMove { component, option });
            }
            place = turn.before;
        }
        moves.reverse();
        Ok(Some(moves))
    }

    /// Returns what a turn can leave if it leaves one of `reached` before the component
    /// `position`, each number once.
    fn reach(
        &mut self,
        position: &P,
        reached: &[Reached<K::Number>],
    ) -> Result<Vec<Reached<K::Number>>, Cycle<P>> {
        let unmoved = self.component(position)?;
        let options = self.game.options(position);
        let options: Result<Vec<K::Number>, _> =
            options.iter().map(|parts| self.number(parts)).collect();
        let options = options?;
        let choice = self.kind.choice();
        let may_stay = choice != Choice::All || options.is_empty();
        let stays = Some((None, &unmoved)).filter(|_| may_stay);
        let moves = options.iter().enumerate().map(|(option, number)| (Some(option), number));
        let mut next = Vec::new();
        let mut seen = HashSet::new();
        for (option, number) in stays.into_iter().chain(moves) {
            for (before, turn) in reached.iter().enumerate() {
                if choice == Choice::One && turn.moved && option.is_some() {
                    continue;
                }
                let moved = turn.moved || option.is_some();
                let number = match &turn.number {
                    Some(others) => self.kind.of_both(others.clone(), number.clone()),
                    None => number.clone(),
                };
                if seen.insert((number.clone(), moved)) {
                    next.push(Reached { number: Some(number), moved, before, option });
                }
            }
        }
        Ok(next)
    }
}
