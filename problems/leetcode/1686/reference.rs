//! LeetCode 1686 by its rules: every stone is taken, to the end of the play.
//!
//! The middle tier has up to 11 stones: Alice's best lead is found for each set of stones that are
//! left, the smaller sets first.

use reference::{json_list, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
    let most = g.pick(6, 100);
    lists(g, count, most)
}

fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=11);
    let most = if g.one_in(2) { 5 } else { 100 };
    lists(g, count, most)
}

fn lists(g: &mut Generator, count: u64, most: u64) -> String {
    let [hers, his] = [(); 2].map(|()| json_list(&g.many(count, 1..=most)));
    format!("{hers}\n{his}\n")
}

/// Returns what each stone is worth to Alice, and to Bob.
fn read(input: &mut Input) -> Vec<(i64, i64)> {
    let [hers, his] = [(); 2].map(|()| input.list(1..=100_000, 1..=100));
    input.end();
    assert!(hers.len() == his.len(), "lists of different lengths");
    hers.into_iter().zip(his).collect()
}

/// The stones that are left, what Alice is ahead, and whether it is her turn.
type Position = (Vec<(i64, i64)>, i64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(|&(ref stones, lead, is_alice): &Position| {
            let standing = match lead {
                0 => Standing::Drawn,
                _ => Standing::of_mover((lead > 0) == is_alice),
            };
            stones.is_empty().then_some(standing)
        })
        .written(|(stones, lead, _): &Position| {
            let stones: Vec<String> = stones.iter().map(|(a, b)| format!("{a}/{b}")).collect();
            format!("{} ({lead:+})", stones.join(" "))
        })
        .turn(|&(_, _, is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
    let verdict = match search.standing(&(read(input), 0, true), &options) {
        Standing::Won => 1,
        Standing::Lost => -1,
        Standing::Drawn => 0,
    };
    format!("{verdict}\n")
}

fn options((stones, lead, is_alice): &Position) -> Vec<Position> {
    let take = |place: usize| {
        let mut left = stones.clone();
        let (hers, his) = left.remove(place);
        (left, lead + if *is_alice { hers } else { -his }, !is_alice)
    };
    (0..stones.len()).map(take).collect()
}

fn answer_by_sets(input: &mut Input) -> String {
    let stones = read(input);
    assert!(stones.len() <= 20, "too many stones for a table");
    // What Alice gets ahead from each set of stones on; the number of stones says whose turn it is.
    let mut ahead = vec![0; 1 << stones.len()];
    for set in 1..ahead.len() {
        let is_alice = (stones.len() - set.count_ones() as usize) % 2 == 0;
        let in_set = (0..stones.len()).filter(|stone| set >> stone & 1 == 1);
        let leads = in_set.map(|stone| {
            let (hers, his) = stones[stone];
            ahead[set ^ (1 << stone)] + if is_alice { hers } else { -his }
        });
        let best = if is_alice { leads.max() } else { leads.min() };
        ahead[set] = best.expect("a stone");
    }
    format!("{}\n", ahead[ahead.len() - 1].signum())
}
