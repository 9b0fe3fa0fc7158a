//! Codeforces 39E by its rules: finds who wins within one move, two moves, three moves, …

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 900_000_000)..=g.pick(90, 1_000_000_000));
    loop {
        let (a, b) = (g.within(1..=g.pick(12, 4)), g.within(1..=g.pick(9, 4)));
        let (a, b) = if g.one_in(20) { (1, 30) } else { (a, b) };
        if a.pow(b as u32) < n {
            return format!("{a} {b} {n}\n");
        }
    }
}

/// With one box there is one way for any number of items. More items than this count as this
/// many, for which two boxes have too many ways already.
const MOST_ITEMS: usize = 40;

fn answer(input: &mut Input) -> String {
    let a = input.number(1..=10_000usize);
    let b = input.number(1..=30usize);
    let n = input.number(2..=1_000_000_000usize);
    input.end();
    let is_below = |a: usize, b: usize| a.checked_pow(b as u32).is_some_and(|ways| ways < n);
    assert!(is_below(a, b), "too many ways");
    let options = |&(a, b): &(usize, usize)| vec![(a + 1, b), (a, (b + 1).min(MOST_ITEMS))];
    let mut search = Search::normal().over(|&(a, b)| (!is_below(a, b)).then_some(Standing::Won));
    match search.standing(&(a, b), &options) {
        Standing::Won => "Masha\n",
        Standing::Lost => "Stas\n",
        Standing::Drawn => "Missing\n",
    }
    .to_string()
}
