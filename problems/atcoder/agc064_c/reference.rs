//! AtCoder AGC 064 C by its rules: both moves on the whole board.
//!
//! The middle tier has hundreds of integers of up to 60 binary digits; the boards of one number of
//! moves share none of them, so that the same search ends soon.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(5, 1);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 10_000)..=g.pick(5, 10_000));
        let longest = g.within(1..=g.pick(12, 90_000_000_000_000));
        let mut next = g.within(0..=g.pick(5, 1_000_000));
        input += &format!("{n}\n");
        for _ in 0..n {
            let last = next + g.within(g.pick(0, longest / 2)..=longest - 1);
            input += &format!("{next} {last}\n");
            next = last + 1 + g.within(0..=g.pick(5, 9_000_000_000_000));
        }
    }
    input
}

/// Returns integers that are close together, or have as many digits as they may.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("8\n");
    for _ in 0..8 {
        let n = g.within(1..=40);
        let farthest = [3, 12, 1_000_000_000_000_000][g.within(0..=2) as usize];
        let longest = g.within(1..=10);
        let most = if g.one_in(2) { 7 } else { 900_000_000_000_000_000 };
        let mut next = g.within(0..=most);
        input += &format!("{n}\n");
        for _ in 0..n {
            let last = next + g.within(0..=longest - 1);
            input += &format!("{next} {last}\n");
            next = last + 1 + g.within(0..=farthest);
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let mut board = Vec::new();
        let mut least = 0;
        for _ in 0..input.number(1..=10_000) {
            let first = input.number(least..=1_000_000_000_000_000_000);
            let last = input.number(first..=1_000_000_000_000_000_000);
            board.extend(first..=last);
            least = last + 1;
        }
        output += if search.mover_wins(&board, &options) { "Takahashi\n" } else { "Aoki\n" };
    }
    input.end();
    output
}

/// A player who finds an empty board has lost. From a board with 0 alone, the player to move can
/// win at once, so the move that leaves it as it is can be left out; every other move lowers some
/// integer or deletes it.
fn options(board: &Vec<u64>) -> Vec<Vec<u64>> {
    if board.is_empty() {
        return Vec::new();
    }
    let keep = |parity| board.iter().filter(|&x| x % 2 == parity).map(|x| x / 2).collect();
    let both: [Vec<u64>; 2] = [keep(0), keep(1)];
    both.into_iter().filter(|option| option != board).collect()
}
