//! Codeforces 1848A by its rules: finds from where Vika can be caught within 1, 2, 3, … minutes.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let [n, m, k] = [(); 3].map(|_| input.number(1..=100usize));
        let rooms: Vec<usize> =
            (0..=k).map(|_| (input.number(1..=n) - 1) * m + input.number(1..=m) - 1).collect();
        output += if caught(n, m, &rooms) { "NO\n" } else { "YES\n" };
    }
    input.end();
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
