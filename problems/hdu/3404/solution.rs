//! HDU 3404 — Switch lights
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3404> · 1 s? · 32 MiB? · medium
//!
//! Rules: a field of lights without end, n of them on. A move chooses x₁ ≤ x₂ and y₁ ≤ y₂
//! such that (x₂, y₂) is on, and switches the corners of that rectangle: four lights, two or
//! one. Whoever switches the last one off wins. Cases after their number: n, then x y of
//! each light. Print `Have a try, lxhgww.` if the first player wins, else `Don't waste your
//! time.`
//! Model: coin-turning game, nim product.
//! Why: in each coordinate the choice is that of Turning Turtles, a coin turned alone or
//! with an earlier one, where coin x is worth x. By the Tartan theorem the light (x, y) is
//! worth the nim product x⊗y, and lights that are on add up by nim sum.
//! Cost: one nim product a light.

use grundy::nim::nim_sum;
use grundy::nimber::Products;
use proconio::input;

fn main() {
    input! { cases: usize }
    let table = Products::new();
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= 1000, "{n} lights, more than 1000");
        input! { lights: [(u64, u64); n] }
        let outside = |&&(x, y): &&(u64, u64)| x.min(y) < 1 || x.max(y) > 10_000;
        if let Some((x, y)) = lights.iter().find(outside) {
            panic!("a light at ({x}, {y}), outside 1..=10000");
        }
        let value = nim_sum(lights.iter().map(|&(x, y)| table.product(x, y)));
        let verdict = if value != 0 { "Have a try, lxhgww.\n" } else { "Don't waste your time.\n" };
        verdicts += verdict;
    }
    print!("{verdicts}");
}
