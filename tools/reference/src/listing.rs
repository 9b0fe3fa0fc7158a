//! The text that `graph` prints: the games that a reference searches while it answers an input, in
//! the order of the searches; with `--game G`, only the G-th game.
//!
//! Each game begins with a line `game LISTED TOTAL`, which gives the number of listed positions (at
//! most `--limit L`) and the number of all positions; then, for each listed position, beginning
//! with the initial position of the game, there is a line of six parts separated by tabs:
//!
//! 1. its number, from 0 on;
//! 2. `N` if the player to move wins, `P` if that player loses, and `=` for a draw;
//! 3. its Grundy value, or nothing;
//! 4. who is to move, or nothing if the players have the same moves;
//! 5. the position, in which `\n` means a new line and `\\` a backslash;
//! 6. the numbers of the listed positions that can be reached in one move, separated by spaces.
//!
//! The last line is `end`, or `too large` if the next game has more positions than
//! [`crate::graph::MOST`], or `too many` if there may be more games.

use crate::graph::{End, Games, Graph, Position, Standing};

const ENDS: [(End, &str); 3] =
    [(End::Complete, "end"), (End::TooLarge, "too large"), (End::TooMany, "too many")];

const STANDINGS: [(Standing, &str); 3] =
    [(Standing::Won, "N"), (Standing::Lost, "P"), (Standing::Drawn, "=")];

impl Games {
    /// Returns the text that [`Games::read`] reads, for all games or for a single game, whose
    /// number is counted from 1.
    pub(crate) fn text(&self, wanted: Option<usize>) -> String {
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

    /// Reads the output of `graph`; returns `None` if the text is something else.
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

/// Returns the line that describes a position.
fn line(number: usize, position: &Position) -> String {
    let Position { label, turn, standing, value, options } = position;
    let (_, standing) = STANDINGS.iter().find(|(each, _)| each == standing).expect("each one");
    let value = value.map_or(String::new(), |value| value.to_string());
    let turn = turn.as_deref().unwrap_or_default();
    let label = label.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', " ");
    let options: Vec<String> = options.iter().map(usize::to_string).collect();
    format!("{number}\t{standing}\t{value}\t{turn}\t{label}\t{}\n", options.join(" "))
}

/// Reads the line that describes a position.
fn position(line: &str) -> Option<Position> {
    let parts: Vec<&str> = line.split('\t').collect();
    let [_, standing, value, turn, label, options] = parts[..] else { return None };
    let &(standing, _) = STANDINGS.iter().find(|(_, name)| *name == standing)?;
    let options = options.split_whitespace().map(|number| number.parse().ok());
    Some(Position {
        label: unescape(label),
        turn: Some(turn.to_string()).filter(|turn| !turn.is_empty()),
        standing,
        value: if value.is_empty() { None } else { Some(value.parse().ok()?) },
        options: options.collect::<Option<_>>()?,
    })
}

fn unescape(label: &str) -> String {
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

#[cfg(test)]
#[path = "../tests/unit/listing.rs"]
mod tests;
