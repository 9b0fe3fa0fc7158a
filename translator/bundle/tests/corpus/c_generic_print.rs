//! Prints from generic functions, closures and traits with `Display` and `Debug` bounds.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display, Write};

trait Shape: Display {
    fn area(&self) -> f64;

    fn describe(&self) -> String {
        format!("{self} with {:.2}", self.area())
    }
}

struct Square(f64);
struct Circle {
    radius: f64,
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "square {}", self.0)
    }
}

impl Display for Circle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Circle").field("radius", &self.radius).finish()
    }
}

impl Shape for Square {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}

impl Shape for Circle {
    fn area(&self) -> f64 {
        3.0 * self.radius * self.radius
    }
}

fn line<T, U>(first: T, rest: &[U]) -> String
where
    T: Display + Clone,
    U: Debug,
{
    let mut text = String::new();
    write!(text, "{first:>6}|{}|", first.clone()).unwrap();
    for item in rest {
        write!(&mut text, "{item:?};").unwrap();
    }
    text
}

fn table<K: Display, V: Display>(map: &BTreeMap<K, V>) {
    for (key, value) in map {
        println!("{key:<6}{value:>8}");
    }
}

fn into_text(value: impl Into<String>) -> String {
    value.into()
}

fn main() {
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(1.5)), Box::new(Circle { radius: 2.0 })];
    for shape in &shapes {
        println!("{} {shape} {}", shape.describe(), shape.to_string().len());
    }
    println!("{} {}", line("ab", &[1, 2]), line(7u8, &["x"]));
    println!("{}", line(Box::new('c'), &[Some(1.5), None]));
    table(&BTreeMap::from([("one", 1), ("two", 22)]));
    table(&BTreeMap::from([(1.5f32 as i32, "x".to_string())]));
    println!("{} {}", into_text("a"), into_text('b'.to_string()));
    let show = |value: &dyn Display| format!("<{value}>");
    println!("{}{}{}", show(&1), show(&"s"), show(&Square(2.0)));
    let cow = std::borrow::Cow::Borrowed("cow");
    println!("{cow} {:>5} {}", cow, cow.clone().into_owned() + "s");
}
