//! Kattis ninetynine by its rules: the three friends of the statement.
//!
//! The middle tier is the same as the tiny one: the game always goes up to 99.

use reference::{Fault, Generator, Input, Reference, Size, Talk};

const LAST: u64 = 99;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate).run();
}

fn generate(g: &mut Generator) -> String {
    match g.within(0..=9) {
        0 => "1\n".to_string(),
        1 => "2\n".to_string(),
        _ => format!("random {}\n", g.within(0..=999_999)),
    }
}

/// The ways in which a friend plays.
enum Friend {
    /// Always adds this number, as long as the sum is at most 99.
    Same(u64),
    Random(Box<Generator>),
}

impl Friend {
    fn added(&mut self, said: u64) -> u64 {
        let wanted = match self {
            Friend::Same(number) => *number,
            Friend::Random(chance) => chance.within(1..=2),
        };
        wanted.min(LAST - said)
    }
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let mut friend = match input.token() {
        Some("1") => Friend::Same(1),
        Some("2") => Friend::Same(2),
        Some("random") => {
            let seed = input.number(0..=u64::MAX);
            Friend::Random(Box::new(Generator::new(seed, Size::Tiny)))
        }
        other => panic!("expected 1, 2 or random, found {other:?}"),
    };
    input.end();
    let mut said = 0;
    loop {
        said = talk.number(said + 1..=LAST.min(said + 2))?;
        if said == LAST {
            return Ok(());
        }
        said += friend.added(said);
        talk.say(said);
        if said == LAST {
            return Err("the friend says 99".into());
        }
    }
}
