//! A game in progress: whose turn it is, which moves have been made, and how good they were.

use crate::drawing;
use crate::why::lines::format_columns;
use anyhow::{Error, Result};
use games::shown::opponent::SeededOpponent;
use games::shown::{typed, Effort, Judge, Opening, Position, Prospect, Shown, Step};
use grundy::game::Ending;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use support::language::choose;
use support::{ensure, refuse, text};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Participant {
    You,
    Tool,
}

impl Participant {
    fn other(self) -> Participant {
        match self {
            Participant::You => Participant::Tool,
            Participant::Tool => Participant::You,
        }
    }
}

pub struct Turn {
    pub player: Participant,
    pub step: Step,
    pub before: Position,
    /// The best result that the player who made the move can then force.
    pub prospect: Prospect,
    /// The best move, if it would have been better than the move made.
    pub missed: Option<Step>,
}

/// A hint for the player: the indices of the winning moves, and the reason.
pub struct Hint {
    pub winning: Vec<usize>,
    pub reason: String,
    /// The nim sum of the values, written in columns of binary digits, if it decides the game.
    pub columns: Vec<String>,
}

/// What a game begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    pub opening: Opening,
    /// The starting position of the first game, from which other starting positions are derived.
    pub first_start: Position,
    /// The name of the problem that the game models, if the user typed that name.
    pub problem: Option<&'static str>,
    pub ending: Ending,
    pub first: Participant,
    pub opponent: SeededOpponent,
}

/// The ways to play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// From the same position.
    Again,
    /// From the same position, but the other player moves first.
    OtherSide,
    /// From another position that can be reached from the start of the first game.
    NewHeaps,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Won(Participant),
    /// Nobody has won.
    Drawn,
    /// A drawn position has occurred three times.
    Repeated,
}

/// A game in progress.
pub struct Round {
    pub setup: Setup,
    pub judge: Judge,
    pub turns: Vec<Turn>,
    pub undone: u32,
    pub hints: u32,
}

/// The maximum number of positions tried as a new start.
const MAX_TRIES: u32 = 100;

impl Round {
    /// Sets up a game at its start; an opponent that goes first moves at once.
    pub fn new(setup: Setup) -> Result<Round> {
        let mut round = Round::before_the_first_move(setup)?;
        round.answer();
        Ok(round)
    }

    /// Sets up a game in which nobody has moved yet.
    pub fn before_the_first_move(setup: Setup) -> Result<Round> {
        let Opening { game, start } = &setup.opening;
        let judge = Judge::new(game, start, setup.ending, &Effort::TERMINAL).map_err(Error::msg)?;
        Ok(Round { setup, judge, turns: vec![], undone: 0, hints: 0 })
    }

    /// Begins another game. The opponent's choices come from the next seed.
    pub fn rematch(&mut self, rematch: Rematch) -> Result<()> {
        let mut setup = self.setup.clone();
        setup.opponent.seed = setup.opponent.seed.wrapping_add(1);
        match rematch {
            Rematch::Again => {}
            Rematch::OtherSide => setup.first = setup.first.other(),
            Rematch::NewHeaps => setup.opening.start = new_start(&setup),
        }
        *self = Round::new(setup)?;
        Ok(())
    }

    pub fn game(&self) -> &dyn Shown {
        self.setup.opening.game.as_ref()
    }

    /// Returns the name of the game and its goal.
    pub fn title(&self) -> String {
        let goal = match self.setup.ending {
            _ if self.has_own_ends() => choose("the problem says who has won", "胜负依题目的规定"),
            Ending::Normal => choose("whoever makes the last move wins", "走最后一步者胜"),
            Ending::Misere => choose("whoever makes the last move loses", "走最后一步者负"),
        };
        let problem = self.setup.problem;
        let model = problem
            .map_or(String::new(), |name| text!(", the model of {name}", "，即 {name} 的模型"));
        let game = self.game().title();
        text!("{game}{model}; {goal}", "{game}{model}；{goal}")
    }

    /// Returns the name of the game and its goal, as a sentence.
    pub fn headline(&self) -> String {
        self.title() + choose(".", "。")
    }

    /// Returns the goal in words that fit the narrowest window.
    pub fn short_goal(&self) -> &'static str {
        match self.setup.ending {
            _ if self.has_own_ends() => choose("The problem decides.", "胜负依题目。"),
            Ending::Normal => choose("The last move wins.", "走最后一步者胜。"),
            Ending::Misere => choose("The last move loses.", "走最后一步者负。"),
        }
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.turns.last().map_or(&self.setup.opening.start, |turn| &turn.step.after)
    }

    /// Returns whether the game itself defines the winner once play is over.
    fn has_own_ends(&self) -> bool {
        self.game().own_end(self.position()).is_some()
    }

    fn to_move(&self) -> Participant {
        self.turns.last().map_or(self.setup.first, |turn| turn.player.other())
    }

    /// Returns the label of [`Rematch::NewHeaps`]: new heaps or a new position.
    pub fn other_start(&self) -> &'static str {
        match self.game().is_described() {
            false => choose("new position", "换局面"),
            true => choose("new heaps", "换各堆"),
        }
    }

    /// Formats the current position for the player.
    pub fn description(&self) -> String {
        self.game().describe(self.position())
    }

    /// Formats a move as a player would type it.
    pub fn text(&self, step: &Step) -> String {
        self.game().text(step)
    }

    /// Draws the current position, marking what a move changes.
    pub fn drawing(&self, step: Option<&Step>) -> Vec<String> {
        let now = self.position();
        let then = step.map_or(now, |step| &step.after);
        drawing::draw(self.game(), &self.setup.opening.start, now, then)
    }

    /// Returns the moves of the current position; none when the game is over.
    pub fn moves(&self) -> Vec<Step> {
        match self.is_drawn() {
            true => vec![],
            false => self.game().moves(self.position()),
        }
    }

    /// Returns whether a drawn position has occurred so often that the game ends.
    fn is_drawn(&self) -> bool {
        let before = self.turns.iter().map(|turn| &turn.before);
        self.judge.is_drawn(before.chain([self.position()]))
    }

    /// Returns how the game has ended, if it is over.
    pub fn end(&self) -> Option<End> {
        if self.is_drawn() {
            return Some(End::Repeated);
        }
        if !self.moves().is_empty() {
            return None;
        }
        let stuck = self.to_move();
        Some(match self.judge.prospect(self.position()) {
            Prospect::Win => End::Won(stuck),
            Prospect::Loss => End::Won(stuck.other()),
            Prospect::Draw => End::Drawn,
        })
    }

    /// Plays your move and the opponent's answer to it.
    pub fn play(&mut self, step: Step) {
        self.record(step);
        self.answer();
    }

    /// Plays a move from a record for the given player; `text` is the move as players type it.
    ///
    /// # Errors
    /// If it is not that player's turn, or there is no such move.
    pub fn replay(&mut self, player: Participant, text: &str) -> Result<()> {
        let moves = self.moves();
        ensure!(
            !moves.is_empty(),
            "the game is over before the move {text:?}",
            "在走法 {text:?} 之前棋局已经结束"
        );
        ensure!(
            player == self.to_move(),
            "the move {text:?} is not that player's turn",
            "走法 {text:?} 时没有轮到这一方"
        );
        match typed::read(self.game(), self.position(), &moves, text) {
            Ok(step) => self.record(step),
            Err(message) => refuse!("{text:?}: {message}", "{text:?}：{message}"),
        }
        Ok(())
    }

    /// Lets the opponent move if it is the opponent's turn.
    pub fn answer(&mut self) {
        while self.to_move() == Participant::Tool {
            let moves = self.moves();
            if moves.is_empty() {
                return;
            }
            let chosen = self.setup.opponent.choose(&self.judge, &moves, self.turns.len());
            self.record(moves[chosen].clone());
        }
    }

    /// Adds a move and its assessment to the turns.
    fn record(&mut self, step: Step) {
        let prospect = self.judge.prospect_after(&step);
        // If several moves are best, the first of them.
        let best =
            self.moves().into_iter().rev().max_by_key(|step| self.judge.prospect_after(step));
        let missed = best.filter(|best| self.judge.prospect_after(best) > prospect);
        let before = self.position().clone();
        self.turns.push(Turn { player: self.to_move(), step, before, prospect, missed });
    }

    /// Takes back your last move and the answer to it. Returns `false` if you have made no move.
    pub fn undo(&mut self) -> bool {
        let last = self.turns.iter().rposition(|turn| turn.player == Participant::You);
        if let Some(last) = last {
            self.turns.truncate(last);
            self.undone += 1;
        }
        last.is_some()
    }

    /// Returns a hint about `moves`, and counts it in the record.
    pub fn hint(&mut self, moves: &[Step]) -> Hint {
        self.hints += 1;
        let verdict = match self.judge.prospect(self.position()) {
            Prospect::Loss => choose("a P-position: no move wins", "必败态：没有必胜的走法"),
            Prospect::Win => choose("an N-position", "必胜态"),
            Prospect::Draw => {
                choose("a draw: neither player can force a win", "和局：双方都无法逼胜")
            }
        };
        let evidence = self.judge.evidence(self.position());
        let reason = &evidence.reason;
        let (values, labels) = evidence.columns();
        Hint {
            winning: self.judge.winning(moves),
            reason: text!("{reason}. This is {verdict}.", "{reason}。这是{verdict}。"),
            columns: match values.len() {
                0 | 1 => vec![],
                _ => format_columns(&values, &labels, str::to_string),
            },
        }
    }
}

/// Returns another playable position reachable from the first game's start, or the current one.
fn new_start(setup: &Setup) -> Position {
    let Opening { game, start } = &setup.opening;
    let mut random = SmallRng::seed_from_u64(setup.opponent.seed);
    let mut play = |position: Position| {
        let mut moves = game.moves(&position);
        match moves.len() {
            0 => position,
            count => moves.swap_remove(random.random_range(0..count)).after,
        }
    };
    // After two moves the same player is to move.
    let mut others = (0..MAX_TRIES)
        .map(|_| (0..2).fold(setup.first_start.clone(), |position, _| play(position)));
    let is_playable = |other: &Position| {
        game.notation(other) != game.notation(start)
            && !game.moves(other).is_empty()
            && game.check(other).is_ok()
            && Judge::new(game, other, setup.ending, &Effort::TERMINAL).is_ok()
    };
    others.find(is_playable).unwrap_or_else(|| start.clone())
}
