//! Prints from macros with expressions, repetitions, and token trees.

macro_rules! p {
    ($x:expr) => {
        print!("{} ", $x)
    };
    ($x:expr, $($rest:expr),+) => {{
        print!("{} ", $x);
        p!($($rest),+)
    }};
}

macro_rules! outln {
    ($($arg:tt)*) => {
        println!($($arg)*)
    };
}

macro_rules! show {
    ($fmt:literal, $($x:expr),*) => {
        println!($fmt, $($x),*)
    };
}

macro_rules! debug {
    ($($x:ident),*) => {
        $(println!("{} = {:?}", stringify!($x), $x);)*
    };
}

macro_rules! check {
    ($cond:expr, $($message:tt)+) => {
        assert!($cond, $($message)+)
    };
}

macro_rules! put {
    ($to:expr) => {
        writeln!($to).unwrap()
    };
    ($to:expr, $($arg:tt)*) => {
        writeln!($to, $($arg)*).unwrap()
    };
}

macro_rules! pair {
    ($name:ident, $a:expr, $b:expr) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({}, {})", stringify!($name), $a, $b)
            }
        }
    };
}

struct One;
struct Two;
pair!(One, 1, "a");
pair!(Two, 2.5, One);

fn main() {
    use std::fmt::Write;
    let (x, y) = (3, "text");
    p!(x);
    p!(x, y, x + 1);
    outln!();
    outln!("{x} {} {y:?}", x * 2);
    show!("{} {} {:>4}", x, y, 7);
    debug!(x, y);
    check!(x == 3, "x is {}", x);
    let mut text = String::new();
    put!(text, "{}-{y}", x);
    put!(&mut text);
    put!(text, "{:>5}|", Two);
    print!("{text}");
    println!("{} {:>8}|", One, One.to_string());
    std::println!("{}", std::format!("{}{}", x, y));
    let v = dbg!(x + 1) + dbg!(2);
    println!("{v}");
}
