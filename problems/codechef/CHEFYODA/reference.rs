//! CodeChef CHEFYODA by its rules: every walk of the coin, and every choice of the rules for the
//! games. Answers may differ by 10^-6.
//!
//! The middle tier has boards of up to 12 × 12 squares, won by the theorem of matchings in the
//! graph of the squares, and up to 300 games: the chance of each number of wins is followed game
//! by game.

use grundy::graph::Geography;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer)
        .run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 50);
    written(g, cases, g.pick([2, 4], [2, 100]), g.pick([1, 6], [900_000, 1_000_000]))
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, [2, 12], [7, 300])
}

fn written(g: &mut Generator, cases: u64, sides: [u64; 2], games: [u64; 2]) -> String {
    let lines = (0..cases).map(|_| {
        let [n, m] = [(); 2].map(|()| g.within(sides[0]..=sides[1]));
        let k = g.within(games[0]..=games[1]);
        // Half of the numbers of wins are near the middle.
        let spread = g.pick(1, 1000).min(k / 2);
        let near = k / 2 - spread..=k / 2 + spread;
        let wins = if g.one_in(2) { 0..=k } else { near };
        let p = g.within(wins);
        format!("{n} {m} {p} {k}\n")
    });
    format!("{cases}\n{}", lines.collect::<String>())
}

/// The squares to which each square leads, by one of the two rules.
type Board = Vec<Vec<usize>>;

fn board(n: usize, m: usize, is_straight: bool) -> Board {
    let leads = |from: usize, to: usize| {
        let [rows, columns] = [(from / m).abs_diff(to / m), (from % m).abs_diff(to % m)];
        [rows, columns] == [1, 1] && !is_straight || rows + columns == 1 && is_straight
    };
    (0..n * m).map(|from| (0..n * m).filter(|&to| leads(from, to)).collect()).collect()
}

/// The squares that were visited, as bits, and the one where the coin is.
type Position = (u64, usize);

/// Returns whether Chef wins with moves to a side, and with moves to a corner.
fn wins(n: usize, m: usize) -> [bool; 2] {
    [true, false].map(|is_straight| {
        let board = board(n, m, is_straight);
        if n * m > 16 {
            let mut edges = Vec::new();
            for (from, all) in board.iter().enumerate() {
                edges.extend(all.iter().filter(|&&to| from < to).map(|&to| (from, to)));
            }
            let graph = Geography::from_edges(n * m, &edges).expect("a graph");
            return graph.outcome(0).mover_wins();
        }
        let options = |&(visited, at): &Position| -> Vec<Position> {
            let free = board[at].iter().filter(|&&to| visited >> to & 1 == 0);
            free.map(|&to| (visited | 1 << to, to)).collect()
        };
        let sign = |visited: u64, at: usize, square: usize| match visited >> square & 1 {
            _ if square == at => 'o',
            0 => '.',
            _ => 'x',
        };
        let row = |visited: u64, at: usize, row: usize| {
            (row * m..(row + 1) * m).map(|square| sign(visited, at, square)).collect::<String>()
        };
        let mut search = Search::normal().written(|&(visited, at): &Position| {
            (0..n).map(|line| row(visited, at, line)).collect::<Vec<_>>().join("\n")
        });
        search.mover_wins(&(1, 0), &options)
    })
}

/// Returns the probability that Chef wins at least `p` of `k` games.
fn chance(wins: [bool; 2], p: u32, k: u32) -> f64 {
    if k <= 6 {
        // Each bit says which rule a game has.
        let won = |rules: &u32| (0..k).filter(|game| wins[(rules >> game & 1) as usize]).count();
        let enough = (0..1 << k).filter(|rules| won(rules) >= p as usize).count();
        return enough as f64 / f64::from(1 << k);
    }
    if wins[0] != wins[1] && 2 * p == k + 1 {
        return 0.5; // Either Chef wins so many, or Yoda does.
    }
    assert!(k <= 1000, "too many games for a reference");
    let mut chances = vec![1.0];
    for _ in 0..k {
        let mut longer = vec![0.0; chances.len() + 1];
        for (won, before) in chances.iter().enumerate() {
            for is_won in wins {
                longer[won + usize::from(is_won)] += before / 2.0;
            }
        }
        chances = longer;
    }
    chances[p as usize..].iter().sum()
}

fn chances(input: &mut Input) -> Vec<f64> {
    let mut chances = Vec::new();
    for _ in 0..input.number(1..=50) {
        let [n, m] = [(); 2].map(|()| input.number(2..=100));
        let p = input.number(0..=1_000_000);
        let k = input.number(p.max(1)..=1_000_000);
        assert!(n * m <= 144, "too large for a reference");
        chances.push(chance(wins(n, m), p, k));
    }
    input.end();
    chances
}

fn answer(input: &mut Input) -> String {
    chances(input).iter().map(|chance| format!("{chance:.6}\n")).collect()
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    for chance in chances(input) {
        let word = output.token().ok_or("too few lines are printed")?;
        match word.parse::<f64>() {
            Ok(printed) if (printed - chance).abs() <= 1e-6 => {}
            _ => return Err(format!("{word} is not within 10^-6 of {chance}")),
        }
    }
    output.end();
    Ok(())
}
