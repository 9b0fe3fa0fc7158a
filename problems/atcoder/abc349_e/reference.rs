//! AtCoder ABC 349 E by its rules: every free cell of the board.
//!
//! The middle tier has numbers of up to 10^9, often such that the higher score is that of Aoki, who
//! paints fewer cells. The same search answers them.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(4, 1_000_000_000);
    let mut numbers: Vec<i64> = (0..9).map(|_| signed(g, largest)).collect();
    if numbers.iter().sum::<i64>() % 2 == 0 {
        numbers[0] += if numbers[0] > 0 { -1 } else { 1 };
    }
    let lines = numbers.chunks(3).map(|row| format!("{} {} {}\n", row[0], row[1], row[2]));
    lines.collect()
}

fn generate_middle(g: &mut Generator) -> String {
    let largest = [10, 1_000_000_000][g.within(0..=1) as usize];
    let lifted = if g.one_in(2) { g.within(0..=largest / 2) as i64 } else { 0 };
    let mut numbers: Vec<i64> = (0..9).map(|_| lifted - g.within(0..=largest) as i64).collect();
    if numbers.iter().sum::<i64>() % 2 == 0 {
        numbers[0] += if numbers[0] > 0 { -1 } else { 1 };
    }
    let lines = numbers.chunks(3).map(|row| format!("{} {} {}\n", row[0], row[1], row[2]));
    lines.collect()
}

fn signed(g: &mut Generator, largest: u64) -> i64 {
    g.within(0..=2 * largest) as i64 - largest as i64
}

#[derive(Clone, Copy, PartialEq)]
enum Colour {
    White,
    Red,
    Blue,
}

fn answer(input: &mut Input) -> String {
    let numbers = input.numbers(9, -1_000_000_000..=1_000_000_000i64);
    input.end();
    assert!(numbers.iter().sum::<i64>() % 2 != 0, "the sum is even");
    let red = red_wins(&numbers, &mut [Colour::White; 9], Colour::Red);
    if red { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

fn red_wins(numbers: &[i64], board: &mut [Colour; 9], mover: Colour) -> bool {
    if has_line(board, Colour::Red) {
        return true;
    }
    if has_line(board, Colour::Blue) {
        return false;
    }
    let score =
        |colour| -> i64 { (0..9).filter(|&i| board[i] == colour).map(|i| numbers[i]).sum() };
    if !board.contains(&Colour::White) {
        return score(Colour::Red) > score(Colour::Blue);
    }
    let next = if mover == Colour::Red { Colour::Blue } else { Colour::Red };
    for cell in 0..9 {
        if board[cell] == Colour::White {
            board[cell] = mover;
            let red = red_wins(numbers, board, next);
            board[cell] = Colour::White;
            if red == (mover == Colour::Red) {
                return red;
            }
        }
    }
    mover != Colour::Red
}

fn has_line(board: &[Colour; 9], colour: Colour) -> bool {
    let has = |row: usize, column: usize| board[3 * row + column] == colour;
    (0..3).any(|row| (0..3).all(|column| has(row, column)))
        || (0..3).any(|column| (0..3).all(|row| has(row, column)))
        || (0..3).all(|i| has(i, i))
        || (0..3).all(|i| has(i, 2 - i))
}
