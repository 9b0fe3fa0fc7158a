//! The commands of a `reference.rs`, the stream that `cases` prints, and the text that `graph`
//! prints.
//!
//! # Cases
//!
//! A case is a line `case SEED INPUT_BYTES ANSWER_BYTES`, followed by the bytes of the input and
//! those of the answer, with nothing between them. One process can thus print thousands of cases.
//!
//! # Games
//!
//! `graph` prints the games that the reference searches while it answers the input, in their
//! order; with `--game G`, the positions of the G-th alone. Each is a line `game LISTED TOTAL`, the number of
//! positions that are listed, at most `--limit L`, and that there are; then a line for each listed
//! position, beginning with the first one of the game, of six parts between tabs:
//!
//! 1. its number, from 0 on;
//! 2. `N` if the player to move wins, `P` if he loses, and `=` for a draw;
//! 3. its Grundy value, or nothing;
//! 4. who is to move, or nothing if the players have the same moves;
//! 5. the position, in which `\n` is a new line and `\\` a backslash;
//! 6. the numbers of the listed positions to which the moves lead, between blanks.
//!
//! The last line is `end`, or `too large` if the next game has more positions than
//! [`graph::MOST`], or `too many` if there may be more games.

use crate::graph::{self, End, Games, Graph, Position, Standing};
use crate::recording::record;
use crate::{Fault, Generator, Input, Reference, Size, Solver, Talk};
use std::io::{self, BufRead, Read, Write};

const USAGE: &str = "usage: generate --seed S [--largest | --middle] | answer | \
                     cases --seed S --count N | graph [--game G] [--limit L] | check INPUT OUTPUT | interact INPUT";

/// The exit code of `interact` if the program said something wrong.
pub const WRONG: i32 = 1;

/// The exit code of `interact` if the program's output ended before the game did.
pub const ENDED: i32 = 4;

/// An input with its right output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The seed that generated it.
    pub seed: u64,
    /// The input of the solution.
    pub input: String,
    /// The output that it should print; empty if the problem is interactive.
    pub answer: String,
}

impl Case {
    /// Writes the case to a stream.
    pub fn write(&self, mut to: impl Write) -> io::Result<()> {
        let (input, answer) = (self.input.len(), self.answer.len());
        writeln!(to, "case {} {input} {answer}", self.seed)?;
        to.write_all(self.input.as_bytes())?;
        to.write_all(self.answer.as_bytes())?;
        to.flush()
    }

    /// Reads the next case, or `None` at the end of the stream.
    ///
    /// # Errors
    /// If the stream is cut short or was not written by [`Case::write`].
    pub fn read(mut from: impl BufRead) -> io::Result<Option<Case>> {
        let mut line = String::new();
        if from.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let broken = || io::Error::new(io::ErrorKind::InvalidData, format!("not a case: {line:?}"));
        let numbers: Option<Vec<u64>> = line
            .strip_prefix("case ")
            .map(|rest| rest.split_whitespace().map_while(|number| number.parse().ok()))
            .map(Iterator::collect);
        let [seed, input, answer] = numbers.as_deref().unwrap_or(&[]) else {
            return Err(broken());
        };
        let mut text = |bytes: u64| {
            let mut buffer = vec![0; usize::try_from(bytes).map_err(|_| broken())?];
            from.read_exact(&mut buffer)?;
            String::from_utf8(buffer).map_err(|_| broken())
        };
        Ok(Some(Case { seed: *seed, input: text(*input)?, answer: text(*answer)? }))
    }
}

/// Runs the command that `arguments` name.
pub(crate) fn run(reference: &Reference, arguments: &[&str]) -> Result<(), String> {
    let number = |text: &str| text.parse::<u64>().map_err(|_| USAGE.to_string());
    match arguments {
        ["generate", "--seed", seed, size @ ..] => {
            let seed = number(seed)?;
            let mut generator = match size {
                [] => Generator::new(seed, Size::Tiny),
                ["--largest"] => Generator::new(seed, Size::Largest),
                ["--middle"] => Generator::middle(seed),
                _ => return Err(USAGE.to_string()),
            };
            print(&(reference.generate)(&mut generator))
        }
        ["answer"] => match reference.solve {
            Solver::Answer(answer) => print(&answer(&mut Input::new(&standard_input()?))),
            Solver::Interact(_) => Err("the problem is interactive: `interact`".to_string()),
        },
        ["graph", options @ ..] => {
            let (mut game, mut limit) = (None, graph::MOST);
            for option in options.chunks(2) {
                match option {
                    ["--game", wanted] => game = Some(number(wanted)? as usize),
                    ["--limit", most] => limit = number(most)? as usize,
                    _ => return Err(USAGE.to_string()),
                }
            }
            print(&games(reference, &standard_input()?, limit).text(game))
        }
        ["cases", "--seed", seed, "--count", count] => {
            cases(reference, number(seed)?, number(count)?)
        }
        ["check", input, output] => check(reference, input, output),
        ["interact", input] => interact(reference, input),
        _ => Err(USAGE.to_string()),
    }
}

fn standard_input() -> Result<String, String> {
    let mut text = String::new();
    let read = io::stdin().read_to_string(&mut text);
    read.map_err(|error| format!("standard input: {error}"))?;
    Ok(text)
}

const ENDS: [(End, &str); 3] =
    [(End::Complete, "end"), (End::TooLarge, "too large"), (End::TooMany, "too many")];

const STANDINGS: [(Standing, &str); 3] =
    [(Standing::Won, "N"), (Standing::Lost, "P"), (Standing::Drawn, "=")];

/// Returns the games of an input, of each no more than `limit` positions.
fn games(reference: &Reference, input: &str, limit: usize) -> Games {
    record(limit, || match reference.solve {
        Solver::Answer(answer) => drop(answer(&mut Input::new(input))),
        // The game that is to be played is known before a program says anything.
        Solver::Interact(interact) => {
            let (mut ear, mut mouth) = (io::empty(), io::sink());
            let mut ear = io::BufReader::new(&mut ear);
            let _ = interact(&mut Input::new(input), &mut Talk::new(&mut ear, &mut mouth));
        }
    })
}

impl Games {
    /// Returns the text that [`Games::read`] reads: of all games, or of one, the first being 1.
    fn text(&self, wanted: Option<usize>) -> String {
        let mut text = String::new();
        for (number, graph) in self.games.iter().enumerate() {
            let is_listed = wanted.is_none_or(|wanted| wanted == number + 1);
            let listed = if is_listed { &graph.positions[..] } else { &[] };
            text += &format!("game {} {}\n", listed.len(), graph.total);
            for (number, position) in listed.iter().enumerate() {
                text += &line(number, position);
            }
        }
        let (_, end) = ENDS.iter().find(|(end, _)| *end == self.end).expect("every end");
        text + end + "\n"
    }

    /// Reads what `graph` has printed; `None` if it did not print this.
    pub fn read(text: &str) -> Option<Games> {
        let mut games: Vec<Graph> = Vec::new();
        let mut lines = text.lines();
        loop {
            let line = lines.next()?;
            if let Some(&(end, _)) = ENDS.iter().find(|(_, name)| *name == line) {
                return Some(Games { games, end });
            }
            let (listed, total) = line.strip_prefix("game ")?.split_once(' ')?;
            let listed: usize = listed.parse().ok()?;
            let positions =
                lines.by_ref().take(listed).map(position).collect::<Option<Vec<_>>>()?;
            let is_number = |&to: &usize| to < listed;
            let are_numbers =
                positions.iter().all(|position| position.options.iter().all(is_number));
            (positions.len() == listed && are_numbers).then_some(())?;
            games.push(Graph { positions, total: total.parse().ok()? });
        }
    }
}

/// Returns the line of a position.
fn line(number: usize, position: &Position) -> String {
    let Position { label, turn, standing, value, options } = position;
    let (_, standing) = STANDINGS.iter().find(|(each, _)| each == standing).expect("each one");
    let value = value.map_or(String::new(), |value| value.to_string());
    let turn = turn.as_deref().unwrap_or_default();
    let label = label.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', " ");
    let options: Vec<String> = options.iter().map(usize::to_string).collect();
    format!("{number}\t{standing}\t{value}\t{turn}\t{label}\t{}\n", options.join(" "))
}

/// Reads the line of a position.
fn position(line: &str) -> Option<Position> {
    let parts: Vec<&str> = line.split('\t').collect();
    let [_, standing, value, turn, label, options] = parts[..] else { return None };
    let &(standing, _) = STANDINGS.iter().find(|(_, name)| *name == standing)?;
    let options = options.split_whitespace().map(|number| number.parse().ok());
    Some(Position {
        label: unescaped(label),
        turn: Some(turn.to_string()).filter(|turn| !turn.is_empty()),
        standing,
        value: if value.is_empty() { None } else { Some(value.parse().ok()?) },
        options: options.collect::<Option<_>>()?,
    })
}

fn unescaped(label: &str) -> String {
    let mut text = String::new();
    let mut characters = label.chars();
    while let Some(c) = characters.next() {
        text.extend(match c {
            '\\' => characters.next().map(|c| if c == 'n' { '\n' } else { c }),
            c => Some(c),
        });
    }
    text
}

fn print(text: &str) -> Result<(), String> {
    let mut to = io::stdout().lock();
    let written = to.write_all(text.as_bytes()).and_then(|()| to.flush());
    written.map_err(|error| format!("standard output: {error}"))
}

fn cases(reference: &Reference, first: u64, count: u64) -> Result<(), String> {
    let mut to = io::BufWriter::new(io::stdout().lock());
    for seed in (0..count).map(|step| first.wrapping_add(step)) {
        let input = (reference.generate)(&mut Generator::new(seed, Size::Tiny));
        let answer = match reference.solve {
            Solver::Answer(answer) => answer(&mut Input::new(&input)),
            Solver::Interact(_) => String::new(),
        };
        let case = Case { seed, input, answer };
        if case.write(&mut to).is_err() {
            return Ok(()); // the reader has seen enough
        }
    }
    Ok(())
}

fn check(reference: &Reference, input: &str, output: &str) -> Result<(), String> {
    let Some(checker) = reference.check else {
        std::process::exit(2);
    };
    let (input, output) = (read(input)?, read(output)?);
    if let Err(reason) = checker(&mut Input::new(&input), &mut Input::new(&output)) {
        println!("{reason}");
        std::process::exit(1);
    }
    Ok(())
}

fn interact(reference: &Reference, input: &str) -> Result<(), String> {
    let Solver::Interact(interactor) = reference.solve else {
        return Err("the problem is not interactive".to_string());
    };
    let input = read(input)?;
    let (mut ear, mut mouth) = (io::stdin().lock(), io::stdout().lock());
    let mut talk = Talk::new(&mut ear, &mut mouth);
    let played = interactor(&mut Input::new(&input), &mut talk).and_then(|()| talk.end());
    let (reason, code) = match played {
        Ok(()) => return Ok(()),
        Err(Fault::Wrong(reason)) => (reason, WRONG),
        Err(Fault::Ended(reason)) => (reason, ENDED),
    };
    eprintln!("{reason}");
    std::process::exit(code);
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Search;

    #[test]
    fn a_stream_reads_back_as_it_was_written() {
        let cases = [(7, "1 2\n", "a\n"), (8, "", "case 1 2 3\n")];
        let mut stream = Vec::new();
        for (seed, input, answer) in cases {
            let (input, answer) = (input.to_string(), answer.to_string());
            let case = Case { seed, input, answer };
            case.write(&mut stream).unwrap();
        }
        let mut from = stream.as_slice();
        for (seed, input, answer) in cases {
            let case = Case::read(&mut from).unwrap().unwrap();
            assert_eq!((case.seed, &*case.input, &*case.answer), (seed, input, answer));
        }
        assert_eq!(Case::read(&mut from).unwrap(), None);
    }

    fn answer(input: &mut Input) -> String {
        let mut search = Search::normal().written(|&heap: &u64| format!("{heap}\nleft\\"));
        for _ in 0..input.number(0..=9) {
            let heap = input.number(0..=1_000_000);
            search.mover_wins(&heap, &|&heap| (heap.saturating_sub(2)..heap).collect());
        }
        String::new()
    }

    #[test]
    fn the_games_of_an_input_read_back_as_they_were_written() {
        let reference = Reference::new(|_| String::new(), answer);
        let games_of = |input, limit| games(&reference, input, limit);
        let two = games_of("2 1 4", 3);
        assert_eq!(
            two.text(None),
            "game 2 2\n0\tN\t1\t\t1\\nleft\\\\\t1\n1\tP\t0\t\t0\\nleft\\\\\t\n\
             game 3 5\n0\tN\t1\t\t4\\nleft\\\\\t1 2\n1\tN\t2\t\t2\\nleft\\\\\t\n\
             2\tP\t0\t\t3\\nleft\\\\\t1\nend\n"
        );
        assert_eq!(Games::read(&two.text(None)).as_ref(), Some(&two));
        let second = Games::read(&two.text(Some(2))).unwrap();
        assert_eq!((second.games[0].positions.len(), second.games[0].total), (0, 2));
        assert_eq!(second.games[1], two.games[1]);
        assert_eq!(games_of("0", 3).text(None), "end\n");
        // The game of 30 000 stones is not listed, nor any after it.
        let cut = games_of("3 1 30000 2", 3);
        assert_eq!((cut.games.len(), cut.end), (1, End::TooLarge));
        let deep = games_of("2 19999 19999", 1);
        assert_eq!((deep.games.len(), deep.games[0].total), (1, 20_000));
    }

    #[test]
    fn a_broken_list_of_games_is_none() {
        for text in ["", "game 1 1\n", "game 1 1\nend\n", "game 1 1\n0\tN\t\t\t\t1\nend\n"] {
            assert_eq!(Games::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_broken_stream_is_an_error() {
        for stream in ["nonsense\n", "case 1 2\n", "case 1 5 0\nab", "case 1 2 3 4\nabcde"] {
            assert!(Case::read(stream.as_bytes()).is_err(), "{stream:?}");
        }
    }
}
