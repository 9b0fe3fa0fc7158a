//! BZOJ 1480 by its rules: every move of small heaps. Large ones are within reach where all heaps
//! may be emptied at once, or where m is 1: then two equal heaps change nothing, for what is
//! done to one of them can be done to the other.
//!
//! The middle tier has up to 15 heaps of up to 50 digits, half of them lost positions. It takes
//! Moore's theorem for granted, and finds the binary digits by halving the decimal numbers.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_halving).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 10)..=g.pick(4, 10));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 500)..=g.pick(5, 500));
        let m = g.within(1..=g.pick(3, 100));
        let in_pairs = m == 1 && g.one_in(2);
        let large = g.pick(n <= m || in_pairs, true);
        let mut heaps: Vec<String> = (0..n)
            .map(|_| match large {
                true => {
                    let digits = g.within(g.pick(1, 50)..=50);
                    let rest: String = (1..digits).map(|_| g.within(0..=9).to_string()).collect();
                    g.within(1..=9).to_string() + &rest
                }
                false => g.within(0..=3).to_string(),
            })
            .collect();
        if g.pick(large, false) && n > m {
            // At most one heap is left without an equal one.
            heaps.truncate(heaps.len() / 2);
            heaps.extend_from_within(..);
            if n % 2 == 1 {
                heaps.push("1".to_string() + &"0".repeat(g.within(0..=50) as usize));
            }
        } else if g.one_in(3) && n == m + 1 {
            heaps = vec![heaps[0].clone(); heaps.len()];
        }
        input += &format!("{n} {m}\n");
        heaps.iter().for_each(|heap| input += &format!("{heap}\n"));
    }
    input
}

/// Returns heaps in whose columns the ones are often a multiple of m + 1, or are so but for one.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let (n, most) = (g.within(1..=15), g.within(1..=16));
        let m = g.within(1..=most);
        // Near 64 columns and near all that 50 digits need.
        let columns = [1, 5, 63, 64, 65, 127, 128, 129, 160, 166][g.within(0..=9) as usize];
        let mut heaps = vec![Vec::new(); n as usize];
        for _ in 0..columns {
            let mut ones = g.within(0..=n / (m + 1)) * (m + 1);
            if g.one_in(2 * columns as u64) {
                ones = g.within(0..=n);
            }
            let first = g.within(0..=n - 1);
            for (heap, digits) in (0..n).zip(&mut heaps) {
                digits.push((heap + n - first) % n < ones);
            }
        }
        input += &format!("{n} {m}\n");
        heaps.iter().for_each(|heap| input += &format!("{}\n", decimal(heap)));
    }
    input
}

/// Returns the decimal number with these binary digits, the highest first.
fn decimal(binary: &[bool]) -> String {
    let mut digits = vec![0u8];
    for &one in binary {
        let mut carry = u8::from(one);
        for digit in &mut digits {
            let double = 2 * *digit + carry;
            (*digit, carry) = (double % 10, double / 10);
        }
        digits.extend(Some(carry).filter(|&carry| carry > 0));
    }
    digits.iter().rev().map(|digit| digit.to_string()).collect()
}

fn answer_by_halving(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let (n, m) = (input.number(1..=500), input.number(1..=100));
        // How many heaps have a one in each binary column, the lowest first.
        let mut ones = Vec::new();
        for _ in 0..n {
            let word = input.token().expect("a heap");
            assert!(word.len() <= 51 && word.bytes().all(|b| b.is_ascii_digit()), "{word:?}");
            let mut digits: Vec<u8> = word.bytes().map(|digit| digit - b'0').collect();
            for column in 0.. {
                digits = digits.into_iter().skip_while(|&digit| digit == 0).collect();
                if digits.is_empty() {
                    break;
                }
                let mut rest = 0;
                for digit in &mut digits {
                    let whole = 10 * rest + *digit;
                    (*digit, rest) = (whole / 2, whole % 2);
                }
                ones.resize(ones.len().max(column + 1), 0);
                ones[column] += usize::from(rest);
            }
        }
        let wins = ones.iter().any(|ones| ones % (m + 1) > 0);
        output += if wins { "1\n" } else { "0\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let (n, m) = (input.number(1..=500), input.number(1..=100));
        let mut heaps: Vec<&str> = Vec::new();
        for _ in 0..n {
            let word = input.token().expect("a heap");
            assert!(word.len() <= 51 && word.bytes().all(|b| b.is_ascii_digit()), "{word:?}");
            let heap = word.trim_start_matches('0');
            match heaps.iter().position(|&other| other == heap) {
                Some(equal) if m == 1 => drop(heaps.remove(equal)),
                _ => heaps.push(heap),
            }
        }
        heaps.retain(|heap| !heap.is_empty());
        let wins = !heaps.is_empty() && heaps.len() <= m || {
            let mut heaps: Vec<u8> = heaps.iter().map(|heap| heap.parse().unwrap()).collect();
            heaps.sort_unstable();
            Search::normal().mover_wins(&heaps, &|heaps: &Vec<u8>| options(heaps, m))
        };
        output += if wins { "1\n" } else { "0\n" };
    }
    input.end();
    output
}

fn options(heaps: &[u8], m: usize) -> Vec<Vec<u8>> {
    // How many heaps were changed, and what all heaps so far are now.
    let mut begun = vec![(0, Vec::new())];
    for &heap in heaps {
        let longer = begun.iter().flat_map(|(changed, before)| {
            (0..=heap).map(move |leave| {
                (changed + usize::from(leave < heap), [&before[..], &[leave]].concat())
            })
        });
        begun = longer.filter(|&(changed, _)| changed <= m).collect();
    }
    let mut moves: Vec<Vec<u8>> =
        begun.into_iter().filter(|(changed, _)| *changed > 0).map(|(_, after)| after).collect();
    moves.iter_mut().for_each(|after| after.sort_unstable());
    moves
}
