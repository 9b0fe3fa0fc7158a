//! `explore learn`: a table of expectations learnt by self-play, without any theory.

mod agreement;
mod curve;
pub mod graph;
mod learner;

use crate::play::game::{Game, Opening};
use crate::{figure, heaps, rules};
use agreement::{Agreement, Theory};
use anyhow::{ensure, Result};
use clap::Args;
use cli::interrupt::Interrupt;
use curve::Curve;
use graph::Graph;
use grundy::game::Ending;
use indicatif::{ProgressBar, ProgressStyle};
use learner::Learner;
use std::io::Write;
use std::path::PathBuf;
use wording::plural::{counted, noun};
use wording::typing;

/// The arguments of `explore learn`.
#[derive(Args)]
#[command(after_help = rules::FORMS, allow_negative_numbers = true)]
pub struct Options {
    /// The game, as in `play`, and optionally the heaps to start from
    #[arg(required = true, value_name = "GAME HEAPS")]
    game: Vec<String>,
    /// Learn misère play: whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// The number of games played [default: 200 for each position, but at least 20000 and at
    /// most 2000000]
    #[arg(long)]
    games: Option<u32>,
    /// The probability of trying a random move, from 0 to 1
    #[arg(long, default_value_t = 0.3)]
    explore: f64,
    /// The learning rate: the weight of a new result, above 0 and up to 1
    #[arg(long, default_value_t = 0.5)]
    rate: f64,
    /// The seed of the random choices; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for the plot
    #[arg(long, default_value = ".")]
    out: PathBuf,
}

/// The number of points of the curve that are spaced evenly.
const POINTS: u32 = 200;

/// Plays the games, writes the progress, and draws the learning curve.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    check(options)?;
    let tokens = &typing::tokens(&options.game);
    let opening = Game::read(tokens)?;
    let ending = opening.ending(options.misere);
    let Opening { game, start, rest, .. } = opening;
    ensure!(
        !matches!(game, Game::Unlike(_)),
        "learn takes the heaps of one rule, for example, kayles 5 3; why and play know sums"
    );
    let heaps = heaps::read(&rest)?;
    let start = if heaps.is_empty() { start } else { game.start(heaps)? };
    let graph = Graph::new(&game, &start)?;
    let theory = Theory::new(&game, &start, ending, &graph)?;
    ensure!(
        theory.positions() > 0,
        "the starting position has no move: {start}; choose larger heaps"
    );
    let games = options.games.unwrap_or_else(|| default_games(theory.positions()));
    // Learning is not begun if its result could not be saved.
    figure::create_folder(&options.out)?;
    let misere = if ending == Ending::Misere { ", misère play" } else { "" };
    writeln!(to, "{}{misere}", game.title())?;
    let (positions, moves) = (theory.positions(), graph.moves());
    let have = if positions == 1 { "has" } else { "have" };
    let (positions, moves) = (counted(positions, "position"), counted(moves, "move"));
    writeln!(to, "{positions} that {have} a move, {moves} in total")?;
    to.flush()?;

    let mut learner = Learner::new(&graph, ending, options.rate, options.explore, options.seed);
    let curve = train(games, &mut learner, &theory)?;
    report(&curve, &theory, to)?;
    theory.list_found(&learner, &graph, to)?;
    let figure = Curve { title: &game.title(), theory: theory.name(), points: &curve };
    let misere = if options.misere { " misere" } else { "" };
    let name = figure::file_name(&format!("learn {}{misere}", options.game.join(" ")));
    let paths = figure::write(&figure, &options.out, &name)?;
    paths.iter().try_for_each(|path| writeln!(to, "{}", path.display()))?;
    Ok(())
}

fn check(options: &Options) -> Result<()> {
    ensure!(
        (0.0..=1.0).contains(&options.explore),
        "--explore {} is not between 0 and 1",
        options.explore
    );
    ensure!(
        options.rate > 0.0 && options.rate <= 1.0,
        "--rate {} is not above 0 and at most 1",
        options.rate
    );
    ensure!(options.games != Some(0), "--games 0: at least one game is needed to learn from");
    Ok(())
}

/// Returns a number of games that suffices even for thousands of positions and takes a few
/// seconds.
fn default_games(positions: usize) -> u32 {
    (200 * positions as u64).clamp(20_000, 2_000_000) as u32
}

/// Plays the games and compares the learner with the theory at intervals. Ctrl-C stops early.
fn train(games: u32, learner: &mut Learner, theory: &Theory) -> Result<Vec<Agreement>> {
    let interrupt = Interrupt::watch()?;
    let bar = ProgressBar::new(u64::from(games));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos} of {len} games, {msg}")?);
    let every = (games / POINTS).max(1);
    let mut curve = vec![theory.compare(learner, 0)];
    let mut next = 1;
    for game in 1..=games {
        learner.play();
        let stopped = interrupt.is_requested();
        // The axis is logarithmic, so the first games need points as dense as the last.
        let is_due = game >= next || is_power_of_ten(game);
        if is_due || game % every == 0 || game == games || stopped {
            next = game.saturating_add(game / 20 + 1);
            let agreement = theory.compare(learner, game);
            bar.set_position(u64::from(game));
            bar.set_message(format!("{:.1} % right", 100.0 * agreement.share()));
            curve.push(agreement);
        }
        if stopped {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(curve)
}

fn is_power_of_ten(number: u32) -> bool {
    10u32.pow(number.ilog10()) == number
}

/// Writes the curve in a few lines, at games 1, 10, 100, … and the last.
fn report(curve: &[Agreement], theory: &Theory, to: &mut dyn Write) -> Result<()> {
    let mut wanted = 1;
    let last = curve.len() - 1;
    for (number, point) in curve.iter().enumerate() {
        if point.games < wanted && number != last {
            continue;
        }
        while wanted <= point.games {
            wanted *= 10;
        }
        let bar = "#".repeat((40.0 * point.share()).round() as usize);
        writeln!(
            to,
            "{:>8} {:<5}  {bar:<40} {:>5.1} %",
            point.games,
            noun(point.games as usize, "game"),
            100.0 * point.share()
        )?;
    }
    let Agreement { games, right, positions } = curve[last];
    writeln!(
        to,
        "after {} it agrees with {} on {right} of {}",
        counted(games as usize, "game"),
        theory.name(),
        counted(positions, "position")
    )?;
    Ok(())
}
