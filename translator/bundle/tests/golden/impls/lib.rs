use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Index, Neg};

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

    pub fn x(self) -> i32 {
        self.x
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Neg for Point {
    type Output = Point;

    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}

impl Sum for Point {
    fn sum<I: Iterator<Item = Point>>(points: I) -> Point {
        points.fold(Point::ORIGIN, Add::add)
    }
}

impl Index<usize> for Point {
    type Output = i32;

    fn index(&self, index: usize) -> &i32 {
        [&self.x, &self.y][index]
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
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

    /// Not used.
    fn perimeter(&self) -> i32 {
        let (width, height) = self.sides();
        2 * (width + height)
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

#[cfg(test)]
mod tests {
    #[test]
    fn nothing_of_this_stays() {
        let _ = include_str!("nowhere");
    }
}

#[cfg(feature = "more")]
pub fn more() {}

#[cfg(not(feature = "more"))]
pub fn less() -> u8 {
    0
}
