//! AtCoder ABC 244 C by its rules: the judge's side of the game, which may look at every position.
//!
//! The middle tier has up to 1000 numbers.

use reference::{Fault, Generator, Input, Opponent, Reference, Search, Size, Talk};

/// The N up to which an opponent can look at every position.
const SEARCHED: usize = 4;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1000)..=g.pick(SEARCHED as u64, 1000));
    let opponent = match g.size() {
        Size::Tiny => Opponent::any(g),
        Size::Largest => Opponent::random(g.within(0..=999)),
    };
    format!("{n}\n{opponent}\n")
}

/// Returns the numbers that are left after each of them is named.
fn options(left: &[usize]) -> Vec<Vec<usize>> {
    left.iter().map(|&named| without(left, named)).collect()
}

fn without(left: &[usize], named: usize) -> Vec<usize> {
    left.iter().copied().filter(|&number| number != named).collect()
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(1..=1000);
    let mut opponent = Opponent::read(input);
    input.end();
    let is_random = matches!(opponent, Opponent::Random { .. });
    assert!(is_random || n <= SEARCHED, "too many numbers for this opponent");

    talk.say(n);
    let last = 2 * n + 1;
    let mut left: Vec<usize> = (1..=last).collect();
    loop {
        let named = talk.number(1..=last)?;
        if !left.contains(&named) {
            return Err(format!("{named} was named before").into());
        }
        left = without(&left, named);
        let is_lost = |left: &Vec<usize>| {
            !Search::normal().mover_wins(left, &|left: &Vec<usize>| options(left))
        };
        let wins = |&answer: &usize| is_lost(&without(&left, answer));
        let answers = |&answer: &usize| {
            options(&without(&left, answer)).iter().filter(|&after| is_lost(after)).count()
        };
        let Some(answer) = opponent.choose(&left, wins, answers) else {
            talk.say(0);
            return Ok(());
        };
        talk.say(answer);
        left = without(&left, answer);
        if left.is_empty() {
            return Err("no number is left for the program".into());
        }
    }
}
