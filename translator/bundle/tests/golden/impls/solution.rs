//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

use toys::{Counter, Noisy, Point, Shape};

fn main() {
    let noisy = Noisy("dropped");
    let sum: Point = [Point::new(1, 2), Point::new(3, 4)].into_iter().sum();
    println!("{sum:?} {} {}", Counter::new(3).sum::<u32>(), sum.area());
    drop(noisy);
}
