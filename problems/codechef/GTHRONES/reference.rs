//! CodeChef GTHRONES by its rules: every number that can be named.
//!
//! The middle tier has up to 25 numbers of up to 10^18 and up to 70 copies of them. Bran wins with
//! a number that some maximum matching leaves out: a matching of single copies, which grows by one
//! path at a time, and is as large without a copy of this number.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_matchings).run();
}

/// Prime factors whose product is below 10^18, from which numbers are made.
const SMALL: [u64; 24] =
    [2, 2, 3, 2, 5, 3, 7, 2, 2, 3, 5, 2, 7, 11, 13, 17, 19, 23, 29, 31, 37, 2, 3, 2];
const LARGE: [u64; 2] = [999_999_937, 1_000_000_007];

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 500)..=g.pick(6, 500)) as usize;
    let most_factors = g.pick(4, 24);
    let has_large = g.one_in(10);
    let most_copies = g.pick(if n > 4 { 1 } else { 3 }, 1_000_000_000);
    let mut numbers = BTreeSet::new();
    let mut factor_count = most_factors;
    while numbers.len() < n {
        let mut number = 1;
        for &factor in &SMALL[..factor_count] {
            if g.one_in(2) && number <= 1_000_000_000_000_000_000 / factor {
                number *= factor;
            }
        }
        for factor in LARGE {
            if has_large && g.one_in(2) && number <= 1_000_000_000_000_000_000 / factor {
                number *= factor;
            }
        }
        if !numbers.insert(number) {
            // So that there are enough numbers.
            factor_count = (factor_count + 1).min(SMALL.len());
        }
    }
    let mut input = format!("{n}\n");
    for number in numbers {
        input += &format!("{number} {}\n", g.within(1..=most_copies));
    }
    input
}

/// Returns numbers with few different primes, of which neighbours are many, and which mostly have
/// equally many copies: then few are left out, and which ones depends on all of the matching.
fn generate_middle(g: &mut Generator) -> String {
    let large = if g.one_in(4) { LARGE[g.within(0..=1) as usize] } else { 5 };
    let (twos, threes) = (g.within(1..=4) as u32, g.within(1..=3) as u32);
    let mut numbers = Vec::new();
    for power in 0..=twos {
        for number in (0..=threes).map(|other| 2u64.pow(power) * 3u64.pow(other)) {
            numbers.extend([number, number * large].into_iter().filter(|_| !g.one_in(3)));
        }
    }
    numbers.truncate(25);
    if numbers.is_empty() {
        numbers.push(1);
    }
    for place in 1..numbers.len() {
        numbers.swap(place, g.within(0..=place as u64) as usize);
    }
    let copies = g.within(1..=2);
    let mut input = format!("{}\n", numbers.len());
    for number in numbers {
        let copies = if g.one_in(8) { g.within(1..=3) } else { copies };
        input += &format!("{number} {copies}\n");
    }
    input
}

fn answer_by_matchings(input: &mut Input) -> String {
    let Game { numbers, copies, may_follow } = read(input);
    let each = numbers.iter().zip(&copies).enumerate();
    // The number of each copy.
    let copies: Vec<usize> =
        each.flat_map(|(index, (_, &count))| vec![index; count as usize]).collect();
    assert!(copies.len() <= 100, "too many copies");
    let has_even_factors: Vec<bool> =
        numbers.iter().map(|&number| prime_factors(number) % 2 == 0).collect();
    let size = |left_out: Option<usize>| {
        let mut partners = vec![None; copies.len()];
        let is_there = |&copy: &usize| Some(copy) != left_out;
        let even =
            (0..copies.len()).filter(is_there).filter(|&copy| has_even_factors[copies[copy]]);
        let mut size = 0;
        for copy in even {
            let mut seen = vec![false; copies.len()];
            left_out.into_iter().for_each(|out| seen[out] = true);
            let is_edge = |a: usize, b: usize| may_follow[copies[a]][copies[b]];
            size += usize::from(finds_partner(copy, &is_edge, &mut partners, &mut seen));
        }
        size
    };
    let most = size(None);
    let wins = (0..copies.len()).filter(|&copy| size(Some(copy)) == most);
    winner(wins.map(|copy| numbers[copies[copy]]).min())
}

/// Finds a partner for a copy, whose present partner may have to look for another one.
fn finds_partner(
    copy: usize,
    is_edge: &impl Fn(usize, usize) -> bool,
    partners: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for other in 0..partners.len() {
        if is_edge(copy, other) && !seen[other] {
            seen[other] = true;
            if partners[other].is_none_or(|rival| finds_partner(rival, is_edge, partners, seen)) {
                partners[other] = Some(copy);
                return true;
            }
        }
    }
    false
}

/// Returns the number of prime factors, each as often as it divides.
fn prime_factors(number: u64) -> usize {
    let (mut rest, mut factors) = (number, 0);
    for divisor in 2.. {
        if divisor * divisor > rest {
            break;
        }
        while rest % divisor == 0 {
            (rest, factors) = (rest / divisor, factors + 1);
        }
    }
    factors + usize::from(rest > 1)
}

struct Game {
    numbers: Vec<u64>,
    copies: Vec<u64>,
    may_follow: Vec<Vec<bool>>,
}

fn read(input: &mut Input) -> Game {
    let n = input.number(1..=500usize);
    let mut numbers = Vec::new();
    let mut copies = Vec::new();
    for _ in 0..n {
        numbers.push(input.number(1..=1_000_000_000_000_000_000u64));
        copies.push(input.number(1..=1_000_000_000u64));
    }
    input.end();
    assert_eq!(BTreeSet::from_iter(&numbers).len(), n, "the numbers are not different");
    let is_step = |a: u64, b: u64| a != 0 && b % a == 0 && is_prime(b / a);
    let follows = |a: u64| numbers.iter().map(|&b| is_step(a, b) || is_step(b, a)).collect();
    let may_follow = numbers.iter().map(|&a| follows(a)).collect();
    Game { numbers, copies, may_follow }
}

fn answer(input: &mut Input) -> String {
    let Game { numbers, copies, may_follow } = read(input);
    let n = numbers.len();
    // The current number, and how often each is written.
    let options = |(current, copies): &(usize, Vec<u64>)| {
        let mut left = copies.clone();
        left[*current] -= 1;
        let next = (0..n).filter(|&next| may_follow[*current][next] && left[next] > 0);
        next.map(|next| (next, left.clone())).collect()
    };
    let mut search = Search::normal();
    let wins = (0..n).filter(|&first| !search.mover_wins(&(first, copies.clone()), &options));
    winner(wins.map(|first| numbers[first]).min())
}

fn winner(smallest: Option<u64>) -> String {
    smallest.map_or("Tyrion\n".to_string(), |number| format!("Bran {number}\n"))
}

fn is_prime(number: u64) -> bool {
    number > 1 && (2..).take_while(|divisor| divisor * divisor <= number).all(|d| number % d != 0)
}
