//! Codeforces 533C by its rules: every move of both pawns.
//!
//! The middle tier has coordinates of up to 9. There all positions are decided from (0, 0)
//! outwards, and a skipped move is looked at after all others.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_outwards).run();
}

fn generate(g: &mut Generator) -> String {
    written(g, g.pick(4, 100_000))
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 9)
}

fn written(g: &mut Generator, largest: u64) -> String {
    let [mut xp, mut yp, mut xv, mut yv] = [(); 4].map(|()| g.within(0..=largest));
    match g.within(0..=5) {
        // About where it decides.
        0 => yp = (xv.max(yv) + g.within(0..=1)).saturating_sub(xp).min(largest),
        1 => xv = (xp + g.within(0..=1)).saturating_sub(1),
        2 => yv = (yp + g.within(0..=1)).saturating_sub(1),
        3 => xp = 0,
        _ => {}
    }
    if xp + yp == 0 {
        yp = 1;
    }
    if xv + yv == 0 || [xp, yp] == [xv, yv] {
        [xv, yv] = if [xp, yp] == [largest, largest] { [largest, 0] } else { [largest, largest] };
    }
    format!("{xp} {yp} {xv} {yv}\n")
}

type Cell = [usize; 2];

/// Polycarp's cell and Vasiliy's, and which of them is to move.
type Position = ([Cell; 2], usize);

fn read(input: &mut Input) -> [Cell; 2] {
    let cells = [(); 2].map(|()| [(); 2].map(|()| input.number(0..=100_000)));
    input.end();
    assert!(cells[0] != cells[1], "both on one cell");
    assert!(!cells.contains(&[0, 0]), "one has arrived");
    cells
}

/// Returns the position after each move that is not skipped.
fn steps(&(cells, player): &Position) -> Vec<Position> {
    let [x, y] = cells[player];
    let mut targets = Vec::new();
    targets.extend((x > 0).then(|| [x.saturating_sub(1), y]));
    targets.extend((y > 0).then(|| [x, y.saturating_sub(1)]));
    targets.extend((player == 1 && x > 0 && y > 0).then(|| [x - 1, y - 1]));
    let free = targets.into_iter().filter(|&target| target != cells[1 - player]);
    let step = |target| {
        let mut after = cells;
        after[player] = target;
        (after, 1 - player)
    };
    free.map(step).collect()
}

fn answer(input: &mut Input) -> String {
    let cells = read(input);
    assert!(cells.iter().flatten().all(|&number| number <= 10), "too large for a reference");
    let options = |&(cells, player): &Position| -> Vec<Position> {
        [steps(&(cells, player)), vec![(cells, 1 - player)]].concat()
    };
    let mut search = Search::normal()
        .over(|&(cells, player): &Position| {
            let winner = cells.iter().position(|&cell| cell == [0, 0]);
            winner.map(|winner| Standing::of_mover(winner == player))
        })
        .written(|&([[xp, yp], [xv, yv]], _): &Position| format!("P {xp},{yp} V {xv},{yv}"))
        .turn(|&(_, player): &Position| ["Polycarp", "Vasiliy"][player]);
    winner(match search.standing(&(cells, 0), &options) {
        Standing::Won => 0,
        Standing::Lost => 1,
        Standing::Drawn => panic!("neither can force a win"),
    })
}

fn answer_outwards(input: &mut Input) -> String {
    let start = read(input);
    let side = 1 + *start.iter().flatten().max().expect("four numbers");
    assert!(side <= 12, "too large for a table");
    let index = |cells: [Cell; 2]| cells.iter().flatten().fold(0, |index, x| index * side + x);
    let mut all: Vec<[Cell; 2]> = (0..side.pow(4))
        .map(|at| {
            let digit = |place: u32| at / side.pow(place) % side;
            [[digit(3), digit(2)], [digit(1), digit(0)]]
        })
        .collect();
    all.sort_by_key(|cells| cells.iter().flatten().sum::<usize>());
    // Who wins each position if either is to move.
    let mut winners = vec![[None; 2]; all.len()];
    for cells in all.into_iter().filter(|cells| cells[0] != cells[1]) {
        let known = |player: usize| -> [Option<usize>; 2] {
            let after = steps(&(cells, player));
            let results = after.iter().map(|&(cells, mover)| winners[index(cells)][mover]);
            let results: Vec<Option<usize>> = results.collect();
            // The best step for the player, and whether every step loses.
            let wins = results.contains(&Some(player)).then_some(player);
            let loses = results.iter().all(|&result| result == Some(1 - player));
            [wins, loses.then_some(1 - player)]
        };
        let arrived = cells.iter().position(|&cell| cell == [0, 0]);
        let [polycarp, vasiliy] = [known(0), known(1)];
        // Whoever has no winning step may skip, and so loses only if the other one has one.
        winners[index(cells)] = match arrived {
            Some(player) => [Some(player); 2],
            None => [
                polycarp[0].or(if vasiliy[0].is_some() { polycarp[1] } else { None }),
                vasiliy[0].or(if polycarp[0].is_some() { vasiliy[1] } else { None }),
            ],
        };
    }
    winner(winners[index(start)][0].expect("somebody can force a win"))
}

fn winner(player: usize) -> String {
    format!("{}\n", ["Polycarp", "Vasiliy"][player])
}
