//! Chains iterators, also its own and boxed ones.

use std::collections::BTreeMap;
use std::iter::{from_fn, once, repeat, successors, zip, Peekable};

struct Collatz(u64);

impl Iterator for Collatz {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        (self.0 != 1).then(|| {
            self.0 = if self.0 % 2 == 0 { self.0 / 2 } else { 3 * self.0 + 1 };
            self.0
        })
    }
}

fn evens(limit: u32) -> Box<dyn Iterator<Item = u32>> {
    Box::new((0..limit).filter(|n| n % 2 == 0))
}

fn sum(tokens: &mut Peekable<impl Iterator<Item = char>>) -> i64 {
    let mut total = product(tokens);
    while let Some(sign) = tokens.next_if(|c| "+-".contains(*c)) {
        let next = product(tokens);
        total += if sign == '+' { next } else { -next };
    }
    total
}

fn product(tokens: &mut Peekable<impl Iterator<Item = char>>) -> i64 {
    let mut total = factor(tokens);
    while tokens.next_if_eq(&'*').is_some() {
        total *= factor(tokens);
    }
    total
}

fn factor(tokens: &mut Peekable<impl Iterator<Item = char>>) -> i64 {
    if tokens.next_if_eq(&'(').is_some() {
        let value = sum(&mut *tokens as &mut Peekable<_>);
        tokens.next();
        return value;
    }
    let mut value = 0;
    while let Some(digit) = tokens.peek().and_then(|c| c.to_digit(10)) {
        value = value * 10 + i64::from(digit);
        tokens.next();
    }
    value
}

fn main() {
    println!("{:?} {}", Collatz(6).collect::<Vec<_>>(), Collatz(27).count());
    println!("{:?} {:?}", evens(9).collect::<Vec<_>>(), evens(9).skip(1).step_by(2).last());
    println!("{}", sum(&mut "2*(3+4)-10*1+7".chars().peekable()));
    println!("{:?}", successors(Some(1u32), |n| n.checked_mul(10)).collect::<Vec<_>>());
    let mut state = (0, 1);
    let fibonacci = from_fn(|| { state = (state.1, state.0 + state.1); Some(state.0) });
    println!("{:?}", fibonacci.take_while(|n| *n < 50).collect::<Vec<u32>>());
    println!("{:?}", zip(1.., "abc".chars()).chain(once((9, 'z'))).rev_pairs());
    println!("{:?}", [3, 1, 2].iter().scan(0, |s, n| { *s += n; Some(*s) }).collect::<Vec<i32>>());
    println!("{:?} {:?}", (1..4).flat_map(|n| repeat(n).take(n)).collect::<Vec<_>>(), (1..=3).rev().cycle().take(5).collect::<Vec<_>>());
    println!("{:?} {:?}", [1, 5, 2].iter().max(), ["b", "a"].iter().min());
    println!("{:?}", ["1", "2", "x"].iter().map(|s| s.parse::<i32>()).collect::<Result<Vec<_>, _>>().is_err());
    println!("{:?}", ["1", "2"].iter().map(|s| s.parse::<i32>().ok()).collect::<Option<Vec<_>>>());
    let (a, b): (Vec<_>, Vec<_>) = [(1, 'a'), (2, 'b')].into_iter().unzip();
    println!("{a:?} {b:?} {:?}", (0..5).map(|n| n * n).rfold(String::new(), |s, n| format!("{s}{n},")));
    let groups = "hello".chars().fold(BTreeMap::new(), |mut m, c| { *m.entry(c).or_insert(0) += 1; m });
    println!("{groups:?} {:?}", groups.iter().max_by_key(|(_, n)| **n));
    println!("{} {} {:?}", (1..5).all(|n| n < 5), (1..5).any(|n| n > 5), (1..5).find_map(|n| (n * n > 5).then_some(n)));
    println!("{:?}", (1..3).eq([1, 2]) && [1, 2] < [1, 3]);
    let mut peekable = [1, 1, 2].into_iter().peekable();
    while let Some(n) = peekable.next() {
        print!("{n}{}", if peekable.peek() == Some(&n) { "=" } else { "\n" });
    }
}

trait RevPairs<A, B> {
    fn rev_pairs(self) -> Vec<(B, A)>;
}

impl<A, B, I: Iterator<Item = (A, B)>> RevPairs<A, B> for I {
    fn rev_pairs(self) -> Vec<(B, A)> {
        self.map(|(a, b)| (b, a)).collect()
    }
}
