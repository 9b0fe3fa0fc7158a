//! BZOJ 1457 by its rules: every move of every piece; a piece at home ends the play.
//!
//! The middle tier has up to 16 pieces with coordinates of up to 45. The pieces are a sum in which
//! nobody may go where a piece can be brought home at once; each is worth the mex of what its moves
//! leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

/// Returns pieces of which the last one often makes the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let mut values = GrundyValues::new();
    let options = |cell: &Vec<u64>| inner_cells(cell);
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let side = g.within(3..=45);
        let mut pieces = Vec::new();
        for _ in 0..g.within(1..=15) {
            let (x, y) = (g.within(1..=side), g.within(1..=side));
            if x != y {
                pieces.push(vec![x, y]);
            }
        }
        let sum = values.sum(&pieces, &options);
        let cells = (1..=side).flat_map(|x| (1..=side).map(move |y| vec![x, y]));
        let mut cells = cells.filter(|cell| cell[0] != cell[1]);
        let last = cells.find(|cell| g.one_in(3) && values.value(cell, &options) == sum);
        pieces.push(last.unwrap_or(vec![1, 2]));
        if g.one_in(6) {
            let at = g.within(1..=side);
            pieces.push([vec![at, at], vec![0, at], vec![at, 0]][g.within(0..=2) as usize].clone());
        }
        input += &format!("{}\n", pieces.len());
        pieces.iter().for_each(|piece| input += &format!("{}\n", join(piece)));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |cell: &Vec<u64>| inner_cells(cell);
    let mut output = String::new();
    for pieces in read(input) {
        let pieces: Vec<Vec<u64>> = pieces.into_iter().map(|(x, y)| vec![x, y]).collect();
        let wins_at_once = pieces.iter().any(|piece| !is_inner(piece));
        let wins = wins_at_once || values.sum(&pieces, &options) > 0;
        output += if wins { "^o^\n" } else { "T_T\n" };
    }
    output
}

/// Returns whether no move brings a piece home from this cell.
fn is_inner(cell: &[u64]) -> bool {
    cell[0] > 0 && cell[1] > 0 && cell[0] != cell[1]
}

fn inner_cells(cell: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let (x, y) = (cell[0], cell[1]);
    let across = (0..x).map(|to| vec![to, y]);
    let down = (0..y).map(|to| vec![x, to]);
    let aslant = (1..=x.min(y)).map(|by| vec![x - by, y - by]);
    let cells = across.chain(down).chain(aslant).filter(|cell| is_inner(cell));
    cells.map(|cell| vec![cell]).collect()
}

fn read(input: &mut Input) -> Vec<Vec<(u64, u64)>> {
    let mut games = Vec::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1000);
        let pieces: Vec<(u64, u64)> =
            (0..n).map(|_| (input.number(0..=99), input.number(0..=99))).collect();
        assert!(!pieces.contains(&(0, 0)), "a piece is at home");
        games.push(pieces);
    }
    input.end();
    games
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
    for mut pieces in read(input) {
        pieces.sort_unstable();
        output += if search.mover_wins(&pieces, &options) { "^o^\n" } else { "T_T\n" };
    }
    output
}
