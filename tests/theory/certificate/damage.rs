//! One change of a text: a number more or less by 1, two digits exchanged, or a line left out.

use super::Random;
use std::ops::Range;

pub struct Damage;

impl Damage {
    /// Returns the text with one change at random.
    pub fn of(text: &str, random: &mut Random) -> String {
        loop {
            let changed = match random.below(5) {
                0 => without_line(text, random),
                1 => exchanged(text, random),
                _ => off_by_one(text, random),
            };
            if changed != text {
                return changed;
            }
        }
    }
}

fn without_line(text: &str, random: &mut Random) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let left_out = random.below(lines.len());
    let kept = lines.iter().enumerate().filter(|(line, _)| *line != left_out);
    kept.map(|(_, line)| format!("{line}\n")).collect()
}

/// Returns the text after the title with two neighbouring digits of a number exchanged, or as it is if
/// the number that is chosen has only one.
fn exchanged(text: &str, random: &mut Random) -> String {
    let number = number(text, random);
    if number.len() < 2 {
        return text.to_string();
    }
    let place = number.start + random.below(number.len() - 1);
    let pair: String = text[place..place + 2].chars().rev().collect();
    format!("{}{pair}{}", &text[..place], &text[place + 2..])
}

fn off_by_one(text: &str, random: &mut Random) -> String {
    let number = number(text, random);
    let changed = match (text[number.clone()].parse::<u64>(), random.below(2)) {
        (Ok(value), 1) => value + 1,
        (Ok(value), _) if value > 0 => value - 1,
        _ => return text.to_string(),
    };
    format!("{}{changed}{}", &text[..number.start], &text[number.end..])
}

/// Returns the place of a number: first a line is chosen, as some have many numbers.
fn number(text: &str, random: &mut Random) -> Range<usize> {
    loop {
        let line = random.below(text.lines().count());
        let start: usize = text.lines().take(line).map(|line| line.len() + 1).sum();
        let end = start + text[start..].find('\n').unwrap();
        let is_digit = |place: usize| text.as_bytes()[place].is_ascii_digit();
        let starts: Vec<usize> = (start..end)
            .filter(|&place| is_digit(place) && (place == start || !is_digit(place - 1)))
            .collect();
        if !starts.is_empty() {
            let start = random.pick(&starts);
            let len = (start..end).take_while(|&place| is_digit(place)).count();
            return start..start + len;
        }
    }
}
