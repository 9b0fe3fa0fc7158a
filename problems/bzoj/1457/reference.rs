//! BZOJ 1457 by its rules: every move of every piece; a piece at home ends the play.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 10)..=g.pick(2, 10));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
        let side = g.pick([3, 9, 5][n as usize % 3], 99);
        let anywhere = g.one_in(5);
        let mut pieces: Vec<(u64, u64)> = vec![];
        while pieces.len() < n as usize {
            let (x, y) = (g.within(0..=side), g.within(0..=side));
            if (x, y) != (0, 0) && (anywhere || x > 0 && y > 0 && x != y) {
                pieces.push((x, y));
            }
        }
        if n == 2 && g.one_in(4) {
            pieces[1] = pieces[0];
        }
        input += &format!("{n}\n");
        for (x, y) in pieces {
            input += &format!("{x} {y}\n");
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |pieces: &Vec<(u64, u64)>| {
        if pieces.contains(&(0, 0)) {
            return vec![];
        }
        let mut after = Vec::new();
        for (piece, &(x, y)) in pieces.iter().enumerate() {
            let across = (0..x).map(|to| (to, y));
            let down = (0..y).map(|to| (x, to));
            let aslant = (1..=x.min(y)).map(|by| (x - by, y - by));
            for to in across.chain(down).chain(aslant) {
                let mut option = pieces.clone();
                option[piece] = to;
                option.sort_unstable();
                after.push(option);
            }
        }
        // A win at once is good enough.
        let home = after.iter().position(|option| option[0] == (0, 0));
        match home {
            Some(home) => vec![after.swap_remove(home)],
            None => after,
        }
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1000);
        let mut pieces: Vec<(u64, u64)> =
            (0..n).map(|_| (input.number(0..=99), input.number(0..=99))).collect();
        assert!(!pieces.contains(&(0, 0)), "a piece is at home");
        pieces.sort_unstable();
        output += if search.mover_wins(&pieces, &options) { "^o^\n" } else { "T_T\n" };
    }
    input.end();
    output
}
