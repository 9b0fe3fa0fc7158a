//! CodeChef ANKGAME — Ankit, Srijan and a game of stone piles
//! <https://www.codechef.com/problems/ANKGAME> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move takes one or more stones from the first non-empty pile of a row; whoever cannot
//! move loses. The input has T cases: `N` and the N piles. Print the number of orders of the piles
//! in which the first player wins, modulo 10⁹ + 7. Orders that look the same count once.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ N ≤ 10^5, and all N together are at most 10^6; a pile has 1 to 10^10
//! stones.
//! Kind: count
//! Model: Nim, heaps in a fixed order.
//! Why: piles of one stone leave no choice. Whoever gets to the first larger pile wins, by taking
//! all of it if the piles after it are lost for the player to move, and otherwise by taking all but
//! one stone, which the opponent must take. So count the orders by the number z of piles of one
//! stone at the front.
//!
//! 1. If each of the piles has one stone, there is one order, and the first player wins if their
//!    number o is odd.
//! 2. Otherwise it is the first player who gets to the first larger pile if z is even, and the
//!    second player if z is odd. After this pile there are N - 1 - z places, and the o - z other
//!    piles of one stone can be put there in C(N - 1 - z, o - z) ways.
//! 3. Independently of that, the N - o larger piles can be arranged in (N - o)! / (a! b! …)
//!    different orders, where a, b, … are the numbers of larger piles of each size.
//!
//! Cost: O(N log N) per case.
//!
//! 规则：各堆石子排成一行，每次操作从第一个非空的堆中取走任意多枚；无法操作者输。输入共 T 组数
//! 据，每组给出堆数 N 和各堆的石子数。输出使先手获胜的排列数，对 10⁹ + 7 取模。看起来相同的排列
//! 只算一种。
//! 范围：1 ≤ T ≤ 1000；1 ≤ N ≤ 10^5，各组的 N 之和至多为 10^6；每堆有 1 到 10^10 枚石子。
//! 模型：Nim 游戏，各堆的顺序固定。
//! 思路：只有一枚的堆别无选择。谁先面对第一个多于一枚的堆，谁就胜：若其后各堆对先走的人是必败
//! 态，就把这堆全部取走，否则取到只剩一枚，对手只能取走它。所以按排在最前面的单枚堆的个数 z 来
//! 数排列。
//!
//! 1. 若全部 o 堆都是一枚，排列只有一种，当且仅当 o 是奇数时先手胜。
//! 2. 否则，当且仅当 z 是偶数时先手面对第一个较大的堆。其后还有 N - 1 - z 个位置，放其余 o - z
//!    个单枚堆，有 C(N - 1 - z, o - z) 种放法。
//! 3. 与此独立，N - o 个较大的堆可以任意排列，若其中相等的分别有 a、b、…… 个，共
//!    有 (N - o)! / (a! b! …) 种。
//!
//! 复杂度：每组 O(N log N)。

use grundy::contest::modular::Factorials;
use itertools::Itertools;
use proconio::input;

const PRIME: u64 = 1_000_000_007;

fn main() {
    input! { cases: usize, games: [[u64]; cases] }
    let longest = games.iter().map(Vec::len).max().unwrap_or(0);
    let factorials = Factorials::new(longest, PRIME);
    let mut answers = String::new();
    for piles in games {
        assert!(!piles.contains(&0), "an empty pile");
        answers += &format!("{}\n", winning_orders(&piles, &factorials));
    }
    print!("{answers}");
}

fn winning_orders(piles: &[u64], factorials: &Factorials) -> u64 {
    let n = piles.len();
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    if ones == n {
        return n as u64 % 2;
    }
    let places = (0..=ones).step_by(2).map(|front| factorials.choose(n - 1 - front, ones - front));
    let places = places.sum::<u64>() % PRIME;
    let larger = piles.iter().filter(|&&pile| pile > 1).sorted_unstable();
    let orders =
        larger.dedup_with_count().fold(factorials.factorial(n - ones), |orders, (equal, _)| {
            orders * factorials.inverse(equal) % PRIME
        });
    places * orders % PRIME
}
