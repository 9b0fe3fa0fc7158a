//! A game in progress: whose turn it is, what was played, and how well.

use super::game::Game;
use super::opponent::Opponent;
use super::oracle::Oracle;
use super::state::{Move, State};
use anyhow::Result;
use grundy::game::Ending;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    You,
    Tool,
}

impl Player {
    fn other(self) -> Player {
        match self {
            Player::You => Player::Tool,
            Player::Tool => Player::You,
        }
    }
}

/// A move that was made.
pub struct Turn {
    pub player: Player,
    pub step: Move,
    pub before: State,
    /// The moves that would have won, if this one does not.
    pub missed: Vec<Move>,
    /// Whether the move left a P-position.
    pub wins: bool,
}

/// A hint for the player: the indices of the winning moves, and the reason.
pub struct Hint {
    pub winning: Vec<usize>,
    pub reason: String,
}

/// A game in progress.
pub struct Round {
    pub game: Game,
    /// The name of the problem whose model the game is, if it was asked by that name.
    pub problem: Option<&'static str>,
    pub ending: Ending,
    pub oracle: Oracle,
    opponent: Opponent,
    start: State,
    first: Player,
    pub turns: Vec<Turn>,
    pub undone: u32,
    pub hints: u32,
}

impl Round {
    /// Sets up a game at its start; the opponent moves at once if it is first.
    pub fn new(
        game: Game,
        start: State,
        ending: Ending,
        first: Player,
        opponent: Opponent,
    ) -> Result<Round> {
        let oracle = Oracle::new(&game, &start, ending)?;
        let turns = Vec::new();
        let mut round = Round {
            game,
            problem: None,
            ending,
            oracle,
            opponent,
            start,
            first,
            turns,
            undone: 0,
            hints: 0,
        };
        round.answer();
        Ok(round)
    }

    /// Returns the name of the game and its goal.
    pub fn title(&self) -> String {
        let goal = match self.ending {
            Ending::Normal => "whoever makes the last move wins",
            Ending::Misere => "whoever makes the last move loses",
        };
        let model = self.problem.map_or(String::new(), |name| format!(", the model of {name}"));
        format!("{}{model}; {goal}", self.game.title())
    }

    /// Returns the goal in no more columns than the narrowest window has.
    pub fn short_goal(&self) -> &'static str {
        match self.ending {
            Ending::Normal => "The last move wins.",
            Ending::Misere => "The last move loses.",
        }
    }

    /// Returns the current state.
    pub fn state(&self) -> &State {
        self.turns.last().map_or(&self.start, |turn| &turn.step.after)
    }

    fn to_move(&self) -> Player {
        self.turns.last().map_or(self.first, |turn| turn.player.other())
    }

    /// Returns the moves of the current state; none when the game is over.
    pub fn moves(&self) -> Vec<Move> {
        self.game.moves(self.state())
    }

    /// Returns who has won, if the game is over.
    pub fn winner(&self) -> Option<Player> {
        if !self.moves().is_empty() {
            return None;
        }
        let stuck = self.to_move();
        Some(if self.ending == Ending::Normal { stuck.other() } else { stuck })
    }

    /// Plays your move and the opponent's answer to it.
    pub fn play(&mut self, step: Move) {
        self.record(step);
        self.answer();
    }

    fn answer(&mut self) {
        while self.to_move() == Player::Tool {
            let moves = self.moves();
            if moves.is_empty() {
                return;
            }
            let winning = self.oracle.winning(&moves);
            let chosen = self.opponent.choose(&moves, &winning);
            self.record(moves[chosen].clone());
        }
    }

    /// Adds a move to the turns, with an assessment of it.
    fn record(&mut self, step: Move) {
        let moves = self.moves();
        let winning = self.oracle.winning(&moves);
        let wins = winning.iter().any(|&number| moves[number] == step);
        let missed = if wins {
            vec![]
        } else {
            winning.iter().map(|&number| moves[number].clone()).collect()
        };
        let before = self.state().clone();
        self.turns.push(Turn { player: self.to_move(), step, before, missed, wins });
    }

    /// Takes back your last move and the answer to it. Returns `false` if you have made none.
    pub fn undo(&mut self) -> bool {
        match self.turns.iter().rposition(|turn| turn.player == Player::You) {
            Some(last) => {
                self.turns.truncate(last);
                self.undone += 1;
                true
            }
            None => false,
        }
    }

    /// Returns a hint about `moves`, and counts it in the record.
    pub fn hint(&mut self, moves: &[Move]) -> Hint {
        self.hints += 1;
        let winning = self.oracle.winning(moves);
        let reason = self.oracle.reason(self.state());
        let verdict =
            if winning.is_empty() { "a P-position: no move wins" } else { "an N-position" };
        Hint { winning, reason: format!("{reason}. This is {verdict}.") }
    }
}
