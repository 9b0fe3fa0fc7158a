//! Codeforces 1931E by its rules: every number that is reversed, and every two that are joined.
//!
//! The middle tier has lists of up to six numbers. All that is kept of a number is its length and
//! how many zeros it ends in.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_lengths).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let n = g.within(199_000..=200_000);
        return format!("1\n{}", list(g, n, 9));
    }
    let cases = g.within(1..=3);
    let lists = (0..cases).map(|_| {
        let n = g.within(1..=3);
        list(g, n, 3)
    });
    format!("{cases}\n{}", lists.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let lists = (0..3).map(|_| {
        let n = g.within(3..=6);
        list(g, n, 4)
    });
    format!("3\n{}", lists.collect::<String>())
}

/// Returns numbers of up to `most` zeros, and an m around the digits that will be left.
fn list(g: &mut Generator, n: u64, most: u64) -> String {
    let numbers: Vec<u64> = (0..n)
        .map(|_| {
            let zeros = g.within(0..=most) as u32;
            (g.within(1..=120) * 10u64.pow(zeros)).min(1_000_000_000)
        })
        .collect();
    let lengths: Vec<usize> = numbers.iter().map(|number| number.to_string().len()).collect();
    let zeros = |number: &u64| (1..10).take_while(|&z| number % 10u64.pow(z) == 0).count();
    let zeros: usize = numbers.iter().map(zeros).sum();
    let digits = lengths.iter().sum::<usize>() as u64;
    let kept = digits - zeros as u64 / 2;
    let m = kept.saturating_sub(g.within(0..=4)) + g.within(0..=2);
    format!("{n} {m}\n{}\n", join(&numbers))
}

/// The numbers in order, and whether Anna is to move.
type Position = (Vec<String>, bool);

fn answer(input: &mut Input) -> String {
    winners(input, |numbers, m| {
        assert!(numbers.len() <= 4, "too large for a reference");
        let mut search = Search::normal()
            .over(|(numbers, anna): &Position| {
                (!anna && numbers.len() == 1).then(|| Standing::of_mover(numbers[0].len() > m))
            })
            .written(|(numbers, _): &Position| numbers.join(" "))
            .turn(|&(_, anna): &Position| if anna { "Anna" } else { "Sasha" });
        let options = |(numbers, anna): &Position| -> Vec<Position> {
            let mut after = vec![];
            for place in 0..numbers.len() {
                let mut others = numbers.clone();
                let number = others.remove(place);
                if *anna {
                    let reversed: String = number.chars().rev().collect();
                    let mut next = others.clone();
                    next.push(reversed.trim_start_matches('0').to_string());
                    after.push(next);
                    continue;
                }
                for other in 0..others.len() {
                    let mut next = others.clone();
                    let second = next.remove(other);
                    next.push(format!("{number}{second}"));
                    after.push(next);
                }
            }
            after.iter_mut().for_each(|numbers| numbers.sort_unstable());
            after.into_iter().map(|numbers| (numbers, !anna)).collect()
        };
        let mut start: Vec<String> = numbers.iter().map(u64::to_string).collect();
        start.sort_unstable();
        search.mover_wins(&(start, true), &options)
    })
}

fn answer_by_lengths(input: &mut Input) -> String {
    winners(input, |numbers, m| {
        assert!(numbers.len() <= 6, "too many numbers");
        let mut start: Vec<[usize; 2]> = numbers
            .iter()
            .map(|number| {
                let text = number.to_string();
                [text.len(), text.len() - text.trim_end_matches('0').len()]
            })
            .collect();
        start.sort_unstable();
        let mut search = Search::normal().over(|(numbers, anna): &(Vec<[usize; 2]>, bool)| {
            (!anna && numbers.len() == 1).then(|| Standing::of_mover(numbers[0][0] > m))
        });
        let options = |(numbers, anna): &(Vec<[usize; 2]>, bool)| {
            let mut after = vec![];
            for (place, &[length, zeros]) in numbers.iter().enumerate() {
                let mut others = numbers.clone();
                others.remove(place);
                if *anna {
                    others.push([length - zeros, 0]);
                    after.push(others);
                    continue;
                }
                for other in 0..others.len() {
                    let mut next = others.clone();
                    next[other][0] += length;
                    after.push(next);
                }
            }
            after.iter_mut().for_each(|numbers| numbers.sort_unstable());
            after.into_iter().map(|numbers| (numbers, !anna)).collect()
        };
        search.mover_wins(&(start, true), &options)
    })
}

fn winners(input: &mut Input, mut anna_wins: impl FnMut(&[u64], usize) -> bool) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=200_000usize);
        let m = input.number(0..=2_000_000);
        sum += n;
        let numbers: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
        output += if anna_wins(&numbers, m) { "Anna\n" } else { "Sasha\n" };
    }
    input.end();
    assert!(sum <= 200_000, "{sum} numbers");
    output
}
