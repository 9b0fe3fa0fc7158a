//! Codeforces 1369F by its rules: plays all rounds through, for each of Lee's two goals.
//!
//! The middle tier has numbers of up to 800 and more rounds: every number of every round is
//! decided for either player, from the last one back.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_tables).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let bound = g.within(1..=g.pick(14, 1_000_000_000_000_000_000));
        let digits = g.within(0..=g.pick(4, 60));
        let start = g.within(1..=(bound >> digits).max(1));
        input += &format!("{start} {bound}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let t = g.within(1..=12);
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let bound = g.within(1..=800);
        let bound = if g.one_in(2) { (bound / 16 * 16).max(1) } else { bound };
        let digits = g.within(0..=7);
        let start = ((bound >> digits) + g.within(0..=1)).clamp(1, bound);
        input += &format!("{} {bound}\n", if g.one_in(2) { start } else { g.within(1..=start) });
    }
    input
}

fn answer_by_tables(input: &mut Input) -> String {
    let rounds = read(input);
    let can = [true, false].map(|lee_wins| {
        // By whether Lee starts the round that comes next. Whoever would start one more has lost.
        let mut reached = [lee_wins, !lee_wins];
        for &[start, bound] in rounds.iter().rev() {
            // By the number, then by whether Lee is to move.
            let mut table = vec![[false; 2]; bound as usize + 1];
            for number in (start as usize..=bound as usize).rev() {
                let after = [number + 1, 2 * number].map(|next| match table.get(next) {
                    Some(&after) => [after[1], after[0]],
                    None => reached,
                });
                table[number] = [after[0][0] && after[1][0], after[0][1] || after[1][1]];
            }
            reached = table[start as usize];
        }
        u8::from(reached[1])
    });
    format!("{} {}\n", can[0], can[1])
}

fn read(input: &mut Input) -> Vec<[u64; 2]> {
    let t = input.number(1..=100_000usize);
    let mut rounds = Vec::new();
    for _ in 0..t {
        let start = input.number(1..=1_000_000_000_000_000_000u64);
        let bound = input.number(start..=1_000_000_000_000_000_000u64);
        rounds.push([start, bound]);
    }
    input.end();
    rounds
}

fn answer(input: &mut Input) -> String {
    let rounds = read(input);
    let start = rounds[0][0];
    let can = [true, false].map(|goal| lee_reaches(goal, &rounds, start, true));
    format!("{} {}\n", u8::from(can[0]), u8::from(can[1]))
}

/// Returns whether Lee can make himself win the game, if that is the goal, or lose it, when the
/// first of `rounds` has come to `number`, and it is his turn or not.
fn lee_reaches(lee_wins: bool, rounds: &[[u64; 2]], number: u64, lee_moves: bool) -> bool {
    let bound = rounds[0][1];
    let mut outcomes = [number + 1, 2 * number].into_iter().map(|next| {
        if next <= bound {
            return lee_reaches(lee_wins, rounds, next, !lee_moves);
        }
        match rounds.get(1) {
            // Whoever has just moved has lost this round, and starts the next.
            Some(&[start, _]) => lee_reaches(lee_wins, &rounds[1..], start, lee_moves),
            None => lee_wins != lee_moves,
        }
    });
    if lee_moves {
        outcomes.any(|reached| reached)
    } else {
        outcomes.all(|reached| reached)
    }
}
