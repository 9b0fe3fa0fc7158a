//! The games that a reference's searches come across while it answers one input.
//!
//! Nothing is recorded unless a command asks for a recording. In that case, for each position
//! queried, a search hands over the whole game, instead of only finding the winner. The games are
//! passed in a thread-local variable, because a reference may search anywhere in its code.

use crate::graph::{End, Games, Graph};
use std::any::Any;
use std::cell::RefCell;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

/// The maximum number of games for an input, and of positions in all these games together.
const MOST_GAMES: usize = 1000;
const MOST_POSITIONS: usize = 1_000_000;

/// The games recorded so far, and the limit per game.
struct Recording {
    games: Vec<Graph>,
    /// The limit on positions per game.
    limit: usize,
    /// The total number of positions in the games.
    positions: usize,
}

thread_local! {
    static RECORDING: RefCell<Option<Recording>> = const { RefCell::new(None) };
}

/// Returns the games that come up during `answer`, each with at most `limit` positions.
pub(crate) fn record(limit: usize, answer: impl FnOnce()) -> Games {
    RECORDING.set(Some(Recording { games: vec![], limit, positions: 0 }));
    let answered = catch_unwind(AssertUnwindSafe(answer));
    let games = RECORDING.take().map_or(vec![], |recording| recording.games);
    let end = match answered.map_err(<Box<dyn Any + Send>>::downcast) {
        Ok(()) => End::Complete,
        Err(Ok(end)) => *end,
        Err(Err(panic)) => resume_unwind(panic),
    };
    Games { games, end }
}

/// Returns whether games are being recorded.
pub(crate) fn is_on() -> bool {
    RECORDING.with_borrow(Option::is_some)
}

/// Returns the limit on positions per game.
pub(crate) fn limit() -> usize {
    RECORDING.with_borrow(|recording| recording.as_ref().map_or(0, |recording| recording.limit))
}

/// Adds a game; aborts the answer if there are now too many games or positions.
pub(crate) fn add(graph: Graph) {
    let is_full = RECORDING.with_borrow_mut(|recording| {
        let Some(recording) = recording else { return false };
        recording.positions += graph.total;
        recording.games.push(graph);
        recording.games.len() >= MOST_GAMES || recording.positions >= MOST_POSITIONS
    });
    if is_full {
        stop(End::TooMany);
    }
}

/// Aborts the answer once everything requested has been found. No message is printed.
pub(crate) fn stop(end: End) -> ! {
    resume_unwind(Box::new(end))
}
