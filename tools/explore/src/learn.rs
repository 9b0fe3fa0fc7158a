//! `explore learn`: a table of values, learnt by self-play, that knows no theory.

mod agreement;
pub mod graph;
mod learner;
mod progress;

use crate::play::game::Game;
use crate::{figure, heaps, rules};
use agreement::{Agreement, Theory};
use anyhow::{ensure, Result};
use clap::Args;
use cli::interrupt::Interrupt;
use graph::Graph;
use grundy::game::Ending;
use indicatif::{ProgressBar, ProgressStyle};
use learner::Learner;
use std::io::Write;
use std::path::PathBuf;
use wording::plural::{counted, noun};
use wording::typing;

#[derive(Args)]
#[command(after_help = rules::FORMS, allow_negative_numbers = true)]
pub struct Options {
    /// The game, as in `play`, and the heaps it is learnt from
    #[arg(required = true, value_name = "GAME HEAPS")]
    words: Vec<String>,
    /// Whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// How many games the machine plays against itself [default: 200 for each position, but
    /// at least 20000 and at most 2000000]
    #[arg(long)]
    games: Option<u32>,
    /// How often it tries a move at random, from 0 to 1
    #[arg(long, default_value_t = 0.3)]
    explore: f64,
    /// How far a value goes towards a new one, above 0 and up to 1
    #[arg(long, default_value_t = 0.5)]
    rate: f64,
    /// The same seed, the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder for the plot
    #[arg(long, default_value = ".")]
    out: PathBuf,
}

/// How many points of the curve are equally far apart.
const POINTS: u32 = 200;

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    check(options)?;
    let typed = &typing::words(&options.words);
    let (game, start, words) = Game::read(typed)?;
    let heaps = heaps::read(words)?;
    let start = if heaps.is_empty() { start } else { game.start(heaps)? };
    let ending = if options.misere { Ending::Misere } else { Ending::Normal };
    let graph = Graph::new(&game, &start)?;
    let theory = Theory::new(&game, &start, ending, &graph)?;
    ensure!(theory.positions() > 0, "there is no move at the start: {start}; take larger heaps");
    let games = options.games.unwrap_or_else(|| enough(theory.positions()));
    // Before anything is learnt that could then not be kept.
    figure::make_folder(&options.out)?;
    let misere = if options.misere { ", misère play" } else { "" };
    writeln!(to, "{}{misere}", game.title())?;
    let (positions, moves) = (theory.positions(), graph.moves());
    writeln!(to, "{positions} positions with moves, {moves} moves between them")?;
    to.flush()?;

    let mut learner = Learner::new(&graph, ending, options.rate, options.explore, options.seed);
    let curve = train(games, &mut learner, &theory)?;
    report(&curve, &theory, to)?;
    theory.list_found(&learner, &graph, to)?;
    let figure = progress::Curve { title: &game.title(), theory: theory.name(), points: &curve };
    let misere = if options.misere { " misere" } else { "" };
    let name = figure::file_name(&format!("learn {}{misere}", options.words.join(" ")));
    let paths = figure::write(&figure, &options.out, &name)?;
    paths.iter().try_for_each(|path| writeln!(to, "{}", path.display()))?;
    Ok(())
}

fn check(options: &Options) -> Result<()> {
    ensure!(
        (0.0..=1.0).contains(&options.explore),
        "--explore {} is not from 0 to 1",
        options.explore
    );
    ensure!(
        options.rate > 0.0 && options.rate <= 1.0,
        "--rate {} is not above 0 and up to 1",
        options.rate
    );
    ensure!(options.games != Some(0), "--games 0: nothing can be learnt from no game");
    Ok(())
}

/// With so many games even a game of thousands of positions is learnt, in a few seconds.
fn enough(positions: usize) -> u32 {
    (200 * positions as u64).clamp(20_000, 2_000_000) as u32
}

/// Plays, and compares with the theory now and then. Ctrl-C ends it early.
fn train(games: u32, learner: &mut Learner, theory: &Theory) -> Result<Vec<Agreement>> {
    let interrupt = Interrupt::watch()?;
    let bar = ProgressBar::new(u64::from(games));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos} of {len} games, {msg}")?);
    let every = (games / POINTS).max(1);
    let mut curve = vec![theory.compare(learner, 0)];
    let mut next = 1;
    for game in 1..=games {
        learner.play();
        let stopped = interrupt.came();
        // The axis has logarithms, on which the first games are as far apart as the last.
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

/// The curve in a few lines, at games 1, 10, 100, … and the last.
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
    let Agreement { games, right, of } = curve[last];
    writeln!(
        to,
        "after {} it agrees with {} on {right} of {of} positions",
        counted(games as usize, "game"),
        theory.name()
    )?;
    Ok(())
}
