//! Codeforces 859C by its rules: both players' slices are counted through every play.
//!
//! The middle tier has up to 50 slices. The shares that both players can get, whichever of them has
//! the token, are found from the last slice backwards.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_shares).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 50)..=g.pick(8, 50));
    format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(9, 100_000))))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=50);
    let largest = if g.one_in(2) { 9 } else { 100_000 };
    format!("{n}\n{}\n", join(&g.many(n, 1..=largest)))
}

fn read(input: &mut Input) -> Vec<i64> {
    let n = input.number(1..=50);
    let slices = input.numbers(n, 1..=100_000);
    input.end();
    slices
}

/// How many slices are gone, what Alice and Bob have, and whether Bob has the token.
type Position = (usize, [i64; 2], bool);

fn answer(input: &mut Input) -> String {
    let slices = read(input);
    let options = |&(gone, [alice, bob], bob_has): &Position| -> Vec<Position> {
        match slices.get(gone) {
            Some(slice) => {
                let to_alice = (gone + 1, [alice + slice, bob], true);
                let to_bob = (gone + 1, [alice, bob + slice], false);
                if bob_has {
                    vec![to_bob, to_alice]
                } else {
                    vec![to_alice, to_bob]
                }
            }
            None => Vec::new(),
        }
    };
    let start = (0, [0, 0], true);
    let best = best(&start, &options);
    let mut search = Search::normal()
        .over(|&(gone, shares, bob_has): &Position| {
            let bob_gets_enough = shares[1] >= best[1];
            (gone == slices.len()).then(|| Standing::of_mover(bob_gets_enough == bob_has))
        })
        .written(|&(gone, shares, _): &Position| {
            format!("{}: {}", join(&shares), join(&slices[gone..]))
        })
        .turn(|&(.., bob_has): &Position| if bob_has { "Bob" } else { "Alice" });
    search.show(&start, &options);
    format!("{}\n", join(&best))
}

fn best(position: &Position, options: &impl Fn(&Position) -> Vec<Position>) -> [i64; 2] {
    let mover = usize::from(position.2);
    let shares = options(position).into_iter().map(|next| best(&next, options));
    shares.max_by_key(|shares| shares[mover]).unwrap_or(position.1)
}

fn answer_by_shares(input: &mut Input) -> String {
    // What Alice and Bob get of the slices that are left, if Alice or Bob has the token.
    let mut shares = [[0; 2]; 2];
    for slice in read(input).into_iter().rev() {
        let [if_alice, if_bob] = shares;
        let to_alice = [if_bob[0] + slice, if_bob[1]];
        let to_bob = [if_alice[0], if_alice[1] + slice];
        let better_for =
            |mover: usize| if to_alice[mover] > to_bob[mover] { to_alice } else { to_bob };
        shares = [better_for(0), better_for(1)];
    }
    format!("{}\n", join(&shares[1]))
}
