//! Codeforces 1848A by its rules: finds from where Vika can be caught within 1, 2, 3, … minutes.
//!
//! The middle tier has up to 49 rooms and many friends, of whom each is looked at alone: it
//! takes for granted that they catch Vika only if one of them does.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_friend_by_friend).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 90)..=g.pick(3, 100));
        let m = g.within(g.pick(if n == 1 { 2 } else { 1 }, 90)..=g.pick(9 / n, 100));
        let k = g.within(g.pick(1, 100)..=g.pick(2, 100));
        input += &format!("{n} {m} {k}\n");
        for _ in 0..=k {
            input += &format!("{} {}\n", g.within(1..=n), g.within(1..=m));
        }
    }
    input
}

/// Returns friends who are mostly all in rooms from which the distance to Vika's is odd.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = g.within(1..=7);
        let m = g.within(2..=7);
        let k = g.within(1..=20);
        let [x, y] = [g.within(1..=n), g.within(1..=m)];
        input += &format!("{n} {m} {k}\n{x} {y}\n");
        let are_any = g.one_in(4);
        for _ in 0..k {
            let [row, mut column] = [g.within(1..=n), g.within(1..=m)];
            if !are_any && !g.one_in(30) && (row + column + x + y) % 2 == 0 {
                column = if column == 1 { 2 } else { column - 1 };
            }
            input += &format!("{row} {column}\n");
        }
    }
    input
}

fn answer_friend_by_friend(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, m, rooms } in read(input) {
        let cells = n * m;
        let distance = |a: usize, b: usize| (a / m).abs_diff(b / m) + (a % m).abs_diff(b % m);
        let beside: Vec<Vec<usize>> = (0..cells)
            .map(|room| (0..cells).filter(|&other| distance(room, other) == 1).collect())
            .collect();
        // By Vika's room and the friend's.
        let mut caught = vec![vec![false; cells]; cells];
        (0..cells).for_each(|room| caught[room][room] = true);
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            let places = (0..cells).flat_map(|vika| (0..cells).map(move |friend| (vika, friend)));
            for (vika, friend) in places {
                let escapes = |&to: &usize| !beside[friend].iter().any(|&near| caught[to][near]);
                if !caught[vika][friend] && !beside[vika].iter().any(escapes) {
                    caught[vika][friend] = true;
                    has_changed = true;
                }
            }
        }
        let is_caught = rooms[1..].iter().any(|&friend| caught[rooms[0]][friend]);
        output += if is_caught { "NO\n" } else { "YES\n" };
    }
    output
}

struct Case {
    n: usize,
    m: usize,
    /// Vika's room comes first.
    rooms: Vec<usize>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let [n, m, k] = [(); 3].map(|_| input.number(1..=100usize));
        let rooms =
            (0..=k).map(|_| (input.number(1..=n) - 1) * m + input.number(1..=m) - 1).collect();
        cases.push(Case { n, m, rooms });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, m, rooms } in read(input) {
        output += if caught(n, m, &rooms) { "NO\n" } else { "YES\n" };
    }
    output
}

/// Returns whether the friends catch Vika, whose room comes first.
fn caught(n: usize, m: usize, start: &[usize]) -> bool {
    let cells = n * m;
    let beside = |room: usize| {
        let distance =
            move |other: usize| (room / m).abs_diff(other / m) + (room % m).abs_diff(other % m);
        (0..cells).filter(move |&other| distance(other) == 1)
    };
    // A position is a number whose digits are the rooms.
    let number = |rooms: &[usize]| rooms.iter().fold(0, |number, room| number * cells + room);
    let positions = cells.pow(start.len() as u32);
    let rooms = |mut number: usize| {
        let mut rooms: Vec<usize> = vec![0; start.len()];
        for room in rooms.iter_mut().rev() {
            (*room, number) = (number % cells, number / cells);
        }
        rooms
    };
    let all: Vec<Vec<usize>> = (0..positions).map(rooms).collect();
    let mut caught: Vec<bool> = all.iter().map(|rooms| rooms[1..].contains(&rooms[0])).collect();
    loop {
        let before = caught.clone();
        for (position, rooms) in all.iter().enumerate() {
            let escapes = |vika: usize| {
                let mut after = vec![vec![vika]];
                for &friend in &rooms[1..] {
                    let moved = |after: Vec<usize>| {
                        beside(friend).map(move |room| [&after[..], &[room]].concat())
                    };
                    after = after.into_iter().flat_map(moved).collect();
                }
                !after.iter().any(|rooms| before[number(rooms)])
            };
            if !caught[position] {
                caught[position] = !beside(rooms[0]).any(escapes);
            }
        }
        if caught == before {
            return caught[number(start)];
        }
    }
}
