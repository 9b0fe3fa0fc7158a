//! Codeforces 1434E by its rules: tries every number that may be picked.

use reference::{spaced, Generator, Input, Reference, Search};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
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
        lines += &format!("{}\n{}\n", list.len(), spaced(&list));
    }
    lines
}

fn answer(input: &mut Input) -> String {
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
    let first = search.mover_wins(&vec![None; n], &options);
    if first { "YES\n" } else { "NO\n" }.to_string()
}
