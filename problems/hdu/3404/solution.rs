//! HDU 3404 — Switch lights
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3404> · 1 s? · 32 MiB? · difficulty 6
//!
//! Rules: n lights in an infinite field are on. A move chooses x₁ ≤ x₂ and y₁ ≤ y₂ such that (x₂,
//! y₂) is on, and switches the lights at the corners of the rectangle that these coordinates span:
//! four lights, two lights or one light. Whoever switches the last light off wins. The input begins
//! with the number of cases; each case is n, then `x y` for each light. Print `Have a try, lxhgww.`
//! if the first player wins, else `Don't waste your time.`
//! Bounds: T ≤ 100; n ≤ 1000; 1 ≤ x, y ≤ 10,000.
//! Kind: impartial
//! Model: coin-turning game, nim product.
//! Why: in each coordinate a move makes the same choice as in Turning Turtles, where a move turns
//! over a coin, alone or together with an earlier coin, and coin x has the value x. By the Tartan
//! theorem the light (x, y) has the nim product x⊗y as its value; the value of the position is the
//! nim sum of the values of the lights that are on.
//! Cost: one nim product per light.
//!
//! 规则：无限大的场地上有 n 盏灯亮着。每次操作选 x₁ ≤ x₂ 和 y₁ ≤ y₂，其中 (x₂, y₂) 必须是亮的，
//! 然后拨动这个矩形四角的开关：可能是四盏、两盏或一盏灯。拨灭最后一盏灯的人胜。先给出数据组数，
//! 每组给出 n 和每盏灯的坐标 x、y。先手胜输出 `Have a try, lxhgww.`，否则输出
//! `Don't waste your time.`
//! 范围：T ≤ 100；n ≤ 1000；1 ≤ x, y ≤ 10,000。
//! 模型：翻硬币游戏，Nim 积。
//! 思路：单看一个坐标，选法就是 Turning Turtles：每步翻一枚硬币，可以再带上它前面的一枚，位置 x
//! 的硬币 SG 值为 x。由 Tartan 定理，灯 (x, y) 的 SG 值是 Nim 积 x⊗y；所有亮着的灯的 SG 值取异
//! 或和即可。
//! 复杂度：每盏灯一次 Nim 积。

use grundy::nim::nim_sum;
use grundy::nimber::Products;
use proconio::input;

fn main() {
    input! { cases: usize }
    let table = Products::new();
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, lights: [(u64, u64); n] }
        for &(x, y) in &lights {
            assert!(x > 0 && y > 0, "a light at ({x}, {y}): coordinates begin with 1");
        }
        let value = nim_sum(lights.iter().map(|&(x, y)| table.product(x, y)));
        let verdict = if value != 0 { "Have a try, lxhgww.\n" } else { "Don't waste your time.\n" };
        verdicts += verdict;
    }
    print!("{verdicts}");
}
