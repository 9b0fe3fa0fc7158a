//! Codeforces 1110G by its rules: every vertex without a colour.
//!
//! The middle tier has trees of up to 11 vertices, and asks of each position just whether White
//! can force a win.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_for_white).run();
}

fn generate(g: &mut Generator) -> String {
    let (cases, least, most) = match g.pick(false, true) {
        false => (g.within(1..=3), 1, 7),
        true if g.one_in(3) => (50_000, 9, 10),
        true => (1, 490_000, 500_000),
    };
    written(g, cases, least, most)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 2, 7, 11)
}

fn written(g: &mut Generator, cases: u64, least: u64, most: u64) -> String {
    let trees: String = (0..cases)
        .map(|_| {
            let n = g.within(least..=most);
            tree(g, n as usize)
        })
        .collect();
    format!("{cases}\n{trees}")
}

/// Returns a tree that most often is a path, perhaps with a fork at either end.
fn tree(g: &mut Generator, n: usize) -> String {
    let parents: Vec<usize> = if g.one_in(4) {
        let back = g.within(1..=3);
        (1..n).map(|vertex| vertex - g.within(1..=back.min(vertex as u64)) as usize).collect()
    } else {
        let forks = [g.within(0..=3) > 0, g.within(0..=3) > 0];
        let back = |vertex: usize| {
            let is_second_leaf = (forks[0] && vertex == 3) || (forks[1] && vertex == n - 1);
            if is_second_leaf && vertex > 1 { 2 } else { 1 }
        };
        (1..n).map(|vertex| vertex - back(vertex)).collect()
    };
    // A white vertex may have a white neighbour, but only one.
    let every = if g.one_in(2) { 0 } else { g.within(2..=n as u64 + 1) };
    let mut is_white = vec![false; n];
    let mut has_mate = vec![false; n];
    for vertex in 0..n {
        let parent = vertex.checked_sub(1).map(|place| parents[place]);
        let white_parent = parent.filter(|&parent| is_white[parent]);
        if every > 0 && g.one_in(every) && !white_parent.is_some_and(|parent| has_mate[parent]) {
            is_white[vertex] = true;
            if let Some(parent) = white_parent {
                has_mate[vertex] = true;
                has_mate[parent] = true;
            }
        }
    }
    if !is_white.contains(&false) {
        is_white[0] = false;
    }
    let shift = g.within(0..=n as u64 - 1) as usize;
    let name = |vertex: usize| (vertex + shift) % n + 1;
    let mut letters = vec!['N'; n];
    for vertex in (0..n).filter(|&vertex| is_white[vertex]) {
        letters[name(vertex) - 1] = 'W';
    }
    let edges = (1..n).map(|vertex| format!("{} {}\n", name(vertex), name(parents[vertex - 1])));
    format!("{n}\n{}{}\n", edges.collect::<String>(), letters.into_iter().collect::<String>())
}

/// A case: how many vertices there are, the paths of three, and the white vertices, as bits.
struct Case {
    n: usize,
    paths: Vec<u32>,
    white: u32,
}

fn read(input: &mut Input) -> Vec<Case> {
    let cases = input.number(1..=50_000);
    let mut sum = 0;
    let case = |_| {
        let n = input.number(1..=500_000usize);
        sum += n;
        assert!(n <= 16, "too large for a reference");
        let mut neighbours = vec![0u32; n];
        for _ in 1..n {
            let [u, v] = [(); 2].map(|()| input.number(1..=n) - 1);
            neighbours[u] |= 1 << v;
            neighbours[v] |= 1 << u;
        }
        let mut reached = 1;
        for _ in 0..n {
            let ahead = (0..n).filter(|&vertex| reached >> vertex & 1 == 1);
            reached = ahead.fold(reached, |reached, vertex| reached | neighbours[vertex]);
        }
        assert!(reached == (1 << n) - 1, "no tree");
        let letters = input.token().expect("the letters");
        assert!(letters.len() == n, "{} letters", letters.len());
        let mut white = 0;
        for (vertex, letter) in letters.chars().enumerate() {
            match letter {
                'W' => white |= 1 << vertex,
                'N' => {}
                _ => panic!("the letter {letter}"),
            }
        }
        assert!(white != reached, "no vertex without a colour");
        let mut paths = Vec::new();
        for (middle, neighbours) in neighbours.iter().enumerate() {
            let is_end = |end: &usize| neighbours >> end & 1 == 1;
            let ends: Vec<usize> = (0..n).filter(is_end).collect();
            for (place, end) in ends.iter().enumerate() {
                paths.extend(ends[..place].iter().map(|other| 1 << middle | 1 << end | 1 << other));
            }
        }
        let case = Case { n, paths, white };
        assert!(!case.has_path(white), "three white vertices form a path");
        case
    };
    let all = (0..cases).map(case).collect();
    assert!(sum <= 500_000, "{sum} vertices");
    input.end();
    all
}

/// The white vertices and the black ones, as bits, and whether White is to move.
type Position = (u32, u32, bool);

impl Case {
    fn has_path(&self, vertices: u32) -> bool {
        self.paths.iter().any(|path| path & vertices == *path)
    }

    fn options(&self, &(white, black, whites_turn): &Position) -> Vec<Position> {
        let free = (0..self.n).map(|vertex| 1 << vertex).filter(|bit| (white | black) & bit == 0);
        let colour = |bit| match whites_turn {
            true => (white | bit, black, false),
            false => (white, black | bit, true),
        };
        free.map(colour).collect()
    }

    /// Returns the result for the player to move if play is over: `without_path` if all vertices
    /// are coloured and neither colour has a path.
    fn ending(
        &self,
        &(white, black, whites_turn): &Position,
        without_path: Standing,
    ) -> Option<Standing> {
        if self.has_path(white) {
            Some(Standing::of_mover(whites_turn))
        } else if self.has_path(black) {
            Some(Standing::of_mover(!whites_turn))
        } else {
            ((white | black).count_ones() as usize == self.n).then_some(without_path)
        }
    }
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for case in read(input) {
        assert!(case.n <= 9, "too large for a reference");
        let options = |position: &Position| case.options(position);
        let mut search = Search::normal()
            .over(|position: &Position| case.ending(position, Standing::Drawn))
            .written(|&(white, black, _): &Position| {
                let letter = |vertex: usize| match (white >> vertex & 1, black >> vertex & 1) {
                    (1, _) => 'W',
                    (_, 1) => 'B',
                    _ => '.',
                };
                (0..case.n).map(letter).collect::<String>()
            })
            .turn(|&(_, _, whites_turn): &Position| if whites_turn { "White" } else { "Black" });
        output += match search.standing(&(case.white, 0, true), &options) {
            Standing::Won => "White\n",
            Standing::Lost => "Black\n",
            Standing::Drawn => "Draw\n",
        };
    }
    output
}

fn answer_for_white(input: &mut Input) -> String {
    let mut output = String::new();
    for case in read(input) {
        assert!(case.n <= 12, "too large for a search");
        let options = |position: &Position| case.options(position);
        // The question is only whether White wins, so a draw counts as a win of Black.
        let mut search = Search::normal().over(|position: &Position| {
            case.ending(position, Standing::of_mover(!position.2))
        });
        let wins = search.mover_wins(&(case.white, 0, true), &options);
        output += if wins { "White\n" } else { "Draw\n" };
    }
    output
}
