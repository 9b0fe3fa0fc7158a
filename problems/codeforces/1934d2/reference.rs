//! Codeforces 1934D2 by its rules: the judge's side of the games, which looks at every way to break
//! a small number.
//!
//! The middle tier has numbers of up to 511; there the opponent looks at every position, too.

use reference::{Fault, Generator, Input, Opponent, Reference, Size, Talk};

/// The number up to which an opponent looks at every position; above, each breaks at random.
const SEARCHED: u64 = 63;

/// The number of times that the program may break a number in a game.
const TURNS: u64 = 63;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let few = g.within(1..=3);
    let cases = g.pick(few, 1000);
    let largest = g.pick(SEARCHED, 1_000_000_000_000_000_000);
    let numbers = (0..cases).map(|_| {
        let bits = g.within(1..=u64::from(largest.ilog2()) + 1);
        format!("{}\n", g.within(1..=largest.min((1 << bits) - 1)))
    });
    let numbers: String = numbers.collect();
    format!("{cases}\n{numbers}{}\n", Opponent::any(g))
}

/// The number up to which an opponent looks at every position if no number is larger.
const SEARCHED_ALONE: u64 = 511;

fn generate_middle(g: &mut Generator) -> String {
    let cases = g.within(1..=3);
    let numbers: String =
        (0..cases).map(|_| format!("{}\n", g.within(SEARCHED..=SEARCHED_ALONE))).collect();
    format!("{cases}\n{numbers}{}\n", Opponent::any(g))
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let cases = input.number(1..=1000usize);
    let numbers: Vec<u64> = input.numbers(cases, 1..=1_000_000_000_000_000_000);
    let mut opponent = Opponent::read(input);
    input.end();
    let all_are_small = numbers.iter().all(|&number| number <= SEARCHED_ALONE);
    let wins = wins(if all_are_small { SEARCHED_ALONE } else { SEARCHED });
    talk.say(cases);
    for n in numbers {
        talk.say(n);
        let is_first = match &*talk.word()? {
            "first" => true,
            "second" => false,
            other => return Err(format!("expected first or second, heard {other:?}").into()),
        };
        play(n, is_first, &mut opponent, &wins, talk)?;
    }
    Ok(())
}

/// The parts of a number that was broken, one of which the other player breaks next.
type Parts = [u64; 2];

/// Returns every way to break a number.
fn breaks(number: u64) -> impl Iterator<Item = Parts> {
    let parts = (1..number).map(move |part| [part, part ^ number]);
    parts.filter(move |parts| parts[1] < number)
}

/// Returns for each number up to `largest` whether the player who breaks it wins: by parts both of
/// which are lost for the other, who chooses.
fn wins(largest: u64) -> Vec<bool> {
    let mut wins: Vec<bool> = vec![];
    for number in 0..=largest {
        wins.push(breaks(number).any(|parts| parts.iter().all(|&part| !wins[part as usize])));
    }
    wins
}

/// Returns some way to break a number, if there is one.
fn any_break(number: u64, chance: &mut Generator) -> Option<Parts> {
    // Exactly one part has the number's highest bit. It may be any such number below, because the
    // other part is then smaller than that bit.
    let bit = 1 << number.ilog2();
    (number > bit).then(|| {
        let part = chance.within(bit..=number - 1);
        [part, part ^ number]
    })
}

fn play(
    n: u64,
    is_first: bool,
    opponent: &mut Opponent,
    wins: &[bool],
    talk: &mut Talk,
) -> Result<(), Fault> {
    talk.begin();
    let mut chance = Generator::new(n, Size::Tiny);
    let mut parts = [n, n];
    let mut is_programs_turn = is_first;
    loop {
        if is_programs_turn {
            talk.turn(TURNS)?;
            let broken = [talk.number(0..=u64::MAX)?, talk.number(0..=u64::MAX)?];
            let is_break = |number: u64| {
                broken.iter().all(|part| (1..number).contains(part))
                    && broken[0] ^ broken[1] == number
            };
            if !parts.into_iter().any(is_break) {
                talk.say("-1 -1");
                let (numbers, [a, b]) = (parts.map(|part| part.to_string()), broken);
                return Err(format!("{a} {b} does not break {}", numbers.join(" or ")).into());
            }
            parts = broken;
        } else {
            let broken = match parts.into_iter().all(|part| part < wins.len() as u64) {
                true => searched(parts, opponent, wins),
                false => parts.into_iter().find_map(|part| any_break(part, &mut chance)),
            };
            let Some(broken) = broken else {
                talk.say("0 0");
                return Ok(());
            };
            talk.say(format!("{} {}", broken[0], broken[1]));
            parts = broken;
        }
        is_programs_turn = !is_programs_turn;
    }
}

/// Returns how the opponent breaks one of two parts, if it can.
fn searched(parts: Parts, opponent: &mut Opponent, wins: &[bool]) -> Option<Parts> {
    let is_lost = |parts: &Parts| parts.iter().all(|&part| !wins[part as usize]);
    let moves: Vec<Parts> = parts.into_iter().flat_map(breaks).collect();
    opponent.choose(&moves, is_lost, |parts| {
        parts.iter().flat_map(|&part| breaks(part)).filter(is_lost).count()
    })
}
