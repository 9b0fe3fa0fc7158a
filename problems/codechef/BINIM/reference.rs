//! CodeChef BINIM by its rules: every number of digits off every stack of the mover's.
//!
//! The middle tier has stacks of up to 20 digits. A move leaves the other stacks as they are, so
//! each stack is a game by itself; it is worth the simplest integer that the moves of both players
//! allow.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 500));
    let most = g.pick(3, 50);
    written(g, cases, most, 5)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 100, 6, 20)
}

/// Returns cases of stacks that are tall in the largest input alone.
fn written(g: &mut Generator, cases: u64, most: u64, height: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(1..=most);
        let mut text = format!("{n} {}\n", ["Dee", "Dum"][g.within(0..=1) as usize]);
        for _ in 0..n {
            let digits = g.within(1..=g.pick(height, 50));
            let mix = g.within(2..=5);
            text.extend((0..digits).map(|_| ['0', '1'][usize::from(g.one_in(mix))]));
            text.push('\n');
        }
        // As many ones as zeros, on an average.
        if g.one_in(2) {
            let (names, digits) = text.split_once('\n').expect("a line");
            let swap = |digit| match digit {
                '0' => '1',
                '1' => '0',
                other => other,
            };
            text = format!("{names}\n{}", digits.chars().map(swap).collect::<String>());
        }
        text
    });
    let cases_text: String = cases_text.collect();
    format!("{cases}\n{cases_text}")
}

struct Case {
    dee_begins: bool,
    stacks: Vec<String>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let cases = input.number(1..=500);
    let cases = (0..cases).map(|_| {
        let n = input.number(1..=50);
        let dee_begins = match input.token().expect("a player") {
            "Dee" => true,
            "Dum" => false,
            other => panic!("{other}"),
        };
        let stacks = (0..n).map(|_| {
            let stack = input.token().expect("a stack");
            assert!(
                stack.len() <= 50 && stack.chars().all(|digit| "01".contains(digit)),
                "{stack}"
            );
            stack.to_string()
        });
        Case { dee_begins, stacks: stacks.collect() }
    });
    let cases = cases.collect();
    input.end();
    cases
}

/// The stacks that are not empty, in order, and whether Dee is to move.
type Position = (Vec<String>, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(stacks, _): &Position| stacks.join(" "))
        .turn(|&(_, is_dee): &Position| ["Dum", "Dee"][usize::from(is_dee)]);
    winners(input, |case| {
        let mut stacks = case.stacks.clone();
        stacks.sort_unstable();
        search.mover_wins(&(stacks, case.dee_begins), &options)
    })
}

fn options((stacks, is_dee): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for (number, stack) in stacks.iter().enumerate() {
        if stack.starts_with(if *is_dee { '0' } else { '1' }) {
            for taken in 1..=stack.len() {
                let mut next = stacks.clone();
                next[number] = stack[taken..].to_string();
                next.retain(|stack| !stack.is_empty());
                next.sort_unstable();
                after.push((next, !is_dee));
            }
        }
    }
    after
}

fn answer_by_values(input: &mut Input) -> String {
    winners(input, |case| {
        let sum: i64 = case.stacks.iter().map(|stack| value(stack)).sum();
        if case.dee_begins {
            sum > 0
        } else {
            sum < 0
        }
    })
}

/// Returns the integer of the smallest size above all that Dee can leave, if she is the one who can
/// move, or else below all that Dum can.
fn value(stack: &str) -> i64 {
    let mut values = vec![0];
    for from in (0..stack.len()).rev() {
        let value = match stack.as_bytes()[from] {
            b'0' => values.iter().max().map_or(0, |best| (best + 1).max(0)),
            _ => values.iter().min().map_or(0, |best| (best - 1).min(0)),
        };
        values.push(value);
    }
    values[stack.len()]
}

/// Returns the winner of each case, given whether the player who begins wins.
fn winners(input: &mut Input, mut first_wins: impl FnMut(&Case) -> bool) -> String {
    let winner = |case: Case| if first_wins(&case) == case.dee_begins { "Dee\n" } else { "Dum\n" };
    read(input).into_iter().map(winner).collect()
}
