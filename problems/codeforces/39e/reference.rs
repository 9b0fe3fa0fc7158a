//! Codeforces 39E by its rules: finds who wins within one move, two moves, three moves, …
//!
//! The middle tier has limits of up to 3000, looked at in the same way.

use reference::{Generator, Input, Reference, Search, Size, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 900_000_000)..=g.pick(90, 1_000_000_000));
    loop {
        let (a, b) = (g.within(1..=g.pick(12, 4)), g.within(1..=g.pick(9, 4)));
        let (a, b) = if g.one_in(20) { (1, 30) } else { (a, b) };
        let (a, b) = match g.size() {
            Size::Largest if g.one_in(3) => (g.within(5000..=10_000), g.within(1..=2)),
            Size::Largest if g.one_in(3) => (g.within(1..=2), g.within(15..=29)),
            _ => (a, b),
        };
        if a.pow(b as u32) < n {
            return format!("{a} {b} {n}\n");
        }
    }
}

/// With one box there is one way for any number of items. More items than this count as this
/// many, for which two boxes have too many ways already.
const MOST_ITEMS: usize = 40;

/// Returns positions near the largest ones with so many items.
fn generate_middle(g: &mut Generator) -> String {
    let n = if g.one_in(3) { 1 << g.within(5..=11) } else { g.within(90..=3000) };
    let n = (n + g.within(0..=2)).saturating_sub(1).max(2);
    loop {
        let b = g.within(1..=4) as u32;
        let most = (1..).take_while(|a: &u64| a.pow(b) < n).count() as u64;
        let a = if g.one_in(2) { most.saturating_sub(g.within(0..=4)) } else { g.within(1..=most) };
        if a > 0 {
            return format!("{a} {b} {n}\n");
        }
    }
}

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
