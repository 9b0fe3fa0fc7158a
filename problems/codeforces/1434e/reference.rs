//! Codeforces 1434E by its rules: tries every number that may be picked.
//!
//! The middle tier has lists of up to 60 numbers, each of them with a value that its last two picks
//! determine.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_lists).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(1..=g.pick(3, 2));
    let n = if g.pick(false, true) && g.one_in(3) { 1000 } else { n };
    let most = g.pick([14, 8, 5][n.min(3) as usize - 1], 100_000 / n);
    let mut lines = format!("{n}\n");
    let mut list = Vec::new();
    for _ in 0..n {
        let m = g.within(g.pick(1, most)..=most);
        let highest = g.within(m..=g.pick(2 * m + 4, 100_000));
        let drawn: BTreeSet<u64> = g.many(m, 0..=highest).into_iter().collect();
        // Without gaps the values are the largest.
        let dense = g.one_in(2);
        let same = g.one_in(3) && !list.is_empty();
        if !same {
            list = if dense {
                (highest - m + 1..=highest).collect()
            } else {
                drawn.into_iter().collect()
            };
        }
        lines += &format!("{}\n{}\n", list.len(), join(&list));
    }
    lines
}

/// Returns two lists, of equal values if some of a few attempts are.
fn generate_middle(g: &mut Generator) -> String {
    let mut lists: Vec<Vec<i64>> = Vec::new();
    for _ in 0..6 {
        let m = g.within(1..=60);
        let highest = if g.one_in(3) { 400 } else { 2 * m + 4 };
        let highest = g.within(m..=highest);
        // Without gaps the values are the largest.
        let list: BTreeSet<u64> = match g.one_in(2) {
            true => (highest - m + 1..=highest).collect(),
            false => g.many(m, 1..=highest).into_iter().collect(),
        };
        lists.push(list.into_iter().map(|number| number as i64).collect());
    }
    let last = lists.pop().expect("a list");
    let value = list_value(&last);
    let equal = lists.iter().find(|list| **list != last && list_value(list) == value);
    let pair = [equal.unwrap_or(&lists[0]), &last];
    let lines = pair.map(|list| format!("{}\n{}\n", list.len(), join(list)));
    format!("2\n{}", lines.concat())
}

fn answer_by_lists(input: &mut Input) -> String {
    let sum = read(input).iter().fold(0, |sum, list| sum ^ list_value(list));
    if sum > 0 { "YES\n" } else { "NO\n" }.to_string()
}

/// Returns the value of a list from which nothing has been picked.
fn list_value(list: &[i64]) -> u64 {
    let m = list.len();
    // By the places of the last pick but one and of the last.
    let mut values = vec![vec![0; m]; m];
    for last in (0..m).rev() {
        for before in 0..last {
            let may_follow = |next: &usize| list[*next] - list[last] > list[last] - list[before];
            values[before][last] =
                mex((last + 1..m).filter(may_follow).map(|next| values[last][next]));
        }
    }
    mex((0..m).map(|first| mex((first + 1..m).map(|second| values[first][second]))))
}

fn read(input: &mut Input) -> Vec<Vec<i64>> {
    let n = input.number(1..=1000usize);
    let mut lists = Vec::new();
    for _ in 0..n {
        let m = input.number(1..=100_000);
        let list = input.numbers(m, 0..=100_000i64);
        assert!(list.windows(2).all(|two| two[0] < two[1]), "a list that does not rise");
        lists.push(list);
    }
    input.end();
    assert!(lists.iter().map(Vec::len).sum::<usize>() <= 100_000, "too many numbers");
    lists
}

fn answer(input: &mut Input) -> String {
    let lists = read(input);
    // A position holds for each list the number picked last, and the step before it, than which
    // the next step must be larger.
    let options = |picked: &Vec<Option<(i64, i64)>>| {
        let mut options = Vec::new();
        for (place, list) in lists.iter().enumerate() {
            for &number in list {
                let (last, difference) = picked[place].unwrap_or((number - 1, 0));
                if number - last > difference {
                    let mut option = picked.clone();
                    option[place] = Some((number, picked[place].map_or(0, |_| number - last)));
                    options.push(option);
                }
            }
        }
        options
    };
    let mut search = Search::normal().written(|picked: &Vec<Option<(i64, i64)>>| {
        let list = |picked: &Option<(i64, i64)>| match picked {
            None => "–".to_string(),
            Some((last, 0)) => last.to_string(),
            Some((last, step)) => format!("{last}(+{step})"),
        };
        picked.iter().map(list).collect::<Vec<_>>().join(" ")
    });
    let first = search.mover_wins(&vec![None; lists.len()], &options);
    if first { "YES\n" } else { "NO\n" }.to_string()
}
