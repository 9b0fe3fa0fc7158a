//! Codeforces 1627B — Not Sitting
//! <https://codeforces.com/problemset/problem/1627/B> · 1 s · 256 MiB · difficulty 3
//!
//! Rules: Tina paints k of the n by m seats in a room. Then Rahul chooses a seat that is not
//! painted, and then Tina chooses any other seat. The distance between the two seats is their
//! difference in rows plus their difference in columns; Rahul wants to make it small, and Tina
//! wants to make it large. The input has t cases `n m`; print the distance for each k from 0 to n
//! m - 1.
//! Bounds: t ≤ 5 · 10^4; 2 ≤ n m ≤ 10^5, in each case and in all cases together.
//! Kind: pursuit
//! Picture: `1 / 1 3`
//! Model: board game, the distance to the farthest corner.
//! Why: Tina, who chooses last, goes to the corner that is farthest from Rahul's seat. From row r,
//! counted from 0, that corner is max(r, n - 1 - r) rows away, and the same holds for columns, with
//! m in place of n. So the value of a seat is its distance from that corner, and Rahul takes an
//! unpainted seat of the smallest value. Tina paints the k seats with the smallest values; painting
//! other seats instead cannot make the smallest value of the remaining seats larger. So for k
//! painted seats the answer is entry k, counted from 0, of the list of all values in ascending
//! order.
//! Cost: O(n m log(n m)).
//!
//! 规则：教室里有 n 行 m 列座位，Tina 先涂其中 k 个。然后 Rahul 选一个没有涂的，最后 Tina 选另外任意一个。距离是行差与列差之
//! 和，他希望它小，她希望它大。共 t 组数据 `n m`；对 k 从 0 到 n m - 1 输出距离。
//! 范围：t ≤ 5 · 10^4；2 ≤ n m ≤ 10^5，各组总和也是。
//! 模型：棋盘游戏，到最远的角的距离。
//! 思路：最后选的 Tina 会去离 Rahul 最远的角。行从 0 数起，行差是 max(r, n - 1 - r)，列差同理。所以每个座位有一个值，就是这
//! 个距离，Rahul 选没有涂的座位中值最小的。Tina 涂值最小的 k 个；涂别的不能使其余的最小值更大。所以对 k，答案是把各值从小到
//! 大排列后的第 k 个（从 0 数起）。
//! 复杂度：O(n m log(n m))。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { cases: usize, rooms: [(usize, usize); cases] }
    for (rows, columns) in rooms {
        assert!(rows * columns >= 2, "fewer than two seats");
        let seats = (0..rows).cartesian_product(0..columns);
        let worths =
            seats.map(|(row, column)| row.max(rows - 1 - row) + column.max(columns - 1 - column));
        println!("{}", worths.sorted_unstable().join(" "));
    }
}
