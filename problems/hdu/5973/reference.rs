//! HDU 5973 by its rules: every move of every pair of heaps that can arise.
//!
//! The middle tier has heaps of up to 18 digits, where the lost ones come from the integer square
//! root of 5k², and Fibonacci numbers of up to 100 digits, of which every second one is lost beside
//! the next.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_roots).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 2000)..=g.pick(6, 2000)) {
        let mut heaps = [(); 2].map(|()| match g.pick(true, false) {
            true => g.within(0..=22).to_string(),
            false => {
                let digits = g.within(95..=100);
                let further: String = (1..digits).map(|_| g.within(0..=9).to_string()).collect();
                g.within(1..=9).to_string() + &further
            }
        });
        if g.one_in(2) {
            // A lost one, so that both verdicts are common.
            let cold = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18)];
            let (a, b) = cold[g.within(0..=7) as usize];
            heaps = [a, b].map(|heap: u32| heap.to_string());
        }
        let turn = g.within(0..=1) as usize;
        input += &format!("{} {}\n", heaps[turn], heaps[1 - turn]);
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let fibonacci = fibonacci_numbers();
    let mut input = String::new();
    for _ in 0..100 {
        let place = g.within(0..=fibonacci.len() as u64 - 2) as usize;
        let digits = g.within(1..=17) as u32;
        let k = g.within(0..=10u64.pow(digits));
        let small = lower(k as u128);
        let (a, b) = match g.within(1..=3) {
            1 => (fibonacci[place].clone(), fibonacci[place + 1].clone()),
            2 => (small.to_string(), (small + k as u128).to_string()),
            _ => (small.to_string(), (small + k as u128 + 1).to_string()),
        };
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

fn answer_by_roots(input: &mut Input) -> String {
    let fibonacci = fibonacci_numbers();
    let mut output = String::new();
    while let Some(a) = input.token() {
        let b = input.token().expect("a second heap");
        let is_lost = match (a.parse::<u64>(), b.parse::<u64>()) {
            (Ok(a), Ok(b)) => lower(a.abs_diff(b) as u128) == a.min(b) as u128,
            _ => {
                let place = |heap: &str| fibonacci.iter().position(|number| number == heap);
                let [a, b] = [a, b].map(|heap| place(heap).expect("a Fibonacci number"));
                assert_eq!(a.abs_diff(b), 1, "no neighbours");
                a.min(b) % 2 == 0
            }
        };
        output += if is_lost { "0\n" } else { "1\n" };
    }
    output
}

/// Returns k times the golden ratio, rounded down.
fn lower(k: u128) -> u128 {
    (k + (5 * k * k).isqrt()) / 2
}

/// Returns 1, 2, 3, 5 and so on, up to 100 digits.
fn fibonacci_numbers() -> Vec<String> {
    let mut numbers = vec!["1".to_string(), "2".to_string()];
    loop {
        let [small, large] = [2, 1].map(|back| &numbers[numbers.len() - back]);
        let (mut sum, mut carry) = (Vec::new(), 0);
        for place in 0..large.len() {
            let digit =
                |number: &str| number.bytes().rev().nth(place).map_or(0, |digit| digit - b'0');
            let total = digit(small) + digit(large) + carry;
            sum.push(char::from(b'0' + total % 10));
            carry = total / 10;
        }
        sum.extend((carry > 0).then_some('1'));
        if sum.len() > 100 {
            return numbers;
        }
        numbers.push(sum.into_iter().rev().collect());
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |&(a, b): &(u64, u64)| {
        let from_a = (0..a).map(|leave| (leave, b));
        let from_b = (0..b).map(|leave| (a, leave));
        let from_both = (1..=a.min(b)).map(|take| (a - take, b - take));
        from_a.chain(from_b).chain(from_both).collect()
    };
    let mut output = String::new();
    while let Some(a) = input.number_or_end(0..=200) {
        let heaps = (a, input.number(0..=200));
        output += if search.mover_wins(&heaps, &options) { "1\n" } else { "0\n" };
    }
    output
}
