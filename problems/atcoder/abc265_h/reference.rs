//! AtCoder ABC 265 H by its rules: every position, and every move of both players.
//!
//! The middle tier has up to 60 rows and up to 30 columns. It takes for granted that a row is an
//! integer or a heap of Nim, and counts the positions row by row for every sum of the integers and
//! every nim sum, instead of by transforms.

use reference::{strip, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counting).run();
}

fn generate(g: &mut Generator) -> String {
    let h = g.within(g.pick(1, 7990)..=g.pick(3, 8000));
    let w = g.within(g.pick(2, 30)..=g.pick([0, 7, 5, 4][h as usize % 4], 30));
    format!("{h} {w}\n")
}

/// The cells of the first and the second player's piece in each row, and whether the first
/// player is to move.
type Position = (Vec<(u8, u8)>, bool);

fn generate_middle(g: &mut Generator) -> String {
    let w = g.within(2..=30);
    format!("{} {w}\n", g.within(1..=(1200 / (w * w)).clamp(4, 60)))
}

fn answer_by_counting(input: &mut Input) -> String {
    const MODULUS: u64 = 998_244_353;
    let (h, w) = (input.number(1..=8000usize), input.number(2..=30usize));
    input.end();
    // For both players' pieces moving apart, the cells to go of either; otherwise the gap.
    let (mut integers, mut gaps) = (vec![0; 2 * w], vec![0; w]);
    for (first, second) in (0..w).flat_map(|first| (0..w).map(move |second| (first, second))) {
        if first < second {
            integers[w + first - (w - 1 - second)] += 1;
        } else if first > second {
            gaps[first - second - 1] += 1;
        }
    }
    let nim_sums = w.next_power_of_two();
    let zero = h * w;
    let mut ways = vec![vec![0; nim_sums]; 2 * zero + 1];
    ways[zero][0] = 1;
    for row in 0..h {
        let mut next = vec![vec![0; nim_sums]; 2 * zero + 1];
        for sum in zero - row * w..=zero + row * w {
            for nim_sum in (0..nim_sums).filter(|&nim_sum| ways[sum][nim_sum] > 0) {
                let count = ways[sum][nim_sum];
                for (integer, &rows) in integers.iter().enumerate().filter(|(_, &rows)| rows > 0) {
                    next[sum + integer - w][nim_sum] += count * rows;
                }
                for (gap, rows) in gaps.iter().enumerate() {
                    next[sum][nim_sum ^ gap] += count * rows;
                }
            }
        }
        next.iter_mut().flatten().for_each(|count| *count %= MODULUS);
        ways = next;
    }
    let won = ways[zero][1..].iter().chain(ways[zero + 1..].iter().flatten()).sum::<u64>();
    format!("{}\n", won % MODULUS)
}

fn answer(input: &mut Input) -> String {
    let (h, w) = (input.number(1..=8000u32), input.number(2..=30u8));
    input.end();
    let rows: Vec<(u8, u8)> = (0..w)
        .flat_map(|first| (0..w).map(move |second| (first, second)))
        .filter(|(first, second)| first != second)
        .collect();
    let mut boards = vec![Vec::new()];
    for _ in 0..h {
        let longer = boards.iter().flat_map(|board: &Vec<(u8, u8)>| {
            rows.iter().map(move |&row| [&board[..], &[row]].concat())
        });
        boards = longer.collect();
    }
    let mut search = Search::normal()
        .written(|(board, _): &Position| {
            let row = |&(first, second): &(u8, u8)| {
                strip(0..=u64::from(w) - 1, [(first.into(), '<'), (second.into(), '>')])
            };
            board.iter().map(row).collect::<Vec<_>>().join("\n")
        })
        .turn(|(_, first_moves)| if *first_moves { "First" } else { "Second" });
    let options = |(board, first_moves): &Position| {
        let mut after = Vec::new();
        for (row, &(first, second)) in board.iter().enumerate() {
            let mut place = |moved: (u8, u8)| {
                let mut option = board.clone();
                option[row] = moved;
                option.sort_unstable();
                after.push((option, !first_moves));
            };
            if *first_moves {
                (0..first).rev().take_while(|&to| to != second).for_each(|to| place((to, second)));
            } else {
                (second + 1..w).take_while(|&to| to != first).for_each(|to| place((first, to)));
            }
        }
        after
    };
    let won = boards.into_iter().filter_map(|mut board| {
        board.sort_unstable();
        Some(()).filter(|()| search.mover_wins(&(board, true), &options))
    });
    format!("{}\n", won.count() % 998_244_353)
}
