//! Sylver Coinage, compared with a search by the rules and with published results.

use grundy::sylver::{opening, Position, Search, SylverError};
use grundy::Outcome;
use itertools::Itertools;
use std::collections::HashMap;

/// A search on lists of the numbers that are named, in ascending order, up to a bound above
/// which everything is a sum.
struct ByRules {
    bound: usize,
    values: HashMap<Vec<usize>, u64>,
}

impl ByRules {
    /// Returns the numbers that are no sums, from 1 on.
    fn left(&self, named: &[usize]) -> Vec<usize> {
        let mut is_sum = vec![true];
        for number in 1..=self.bound {
            let last = |&last: &usize| number >= last && is_sum[number - last];
            is_sum.push(named.iter().any(last));
        }
        (1..=self.bound).filter(|&number| !is_sum[number]).collect()
    }

    /// Returns the Grundy value if the player who must name 1 cannot move.
    fn value(&mut self, named: &[usize]) -> u64 {
        let left = self.left(named);
        if let Some(&value) = self.values.get(&left) {
            return value;
        }
        let moves = left.iter().filter(|&&number| number > 1);
        let options = moves.map(|&number| [named, &[number]].concat()).collect_vec();
        let options = options.iter().map(|option| self.value(option)).collect_vec();
        let value = (0..).find(|value| !options.contains(value)).unwrap();
        self.values.insert(left, value);
        value
    }
}

fn numbers(named: &[usize]) -> Vec<u64> {
    named.iter().map(|&number| number as u64).collect()
}

#[test]
fn by_the_rules() {
    // All pairs that leave nothing above 27, and all triples of small numbers.
    let pairs = (2..15usize).tuple_combinations().map(|(a, b)| vec![a, b]);
    let triples = (3..10usize).tuple_combinations().map(|(a, b, c)| vec![a, b, c]);
    let (mut search, mut by_rules) = (Search::new(), ByRules { bound: 27, values: HashMap::new() });
    let mut count = 0;
    for named in pairs.chain(triples) {
        let position = match Position::after(&numbers(&named)) {
            Ok(position) if position.left().all(|number| number <= 27) => position,
            _ => continue,
        };
        count += 1;
        let left = by_rules.left(&named);
        assert_eq!(position.left().collect_vec(), numbers(&left)[1..], "{named:?}");
        let value = by_rules.value(&named);
        assert_eq!(search.value(&position), value, "{named:?}");
        assert_eq!(search.outcome(&position), Outcome::of_mover(value != 0), "{named:?}");
        let after = |number: usize| [&named[..], &[number]].concat();
        let wins = left[1..].iter().filter(|&&number| by_rules.value(&after(number)) == 0);
        let wins = wins.map(|&number| number as u64).collect_vec();
        assert_eq!(search.winning_moves(&position), wins, "{named:?}");
        let largest = left.last().unwrap();
        let takes_largest = |&number: &usize| !by_rules.left(&after(number)).contains(largest);
        let is_ender = left.len() > 1 && left[1..left.len() - 1].iter().all(takes_largest);
        assert_eq!(position.is_ender(), is_ender, "{named:?}");
    }
    assert!(count > 30, "{count}");
}

#[test]
fn two_numbers_without_a_common_divisor() {
    // Hutchings's theorem, by the condition for enders.
    for (a, b) in (2..40u64).tuple_combinations() {
        if let Ok(position) = Position::after(&[a, b]) {
            assert_eq!(position.is_ender(), (a, b) != (2, 3), "{a}, {b}");
            let largest = position.left().last().unwrap_or(1);
            assert_eq!(largest, a * b - a - b, "{a}, {b}");
        }
    }
}

#[test]
fn values_published() {
    // OEIS A046671: the values after 3 and n, for n from 4 on. The multiples of 3, for which it
    // has 1, are left out: they take nothing away from 3.
    let published = [2, 3, 1, 4, 6, 1, 7, 8, 1, 9, 11, 1, 12];
    let mut search = Search::new();
    for (number, &value) in (4..).zip(&published).filter(|(number, _)| number % 3 != 0) {
        let position = Position::after(&[3, number]).unwrap();
        assert_eq!(search.value(&position), value, "{number}");
    }
}

#[test]
fn winning_moves_published() {
    // A game in which the first player always names a winning number: 5, 11, 7 and 3, against 4,
    // 6 and 2. Encyclopaedias reprint it from an old version of Wikipedia's page on the game.
    let mut search = Search::new();
    assert_eq!(opening(5), Some(Outcome::P));
    let mut position = Position::after(&[5, 4]).unwrap();
    for (win, answer) in [(11, 6), (7, 2)] {
        assert!(search.winning_moves(&position).contains(&win), "{win}");
        position = position.name(win).name(answer);
    }
    assert_eq!(search.winning_moves(&position), [3]);
    // G. Sicherman's table of winning moves after two numbers has 7 after 6 and 16, 9 after 10
    // and 16, and 5 after 16 and 18.
    for named in [[6, 7, 16], [9, 10, 16], [5, 16, 18]] {
        let position = Position::after(&named).unwrap();
        assert_eq!(search.outcome(&position), Outcome::P, "{named:?}");
    }
}

#[test]
fn any_set_of_numbers() {
    // 6 is the sum of 3 and 3, but can be named; 4 does not take it away, and 2 does.
    let position = Position::of_left(&[2, 4, 6]).unwrap();
    assert_eq!(position.name(4).left().collect_vec(), [2, 6]);
    assert_eq!(position.name(2).left().collect_vec(), Vec::<u64>::new());
    assert_eq!(Position::of_left(&[127]).unwrap().name(127), Position::of_left(&[]).unwrap());
    let mut search = Search::new();
    assert_eq!(search.value(&position), 1); // mex {0, 2, 2}: {} and the pairs {2, 6} and {2, 4}
    let after_4_and_5 = Position::after(&[4, 5]).unwrap();
    assert_eq!(Position::of_left(&[2, 3, 6, 7, 11]), Ok(after_4_and_5));
    assert_eq!(Position::of_left(&[2, 3, 6, 7, 11, 2]), Ok(after_4_and_5));
    // 128 and more, which are the sums of these.
    let small = Position::after(&(128..256).collect_vec()).unwrap();
    assert!(small.left().eq(2..128));
}

#[test]
fn openings() {
    let known = |number: u64| opening(number);
    let p = (2..60).filter(|&number| known(number) == Some(Outcome::P)).collect_vec();
    assert_eq!(p, [5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]);
    let open = (2..100).filter(|&number| known(number).is_none()).collect_vec();
    assert_eq!(open, [16, 18, 24, 27, 32, 36, 48, 54, 64, 72, 81, 96]);
    assert_eq!(opening(u64::MAX), Some(Outcome::N));
}

#[test]
fn wrong_input() {
    let error = |named: &[u64]| Position::after(named).unwrap_err();
    assert_eq!(error(&[5, 1]), SylverError::NoMove { number: 1 });
    assert_eq!(error(&[]), SylverError::Infinite { divisor: 0 });
    assert_eq!(error(&[6, 10, 14]), SylverError::Infinite { divisor: 2 });
    let text = "infinitely many numbers are left: all named ones are divided by 2";
    assert_eq!(error(&[6, 10, 14]).to_string(), text);
    assert_eq!(error(&[12, 13]), SylverError::TooLarge); // 131 is left
    assert_eq!(error(&[200, 201]), SylverError::TooLarge);
    assert_eq!(error(&[u64::MAX - 1, u64::MAX]), SylverError::TooLarge);
    assert!(Position::after(&[2, 129]).is_ok()); // 127 is left
    assert_eq!(error(&[2, 131]), SylverError::TooLarge);
    assert_eq!(error(&[2, u64::MAX]), SylverError::TooLarge);
    assert_eq!(Position::of_left(&[128]), Err(SylverError::TooLarge));
    assert_eq!(Position::of_left(&[0]), Err(SylverError::NoMove { number: 0 }));
}

#[test]
#[should_panic(expected = "8 cannot be named")]
fn sums_cannot_be_named() {
    Position::after(&[4, 5]).unwrap().name(8);
}

#[test]
#[should_panic(expected = "128 cannot be named")]
fn large_numbers_cannot_be_named() {
    Position::after(&[4, 5]).unwrap().name(128);
}
