//! HDU 4155 — The Game of 31
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4155> · 1 s? · 32 MiB? · difficulty 3
//!
//! Also: SPOJ GAME31
//! Rules: there are 24 cards, four of each number from 1 to 6; a move lays one of them on the pile,
//! but the sum of the pile must not exceed 31, and whoever cannot move loses. A and B have already
//! laid some cards, taking turns, A first. Each line up to the end of the input lists the numbers
//! laid so far; print that line, a space and the winner, `A` or `B`.
//! Bounds: ? (a position is perhaps empty).
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on sets and strings, a table of won and lost.
//! Why: all that matters is how many cards of each number have been laid, which gives 5⁶ positions.
//! Let these six counts be the digits of a number in base 5. A move adds 1 to one of the digits,
//! which makes the number larger, so the table can be filled in from the largest number down.
//! Cost: O(5⁶) once, O(1) a line.
//!
//! 规则：有 24 张牌，1 到 6 各四张；每次操作把一张牌放到牌堆上，牌堆的总和不能超过 31，无法操作
//! 者输。A 和 B 已经放了一些牌，由 A 开始。每行给一个局面，即已放的数字，读到输入结束；输出该局
//! 面、一个空格和获胜者 `A` 或 `B`。
//! 范围：?（局面可以为空）。
//! 模型：集合与字符串上的游戏，胜负表。
//! 思路：只需知道每种数字放了几张，共 5⁶ 种局面。把这六个张数看作一个五进制数的各位数字。每步把
//! 其中一位加 1，数就变大，所以可以从最大的数开始往回填表。
//! 复杂度：预处理 O(5⁶)，每次询问 O(1)。

use proconio::{input, is_stdin_empty};

/// For each kind of card, 1 to 6, the amount by which laying such a card raises the number of the
/// position.
const PLACES: [usize; 6] = [1, 5, 25, 125, 625, 3125];
const POSITIONS: usize = 15_625;
const LARGEST_SUM: usize = 31;

fn main() {
    let wins = won_positions();
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { cards: String }
        let mut position = 0;
        for card in cards.bytes() {
            assert!((b'1'..=b'6').contains(&card), "{cards}: a card that is not 1 to 6");
            let card = usize::from(card - b'0');
            let can_be_laid = can_lay(card, position);
            assert!(can_be_laid, "{cards}: a fifth card of a number or a sum of more than 31");
            position += PLACES[card - 1];
        }
        let a_is_to_move = cards.len() % 2 == 0;
        let a_wins = wins[position] == a_is_to_move;
        winners += &format!("{cards} {}\n", if a_wins { "A" } else { "B" });
    }
    print!("{winners}");
}

/// Returns, for each position, whether the player to move wins.
fn won_positions() -> Vec<bool> {
    let mut wins = vec![false; POSITIONS];
    for position in (0..POSITIONS).rev() {
        let mut playable = (1..=6).filter(|&card| can_lay(card, position));
        wins[position] = playable.any(|card| !wins[position + PLACES[card - 1]]);
    }
    wins
}

fn can_lay(card: usize, position: usize) -> bool {
    let laid = |card: usize| position / PLACES[card - 1] % 5;
    let sum: usize = (1..=6).map(|number| number * laid(number)).sum();
    laid(card) < 4 && sum + card <= LARGEST_SUM
}
