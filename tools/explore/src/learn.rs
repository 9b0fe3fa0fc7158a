//! `explore learn`: a table of expectations learnt by self-play, without any theory.

mod agreement;
pub mod graph;
mod learner;
pub mod subject;

use crate::reading::TypedGame;
use crate::{forms, typing};
use agreement::{Agreement, Theory};
use anyhow::Result;
use clap::Args;
use grundy::game::Ending;
use indicatif::{ProgressBar, ProgressStyle};
use learner::Learner;
use std::io::Write;
use subject::Subject;
use support::interrupt::Interrupt;
use support::language::{choose, current, Language};
use support::plural::{format_count, noun};
use support::{ensure, say, text};

#[derive(Args)]
#[command(after_help = forms::RULES, allow_negative_numbers = true)]
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
}

/// Plays the games, and writes how much has been learnt after 1, 10, 100, … games.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    check(options)?;
    let tokens = &typing::tokens(&options.game);
    let asked = TypedGame::read(tokens)?;
    let subject = Subject::open(&asked, asked.ending(options.misere))?;
    let (game, ending) = (subject.opening.game.as_ref(), subject.ending);
    let graph = graph::collect(&subject, graph::MAX_MOVES)?;
    let theory = Theory::new(&subject, &graph)?;
    ensure!(
        theory.positions() > 0,
        "the starting position has no move: {}; choose larger heaps",
        "开局就无法操作：{}；请选大一些的堆",
        game.describe(&subject.opening.start)
    );
    // That many games suffice even for thousands of positions, and take a few seconds.
    let usual = (200 * theory.positions() as u64).clamp(20_000, 2_000_000) as u32;
    let games = options.games.unwrap_or(usual);
    let misere = match ending {
        Ending::Normal => "",
        Ending::Misere => choose(", misère play", "，反常规则"),
    };
    writeln!(to, "{}{misere}", game.title())?;
    let positions = theory.positions();
    let moves = graph.options.iter().map(Vec::len).sum();
    let have = if positions == 1 { "has" } else { "have" };
    let (with_moves, total) = (format_count(positions, "position"), format_count(moves, "move"));
    say!(
        to,
        "{with_moves} that {have} a move, {total} in total",
        "能走的局面有 {positions} 个，走法共 {moves} 种"
    )?;
    to.flush()?;

    let mut learner = Learner::new(&graph, ending, options.rate, options.explore, options.seed);
    train(games, &mut learner, &theory, to)?;
    theory.list_found(&learner, &subject, &graph, to)
}

fn check(options: &Options) -> Result<()> {
    ensure!(
        (0.0..=1.0).contains(&options.explore),
        "--explore {} is not between 0 and 1",
        "--explore {} 不在 0 到 1 之间",
        options.explore
    );
    ensure!(
        options.rate > 0.0 && options.rate <= 1.0,
        "--rate {} is not above 0 and at most 1",
        "--rate {} 应大于 0 且不超过 1",
        options.rate
    );
    ensure!(
        options.games != Some(0),
        "--games 0: at least one game is needed to learn from",
        "--games 0：至少要有一局才能学",
    );
    Ok(())
}

/// Plays the games and, at intervals, compares the learner with the theory. Ctrl-C stops early.
fn train(games: u32, learner: &mut Learner, theory: &Theory, to: &mut dyn Write) -> Result<()> {
    let interrupt = Interrupt::watch()?;
    let bar = ProgressBar::new(u64::from(games));
    let style = choose("{bar:40} {pos} of {len} games, {msg}", "{bar:40} {pos} / {len} 局，{msg}");
    bar.set_style(ProgressStyle::with_template(style)?);
    let every = (games / 200).max(1);
    let mut power_of_ten = 1;
    for game in 1..=games {
        learner.play();
        let is_last = game == games || interrupt.is_requested();
        let is_written = is_last || game == power_of_ten;
        if is_written || game % every == 0 {
            let agreement = theory.compare(learner, game);
            bar.set_position(u64::from(game));
            let share = 100.0 * agreement.share();
            bar.set_message(text!("{share:.1} % right", "{share:.1} % 正确"));
            if is_written {
                power_of_ten = power_of_ten.saturating_mul(10);
                bar.suspend(|| write_share(&agreement, to))?;
            }
            if is_last {
                bar.finish_and_clear();
                return report(&agreement, to);
            }
        }
    }
    Ok(())
}

/// Writes the share of correct judgements, as a number and as a bar.
fn write_share(agreement: &Agreement, to: &mut dyn Write) -> Result<()> {
    let (games, share) = (agreement.games, agreement.share());
    let noun = match current() {
        Language::English => format!("{:<5}", noun(games as usize, "game")),
        Language::Chinese => "局".to_string(),
    };
    let bar = "#".repeat((40.0 * share).round() as usize);
    writeln!(to, "{games:>8} {noun}  {bar:<40} {:>5.1} %", 100.0 * share)?;
    Ok(to.flush()?)
}

fn report(agreement: &Agreement, to: &mut dyn Write) -> Result<()> {
    let Agreement { games, right, positions } = *agreement;
    let (played, of_positions) =
        (format_count(games as usize, "game"), format_count(positions, "position"));
    say!(
        to,
        "after {played} it agrees with the theory on {right} of {of_positions}",
        "学了 {games} 局之后，与理论一致的局面有 {right} / {positions} 个"
    )
}
