//! HDU 3404 — Switch lights
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3404> · 1 s? · 32 MiB? · medium
//!
//! Rules: n lights of an infinite field are on. A move chooses x₁ ≤ x₂ and y₁ ≤ y₂
//! such that (x₂, y₂) is on, and switches the corners of that rectangle: four lights, two or
//! one. Whoever switches the last one off wins. Cases after their number: n, then x y of
//! each light. Print `Have a try, lxhgww.` if the first player wins, else `Don't waste your
//! time.`
//! Model: coin-turning game, nim product.
//! Why: in each coordinate the choice is that of Turning Turtles, where a move turns a coin alone
//! or with an earlier one, and coin x has the value x. By the Tartan theorem the light (x, y) has
//! the nim product x⊗y as its value, and the values of the lights that are on add up by nim sum.
//! Cost: one nim product a light.

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
