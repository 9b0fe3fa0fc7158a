//! POJ 2311 by its rules: every cut of every piece, those that leave a strip too.
//!
//! The middle tier has sheets of up to 40 by 40 cells, each of them worth the mex of what the cuts
//! that leave no strip leave. That cuts which leave one lose is for the tiny sheets to check.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(3, 50_000) {
        let w = g.within(2..=g.pick(6, 200));
        let h = g.within(2..=g.pick(22 / w, 200));
        input += &if g.one_in(2) { format!("{w} {h}\n") } else { format!("{h} {w}\n") };
    }
    input
}

/// The pieces with their shorter side first, sorted.
type Pieces = Vec<(u64, u64)>;

fn generate_middle(g: &mut Generator) -> String {
    (0..60).map(|_| format!("{} {}\n", g.within(2..=40), g.within(2..=40))).collect()
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&(w, h): &(u64, u64)| {
        let across = (2..w - 1).map(|cut| vec![(cut, h), (w - cut, h)]);
        let along = (2..h - 1).map(|cut| vec![(w, cut), (w, h - cut)]);
        across.chain(along).collect()
    };
    verdicts(input, |w, h| values.value(&(w, h), &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    verdicts(input, |w, h| {
        assert!(w * h <= 40, "{w} by {h} cells are too many for brute force");
        let sheet = vec![(w.min(h), w.max(h))];
        search.mover_wins(&sheet, &|pieces: &Pieces| cuts(pieces))
    })
}

fn verdicts(input: &mut Input, mut is_won: impl FnMut(u64, u64) -> bool) -> String {
    let mut output = String::new();
    while let Some(w) = input.number_or_end(2..=200u64) {
        let h = input.number(2..=200u64);
        output += if is_won(w, h) { "WIN\n" } else { "LOSE\n" };
    }
    output
}

/// The pieces after each cut; none once a single cell has been cut off, which is lost.
fn cuts(pieces: &[(u64, u64)]) -> Vec<Pieces> {
    if pieces.contains(&(1, 1)) {
        return vec![];
    }
    let mut after = Vec::new();
    for (place, &(w, h)) in pieces.iter().enumerate() {
        let across = (1..w).map(|cut| [(cut, h), (w - cut, h)]);
        let along = (1..h).map(|cut| [(w, cut), (w, h - cut)]);
        for parts in across.chain(along) {
            let mut next = pieces.to_vec();
            next.remove(place);
            next.extend(parts.map(|(w, h)| (w.min(h), w.max(h))));
            next.sort_unstable();
            after.push(next);
        }
    }
    // Cuts that win at once come first, so that the search ends early.
    after.sort_unstable();
    after.dedup();
    after
}
