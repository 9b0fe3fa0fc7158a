//! UVa 10578 — The Game of 31
//! <https://vjudge.net/problem/UVA-10578> · 3 s? · 128 MiB? · difficulty 3
//!
//! Rules: 24 cards, four each of the numbers 1 to 6. A move lays one of them on a pile; the sum of
//! the cards on the pile must not exceed 31, and whoever cannot move loses. A moves first. Each
//! line up to the end of the input has the cards laid so far, as digits without spaces; the line
//! may be empty. Print the line, a space and the winner, `A` or `B`.
//! Bounds: ? (each number at most four times).
//! Kind: impartial
//! Picture: as in HDU 4155
//! Model: card game, the state being the number of cards of each kind.
//! Why: the order of the cards on the pile does not matter, so there are 5⁶ states, including those
//! whose sum is above 31. A state is won if some card leads to a lost state. Player A is to move if
//! the number of cards on the pile is even.
//! Cost: O(5⁶) once, O(1) a line.
//!
//! 规则：有 24 张牌，1 到 6 各四张。每次操作把一张放到牌堆上，牌堆的总和不能超过 31，无法操作者
//! 输，A 先手。每行用不带空格的数字给出已放的牌，可能是空行，读到输入结束。输出该行、一个空格和
//! 获胜者 `A` 或 `B`。
//! 范围：?（每个数字至多四次）。
//! 模型：纸牌游戏，状态是每种牌的张数。
//! 思路：牌堆中牌的次序没有关系，所以共有 5⁶ 种状态，其中总和不超过 31 的更少。有一张牌通向必败
//! 态的就是必胜态。牌堆上的张数为偶数时轮到 A。
//! 复杂度：预处理 O(5⁶)，每行 O(1)。

use std::io::{self, BufRead};

const LARGEST_SUM: usize = 31;
const CARDS_OF_A_KIND: usize = 4;
const KINDS: usize = 6;
const STATES: usize = (CARDS_OF_A_KIND + 1).pow(KINDS as u32);

fn main() {
    let wins = wins();
    let mut winners = String::new();
    for line in io::stdin().lock().lines() {
        let line = line.expect("a line that is not text");
        let laid = line.trim();
        let mover_wins = wins[read_pile(laid).state()];
        let mover_is_b = laid.len() % 2 == 1;
        winners += &format!("{laid} {}\n", if mover_wins == mover_is_b { "B" } else { "A" });
    }
    print!("{winners}");
}

fn read_pile(laid: &str) -> Pile {
    let mut pile = Pile::default();
    for card in laid.chars() {
        match card.to_digit(10) {
            Some(value @ 1..=6) => pile.numbers[value as usize - 1] += 1,
            _ => panic!("{card} is not a card from 1 to 6"),
        }
    }
    assert!(pile.is_allowed(), "the cards {laid} are too many, or their sum is too large");
    pile
}

/// How many cards of each kind have been laid, from the 1s to the 6s.
#[derive(Clone, Copy, Default)]
struct Pile {
    numbers: [usize; KINDS],
}

impl Pile {
    fn is_allowed(&self) -> bool {
        let sum: usize = self.numbers.iter().zip(1..).map(|(number, value)| number * value).sum();
        sum <= LARGEST_SUM && self.numbers.iter().all(|&number| number <= CARDS_OF_A_KIND)
    }

    /// Returns the counts as the digits of one number, which grows with each further card.
    fn state(&self) -> usize {
        self.numbers.iter().fold(0, |state, number| state * (CARDS_OF_A_KIND + 1) + number)
    }

    fn of_state(mut state: usize) -> Self {
        let mut pile = Pile::default();
        for number in pile.numbers.iter_mut().rev() {
            *number = state % (CARDS_OF_A_KIND + 1);
            state /= CARDS_OF_A_KIND + 1;
        }
        pile
    }

    fn options(self) -> impl Iterator<Item = Pile> {
        let with_one_more = move |kind: usize| {
            let mut pile = self;
            pile.numbers[kind] += 1;
            pile
        };
        (0..KINDS).map(with_one_more).filter(Pile::is_allowed)
    }
}

/// Returns for each state whether the player to move wins.
fn wins() -> Vec<bool> {
    let mut wins = vec![false; STATES];
    for state in (0..STATES).rev() {
        wins[state] = Pile::of_state(state).options().any(|option| !wins[option.state()]);
    }
    wins
}
