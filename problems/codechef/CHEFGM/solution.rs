//! CodeChef CHEFGM — Chef Game
//! <https://www.codechef.com/problems/CHEFGM> · 2 s · 1536 MiB? · difficulty 6
//!
//! Rules: a move chooses a number in a pile and removes it from the pile, along with all other
//! numbers there that are at least as large. Ciel, who begins, chooses whether she selects only
//! even numbers and her opponent selects only odd numbers, or the other way round; whoever cannot
//! move loses. The input has t cases: k, then k piles, each given by its size and its numbers.
//! Print the choice with which she wins, `EVEN` or `ODD`, or `DON'T PLAY` if she wins with neither.
//! Bounds: t ≤ 1000; k ≤ 100; n_i ≤ 45; 0 ≤ numbers < 2^31.
//! Kind: partizan
//! Model: partizan game, Red-Blue Hackenbush, a stalk for each pile.
//! Why: sorted by size, with equal numbers counted only once, the numbers of a pile form a stalk of
//! edges, with one colour for even numbers and another for odd numbers: choosing a number cuts its
//! edge, and all edges above it fall. Berlekamp's rule gives the value of the stalk, and the sum of
//! the values of all stalks decides the game. If this sum is positive, the player of the even
//! numbers wins, and if it is negative, the player of the odd numbers wins, so Ciel chooses
//! accordingly. If it is 0, whoever begins loses, and Ciel begins. Equal numbers may share one edge
//! because they are removed together.
//! Cost: O(n log n) for n numbers.
//! Judge: for `1 / 2 / 2 0 0 / 1 1`, where a pile has two equal numbers, an accepted program prints
//! `EVEN`, as if they were removed separately; by the rules the answer is `DON'T PLAY`. The judge's
//! data cannot contain any case in which this matters.
//!
//! 规则：每次操作从一堆中选一个数，把这一堆里不小于它的数全部删去。Ciel 先手，并事先选择自己只选偶数、对方只选
//! 奇数，或者相反；无法操作者输。共 t 组数据，每组先给出 k，再给出 k 堆，每堆为个数和各数。输出她必胜的选择
//! `EVEN` 或 `ODD`，都不能胜则输出 `DON'T PLAY`。
//! 范围：t ≤ 1000；k ≤ 100；n_i ≤ 45；0 ≤ 各数 < 2^31。
//! 模型：不公平游戏，红蓝 Hackenbush，每堆是一根杆。
//! 思路：把一堆中的数从小到大排列，相同的只留一个，就是一根由偶、奇两色的边组成的杆：选一个数就是割断那条边，它上
//! 方的边全部落下。Berlekamp 法则给出杆的价值，各杆价值之和定胜负：为正则走偶数的一方胜，为负则走奇数的一方胜，
//! Ciel 就选那一方；为 0 则先手必败，而先手就是 Ciel。相同的数总是一起删去，所以可以当作一条边。
//! 复杂度：n 个数 O(n log n)。
//! 评测：对 `1 / 2 / 2 0 0 / 1 1`，即一堆中有两个相同的数，有一个通过的程序输出 `EVEN`，好像它们是分别删去的；按规则
//! 应是 `DON'T PLAY`。评测数据中不会有影响结果的这种情况。

use grundy::hackenbush::stalk::{self, Player, Stalk, Winner, MOST_EDGES};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut choices = String::new();
    for _ in 0..cases {
        input! { k: usize, piles: [[u64]; k] }
        let stalks: Vec<Stalk> = piles.into_iter().map(even_and_odd).collect();
        choices += match stalk::winner(&stalks).expect("the sum has too many digits") {
            Winner::Left => "EVEN\n",
            Winner::Right => "ODD\n",
            Winner::Second => "DON'T PLAY\n",
        };
    }
    print!("{choices}");
}

/// Returns the stalk of a pile, in which Left owns the even numbers.
fn even_and_odd(pile: Vec<u64>) -> Stalk {
    let mut numbers = pile;
    numbers.sort_unstable();
    numbers.dedup();
    let colour = |number: &u64| if number % 2 == 0 { Player::Left } else { Player::Right };
    let edges: Vec<Player> = numbers.iter().map(colour).collect();
    Stalk::new(&edges, &[]).unwrap_or_else(|| {
        panic!("{} different numbers in a pile, more than {MOST_EDGES}", edges.len())
    })
}
