//! Luogu P1857 — Taking a prime number of stones (质数取石子)
//! <https://www.luogu.com.cn/problem/P1857> · 1 s? · 125 MiB? · difficulty 3
//!
//! Also: COGS 56
//! Rules: a move takes a prime number of stones from a heap; whoever cannot move, because 0 or 1 is
//! left, loses. The winner hurries and the loser delays. The input begins with the number of cases;
//! each case is the number of stones. Print the number of moves, by both players together, that the
//! first player needs to win, or -1 if the second player wins.
//! Bounds: at most 10 cases; at most 20,000 stones.
//! Kind: impartial
//! Picture: picture.rs
//! Model: subtraction game {2, 3, 5, 7, …}, how long it lasts.
//! Why: let r(n), the remoteness, be the number of moves from a heap of n stones to the end if the
//! winner hurries and the loser delays. This number is even exactly when the mover loses, since at
//! the end it is the loser's turn and there is no move. So if some option's remoteness is even, the
//! mover wins and goes to an option with the least even remoteness, and r(n) is that remoteness
//! plus one. If the remoteness of every option is odd, the mover loses and goes to an option with
//! the greatest remoteness, and r(n) is that remoteness plus one, or 0 if there is no option.
//! Cost: O(n² / log n) for the largest n.
//!
//! 规则：每次操作从一堆石子中取质数枚；剩 0 枚或 1 枚时无法操作；无法操作者输。能赢的一方要尽快
//! 赢，会输的一方要尽量拖延。先给出数据组数，每组给出石子数。先手能赢则输出至多需要多少步（双方
//! 合计），后手胜则输出 -1。
//! 范围：至多 10 组；至多 20,000 枚石子。
//! 模型：减法游戏：{2, 3, 5, 7, …}，还要求步数。
//! 思路：设 r(n) 为有 n 枚石子时，胜者尽快、败者拖延的总步数，即“最短步数”。最后无法操作的是败
//! 者，所以当且仅当 r(n) 为偶数时先手负。因此若有后继的步数为偶数，先手胜，他走到其中最小的偶
//! 数，r(n) 是它加一。若后继的步数都是奇数，先手负，他走到最大的，r(n) 是它加一；没有后继时
//! r(n) = 0。
//! 复杂度：设 n 为最大的石子数，时间为 O(n² / log n)。

use grundy::contest::primes::is_prime;
use proconio::input;

/// For a heap larger than this, the remoteness table would take too long to compute.
const LARGEST: usize = 40_000;

fn main() {
    input! { cases: usize, heaps: [usize; cases] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST, "{largest} stones, more than {LARGEST}");
    let remoteness = remoteness_up_to(largest);
    let mut answers = String::new();
    for heap in heaps {
        let moves = remoteness[heap];
        answers += &if moves % 2 == 1 { format!("{moves}\n") } else { "-1\n".to_string() };
    }
    print!("{answers}");
}

/// Returns the remoteness of each heap up to the largest heap.
fn remoteness_up_to(largest: usize) -> Vec<u32> {
    let primes: Vec<usize> = (2..=largest).filter(|&take| is_prime(take as u64)).collect();
    let mut remoteness = Vec::new();
    for heap in 0..=largest {
        let takes = || primes.iter().take_while(|&&take| take <= heap);
        let options = || takes().map(|take| remoteness[heap - take]);
        let quickest = options().filter(|moves| moves % 2 == 0).min();
        let slowest = || options().max();
        remoteness.push(match quickest.or_else(slowest) {
            Some(moves) => moves + 1,
            None => 0,
        });
    }
    remoteness
}
