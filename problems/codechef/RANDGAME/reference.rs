//! CodeChef RANDGAME by its rules: the judge, who knows for each number whether it can be won.
//!
//! In the middle tier numbers go up to 10^18. At most two numbers of each size can arise, and 1,
//! from which a player may return to 1, is won by its first move.

use reference::{Fault, Generator, Input, Opponent, Reference, Search, Standing, Talk};
use std::collections::HashMap;

/// The numbers up to this one are searched, with all that can follow.
const SEARCHED: u64 = 40;

const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    // In more games, the time is that of the pipes rather than that of the program.
    let cases = g.within(1..=g.pick(4, 1000));
    let numbers = g.many(cases, g.pick(1, LARGEST / 2)..=g.pick(SEARCHED, LARGEST));
    written(g, &numbers)
}

fn generate_middle(g: &mut Generator) -> String {
    let cases = g.within(1..=20);
    let numbers: Vec<u64> = (0..cases)
        .map(|_| {
            let power = g.within(0..=59);
            (g.within(1..=LARGEST >> power) << power).min(LARGEST)
        })
        .collect();
    written(g, &numbers)
}

fn written(g: &mut Generator, numbers: &[u64]) -> String {
    let lines: String = numbers.iter().map(|number| format!("{number}\n")).collect();
    format!("{}\n{lines}{}\n", numbers.len(), Opponent::any(g))
}

fn moves(number: u64) -> Vec<&'static str> {
    match number {
        0 => vec![],
        number if number % 2 == 0 => vec!["/2"],
        _ => vec!["-1", "+1"],
    }
}

fn after(number: u64, change: &str) -> u64 {
    match change {
        "/2" => number / 2,
        "+1" => number + 1,
        _ => number - 1,
    }
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let cases = input.number(1..=10_000);
    let numbers: Vec<u64> = input.numbers(cases, 1..=LARGEST);
    let mut opponent = Opponent::read(input);
    input.end();

    let mut search = Search::normal();
    let mut known = HashMap::new();
    let mut wins = |number: u64| {
        let options = |&number: &u64| -> Vec<u64> {
            moves(number).into_iter().map(|change| after(number, change)).collect()
        };
        match number <= SEARCHED {
            true => search.standing(&number, &options) == Standing::Won,
            false => is_won(number, &mut known),
        }
    };
    talk.say(cases);
    for mut number in numbers {
        talk.begin();
        talk.say(number);
        let verdict = talk.word()?;
        let right = if wins(number) { "Win" } else { "Lose" };
        if verdict != right {
            talk.say("WA");
            return Err(format!("{verdict} instead of {right} for {number}").into());
        }
        if right == "Win" {
            loop {
                // By the best moves a game takes no more, two for each bit.
                talk.turn(200)?;
                let change = talk.word()?;
                if !moves(number).contains(&change.as_str()) {
                    talk.say("WA");
                    return Err(format!("{change} is no move at {number}").into());
                }
                number = after(number, &change);
                if number == 0 {
                    break;
                }
                let answer = opponent.choose(
                    &moves(number),
                    |change| after(number, change) == 0 || !wins(after(number, change)),
                    |_| 1,
                );
                let answer = answer.expect("a move");
                talk.say(answer);
                number = after(number, answer);
                if number == 0 {
                    return Err("the judge has won".to_string().into());
                }
            }
        }
        talk.say("GG");
    }
    Ok(())
}

fn is_won(number: u64, known: &mut HashMap<u64, bool>) -> bool {
    if number <= 1 {
        return number == 1;
    }
    if let Some(&won) = known.get(&number) {
        return won;
    }
    let won = moves(number).into_iter().any(|change| !is_won(after(number, change), known));
    known.insert(number, won);
    won
}
