//! Prints own types by width, precision and flags, in generic and dynamic code.

use std::fmt::{self, Debug, Display};
use std::rc::Rc;

#[derive(Clone, Copy)]
struct Point(i32, i32);

impl Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if f.alternate() {
            write!(f, "<{}; {}>", self.0, self.1)
        } else if let Some(precision) = f.precision() {
            write!(f, "({:.*}, {:.*})", precision, self.0 as f32, precision, self.1 as f32)
        } else {
            write!(f, "({}, {})", self.0, self.1)
        }
    }
}

impl Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("P").field("x", &self.0).field("y", &self.1).finish()
    }
}

struct Padded(&'static str);

impl Display for Padded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

struct List<T>(Vec<T>);

impl<T> Display for List<T>
where
    T: Display,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (i, item) in self.0.iter().enumerate() {
            if i > 0 {
                write!(f, ", ")?;
            }
            item.fmt(f)?;
        }
        f.write_str("]")
    }
}

impl fmt::LowerHex for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)?;
        f.write_str(":")?;
        fmt::LowerHex::fmt(&self.1, f)
    }
}

struct Wrapper<'a, T: ?Sized>(&'a T);

impl<T: Display + ?Sized> Display for Wrapper<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn joined<T: Display>(items: &[T]) -> String {
    items.iter().map(|item| item.to_string()).collect::<Vec<_>>().join("/")
}

fn main() {
    let point = Point(-3, 14);
    println!("{point} {point:#} {point:?} {point:.2} {point:x} {point:#x}");
    println!("[{:>8}] [{:<8}] [{:^8}] [{:*^9.2}]", Padded("ab"), Padded("cd"), Padded("ef"), Padded("ghi"));
    println!("{} [{:>4}] {:03}", List(vec![1, 2]), List(vec![3, 4]), List(vec![-5]));
    println!("{:#} {}", List(vec![point, Point(0, 0)]), List(vec![List(vec!['a'])]));
    let shown: Vec<Box<dyn Display>> = vec![Box::new(1), Box::new("two"), Box::new(point), Box::new('3')];
    println!("{} {:>5}|", joined(&shown), shown[1]);
    println!("{} {:>6}| {}", Wrapper("str"), Wrapper(&7), Wrapper(&*shown[2]));
    let rc: Rc<dyn Display> = Rc::new(point);
    println!("{rc} {} {}", joined(&[&&point]), format_args!("{}-{:02}", point, 5));
    println!("{:#?}", (point, Some(vec![1, 2]), "text"));
    println!("{:5}|{:<5}|{:^5}|{:>5}", point.0, point.0, point.0, true);
    println!("{:?} {:?}", Some(Padded("x").to_string()), point.to_string().len());
}
