//! CodeChef ARRGAME by its rules: every first cell and every step.
//!
//! The middle tier tries every pair of first cells in strips of up to 130 cells, and plays on with
//! the numbers of free cells beside and between the players instead of the cells.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rooms).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 4)..=g.pick(3, 4));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(2, 250_000)..=g.pick(14, 250_000));
        let blocked = g.within(0..=2);
        let mut cells: Vec<u64> = (0..n).map(|_| u64::from(g.within(0..=5) < blocked)).collect();
        cells[0] = 1;
        cells[n as usize - 1] = 1;
        input += &format!("{n}\n{}\n", join(&cells));
    }
    input
}

/// Returns strips whose longest run and second one are near the border between win and loss.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let half = g.within(1..=30);
        let mut runs = vec![2 * half + g.within(0..=2), half + g.within(0..=2) - 1];
        runs.extend(g.many(2, 0..=half.min(10)));
        let shift = g.within(0..=3) as usize;
        runs.rotate_left(shift);
        let mut cells = vec![1];
        for run in runs {
            cells.extend(vec![0; run as usize]);
            cells.push(1);
        }
        input += &format!("{}\n{}\n", cells.len(), join(&cells));
    }
    input
}

fn answer_by_rooms(input: &mut Input) -> String {
    let mut output = String::new();
    for cells in read(input) {
        let free: Vec<usize> = (0..cells.len()).filter(|&cell| cells[cell] == 0).collect();
        let room = |cells: &mut dyn Iterator<Item = &u32>| cells.take_while(|&&c| c == 0).count();
        let left = |cell: usize| room(&mut cells[..cell].iter().rev());
        let right = |cell: usize| room(&mut cells[cell + 1..].iter());
        let rooms: Vec<[usize; 3]> =
            free.iter().map(|&cell| [cell, left(cell), right(cell)]).collect();
        let nayeon = rooms.iter().any(|&first| {
            let mut others = rooms.iter().filter(|&&second| second != first);
            others.all(|&second| moves_on_and_wins(first, second))
        });
        output += if nayeon {
            "Yes
"
        } else {
            "No
"
        };
    }
    output
}

/// Returns whether the player to move wins, who is on the first cell. Each cell comes with the
/// numbers of free cells to its left and to its right.
fn moves_on_and_wins(mine: [usize; 3], theirs: [usize; 3]) -> bool {
    let ([cell, left, right], [other_cell, other_left, other_right]) = (mine, theirs);
    let between = cell.abs_diff(other_cell) - 1;
    let (towards, away, other_away) = match cell < other_cell {
        true => (right, left, other_right),
        false => (left, right, other_left),
    };
    if towards < between {
        return left.max(right) > other_left.max(other_right);
    }
    // The mover walks away from the other player, who then has the better side left; or towards,
    // and then the other walks away, or meets the mover.
    let wins_away = away > between.max(other_away);
    let wins_towards = between > other_away && between % 2 == 1;
    wins_away || wins_towards
}

fn read(input: &mut Input) -> Vec<Vec<u32>> {
    let mut strips = Vec::new();
    for _ in 0..input.number(1..=40_000) {
        let n = input.number(2..=300_000usize);
        let cells = input.numbers(n, 0..=1);
        assert!(cells[0] == 1 && cells[n - 1] == 1, "the ends are not blocked");
        strips.push(cells);
    }
    input.end();
    strips
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for cells in read(input) {
        let n = cells.len();
        assert!(n <= 30, "too large for a reference");
        let blocked = (0..n).fold(0, |blocked, cell| blocked | cells[cell] << cell);
        // The blocked cells, the cell of the player to move, and that of the other one.
        let options = |&(blocked, mine, theirs): &(u32, Option<usize>, Option<usize>)| {
            let free = (0..n).filter(|cell| blocked >> cell & 1 == 0);
            let near = free.filter(|&cell| mine.is_none_or(|mine| cell.abs_diff(mine) == 1));
            near.map(|cell| (blocked | 1 << cell, theirs, Some(cell))).collect()
        };
        let written = |&(blocked, mine, theirs): &(u32, Option<usize>, Option<usize>)| {
            let sign = |cell: usize| match Some(cell) {
                at if at == mine => 'o',
                at if at == theirs => '*',
                _ if blocked >> cell & 1 == 1 => '#',
                _ => '.',
            };
            (0..n).map(sign).collect::<String>()
        };
        let nayeon = Search::normal().written(written).mover_wins(&(blocked, None, None), &options);
        output += if nayeon { "Yes\n" } else { "No\n" };
    }
    output
}
