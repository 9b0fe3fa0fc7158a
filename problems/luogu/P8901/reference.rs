//! Luogu P8901 by its rules: whole barns, room by room.
//!
//! The middle tier has rooms of up to 600 cows. Who wins a room alone, and in which round, follows
//! from the rooms with fewer cows; that the first room to end decides is taken for granted.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rooms).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 2);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100_000)..=g.pick(4, 100_000));
        let most = if n < 3 { 24 } else { 11 };
        let mut barn = g.many(n, g.pick(1, 4_000_000)..=g.pick(most, 5_000_000));
        if g.one_in(3) {
            barn.iter_mut().for_each(|cows| *cows = *cows / 4 * 4 + 4 * u64::from(*cows < 4));
        }
        input += &format!("{n}\n{}\n", join(&barn));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let n = g.within(1..=6);
        let (first, spread) = (g.within(1..=560), g.within(0..=40));
        input += &format!("{n}\n{}\n", join(&g.many(n, first..=first + spread)));
    }
    input
}

fn answer_by_rooms(input: &mut Input) -> String {
    let is_move = |take: usize| (2..take).take_while(|d| d * d <= take).all(|d| take % d != 0);
    let takes: Vec<usize> = (1..=600).filter(|&take| is_move(take)).collect();
    // For each number of cows whether the mover wins a room alone, and how many moves are left: as
    // few as the winner can have, and as many as the loser can.
    let mut rooms: Vec<(bool, usize)> = Vec::new();
    for cows in 0..=600 {
        let after = takes.iter().take_while(|&&take| take <= cows).map(|take| rooms[cows - take]);
        let (lost, won): (Vec<_>, Vec<_>) = after.partition(|&(opponent_wins, _)| !opponent_wins);
        let fewest = lost.iter().map(|&(_, moves)| moves + 1).min();
        let most = won.iter().map(|&(_, moves)| moves + 1).max().unwrap_or(0);
        rooms.push((fewest.is_some(), fewest.unwrap_or(most)));
    }
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000);
        let barn = input.numbers(n, 1..=600usize);
        let first = barn.iter().map(|&cows| rooms[cows]).min_by_key(|(_, moves)| moves / 2);
        let john = first.expect("a room").0;
        output += if john { "Farmer John\n" } else { "Farmer Nhoj\n" };
    }
    input.end();
    output
}

/// The cows of each room, the farmers' room, and whether John has moved there.
type Position = (Vec<u64>, usize, bool);

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut rooms = 0;
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000);
        rooms += n;
        assert!(rooms <= 200_000, "too many rooms");
        let barn = input.numbers(n, 1..=5_000_000);
        let options = |position: &Position| removed(position);
        let john = Search::normal()
            .written(|(barn, room, _): &Position| format!("{} @{}", join(barn), room + 1))
            .turn(|(_, _, john_has_moved)| if *john_has_moved { "Nhoj" } else { "John" })
            .mover_wins(&(barn, 0, false), &options);
        output += if john { "Farmer John\n" } else { "Farmer Nhoj\n" };
    }
    input.end();
    output
}

fn removed((barn, room, john_has_moved): &Position) -> Vec<Position> {
    let is_move = |take: &u64| (2..*take).all(|factor| take % factor != 0);
    let after = |take: u64| {
        let mut barn = barn.clone();
        barn[*room] -= take;
        let next = if *john_has_moved { (room + 1) % barn.len() } else { *room };
        (barn, next, !john_has_moved)
    };
    (1..=barn[*room]).filter(is_move).map(after).collect()
}
