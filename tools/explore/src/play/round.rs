//! A game in progress: whose turn it is, what was played, and how well.

use super::game::Game;
use super::opponent::Opponent;
use super::oracle::Oracle;
use super::state::{Move, State};
use anyhow::Result;
use grundy::game::Ending;

/// Who plays.
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
    /// Moves that would have won, if some did and this one does not.
    pub missed: Vec<Move>,
    /// Whether it left a P-position.
    pub wins: bool,
}

/// A game in progress.
pub struct Round {
    pub game: Game,
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
    /// At the start; the opponent moves at once if it is first.
    pub fn new(
        game: Game,
        start: State,
        ending: Ending,
        first: Player,
        opponent: Opponent,
    ) -> Result<Round> {
        let oracle = Oracle::new(&game, &start, ending)?;
        let turns = Vec::new();
        let mut round =
            Round { game, ending, oracle, opponent, start, first, turns, undone: 0, hints: 0 };
        round.answer();
        Ok(round)
    }

    pub fn state(&self) -> &State {
        self.turns.last().map_or(&self.start, |turn| &turn.step.after)
    }

    fn to_move(&self) -> Player {
        self.turns.last().map_or(self.first, |turn| turn.player.other())
    }

    /// Your moves; none when the game is over.
    pub fn moves(&self) -> Vec<Move> {
        self.game.moves(self.state())
    }

    /// Who has won, if nobody can move.
    pub fn winner(&self) -> Option<Player> {
        if !self.moves().is_empty() {
            return None;
        }
        let stuck = self.to_move();
        Some(if self.ending == Ending::Normal { stuck.other() } else { stuck })
    }

    /// Makes your move, and the opponent's answer to it.
    pub fn play(&mut self, step: Move) {
        self.make(step);
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
            self.make(moves[chosen].clone());
        }
    }

    fn make(&mut self, step: Move) {
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

    /// Takes your last move back, and the answer to it. False if you have made none.
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

    /// The winning moves among `moves`, and why; counted in the record.
    pub fn hint(&mut self, moves: &[Move]) -> (Vec<usize>, String) {
        self.hints += 1;
        let winning = self.oracle.winning(moves);
        let reason = self.oracle.reason(self.state());
        let verdict =
            if winning.is_empty() { "a P-position: no move wins" } else { "an N-position" };
        (winning, format!("{reason}. This is {verdict}."))
    }
}
