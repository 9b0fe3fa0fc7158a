//! A problem's game on a given input, as defined by the problem's `reference.rs`.
//!
//! The example that the problem's picture shows is read from the picture. For any other input,
//! `cargo judge` builds the reference and runs it.

mod shown;

use crate::collection;
use crate::rules::{self, Terminal};
use crate::typing;
use anyhow::{Context, Result};
use catalogue::project::{Problem, Project};
use games::shown::{Asked, Opening};
use judge_picture::graph;
use picture::kept::Kept;
use reference::graph::{End, Games, Graph, MOST};
use std::io::{stdin, IsTerminal, Read};
use std::rc::Rc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use support::{ensure, refuse, text};

/// The game that a user asks about: a problem, and an input or the example that its picture shows.
pub struct OnInput {
    problem: &'static Problem,
    input: String,
    graph: Graph,
    /// The game's number, and a lower bound on the number of games.
    game: usize,
    games: usize,
}

/// Reads a question: the name of a problem, and then the input's words. Without these words, the
/// input comes from stdin, or else from the example in the problem's picture. Returns `None` if the
/// first word does not name a problem. Also returns `None` if the problem has a `Rule:` line and
/// either heaps follow the problem's name or its picture has no example.
///
/// # Errors
/// If the input is invalid or too large, or the problem has no game that can be shown.
pub fn read(words: &[String], game: Option<usize>, reads_stdin: bool) -> Result<Option<OnInput>> {
    let tokens = &typing::tokens(words);
    // The collection is read only if the words do not name a game without it.
    let is_own =
        || Asked::read(&Terminal, &tokens.join(" ")).is_some_and(|asked| asked.problem.is_none());
    if rules::is_spelt_out(tokens) || is_own() {
        return Ok(None);
    }
    let Some((name, words)) = words.split_first() else { return Ok(None) };
    let Some((project, problem)) = find_named(name) else { return Ok(None) };
    if problem.header.rule.is_some() && !words.is_empty() {
        return Ok(None);
    }
    let typed = words.join(" ");
    if !typed.trim().is_empty() {
        let asked = OnInput::of_input(project, problem, &typed, game.unwrap_or(1));
        return asked.with_context(|| explain_not_heaps(problem)).map(Some);
    }
    if reads_stdin && !stdin().is_terminal() {
        let input = read_standard_input(problem)?;
        if !input.trim().is_empty() {
            return OnInput::of_input(project, problem, &input, game.unwrap_or(1)).map(Some);
        }
    }
    match OnInput::of_picture(problem) {
        // Its rule can be played on any heaps.
        Err(_) if problem.header.rule.is_some() => Ok(None),
        asked => asked.map(Some),
    }
}

/// Returns a note for a user who typed heaps, or something else that is not a valid input.
fn explain_not_heaps(problem: &Problem) -> String {
    let (name, model) = (&problem.header.name, problem.header.english.model.trim_end_matches('.'));
    text!(
        "the game of {name} has no rule for independent heaps ({model}), and what was typed is not \
         an input that can be shown",
        "{name} 的游戏不能写成各堆独立的规则（{model}），而输入的内容也不是可以展示的输入数据"
    )
}

/// Reads the input from stdin. Warns if no input arrives, because a pipe may stay open for ever.
fn read_standard_input(problem: &Problem) -> Result<String> {
    let name = problem.name.clone();
    let (sender, is_read) = mpsc::channel::<()>();
    thread::spawn(move || {
        if is_read.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            eprintln!(
                "{}",
                text!(
                    "reading the input of {name} from standard input, until it ends",
                    "正在从标准输入读取 {name} 的输入，直到结束"
                )
            );
        }
    });
    let mut input = String::new();
    stdin().take(LARGEST_INPUT + 1).read_to_string(&mut input).context("standard input")?;
    drop(sender);
    ensure!(
        input.len() as u64 <= LARGEST_INPUT,
        "the input is longer than {LARGEST_INPUT} bytes; try a smaller one",
        "输入超过 {LARGEST_INPUT} 字节；请换小一些的"
    );
    Ok(input)
}

/// The longest input, in bytes; an exhaustive search cannot handle a longer input.
const LARGEST_INPUT: u64 = 1 << 20;

/// How long to wait for the end of the input before warning.
const PATIENCE: Duration = Duration::from_secs(2);

/// The longest input that a headline shows, in characters.
const LONGEST_SHOWN: usize = 60;

/// Returns a game of the problem with this name, on an input that was read from a file.
///
/// # Errors
/// As for [`read`], and if there is no such problem.
pub fn of_file(name: &str, input: &str, game: Option<usize>) -> Result<OnInput> {
    let Some((project, problem)) = find_named(name) else {
        refuse!("no problem is called {name:?}", "没有名为“{name}”的题目");
    };
    OnInput::of_input(project, problem, input, game.unwrap_or(1))
}

/// Returns the problem with this id, or this name at any judge. Digits alone are heaps.
fn find_named(name: &str) -> Option<(&'static Project, &'static Problem)> {
    let project = collection::project().filter(|_| name.contains(char::is_alphabetic))?;
    let found = project.find(&[name.to_string()]).ok()?;
    Some((project, *found.first()?))
}

impl OnInput {
    pub fn of_picture(problem: &'static Problem) -> Result<OnInput> {
        let kept = Kept::read(problem)?;
        let Some(graph) = kept.as_ref().and_then(Kept::graph) else {
            let name = &problem.name;
            refuse!(
                "{name} has no example of its own; give an input: cargo explore why {name} < FILE",
                "{name} 没有自带的例子；请给出输入：cargo explore why {name} < 文件"
            );
        };
        let (input, game) = kept.and_then(|kept| kept.input()).unwrap_or_default();
        Ok(OnInput { problem, input, graph, game, games: game })
    }

    /// Returns the game with this number on an input; games are counted from 1.
    pub fn of_input(
        project: &Project,
        problem: &'static Problem,
        input: &str,
        game: usize,
    ) -> Result<OnInput> {
        let name = &problem.name;
        let Games { games, end } = games(project, problem, input, game)?;
        let count = games.len();
        let Some(graph) = game.checked_sub(1).and_then(|number| games.into_iter().nth(number))
        else {
            match end {
                End::TooLarge => refuse!( "game {} of this input is too large to be searched: it has more than {MOST} \
                     positions, or very long ones; try a smaller input",
                    "该输入的第 {} 局太大，搜索不了：局面超过 {MOST} 个，或者太长；请换小一些的输入",
                    count + 1),
                _ if count == 0 => refuse!( "the reference of {name} searches no game on this input: it finds the answer \
                     in another way",
                    "{name} 的对拍程序对该输入不搜索局面，而用别的方法求答案"),
                _ => refuse!( "the input has no game {game}, only 1 to {count}",
                    "该输入没有第 {game} 局，只有 1 到 {count}"),
            }
        };
        let input = input.to_string();
        Ok(OnInput { problem, input, graph, game, games: count })
    }

    pub fn has_rule(&self) -> bool {
        self.problem.header.rule.is_some()
    }

    /// Returns the problem's name, the input if it is short, and the game's number if needed.
    fn headline(&self) -> String {
        let OnInput { game, games, .. } = *self;
        let mut headline = self.problem.header.name.clone();
        let lines: Vec<&str> =
            self.input.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let input = lines.join(" / ");
        if input.chars().count() <= LONGEST_SHOWN {
            headline += &text!(", input {input}", "，输入 {input}");
        }
        if games > 1 {
            headline += &text!(", game {game} of {games}", "，共 {games} 局中的第 {game} 局");
        }
        headline
    }

    /// Opens the game, to be shown or played from its first position.
    pub fn open(self) -> Opening {
        Opening { game: Rc::new(self), start: vec![0] }
    }
}

/// Runs the problem's reference on an input.
fn games(project: &Project, problem: &Problem, input: &str, game: usize) -> Result<Games> {
    let complaint = match graph::listing(project, problem, input, Some(game), None) {
        Ok(listing) => return Games::read(&listing).context("what the reference printed"),
        Err(error) => format!("{error:#}"),
    };
    // The place of a panic helps nobody here.
    let is_place = |line: &str| line.starts_with("thread '") || line.starts_with("note:");
    let said = complaint.lines().map(|line| line.trim_start_matches("error:").trim());
    let said: Vec<&str> = said.filter(|line| !line.is_empty() && !is_place(line)).collect();
    refuse!("{} does not take this input: {}", "{} 不接受该输入：{}", problem.name, said.join(" "))
}
