//! A game in progress: whose turn it is, what was played, and how well.

use super::game::Game;
use super::kept::KeptMove;
use super::opponent::Opponent;
use super::oracle::Oracle;
use super::state::{Move, State};
use super::typed::{self, Typed};
use crate::solved::Rules;
use anyhow::{bail, ensure, Result};
use grundy::game::Ending;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use support::language::choose;
use support::text;

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
    /// The nim sum of the values in columns of binary digits, if it decides.
    pub columns: Vec<String>,
}

/// What a game begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    pub game: Game,
    /// The name of the problem whose model the game is, if it was asked by that name.
    pub problem: Option<&'static str>,
    pub start: State,
    pub ending: Ending,
    pub first: Player,
    /// The probability that the opponent errs on a move.
    pub errors: f64,
    /// The seed of the opponent's choices.
    pub seed: u64,
}

/// The ways to play once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// From the same position.
    Again,
    /// From the same position, with the other player first.
    OtherSide,
    /// From other heaps, no more and no larger, or from another position of the same game.
    NewHeaps,
}

/// A game in progress.
pub struct Round {
    pub setup: Setup,
    pub oracle: Oracle,
    opponent: Opponent,
    pub turns: Vec<Turn>,
    pub undone: u32,
    pub hints: u32,
}

/// The most positions that are tried for new heaps.
const MAX_TRIES: u32 = 100;

impl Round {
    /// Sets up a game at its start; the opponent moves at once if it is first.
    pub fn new(setup: Setup) -> Result<Round> {
        let mut round = Round::before_the_first_move(setup)?;
        round.answer();
        Ok(round)
    }

    /// Sets up a game in which nobody has moved yet.
    pub fn before_the_first_move(setup: Setup) -> Result<Round> {
        let oracle = Oracle::new(&setup.game, &setup.start, setup.ending)?;
        let opponent = Opponent::new(setup.errors, setup.seed);
        Ok(Round { setup, oracle, opponent, turns: vec![], undone: 0, hints: 0 })
    }

    /// Begins another game. The opponent's choices have the next seed.
    pub fn rematch(&mut self, rematch: Rematch) -> Result<()> {
        let mut setup = self.setup.clone();
        setup.seed = setup.seed.wrapping_add(1);
        match rematch {
            Rematch::Again => {}
            Rematch::OtherSide => setup.first = setup.first.other(),
            Rematch::NewHeaps => setup.start = new_heaps(&setup),
        }
        *self = Round::new(setup)?;
        Ok(())
    }

    /// Returns the name of the game and its goal.
    pub fn title(&self) -> String {
        let goal = match self.setup.ending {
            Ending::Normal => choose("whoever makes the last move wins", "走最后一步者胜"),
            Ending::Misere => choose("whoever makes the last move loses", "走最后一步者负"),
        };
        let problem = self.setup.problem;
        let model = problem
            .map_or(String::new(), |name| text!(", the model of {name}", "，即 {name} 的模型"));
        let game = self.setup.game.title();
        text!("{game}{model}; {goal}", "{game}{model}；{goal}")
    }

    /// Returns the name of the game and its goal as a sentence.
    pub fn headline(&self) -> String {
        self.title() + choose(".", "。")
    }

    /// Returns the goal in no more columns than the narrowest window has.
    pub fn short_goal(&self) -> &'static str {
        match self.setup.ending {
            Ending::Normal => choose("The last move wins.", "走最后一步者胜。"),
            Ending::Misere => choose("The last move loses.", "走最后一步者负。"),
        }
    }

    /// Returns the current state.
    pub fn state(&self) -> &State {
        self.turns.last().map_or(&self.setup.start, |turn| &turn.step.after)
    }

    fn to_move(&self) -> Player {
        self.turns.last().map_or(self.setup.first, |turn| turn.player.other())
    }

    /// Returns the words for what [`Rematch::NewHeaps`] begins with.
    pub fn other_start(&self) -> &'static str {
        match self.setup.game.solved() {
            Some(_) => choose("new position", "换局面"),
            None => choose("new heaps", "换各堆"),
        }
    }

    /// Formats the current state for the player.
    pub fn description(&self) -> String {
        self.setup.game.describe(self.state())
    }

    /// Draws the current state with what a move changes marked, if the game has drawings.
    pub fn drawing(&self, step: Option<&Move>) -> Vec<String> {
        let now = &self.state().heaps;
        let then = step.map_or(now, |step| &step.after.heaps);
        self.setup.game.solved().map_or(vec![], |rules| rules.draw(now, then))
    }

    /// Returns the moves of the current state; none when the game is over.
    pub fn moves(&self) -> Vec<Move> {
        self.setup.game.moves(self.state())
    }

    /// Returns who has won, if the game is over.
    pub fn winner(&self) -> Option<Player> {
        if !self.moves().is_empty() {
            return None;
        }
        let stuck = self.to_move();
        Some(if self.setup.ending == Ending::Normal { stuck.other() } else { stuck })
    }

    /// Plays your move and the opponent's answer to it.
    pub fn play(&mut self, step: Move) {
        self.record(step);
        self.answer();
    }

    /// Plays a move of a record, for either player.
    ///
    /// # Errors
    /// If it is not that player's turn, or there is no such move.
    pub fn replay(&mut self, step: &KeptMove) -> Result<()> {
        let KeptMove { player, text } = step;
        let moves = self.moves();
        ensure!(
            !moves.is_empty(),
            text!("the game is over before the move {text:?}", "在着法 {text:?} 之前棋局已经结束")
        );
        ensure!(
            *player == self.to_move(),
            text!("the move {text:?} is not that player's turn", "着法 {text:?} 时没有轮到这一方")
        );
        match typed::read(text, &moves) {
            Typed::Move(number) => self.record(moves[number].clone()),
            Typed::Wrong(message) => bail!(text!("{text:?}: {message}", "{text:?}：{message}")),
            _ => bail!(text!("{text:?} is not a move", "{text:?} 不是着法")),
        }
        Ok(())
    }

    /// Lets the opponent move, if it is its turn.
    pub fn answer(&mut self) {
        while self.to_move() == Player::Tool {
            let moves = self.moves();
            if moves.is_empty() {
                return;
            }
            let winning = self.oracle.winning_soon(&moves);
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
        let verdict = match winning.is_empty() {
            true => choose("a P-position: no move wins", "必败态：没有必胜的着法"),
            false => choose("an N-position", "必胜态"),
        };
        let columns = self.oracle.columns(self.state());
        let reason = text!("{reason}. This is {verdict}.", "{reason}。这是{verdict}。");
        Hint { winning, reason, columns }
    }
}

/// Returns random heaps, as many as at the start and none larger than the largest of those, or the
/// same ones if no others are found that can be played.
fn new_heaps(setup: &Setup) -> State {
    let mut random = SmallRng::seed_from_u64(setup.seed);
    if let Some(rules) = setup.game.solved() {
        return new_position(setup, rules.as_ref(), &mut random);
    }
    let largest = setup.start.heaps.iter().max().copied().unwrap_or(1);
    for _ in 0..MAX_TRIES {
        let heaps = setup.start.heaps.iter().map(|_| random.random_range(1..=largest.max(1)));
        let Ok(start) = setup.game.start(heaps.collect()) else { continue };
        let is_other = start.heaps != setup.start.heaps && !setup.game.moves(&start).is_empty();
        if is_other && Oracle::new(&setup.game, &start, setup.ending).is_ok() {
            return start;
        }
    }
    setup.start.clone()
}

/// Does what [`new_heaps`] does for a game with its own rules.
fn new_position(setup: &Setup, rules: &dyn Rules, random: &mut SmallRng) -> State {
    for _ in 0..MAX_TRIES {
        let start = State::new(rules.random(&setup.start.heaps, random));
        let is_other = start != setup.start && !setup.game.moves(&start).is_empty();
        if is_other
            && setup.game.check_start(&start).is_ok()
            && Oracle::new(&setup.game, &start, setup.ending).is_ok()
        {
            return start;
        }
    }
    setup.start.clone()
}
