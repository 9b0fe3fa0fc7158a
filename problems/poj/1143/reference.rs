//! POJ 1143 by its rules: all sums of the chosen numbers, after every choice.
//!
//! The middle tier has the same search with all numbers up to 12, 13 or 14.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

const MOST: usize = 20;

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(2, 100) {
        // A position that can come up: everything above a bound is chosen, and perhaps a few more.
        let mut chosen: Vec<usize> = Vec::new();
        let bound = g.within(g.pick(3, 18)..=g.pick(11, 20)) as usize;
        chosen.extend(bound + 1..=MOST);
        for _ in 0..g.within(0..=g.pick(2, 1)) {
            chosen.push(g.within(2..=20) as usize);
        }
        let left: Vec<u64> = left(&chosen).into_iter().map(|number| number as u64).collect();
        if !left.is_empty() {
            input += &format!("{} {}\n", left.len(), join(&left));
        }
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let bound = g.within(12..=14) as usize;
    let mut chosen: Vec<usize> = (bound + 1..=MOST).collect();
    if g.one_in(2) {
        chosen.push(g.within(2..=12) as usize);
    }
    let left: Vec<u64> = left(&chosen).into_iter().map(|number| number as u64).collect();
    if left.is_empty() {
        return "0\n".to_string();
    }
    format!("{} {}\n0\n", left.len(), join(&left))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1.. {
        let n = input.number(0..=MOST);
        if n == 0 {
            break;
        }
        let numbers: Vec<usize> = input.numbers(n, 2..=MOST);
        // What was chosen is unknown, but choosing all numbers that are gone has the same effect.
        let chosen: Vec<usize> = (2..=MOST).filter(|number| !numbers.contains(number)).collect();
        assert!(left(&chosen).len() == n, "a position that cannot come up");
        let options = |left: &Vec<usize>| moves(left).into_iter().map(|(_, after)| after).collect();
        let start = left(&chosen);
        search.show(&start, &options);
        let mut winning = moves(&start);
        winning.retain(|(_, after)| !search.mover_wins(after, &options));
        output += &format!("Test Case #{case}\n");
        if winning.is_empty() {
            output += "There's no winning move.\n\n";
        } else {
            let moves: Vec<u64> = winning.iter().map(|(number, _)| *number as u64).collect();
            output += &format!("The winning moves are: {}\n\n", join(&moves));
        }
    }
    input.end();
    output
}

/// Each choice, and what it leaves.
fn moves(free: &[usize]) -> Vec<(usize, Vec<usize>)> {
    let choose = |&number: &usize| {
        let mut chosen: Vec<usize> = (2..=MOST).filter(|gone| !free.contains(gone)).collect();
        chosen.push(number);
        (number, left(&chosen))
    };
    free.iter().map(choose).collect()
}

/// The numbers up to 20 that are no sum of chosen ones, each taken any number of times.
fn left(chosen: &[usize]) -> Vec<usize> {
    let mut is_sum = [false; MOST + 1];
    is_sum[0] = true;
    for number in 2..=MOST {
        is_sum[number] = chosen.iter().any(|&one| one <= number && is_sum[number - one]);
    }
    (2..=MOST).filter(|&number| !is_sum[number]).collect()
}
