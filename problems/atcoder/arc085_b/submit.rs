// AtCoder ARC 085 D https://atcoder.jp/contests/arc085/tasks/arc085_b · made by `cargo judge bundle arc085_b --write` from 9b40b4ac1ddda147
//! AtCoder ARC 085 D — ABS
//! <https://atcoder.jp/contests/arc085/tasks/arc085_b> · 2 s? · 256 MiB? · difficulty 3
//!
//! Rules: X holds a card with the number Z, and Y a card with the number W. The players take turns,
//! X first, drawing one or more cards from the top of a deck, keeping the last card drawn in place
//! of their own, and discarding the others, until the deck is empty. X wants the absolute
//! difference between the numbers on the two cards to be as large as possible, and Y wants it to be
//! as small as possible. The input is `N Z W` and the numbers a_1, …, a_N of the deck from the top;
//! print the difference.
//! Bounds: 1 ≤ N ≤ 2000; 1 ≤ Z, W, a_i ≤ 10^9.
//! Kind: score
//! Model: forcing moves, the last card or the last but one.
//! Why: X can draw all cards and get |a_N - W|, or, if there are at least two cards, draw all but
//! the last, leave the last one for Y, and get |a_N - a_(N-1)|. Whatever else X does, Y can make
//! sure that the difference is no larger than |a_N - a_(N-1)|.
//!
//! 1. Let X draw fewer than N - 1 cards. If Y then draws all but the last card, X has to draw the
//!    last card; X ends with a_N and Y with a_(N-1), and the difference is |a_N - a_(N-1)|.
//! 2. So no other move of X's gets more than |a_N - a_(N-1)|, and X can get that much with the
//!    second of the two moves above.
//!
//! Cost: O(N) to read the input.
//!
//! 规则：X 手里的牌是 Z，Y 手里的牌是 W。双方轮流从牌堆顶摸至少一张，X 先手，用最后摸到的一张换下手里的牌，其余的弃
//! 去，直到牌堆取完。X 希望两人手里的数之差的绝对值尽量大，Y 希望它尽量小。输入 `N Z W` 和从顶到底的各张牌；输出
//! 这个差。
//! 范围：1 ≤ N ≤ 2000；1 ≤ Z, W, a_i ≤ 10^9。
//! 模型：强制操作，最后一张或倒数第二张。
//! 思路：X 可以摸完所有的牌，得到 |a_N - W|；若至少有两张，也可以只留最后一张给 Y，得到 |a_N - a_(N-1)|。除此之外，
//! 不论 X 怎样走，Y 都能把结果限制为后者。
//!
//! 1. 设 X 摸了不到 N - 1 张。Y 只留最后一张，X 只能摸走它，手里是 a_N，而 Y 手里是 a_(N-1)，结果
//!    是 |a_N - a_(N-1)|。
//! 2. 所以除上面两种走法外，X 所得都不超过 |a_N - a_(N-1)|，而其中一种正好得到它。
//!
//! 复杂度：读入 O(N)。

use proconio::input;

fn main() {
    input! { n: usize, _of_x: i64, of_y: i64, deck: [i64; n] }
    let difference = match *deck {
        [] => panic!("a deck without a card"),
        [only] => (only - of_y).abs(),
        [.., before, last] => (last - of_y).abs().max((last - before).abs()),
    };
    println!("{difference}");
}


