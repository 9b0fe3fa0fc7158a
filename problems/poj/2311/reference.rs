//! POJ 2311 by its rules: every cut of every piece, those that leave a strip too.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(w) = input.number_or_end(2..=200u64) {
        let h = input.number(2..=200u64);
        assert!(w * h <= 40, "{w} by {h} cells are too many for brute force");
        let sheet = vec![(w.min(h), w.max(h))];
        let first = search.mover_wins(&sheet, &|pieces: &Pieces| cuts(pieces));
        output += if first { "WIN\n" } else { "LOSE\n" };
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
