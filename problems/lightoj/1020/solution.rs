//! LightOJ 1020 — A Childhood Game
//! <https://lightoj.com/problem/1020> · 2 s? · 32 MiB? · difficulty 2
//!
//! Rules: there are n marbles; a move takes one or two of them. If Alice starts, whoever takes the
//! last marble loses; if Bob starts, whoever takes it wins. The input begins with the number of
//! cases; each case is `n` and the name of the player who starts. Print `Case i: Alice` or
//! `Case i: Bob`, the winner.
//! Bounds: at most 10,000 cases; 1 ≤ n < 2^31.
//! Kind: impartial
//! Model: Bash's game, {1, 2}, under misère play if Alice starts.
//! Why: if whoever takes the last marble wins, this is Bash's game, which is lost exactly when n is
//! a multiple of 3: whether the first player takes one marble or two, the second player can bring
//! the total of the two moves to three. If whoever takes the last marble loses, put one marble
//! aside: nobody wants to take this marble, and nobody has to take it as long as there is another.
//! So the other n - 1 marbles are played as Bash's game, and whoever takes the last of these wins:
//! the opponent must take the marble that was put aside.
//! Cost: O(1) per case.
//!
//! 规则：有 n 颗弹珠，每次操作取一颗或两颗。若 Alice 先手，取走最后一颗者负；若 Bob 先手，取走
//! 最后一颗者胜。先给出数据组数，每组给出 `n` 和先手的名字。输出获胜者 `Case i: Alice` 或
//! `Case i: Bob`。
//! 范围：至多 10,000 组；1 ≤ n < 2^31。
//! 模型：巴什博弈，每步取 {1, 2}，Alice 先手时是反常规则。
//! 思路：取走最后一颗者胜时，这就是巴什博弈：两步总能凑成三颗，所以当且仅当 n 是 3 的倍数时必
//! 败。取走最后一颗者负时，把这一颗先放在一边：谁也不想取它，只要还有别的弹珠也不必取它。所以双
//! 方按巴什博弈争夺其余 n - 1 颗，取走其中最后一颗的人，就把放在一边的那颗留给了输家。
//! 复杂度：每组 O(1)。

use grundy::bash;
use proconio::input;

const MOST_TAKEN: u64 = 2;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, starts: String }
        assert!(n > 0, "no marbles, and so no last one");
        let (other, marbles) = match starts.as_str() {
            "Alice" => ("Bob", n - 1),
            "Bob" => ("Alice", n),
            _ => panic!("{starts} starts, not Alice or Bob"),
        };
        let starter_wins = bash::outcome(&[marbles], MOST_TAKEN).mover_wins();
        let winner = if starter_wins { starts.as_str() } else { other };
        winners += &format!("Case {case}: {winner}\n");
    }
    print!("{winners}");
}
