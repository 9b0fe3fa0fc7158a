//! Several games played at once, in ways other than as a sum: on a turn, the player may move in one
//! component, in some of them or in all, and play may be over when the first component ends or when
//! the last one does. There are also compounds in which the components have an order:
//! [`sequential`] and [`ordinal`].
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
//! let turns: Vec<Vec<_>> = game.winning_moves(&[4, 3, 5]).unwrap().collect();
//! let to = |component, heap| ComponentMove { component, option: vec![heap] };
//! assert_eq!(turns, [[to(0, 3), to(2, 3)]]);
//! ```
//!
//! # Conway's table
//!
//! If the components have no order, there are twelve compounds, and in all but one of them a single
//! number for each component is enough to decide who wins.
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
//! (one), selective (some) and conjunctive (all). Disjunctive and selective compounds usually last
//! until all components have ended; those that end with the first component are called *diminished*
//! and *shortened*, respectively. Conjunctive compounds usually end with the first component; those
//! that last until all components have ended are called *continued*.
//!
//! A component may also split: its parts then become components of the compound, and a move that
//! leaves nothing ends its component. The theorems hold without change, because the compounds are
//! associative: the parts together form one component, whose number is that of their compound.
//!
//! [`misere`]: crate::misere

pub mod diminished;
pub mod selective;
pub mod conjunctive;
pub mod sequential;
pub mod ordinal;

use crate::game::{Cycle, Game, Memo};
use crate::Outcome;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

/// The moment at which play of a compound is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// Play is over when some component has ended (Conway's short rule).
    First,
    /// Play is over when all components have ended (Conway's long rule).
    Last,
}

/// The components in which a player moves on one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The player moves in one component.
    One,
    /// The player moves in any number of components, but in at least one.
    Some,
    /// The player moves in every component that has not ended.
    All,
}

/// The rules of a compound that is decided by numbers.
pub trait Kind {
    /// What needs to be known about a position of one component.
    type Number: Clone + Eq + Hash;

    /// Returns the components in which a player moves on one turn.
    fn choice(&self) -> Choice;

    /// Returns the number of a position of one component, given the numbers of its options. If
    /// there are no options, the component has ended.
    fn of_options(&self, options: &[Self::Number]) -> Self::Number;

    /// Returns the number that belongs to two components together, where either may itself consist
    /// of several components.
    fn of_both(&self, a: Self::Number, b: Self::Number) -> Self::Number;

    /// Returns the outcome of a compound with this number.
    fn outcome(&self, number: &Self::Number) -> Outcome;

    /// Returns `true` if play is over in a compound with this number.
    fn is_over(&self, number: &Self::Number) -> bool;

    /// Returns the number of a compound. A compound without components has nothing left to play,
    /// like one that has ended.
    fn of_parts(&self, parts: &[Self::Number]) -> Self::Number {
        let both = |a: Option<Self::Number>, b: &Self::Number| match a {
            Some(a) => Some(self.of_both(a, b.clone())),
            None => Some(b.clone()),
        };
        parts.iter().fold(None, both).unwrap_or_else(|| self.of_options(&[]))
    }
}

/// A move in one component, as part of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ComponentMove<P> {
    /// The component, counted from 0.
    pub component: usize,
    /// The positions that replace it.
    pub option: Vec<P>,
}

impl<P: fmt::Debug> fmt::Display for ComponentMove<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "component {} to {:?}", self.component, self.option)
    }
}

/// A compound of positions of a game, with the numbers found so far.
#[derive(Clone, Debug)]
pub struct Compound<G: Game, K: Kind> {
    game: G,
    kind: K,
    numbers: Memo<G::Position, K::Number>,
}

impl<P: Clone + Eq + Hash, G: Game<Position = P>, K: Kind> Compound<G, K> {
    /// Creates the table of a game; no number in it is known yet.
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
            let of_option = |parts: &[P]| {
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

    /// Returns every turn that leaves a P-position, each given by its moves in the order of the
    /// components; there is none if play is over.
    ///
    /// Turns are compared component by component: making no move in a component comes first, and
    /// the moves in the component follow in the game's own order. There may be exponentially many
    /// such turns, so they are found one by one. Cost: O(c n o) time and memory for c components
    /// with o options each, if turns can leave n different numbers, and O(c) time for each turn.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Compound::number`].
    pub fn winning_moves(
        &mut self,
        compound: &[P],
    ) -> Result<impl Iterator<Item = Vec<ComponentMove<P>>>, Cycle<P>> {
        let number = self.number(compound)?;
        let mut turns = Turns { options: Vec::new(), steps: Vec::new(), path: Vec::new() };
        let mut reached = vec![Reached { number: None, moved: false }];
        for position in compound {
            let unmoved = self.component(position)?;
            let options = self.game.options(position);
            let numbers: Result<Vec<K::Number>, _> =
                options.iter().map(|parts| self.number(parts)).collect();
            let level = self.reach(&unmoved, &numbers?, &reached);
            turns.options.push(options);
            turns.steps.push(level.steps);
            reached = level.reached;
        }
        let is_over = self.kind.is_over(&number);
        let wins = reached.iter().map(|turn| {
            let leaves_p = |number| self.kind.outcome(number) == Outcome::P;
            turn.moved && !is_over && turn.number.as_ref().map_or(false, leaves_p)
        });
        turns.keep_only(wins.collect());
        Ok(turns.into_iter())
    }

    /// Returns the results that a turn can have in the components up to and including the next one,
    /// whose number is `unmoved` and whose options have the numbers `options`; `reached` holds the
    /// results for the preceding components.
    fn reach(
        &self,
        unmoved: &K::Number,
        options: &[K::Number],
        reached: &[Reached<K::Number>],
    ) -> Level<K::Number> {
        let choice = self.kind.choice();
        let may_stay = choice != Choice::All || options.is_empty();
        let mut level = Level { steps: Vec::new(), reached: Vec::new() };
        let mut places = HashMap::new();
        for before in reached {
            let may_move = choice != Choice::One || !before.moved;
            let stay = Some((None, unmoved)).filter(|_| may_stay);
            let moves = options.iter().enumerate().filter(|_| may_move);
            let moves = moves.map(|(option, number)| (Some(option), number));
            let mut steps = Vec::new();
            for (option, number) in stay.into_iter().chain(moves) {
                let number = match &before.number {
                    Some(others) => self.kind.of_both(others.clone(), number.clone()),
                    None => number.clone(),
                };
                let moved = before.moved || option.is_some();
                let left = Reached { number: Some(number), moved };
                let next_place = level.reached.len();
                let place = *places.entry(left.clone()).or_insert(next_place);
                if place == next_place {
                    level.reached.push(left);
                }
                steps.push(TurnPart { option, place });
            }
            level.steps.push(steps);
        }
        level
    }
}

/// What a turn can do in one component.
struct Level<N> {
    /// For each result that a turn can have in the preceding components, the steps that can follow.
    steps: Vec<Vec<TurnPart>>,
    /// Every result that a turn can have in the components up to this one, each listed once.
    reached: Vec<Reached<N>>,
}

/// A result that a turn can have in the components up to some place.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Reached<N> {
    number: Option<N>,
    moved: bool,
}

/// What a turn does in one component.
struct TurnPart {
    /// The option chosen in this component, or `None` if the turn makes no move in it.
    option: Option<usize>,
    /// The index of the result among all results that a turn can have up to this component.
    place: usize,
}

/// The turns that are to be listed.
struct Turns<P> {
    /// For each component, its options.
    options: Vec<Vec<Vec<P>>>,
    /// For each component, and for each result that a turn can have in the preceding components,
    /// the steps that can follow.
    steps: Vec<Vec<Vec<TurnPart>>>,
    /// For each component, the index of the step that the next turn makes there.
    path: Vec<usize>,
}

impl<P: Clone> Turns<P> {
    /// Keeps only the steps that can lead to one of the final results marked in `wins`.
    fn keep_only(&mut self, wins: Vec<bool>) {
        let mut wins = wins;
        for steps in self.steps.iter_mut().rev() {
            steps.iter_mut().for_each(|steps| steps.retain(|step| wins[step.place]));
            wins = steps.iter().map(|steps| !steps.is_empty()).collect();
        }
        if !wins[0] {
            self.steps.clear();
        }
    }

    /// Returns all turns in order; there are none if there are no steps.
    fn into_iter(mut self) -> impl Iterator<Item = Vec<ComponentMove<P>>> {
        self.path = vec![0; self.steps.len()];
        std::iter::from_fn(move || {
            if self.path.is_empty() {
                return None;
            }
            let mut moves = Vec::new();
            let mut place = 0;
            let mut next = None;
            for (component, &index) in self.path.iter().enumerate() {
                let steps = &self.steps[component][place];
                if index + 1 < steps.len() {
                    next = Some(component);
                }
                if let Some(option) = steps[index].option {
                    let option = self.options[component][option].clone();
                    moves.push(ComponentMove { component, option });
                }
                place = steps[index].place;
            }
            match next {
                Some(component) => {
                    self.path[component] += 1;
                    self.path[component + 1..].iter_mut().for_each(|index| *index = 0);
                }
                None => self.path.clear(),
            }
            Some(moves)
        })
    }
}
