//! Codeforces 1867C by its rules: Bob, who looks at every position of small sets, and a count of
//! what Alice can reach at best.
//!
//! The middle tier has sets of up to 100 numbers. In sets that are too large for the search, the
//! judge takes for granted that Alice can reach the second number that is missing, and expects
//! as much.

use reference::{join, Fault, Generator, Input, Opponent, Reference, Size, Talk};
use std::collections::{BTreeSet, HashMap};

/// The numbers below this one are those of the sets that are searched.
const SEARCHED: u64 = 9;

/// The size up to which sets are searched.
const MOST: usize = 3;

const LARGEST: u64 = 1_000_000_000;

fn main() {
    Reference::interactive(generate, interact).with_middle_games(generate_middle).run();
}

fn generate(g: &mut Generator) -> String {
    let few = g.within(1..=3);
    let cases = if g.one_in(2) { 1 } else { g.pick(few, 10) };
    let opponent = match g.size() {
        Size::Tiny => Opponent::any(g),
        // It takes the numbers one by one, which is the longest game.
        Size::Largest if g.one_in(2) => Opponent::Spiteful,
        Size::Largest => Opponent::random(g.within(0..=999)),
    };
    // In a longer game, the time is that of the pipes rather than that of the program.
    let most = if matches!(opponent, Opponent::Spiteful) { 10_000 } else { 100_000 };
    let lines = (0..cases).map(|_| {
        let n = g.within(g.pick(1, most / cases)..=g.pick(MOST as u64, most / cases));
        let is_full = g.one_in(2);
        let mut numbers = BTreeSet::new();
        while (numbers.len() as u64) < n {
            let next = numbers.len() as u64;
            let any = g.within(0..=g.pick(SEARCHED - 3, LARGEST));
            numbers.insert(if is_full && g.pick(!numbers.contains(&next), true) {
                next
            } else {
                any
            });
        }
        let numbers: Vec<u64> = numbers.into_iter().collect();
        format!("{n}\n{}\n", join(&numbers))
    });
    let lines: String = lines.collect();
    format!("{cases}\n{lines}{opponent}\n")
}

/// Returns sets of which most are without only a few of the numbers from 0 on.
fn generate_middle(g: &mut Generator) -> String {
    let cases = g.within(1..=5);
    let mut lines = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(MOST as u64 + 1..=100);
        let largest = n + g.within(1..=10);
        let mut numbers: BTreeSet<u64> = (0..n).collect();
        for _ in 0..g.within(0..=4) {
            numbers.remove(&g.within(0..=n - 1));
            numbers.insert(if g.one_in(4) { LARGEST } else { g.within(0..=largest) });
        }
        let numbers: Vec<u64> = numbers.into_iter().collect();
        lines += &format!("{}\n{}\n", numbers.len(), join(&numbers));
    }
    lines + &Opponent::any(g).to_string() + "\n"
}

fn interact(input: &mut Input, talk: &mut Talk) -> Result<(), Fault> {
    let cases = input.number(1..=100_000);
    let mut sets: Vec<Vec<u64>> = vec![];
    for _ in 0..cases {
        let n = input.number(1..=100_000);
        let numbers = input.numbers(n, 0..=LARGEST);
        assert!(numbers.is_sorted_by(|a, b| a < b), "numbers that do not rise");
        sets.push(numbers);
    }
    assert!(sets.iter().map(Vec::len).sum::<usize>() <= 100_000, "too many numbers");
    let mut opponent = Opponent::read(input);
    input.end();

    talk.say(cases);
    for numbers in sets {
        talk.say(numbers.len());
        talk.say(join(&numbers));
        let is_small = |numbers: &[u64]| {
            numbers.len() <= MOST && numbers.iter().all(|&number| number < SEARCHED - 2)
        };
        match is_small(&numbers) {
            true => play_small(&numbers, &mut opponent, talk)?,
            false => play_large(numbers, &opponent, talk)?,
        }
    }
    Ok(())
}

/// Reads a number that Alice adds, which must not be in the set.
fn added(is_in_set: impl Fn(u64) -> bool, talk: &mut Talk) -> Result<u64, Fault> {
    let number = talk.number(0..=LARGEST)?;
    if is_in_set(number) {
        talk.say(-2);
        return Err(format!("{number} is in the set").into());
    }
    Ok(number)
}

/// A set of numbers below [`SEARCHED`], one bit each.
type Set = u64;

/// The values of positions: what Alice reaches at best.
#[derive(Default)]
struct Values {
    known: HashMap<(Set, usize), u32>,
}

impl Values {
    /// Returns the value when Alice is to move and has so many moves left, this one included.
    fn before(&mut self, set: Set, left: usize) -> u32 {
        if let Some(&value) = self.known.get(&(set, left)) {
            return value;
        }
        // A larger number than these is never the mex, and serves no other purpose than the last
        // of these.
        let numbers = (0..SEARCHED).filter(|number| set >> number & 1 == 0);
        let values = numbers.map(|number| self.after(set | 1 << number, number, left - 1));
        let value = values.max().unwrap_or(0);
        self.known.insert((set, left), value);
        value
    }

    /// Returns the value after Alice has added `last`, when she has so many moves left.
    fn after(&mut self, set: Set, last: u64, left: usize) -> u32 {
        let values = smaller(set, last).map(|number| match left {
            0 => None,
            _ => Some(self.before(set & !(1 << number), left)),
        });
        values
            .collect::<Option<Vec<u32>>>()
            .and_then(|all| all.into_iter().min())
            .unwrap_or(mex(set))
    }
}

/// Returns the numbers that Bob may remove.
fn smaller(set: Set, last: u64) -> impl Iterator<Item = u64> {
    (0..last.min(SEARCHED)).filter(move |number| set >> number & 1 == 1)
}

fn mex(set: Set) -> u32 {
    set.trailing_ones()
}

fn play_small(numbers: &[u64], opponent: &mut Opponent, talk: &mut Talk) -> Result<(), Fault> {
    let mut set: Set = numbers.iter().map(|&number| 1 << number).sum();
    let mut values = Values::default();
    let mut left = numbers.len() + 1;
    let best = values.before(set, left);
    loop {
        // What is larger is remembered as one number: any other of them may come, too.
        let number = added(|number| number < SEARCHED && set >> number & 1 == 1, talk)?;
        set |= 1 << number.min(SEARCHED);
        left -= 1;
        let moves: Vec<u64> = match left {
            0 => vec![],
            _ => smaller(set, number).collect(),
        };
        let values = std::cell::RefCell::new(&mut values);
        let wins = |&number: &u64| values.borrow_mut().before(set & !(1 << number), left) < best;
        let answers = |&number: &u64| {
            let set = set & !(1 << number);
            let missing = (0..SEARCHED).filter(|number| set >> number & 1 == 0);
            let is_right = |&number: &u64| {
                values.borrow_mut().after(set | 1 << number, number, left - 1) >= best
            };
            missing.filter(is_right).count()
        };
        let Some(removed) = opponent.choose(&moves, wins, answers) else { break };
        set &= !(1 << removed);
        talk.say(removed);
    }
    if mex(set) < best {
        return Err(format!("the mex is {}, and {best} can be reached", mex(set)).into());
    }
    talk.say(-1);
    Ok(())
}

/// Plays with a set that is too large for a search.
fn play_large(numbers: Vec<u64>, opponent: &Opponent, talk: &mut Talk) -> Result<(), Fault> {
    let mut chance = Generator::new(numbers[0], Size::Tiny);
    let mut left = numbers.len() + 1;
    let mut set: BTreeSet<u64> = numbers.into_iter().collect();
    let missing = |set: &BTreeSet<u64>, place| {
        (0..).filter(|number| !set.contains(number)).nth(place).expect("a set has an end")
    };
    let best = missing(&set, 1);
    loop {
        let number = added(|number| set.contains(&number), talk)?;
        set.insert(number);
        left -= 1;
        let below = match opponent {
            Opponent::Spiteful => number,
            _ => chance.within(0..=number),
        };
        let removed = set.range(..below).next_back().or(set.range(..number).next()).copied();
        let Some(removed) = removed.filter(|_| left > 0) else { break };
        set.remove(&removed);
        talk.say(removed);
    }
    let mex = missing(&set, 0);
    if mex < best {
        return Err(format!("the mex is {mex}, and {best} can be reached").into());
    }
    talk.say(-1);
    Ok(())
}
