//! AtCoder ARC 078 D by its rules: every cell that the player to move can paint.
//!
//! The middle tier has trees of up to 60 cells. It plays out the race, in which each player in turn
//! takes one cell of the path, and then counts the cells that each player can still paint.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_racing).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(8, 100_000));
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(2..=60);
    written(g, n)
}

/// Returns a tree that is long or bushy, with its vertices named in any order.
fn written(g: &mut Generator, n: u64) -> String {
    let reach = [1, 2, 4, n][g.within(0..=3) as usize];
    let mut names: Vec<u64> = (1..=n).collect();
    g.shuffle(&mut names);
    let edges = (1..n).map(|vertex| {
        let parent = g.within(vertex.saturating_sub(reach)..=vertex - 1);
        format!("{} {}\n", names[vertex as usize], names[parent as usize])
    });
    format!("{n}\n{}", edges.collect::<String>())
}

/// Reads the neighbours of each cell.
fn read(input: &mut Input) -> Vec<Vec<usize>> {
    let n = input.number(2..=100_000usize);
    let mut neighbours = vec![Vec::new(); n];
    for _ in 1..n {
        let [a, b] = [input.number(1..=n), input.number(1..=n)];
        neighbours[a - 1].push(b - 1);
        neighbours[b - 1].push(a - 1);
    }
    input.end();
    assert!(path(&neighbours, 0, usize::MAX).len() == n, "no tree");
    neighbours
}

/// Returns the cells from one to another; all that can be reached, if there is no such cell.
fn path(neighbours: &[Vec<usize>], from: usize, to: usize) -> Vec<usize> {
    let mut before = vec![usize::MAX; neighbours.len()];
    let mut reached = vec![from];
    before[from] = from;
    for next in 0.. {
        let Some(&cell) = reached.get(next) else { break };
        for &other in &neighbours[cell] {
            if before[other] == usize::MAX {
                before[other] = cell;
                reached.push(other);
            }
        }
    }
    if to == usize::MAX {
        return reached;
    }
    let mut path = vec![to];
    while path[path.len() - 1] != from {
        path.push(before[path[path.len() - 1]]);
    }
    path.reverse();
    path
}

/// The colours of the cells, and that of the player to move.
type Position = (Vec<char>, char);

fn answer(input: &mut Input) -> String {
    let neighbours = read(input);
    let options = |(cells, mover): &Position| -> Vec<Position> {
        let is_free = |&cell: &usize| {
            cells[cell] == '.' && neighbours[cell].iter().any(|&other| cells[other] == *mover)
        };
        let paint = |cell: usize| {
            let mut next = cells.clone();
            next[cell] = *mover;
            (next, if *mover == 'B' { 'W' } else { 'B' })
        };
        (0..cells.len()).filter(is_free).map(paint).collect()
    };
    let mut cells = vec!['.'; neighbours.len()];
    cells[0] = 'B';
    cells[neighbours.len() - 1] = 'W';
    let mut search = Search::normal()
        .written(|(cells, _): &Position| cells.iter().collect::<String>())
        .turn(|&(_, mover): &Position| if mover == 'B' { "Fennec" } else { "Snuke" });
    winner(search.mover_wins(&(cells, 'B'), &options))
}

fn answer_by_racing(input: &mut Input) -> String {
    let mut neighbours = read(input);
    let last = neighbours.len() - 1;
    let path = path(&neighbours, 0, last);
    let (mut black, mut white) = (1, path.len() - 2);
    // How many moves have been made; the middle of the path is cut after the race.
    let mut moves = 0;
    while black <= white {
        if moves % 2 == 0 {
            black += 1;
        } else {
            white -= 1;
        }
        moves += 1;
    }
    let (one, other) = (path[black - 1], path[black]);
    neighbours[one].retain(|&cell| cell != other);
    neighbours[other].retain(|&cell| cell != one);
    let size = |from: usize| self::path(&neighbours, from, usize::MAX).len();
    // Moves that are left: of all cells of a part the first was painted before the game.
    let mut left = [size(0) - black, size(last) - (path.len() - black)];
    while left[moves % 2] > 0 {
        left[moves % 2] -= 1;
        moves += 1;
    }
    winner(moves % 2 == 1)
}

fn winner(fennec_wins: bool) -> String {
    String::from(if fennec_wins { "Fennec\n" } else { "Snuke\n" })
}
