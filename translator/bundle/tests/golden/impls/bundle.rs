// Toy 1 http://x · made by `cargo judge bundle toy_1 --for codeforces`
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

mod toys {
    use std::iter::Sum;
    use std::ops::Add;

    /// Says something when it goes: an impl that nothing names and everything needs.
    pub struct Noisy(pub &'static str);

    impl Drop for Noisy {
        fn drop(&mut self) {
            println!("{}", self.0);
        }
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Point {
        x: i32,
        y: i32,
    }

    impl Point {
        pub const ORIGIN: Point = Point { x: 0, y: 0 };

        pub fn new(x: i32, y: i32) -> Point {
            Point { x, y }
        }
    }

    impl Add for Point {
        type Output = Point;

        fn add(self, other: Point) -> Point {
            Point::new(self.x + other.x, self.y + other.y)
        }
    }

    impl Sum for Point {
        fn sum<I: Iterator<Item = Point>>(points: I) -> Point {
            points.fold(Point::ORIGIN, Add::add)
        }
    }

    /// Has an area.
    pub trait Shape {
        /// The sides.
        fn sides(&self) -> (i32, i32);

        /// Used.
        fn area(&self) -> i32 {
            let (width, height) = self.sides();
            width * height
        }
    }

    impl Shape for Point {
        fn sides(&self) -> (i32, i32) {
            (self.x, self.y)
        }
    }

    pub struct Counter {
        left: u32,
    }

    impl Counter {
        pub fn new(left: u32) -> Counter {
            Counter { left }
        }
    }

    impl Iterator for Counter {
        type Item = u32;

        fn next(&mut self) -> Option<u32> {
            self.left = self.left.checked_sub(1)?;
            Some(self.left)
        }
    }
}
