//! Codeforces 1627B by its rules: every set of seats, and every seat of both.
//!
//! The middle tier has up to 300 seats. The distance between every two seats is measured, and the
//! seats are painted one by one, always the one that is best for Rahul.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_painting).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(2, 5));
    let rooms = (0..cases).map(|_| {
        let rows = g.within(1..=g.pick(4, 100));
        let most = g.pick(9, 20_000) / rows;
        let columns = g.within(1..=most).max(1 + u64::from(rows == 1));
        let (rows, columns) = if g.one_in(2) { (rows, columns) } else { (columns, rows) };
        format!("{rows} {columns}\n")
    });
    format!("{cases}\n{}", rooms.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let rooms = (0..3).map(|_| {
        let [rows, columns] = [0; 2].map(|_| g.within(1..=17));
        format!("{rows} {}\n", columns.max(1 + u64::from(rows == 1)))
    });
    format!("3\n{}", rooms.collect::<String>())
}

type Seat = (usize, usize);

fn distance((row, column): Seat, (other_row, other_column): Seat) -> usize {
    row.abs_diff(other_row) + column.abs_diff(other_column)
}

fn answer(input: &mut Input) -> String {
    answers(input, |seats| {
        assert!(seats.len() <= 10, "too large for a reference");
        let mut best = vec![0; seats.len()];
        for painted in 0..(1u32 << seats.len()) - 1 {
            let free = (0..seats.len()).filter(|seat| painted >> seat & 1 == 0);
            let farthest = |rahul: usize| {
                let others = (0..seats.len()).filter(move |&tina| tina != rahul);
                others.map(|tina| distance(seats[rahul], seats[tina])).max().expect("another seat")
            };
            let result = free.map(farthest).min().expect("a seat");
            let count = painted.count_ones() as usize;
            best[count] = best[count].max(result);
        }
        show(seats, best[0]);
        best
    })
}

/// Hands out the game without a painted seat, in which Rahul wants to be as near as he can.
fn show(seats: &[Seat], nearest: usize) {
    // The seats that Rahul and Tina have chosen.
    type Position = Vec<Seat>;
    let options = |chosen: &Position| -> Vec<Position> {
        let free = seats.iter().filter(|seat| chosen.len() < 2 && !chosen.contains(seat));
        free.map(|&seat| [&chosen[..], &[seat]].concat()).collect()
    };
    let mut search = Search::normal()
        .over(|chosen: &Position| {
            let is_near = || distance(chosen[0], chosen[1]) <= nearest;
            (chosen.len() == 2).then(|| Standing::of_mover(is_near()))
        })
        .written(|chosen: &Position| {
            let seats = chosen.iter().map(|(row, column)| format!("({}, {})", row + 1, column + 1));
            seats.collect::<Vec<_>>().join(" ")
        })
        .turn(|chosen: &Position| if chosen.len() == 1 { "Tina" } else { "Rahul" });
    search.show(&Vec::new(), &options);
}

fn answer_by_painting(input: &mut Input) -> String {
    answers(input, |seats| {
        assert!(seats.len() <= 1000, "too many seats for a table");
        let farthest =
            |&rahul: &Seat| seats.iter().map(|&tina| distance(rahul, tina)).max().expect("a seat");
        let mut free: Vec<usize> = seats.iter().map(farthest).collect();
        let mut results = Vec::new();
        while let Some(best) = (0..free.len()).min_by_key(|&seat| free[seat]) {
            results.push(free.swap_remove(best));
        }
        results
    })
}

fn answers(input: &mut Input, mut results: impl FnMut(&[Seat]) -> Vec<usize>) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=50_000) {
        let [rows, columns] = [0; 2].map(|_| input.number(1..=100_000usize));
        sum += rows * columns;
        assert!(rows * columns >= 2 && sum <= 100_000, "{sum} seats");
        let seats = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        output += &(join(&results(&seats.collect::<Vec<_>>())) + "\n");
    }
    input.end();
    output
}
