//! Uses the macros as expressions, in matches, closures, and at the end of blocks.

fn grade(n: u32) -> &'static str {
    match n {
        0..=9 => "low",
        10 => return "ten",
        11..=99 => "high",
        _ => unreachable!("never {n}"),
    }
}

const fn checked(n: u32) -> u32 {
    assert!(n > 0);
    if n > 100 {
        panic!("too large");
    }
    n * 2
}

const TWELVE: u32 = checked(6);

fn name(n: u32) -> String {
    format!("{n}") + "!"
}

fn reversed(n: u32) -> String {
    format!("{:>4}", n).chars().rev().collect()
}

fn equal(a: u32, b: &str) -> bool {
    format!("{a}") == b
}

fn main() {
    let print = |n: u32| println!("{} {}", n, grade(n));
    [1, 10, 12].into_iter().for_each(print);
    println!("{} {} {} {}", name(3), reversed(12), equal(5, "5"), TWELVE);
    if equal(1, "2") { println!("no") } else { println!("yes") }
    let unit = println!("unit");
    assert_eq!(unit, ());
    let text = loop {
        break format!("{}", 1);
    };
    let words = vec![format!("{text}a"), format!("b{}", 2), String::from("c")];
    println!("{}", words.iter().map(|w| format!("<{w}>")).collect::<Vec<_>>().concat());
    let closure = || -> Option<u32> {
        println!("{}", "12".parse::<u32>().ok()?);
        println!("{}", "x".parse::<u32>().ok()?);
        None
    };
    println!("{:?}", closure());
    let x: u32 = if words.is_empty() { panic!("empty") } else { 3 };
    let y = words.get(9).map_or_else(|| { print!("none "); 0 }, |_| todo!());
    println! { "{x} {y}" }
    println!["{}", x + y];
    for i in 0..3 {
        match i {
            0 => print!("zero "),
            1 => { print!("one "); }
            _ => println!("many"),
        }
    }
    format!("{}", 5).len();
    println!("{}", if x > 2 { format!("big {x}") } else { "small".to_string() });
}
