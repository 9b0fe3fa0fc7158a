//! Codeforces 1842A by its rules: every monster against every other.
//!
//! The middle tier has up to 50 monsters a side, of which any two fight: every play ends in the
//! same way, as the other tier finds.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_playing).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 2000));
    let most = g.pick(3, 50);
    written(g, cases, most, g.pick(5, 1_000_000_000))
}

fn generate_middle(g: &mut Generator) -> String {
    let largest = if g.one_in(2) { 3 } else { 1000 };
    written(g, 20, 50, largest)
}

/// Returns cases in which the sums are often equal, or nearly so.
fn written(g: &mut Generator, cases: u64, most: u64, largest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(1..=most);
        let one = g.many(n, 1..=largest);
        let m = g.within(1..=most);
        let mut other = g.many(m, 1..=largest);
        if g.one_in(2) {
            other = one.iter().rev().copied().collect();
            if g.one_in(2) {
                let changed = g.within(0..=n - 1) as usize;
                other[changed] =
                    (other[changed] + g.within(0..=2)).saturating_sub(1).clamp(1, largest);
            }
        }
        format!("{n} {}\n{}\n{}\n", other.len(), join(&one), join(&other))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The monsters of the player to move, those of the other player, and whether Tsondu is to move.
type Position = ([Vec<u64>; 2], bool);

fn options(([mine, theirs], tsondu): &Position) -> Vec<Position> {
    let mut after = Vec::new();
    for one in 0..mine.len() {
        for other in 0..theirs.len() {
            let mut sides = [mine.clone(), theirs.clone()];
            let lost = mine[one].min(theirs[other]);
            sides[0][one] -= lost;
            sides[1][other] -= lost;
            sides.iter_mut().for_each(|side| {
                side.retain(|&ability| ability > 0);
                side.sort_unstable();
            });
            let [mine, theirs] = sides;
            after.push(([theirs, mine], !tsondu));
        }
    }
    after
}

fn end(([mine, theirs], _): &Position) -> Option<Standing> {
    match (mine.is_empty(), theirs.is_empty()) {
        (true, true) => Some(Standing::Drawn),
        (false, false) => None,
        (_, is_won) => Some(Standing::of_mover(is_won)),
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .over(end)
        .written(|([mine, theirs], tsondu): &Position| {
            let (of_tsondu, of_tenzing) = if *tsondu { (mine, theirs) } else { (theirs, mine) };
            format!("{} | {}", join(of_tsondu), join(of_tenzing))
        })
        .turn(|&(_, tsondu): &Position| if tsondu { "Tsondu" } else { "Tenzing" });
    winners(input, |sides| search.standing(&(sides, true), &options))
}

fn answer_by_playing(input: &mut Input) -> String {
    winners(input, |sides| {
        let mut position = (sides, true);
        loop {
            match end(&position) {
                Some(Standing::Won) => {
                    return if position.1 { Standing::Won } else { Standing::Lost }
                }
                Some(Standing::Lost) => {
                    return if position.1 { Standing::Lost } else { Standing::Won }
                }
                Some(Standing::Drawn) => return Standing::Drawn,
                None => position = options(&position).pop().expect("a fight"),
            }
        }
    })
}

fn winners(input: &mut Input, mut standing: impl FnMut([Vec<u64>; 2]) -> Standing) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=2000) {
        let sizes = [input.number(1..=50), input.number(1..=50)];
        let sides = sizes.map(|size| {
            let mut side: Vec<u64> = input.numbers(size, 1..=1_000_000_000);
            side.sort_unstable();
            side
        });
        output += match standing(sides) {
            Standing::Won => "Tsondu\n",
            Standing::Lost => "Tenzing\n",
            Standing::Drawn => "Draw\n",
        };
    }
    input.end();
    output
}
