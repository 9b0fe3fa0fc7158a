//! Codeforces 1839E by its rules: the judge's side, which looks at every choice among few small
//! numbers.
//!
//! The middle tier has up to 12 numbers, with an opponent who chooses at random.

use reference::{join, Fault, Generator, Input, Opponent, Reference, Search, Talk};

/// The sum and the count of numbers up to which every choice is looked at.
const SEARCHED: [usize; 2] = [16, 6];

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 250)..=g.pick(5, 300));
    written(g, n, g.pick(3, 300))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(6..=12);
    let largest = *[4, 12, 300].get(g.within(0..=2) as usize).expect("one of three");
    written(g, n, largest)
}

fn written(g: &mut Generator, n: u64, largest: u64) -> String {
    let mut numbers = g.many(n, 1..=largest);
    match g.within(0..=5) {
        // No split, or hardly one: the sum is not twice a multiple of what all share.
        0 => numbers.fill(largest),
        1 => {
            numbers.fill(largest);
            numbers[0] = g.within(1..=largest);
        }
        _ => {}
    }
    format!("{n}\n{}\n{}\n", join(&numbers), Opponent::any(g))
}

/// The numbers, and the place that the first player has chosen in this round.
type Position = (Vec<usize>, Option<usize>);

/// Returns the places that may be chosen.
fn choices((numbers, chosen): &Position) -> Vec<usize> {
    let places = 0..numbers.len();
    places.filter(|&place| numbers[place] > 0 && Some(place) != *chosen).collect()
}

fn after((numbers, chosen): &Position, place: usize) -> Position {
    let Some(chosen) = *chosen else { return (numbers.clone(), Some(place)) };
    let mut numbers = numbers.clone();
    let smaller = numbers[chosen].min(numbers[place]);
    numbers[chosen] -= smaller;
    numbers[place] -= smaller;
    (numbers, None)
}

fn options(position: &Position) -> Vec<Position> {
    choices(position).into_iter().map(|place| after(position, place)).collect()
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let n = input.number(1..=300usize);
    let numbers: Vec<usize> = input.numbers(n, 1..=300);
    let mut opponent = Opponent::read(input);
    input.end();
    let [sum, count] = SEARCHED;
    if numbers.iter().sum::<usize>() > sum || n > count {
        opponent = match opponent {
            Opponent::Random { .. } => opponent,
            Opponent::Perfect => Opponent::random(1),
            Opponent::Spiteful => Opponent::random(2),
        };
    }

    talk.say(n);
    talk.say(join(&numbers));
    let program_is_first = match &*talk.word()? {
        "First" => true,
        "Second" => false,
        other => return Err(format!("expected First or Second, heard {other:?}").into()),
    };
    let mut position: Position = (numbers, None);
    loop {
        let choices = choices(&position);
        let place = if position.1.is_none() == program_is_first {
            let said = talk.number(-1_000_000..=1_000_000i64)?;
            let Some(&place) = choices.iter().find(|&&place| place as i64 + 1 == said) else {
                talk.say(-1);
                return Err(format!("{said} cannot be chosen").into());
            };
            place
        } else {
            let is_lost =
                |position: &Position| !Search::normal().mover_wins(position, &options);
            let wins = |&place: &usize| is_lost(&after(&position, place));
            let answers = |&place: &usize| {
                options(&after(&position, place)).iter().filter(|&next| is_lost(next)).count()
            };
            let Some(place) = opponent.choose(&choices, wins, answers) else {
                talk.say(0);
                return Ok(());
            };
            talk.say(place + 1);
            place
        };
        position = after(&position, place);
    }
}
