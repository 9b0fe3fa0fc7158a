//! Codeforces 1215D by its rules: every digit in every place.
//!
//! The middle tier has tickets of up to 40 digits, of which up to 8 are erased. Only the difference
//! of the sums and the numbers of erased digits in the two halves matter, and all digits are tried.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let half = g.within(g.pick(1, 90_000)..=g.pick(3, 100_000));
    let most = g.pick(1, half);
    written(g, half, most)
}

fn generate_middle(g: &mut Generator) -> String {
    let half = g.within(1..=20);
    written(g, half, 4)
}

/// Returns a ticket with about as many erased digits in each half, or with a balance of 4.5 for each one more.
fn written(g: &mut Generator, half: u64, most: u64) -> String {
    let left = g.within(0..=most.min(half));
    let right = if g.one_in(2) { left } else { (left + 2 * g.within(0..=1)).min(half) };
    let right = right - (left + right) % 2;
    let mut digits = g.many(2 * half, 0..=9);
    let sum = |digits: &[u64]| digits.iter().sum::<u64>();
    // The kept digits of the right half are made smaller or larger until the halves balance.
    let (first, second) = digits.split_at_mut(half as usize);
    let wanted = 2 * sum(&first[left as usize..]) + 9 * left;
    if !g.one_in(3) {
        let mut missing = wanted.saturating_sub(9 * right) / 2;
        for digit in &mut second[right as usize..] {
            *digit = missing.min(9);
            missing -= *digit;
        }
    }
    let mut sides = [(first.to_vec(), left), (second.to_vec(), right)];
    let text = sides.iter_mut().map(|(digits, erased)| {
        let mut signs: Vec<char> =
            digits.iter().map(|&digit| char::from(b'0' + digit as u8)).collect();
        signs[..*erased as usize].fill('?');
        g.shuffle(&mut signs);
        signs.into_iter().collect::<String>()
    });
    let text: String = text.collect();
    format!("{}\n{text}\n", 2 * half)
}

fn read<'a>(input: &mut Input<'a>) -> &'a str {
    let n = input.number(2..=200_000usize);
    let ticket = input.token().expect("a ticket");
    input.end();
    assert!(n % 2 == 0 && ticket.len() == n, "not as long");
    assert!(ticket.bytes().all(|sign| sign == b'?' || sign.is_ascii_digit()), "no digit");
    assert!(ticket.bytes().filter(|&sign| sign == b'?').count() % 2 == 0, "an odd number");
    ticket
}

/// The ticket, and whether Monocarp is to move.
type Position = (String, bool);

fn answer(input: &mut Input) -> String {
    let ticket = read(input);
    assert!(ticket.matches('?').count() <= 4, "too large for a reference");
    let options = |(ticket, monocarp): &Position| -> Vec<Position> {
        let places = ticket.match_indices('?').map(|(place, _)| place);
        let write = |place: usize| {
            (0..10).map(move |digit| format!("{}{digit}{}", &ticket[..place], &ticket[place + 1..]))
        };
        places.flat_map(write).map(|ticket| (ticket, !monocarp)).collect()
    };
    let mut search = Search::normal()
        .over(|(ticket, monocarp): &Position| {
            let sum = |half: &str| half.bytes().map(|digit| u32::from(digit - b'0')).sum::<u32>();
            let is_happy = || {
                let (left, right) = ticket.split_at(ticket.len() / 2);
                sum(left) == sum(right)
            };
            (!ticket.contains('?')).then(|| Standing::of_mover(is_happy() != *monocarp))
        })
        .written(|(ticket, _): &Position| ticket.clone())
        .turn(|&(_, monocarp): &Position| if monocarp { "Monocarp" } else { "Bicarp" });
    verdict(search.mover_wins(&(ticket.to_string(), true), &options))
}

fn answer_by_sums(input: &mut Input) -> String {
    let ticket = read(input);
    let (left, right) = ticket.split_at(ticket.len() / 2);
    let sum = |half: &str| {
        half.bytes().filter(u8::is_ascii_digit).map(|digit| i64::from(digit - b'0')).sum::<i64>()
    };
    let erased = |half: &str| half.matches('?').count();
    // The difference of the sums, the erased digits of both halves, and whether Monocarp is to move.
    let options = |&(sum, left, right, monocarp): &(i64, usize, usize, bool)| {
        let mut after = Vec::new();
        for digit in 0..10 {
            after.extend(left.checked_sub(1).map(|left| (sum + digit, left, right, !monocarp)));
            after.extend(right.checked_sub(1).map(|right| (sum - digit, left, right, !monocarp)));
        }
        after
    };
    let mut search =
        Search::normal().over(|&(sum, left, right, monocarp): &(i64, usize, usize, bool)| {
            (left + right == 0).then(|| Standing::of_mover((sum == 0) != monocarp))
        });
    verdict(
        search.mover_wins(&(sum(left) - sum(right), erased(left), erased(right), true), &options),
    )
}

fn verdict(monocarp_wins: bool) -> String {
    String::from(if monocarp_wins { "Monocarp\n" } else { "Bicarp\n" })
}
