//! Codeforces 1942E by its rules: every placement, and every set of cows that may be moved.
//!
//! The middle tier has up to 60 cells, and a table of how many ways there are to go on from a cell.

use reference::{letters, Generator, Input, Reference, Search, Standing};

const MODULUS: u64 = 998_244_353;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let cases = *[1, 3, 10_000].get(g.within(0..=2) as usize).expect("one of three");
        return written(g, cases, 1_000_000 / cases);
    }
    let cases = g.within(1..=3);
    written(g, cases, 6)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 60)
}

fn written(g: &mut Generator, cases: u64, longest: u64) -> String {
    let farms = (0..cases).map(|_| {
        let l = if g.one_in(2) { longest } else { g.within(2..=longest) };
        let n = match g.within(0..=3) {
            0 => l / 2,
            1 => g.within(1..=l.min(8) / 2),
            _ => g.within(1..=l / 2),
        };
        format!("{l} {n}\n")
    });
    format!("{cases}\n{}", farms.collect::<String>())
}

/// The cells, each with a letter for its cow or a dot, and whether John is to move.
type Position = (Vec<u8>, bool);

fn options((cells, is_john): &Position) -> Vec<Position> {
    let cow = if *is_john { b'J' } else { b'N' };
    let mut options = vec![];
    for is_left in [true, false] {
        let target = |cell: usize| if is_left { cell.checked_sub(1) } else { Some(cell + 1) };
        let is_free =
            |cell: usize| target(cell).is_some_and(|target| cells.get(target) == Some(&b'.'));
        let cows = (0..cells.len()).filter(|&cell| cells[cell] == cow && is_free(cell));
        let cows: Vec<usize> = cows.collect();
        for set in 1..1 << cows.len() {
            let mut next = cells.clone();
            let moved = cows.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1);
            for (_, &from) in moved {
                next[from] = b'.';
                next[target(from).expect("a cell")] = cow;
            }
            options.push((next, !is_john));
        }
    }
    options
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal()
        .written(|(cells, _): &Position| letters(cells))
        .turn(|&(_, is_john): &Position| if is_john { "John" } else { "Nhoj" });
    counts(input, |l, n| {
        assert!(l <= 8, "too large for a reference");
        let mut won = 0;
        for set in (0..1u32 << l).filter(|set| set.count_ones() as usize == 2 * n) {
            for order in [b"JN", b"NJ"] {
                let mut cows = order.iter().cycle();
                let cells = (0..l).map(|cell| match set >> cell & 1 {
                    1 => *cows.next().expect("a cow"),
                    _ => b'.',
                });
                let start = (cells.collect(), true);
                won += u64::from(search.standing(&start, &options) == Standing::Won);
            }
        }
        won
    })
}

fn answer_by_table(input: &mut Input) -> String {
    counts(input, |l, n| {
        assert!(l <= 100, "too large for a table");
        // For each number of cows so far, and each parity of the gap inside the last pair if it
        // is not complete: how many ways there are without and with an odd gap before.
        let mut ways = vec![[[0; 2]; 2]; 2 * n + 1];
        ways[0][0][0] = 1;
        for _ in 0..l {
            let mut next = vec![[[0; 2]; 2]; 2 * n + 1];
            for (cows, before) in ways.iter().enumerate() {
                for (gap, had_odd) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let count = before[gap][had_odd];
                    let mut add = |cows: usize, gap: usize, had_odd: usize| {
                        let sum = &mut next[cows][gap][had_odd];
                        *sum = (*sum + count) % MODULUS;
                    };
                    // The cell is empty, or has a cow.
                    add(cows, (gap + cows) % 2 * (cows % 2), had_odd);
                    if cows < 2 * n {
                        // A gap that is odd ends with the second cow of a pair.
                        add(cows + 1, 0, had_odd | gap);
                    }
                }
            }
            ways = next;
        }
        let [even, odd] = ways[2 * n];
        assert!(odd == [0, 0], "a gap after the last pair");
        2 * even[1] % MODULUS
    })
}

fn counts(input: &mut Input, mut count: impl FnMut(usize, usize) -> u64) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=10_000) {
        let l = input.number(2..=1_000_000usize);
        let n = input.number(1..=l / 2);
        sum += l;
        output += &format!("{}\n", count(l, n));
    }
    input.end();
    assert!(sum <= 1_000_000, "{sum} cells");
    output
}
