//! Outcomes found from the rules alone, without Grundy values or theorems.

use crate::graph::{End, Graph, Moves, Position, Standing, MOST, MOST_CHARACTERS};
use crate::notation::{tidy, EMPTY};
use crate::numbers::Numbers;
use crate::recording;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// An exhaustive search that remembers the outcomes it has found.
pub struct Search<'a, P> {
    numbers: Numbers<P>,
    /// For each numbered position, whether the player to move wins, if known.
    known: Vec<Option<bool>>,
    stuck_wins: bool,
    over: Option<Over<'a, P>>,
    written: Option<Label<'a, P>>,
    turn: Option<Label<'a, P>>,
}

/// A function that returns how play has ended at a position, if it has ended there.
type Over<'a, P> = Box<dyn Fn(&P) -> Option<Standing> + 'a>;

/// A function that describes a position.
type Label<'a, P> = Box<dyn Fn(&P) -> String + 'a>;

impl<'a, P: Clone + Eq + Hash + Debug> Search<'a, P> {
    /// Creates a search under normal play: a player who cannot move loses.
    pub fn normal() -> Self {
        let (numbers, known) = (Numbers::new(), Vec::new());
        Search { numbers, known, stuck_wins: false, over: None, written: None, turn: None }
    }

    /// Creates a search under misère play: a player who cannot move wins.
    pub fn misere() -> Self {
        Search { stuck_wins: true, ..Search::normal() }
    }

    /// Sets the rule that ends play although moves remain; the rule gives the result for the player
    /// whose turn it would be.
    pub fn over(mut self, end: impl Fn(&P) -> Option<Standing> + 'a) -> Self {
        self.over = Some(Box::new(end));
        self
    }

    /// Says how a position is written for people, in one or more lines. By default, the text from
    /// `Debug` is used, without brackets, quotes or names.
    pub fn written<T: ToString>(mut self, label: impl Fn(&P) -> T + 'a) -> Self {
        self.written = Some(Box::new(move |position| label(position).to_string()));
        self
    }

    /// Says who is to move, in a game whose players have different moves or aims. Such a game has
    /// no Grundy values.
    pub fn turn<T: ToString>(mut self, player: impl Fn(&P) -> T + 'a) -> Self {
        self.turn = Some(Box::new(move |position| player(position).to_string()));
        self
    }

    /// Returns whether the player to move wins, that is, whether some option is lost for the
    /// opponent. The recursion is as deep as the game is long.
    pub fn mover_wins(&mut self, position: &P, options: &impl Fn(&P) -> Vec<P>) -> bool {
        if !recording::is_on() {
            return self.wins(position, options);
        }
        let number = self.number(position);
        let win = self.known[number]
            .unwrap_or_else(|| self.record(position, options).standings[0] == Standing::Won);
        self.known[number] = Some(win);
        win
    }

    /// Returns the result for the player to move in a game in which a position may recur. Works
    /// backwards from the final positions until nothing changes; all positions are visited.
    pub fn standing(&mut self, position: &P, options: &impl Fn(&P) -> Vec<P>) -> Standing {
        match recording::is_on() {
            true => self.record(position, options).standings[0],
            false => self.solve(position, options, usize::MAX).expect("no limit").standings[0],
        }
    }

    /// Records the game that begins with `start`, for a reference that does not query its search
    /// about `start`. Later queries about positions that follow `start` record no further game.
    pub fn show(&mut self, start: &P, options: &impl Fn(&P) -> Vec<P>) {
        if recording::is_on() {
            let Solved { positions, standings, .. } = self.record(start, options);
            for (position, standing) in positions.iter().zip(standings) {
                let number = self.number(position);
                self.known[number] = Some(standing == Standing::Won);
            }
        }
    }

    /// Returns the number of a position, and makes room for its outcome.
    fn number(&mut self, position: &P) -> usize {
        let number = self.numbers.number(position);
        if number == self.known.len() {
            self.known.push(None);
        }
        number
    }

    fn wins(&mut self, position: &P, options: &dyn Fn(&P) -> Vec<P>) -> bool {
        let number = self.number(position);
        if let Some(win) = self.known[number] {
            return win;
        }
        let win = match self.end(position) {
            Some(standing) => standing == Standing::Won,
            None => {
                let after = options(position);
                let stuck = after.is_empty() && self.stuck_wins;
                stuck || after.iter().any(|option| !self.wins(option, options))
            }
        };
        self.known[number] = Some(win);
        win
    }

    /// Returns how play has ended at a position although moves remain, if it has ended there.
    fn end(&self, position: &P) -> Option<Standing> {
        self.over.as_ref().and_then(|over| over(position))
    }

    /// Returns the game that begins with `start`, if it has no more than `most` positions.
    fn solve(&self, start: &P, options: &dyn Fn(&P) -> Vec<P>, most: usize) -> Option<Solved<P>> {
        let after = |position: &P| match self.end(position) {
            Some(_) => Vec::new(),
            None => options(position),
        };
        let (positions, moves) = Moves::after(start, &after, most)?;
        let stuck = if self.stuck_wins { Standing::Won } else { Standing::Lost };
        let standings = moves.standings(&|number| self.end(&positions[number]).unwrap_or(stuck));
        Some(Solved { positions, moves, standings })
    }

    /// Records the game that begins with `start`, and returns it.
    fn record(&self, start: &P, options: &dyn Fn(&P) -> Vec<P>) -> Solved<P> {
        let most = MOST.min(MOST_CHARACTERS / format!("{start:?}").len().max(1));
        let Some(solved) = self.solve(start, options, most) else {
            recording::stop(End::TooLarge);
        };
        let Solved { positions, moves, standings } = &solved;
        let is_impartial = !self.stuck_wins && self.over.is_none() && self.turn.is_none();
        let label = |number: usize| self.label(&positions[number]);
        let turn = |number: usize| self.turn.as_ref().map(|turn| turn(&positions[number]));
        recording::add(graph(moves, standings, is_impartial, &label, &turn));
        solved
    }

    fn label(&self, position: &P) -> String {
        make_visible(match &self.written {
            Some(written) => written(position),
            None => tidy(&format!("{position:?}")),
        })
    }
}

/// Returns a label in the form that people see.
fn make_visible(label: String) -> String {
    if label.trim().is_empty() {
        EMPTY.to_string()
    } else {
        // A dot is an empty cell, and at the end of a sentence would be mistaken for its full stop.
        label.replace('.', "·")
    }
}

/// Returns the positions of a game, up to the recording limit, with the moves between them.
fn graph(
    moves: &Moves,
    standings: &[Standing],
    is_impartial: bool,
    label: &dyn Fn(usize) -> String,
    turn: &dyn Fn(usize) -> Option<String>,
) -> Graph {
    let values = if is_impartial { moves.values() } else { None };
    let total = moves.options.len();
    let kept = total.min(recording::limit());
    let position = |number: usize| Position {
        label: label(number),
        turn: turn(number),
        standing: standings[number],
        value: values.as_ref().map(|values| values[number]),
        options: moves.options[number].iter().copied().filter(|&to| to < kept).collect(),
    };
    Graph { positions: (0..kept).map(position).collect(), total }
}

/// A game that was searched as a whole.
struct Solved<P> {
    positions: Vec<P>,
    moves: Moves,
    standings: Vec<Standing>,
}

/// Returns the position after each move that takes stones from one heap, where `allowed` accepts
/// the number of stones. Each position's heaps are sorted, because their order does not matter.
pub fn take_from_one_heap(heaps: &[u64], allowed: impl Fn(u64) -> bool) -> Vec<Vec<u64>> {
    take_part_of_one_heap(heaps, |_, take| allowed(take))
}

/// Does the same as [`take_from_one_heap`], for moves that depend on the heap's size: `allowed`
/// takes the heap's size and the number of stones taken.
pub fn take_part_of_one_heap(heaps: &[u64], allowed: impl Fn(u64, u64) -> bool) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        for take in (1..=heap).filter(|&take| allowed(heap, take)) {
            let mut option = heaps.to_vec();
            option[place] -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Returns the heaps after each move in a sum where a move replaces one heap with any number of
/// heaps, perhaps none. Each position's heaps are sorted, because their order does not matter.
pub fn change_one_heap<H: Clone + Ord>(
    heaps: &[H],
    options: impl Fn(&H) -> Vec<Vec<H>>,
) -> Vec<Vec<H>> {
    let mut after = Vec::new();
    for (place, heap) in heaps.iter().enumerate() {
        for parts in options(heap) {
            let mut option = [&heaps[..place], &heaps[place + 1..], &parts[..]].concat();
            option.sort_unstable();
            after.push(option);
        }
    }
    after
}

/// A heap of Fibonacci Nim: a move takes from 1 to `most` stones, and the next move may take at
/// most twice that number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FibonacciHeap {
    /// The stones in the heap.
    pub stones: u64,
    /// The maximum number of stones that the next move may take.
    pub most: u64,
}

impl fmt::Display for FibonacciHeap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.most < self.stones {
            true => write!(f, "{} | ≤{}", self.stones, self.most),
            false => write!(f, "{}", self.stones),
        }
    }
}

impl FibonacciHeap {
    /// Returns the heap after a move that takes `take` stones.
    pub fn after(&self, take: u64) -> FibonacciHeap {
        let stones = self.stones - take;
        FibonacciHeap { stones, most: stones.min(2 * take) }
    }

    /// Returns the heaps that the possible moves leave.
    pub fn options(&self) -> Vec<FibonacciHeap> {
        (1..=self.most.min(self.stones)).map(|take| self.after(take)).collect()
    }
}

/// Returns every ordered choice of `count` heaps from `sizes`; a size may be chosen repeatedly.
///
/// # Panics
/// If there are so many choices that brute force would take too long.
pub fn ordered_heaps<T: Clone>(count: u64, sizes: &[T]) -> Vec<Vec<T>> {
    let ways = u32::try_from(count).ok().and_then(|count| sizes.len().checked_pow(count));
    assert!(ways.is_some_and(|ways| ways <= 200_000), "too large for a reference");
    (0..count).fold(vec![vec![]], |chosen, _| {
        let longer = |heaps: Vec<T>| {
            sizes.iter().map(move |size| [heaps.as_slice(), std::slice::from_ref(size)].concat())
        };
        chosen.into_iter().flat_map(longer).collect()
    })
}
