//! Codeforces 1197F by its rules: colours the cells in every way, and tries every move.
//!
//! The middle tier has strips of up to 300 cells. It goes along them cell by cell and counts the
//! colourings by the values of the last three cells, as far as there are three, without
//! matrices.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};
use std::collections::{BTreeMap, HashMap};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_cells).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
    // Few cells in all, as there are many ways to colour them.
    let mut cells_left = 7u64;
    let mut lengths = Vec::new();
    for strip in 1..=n {
        let most = cells_left.saturating_sub(n - strip).max(1);
        let length = g.within(g.pick(1, 999_999_999)..=g.pick(most, 1_000_000_000));
        lengths.push(length);
        cells_left = cells_left.saturating_sub(length);
    }
    let m = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
    let mut coloured = BTreeMap::new();
    for _ in 0..m {
        let strip = g.within(1..=n);
        coloured.insert((strip, g.within(1..=lengths[strip as usize - 1])), g.within(1..=3));
    }
    let mut input = format!("{n}\n{}\n{}\n", join(&lengths), coloured.len());
    for ((strip, cell), colour) in coloured {
        input += &format!("{strip} {cell} {colour}\n");
    }
    for _ in 0..3 {
        input += &format!("{}\n", join(&g.many(3, 0..=1)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=4);
    let lengths = g.many(n, 1..=[300, 150, 100, 75][n as usize - 1]);
    let mut coloured = BTreeMap::new();
    for _ in 0..g.within(1..=30) {
        let strip = g.within(1..=n);
        coloured.insert((strip, g.within(1..=lengths[strip as usize - 1])), g.within(1..=3));
    }
    let mut input = format!("{n}\n{}\n{}\n", join(&lengths), coloured.len());
    for ((strip, cell), colour) in coloured {
        input += &format!("{strip} {cell} {colour}\n");
    }
    let row = |_| if g.one_in(3) { vec![1, 1, 1] } else { g.many(3, 0..=1) };
    let rows: Vec<Vec<u64>> = (0..3).map(row).collect();
    input + &rows.iter().map(|row| join(row) + "\n").collect::<String>()
}

fn answer_by_cells(input: &mut Input) -> String {
    const PRIME: u64 = 998_244_353;
    let Case { colours, allowed } = read(input);
    let mut by_sum = HashMap::from([(0, 1)]);
    for cells in colours {
        // How many colourings there are by the values of the last cells, the last one first.
        let mut counts = HashMap::from([([None; 3], 1)]);
        for colour in cells {
            let mut longer = HashMap::new();
            for (last, ways) in counts {
                for colour in colour.map_or(0..3, |colour| colour..colour + 1) {
                    let moves = last.iter().zip(&allowed[colour]);
                    let options =
                        moves.filter(|&(_, &may)| may == 1).filter_map(|(value, _)| *value);
                    let next = [Some(mex(options)), last[0], last[1]];
                    let sum: &mut u64 = longer.entry(next).or_default();
                    *sum = (*sum + ways) % PRIME;
                }
            }
            counts = longer;
        }
        let mut longer = HashMap::new();
        for (sum, ways) in by_sum {
            for (last, more_ways) in &counts {
                let ways_of_sum: &mut u64 = longer.entry(sum ^ last[0].unwrap_or(0)).or_default();
                *ways_of_sum = (*ways_of_sum + ways * more_ways) % PRIME;
            }
        }
        by_sum = longer;
    }
    format!("{}\n", by_sum.get(&0).unwrap_or(&0))
}

struct Case {
    /// By strip and cell, both counted from 0.
    colours: Vec<Vec<Option<usize>>>,
    /// By colour.
    allowed: Vec<Vec<u8>>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=1000usize);
    let lengths = input.numbers(n, 1..=1_000_000_000usize);
    let mut colours: Vec<Vec<Option<usize>>> =
        lengths.iter().map(|&length| vec![None; length]).collect();
    for _ in 0..input.number(1..=1000) {
        let strip = input.number(1..=n) - 1;
        let cell = input.number(1..=lengths[strip]) - 1;
        assert!(colours[strip][cell].is_none(), "a cell with two colours");
        colours[strip][cell] = Some(input.number(1..=3usize) - 1);
    }
    let allowed = (0..3).map(|_| input.numbers(3, 0..=1)).collect();
    input.end();
    Case { colours, allowed }
}

fn answer(input: &mut Input) -> String {
    let Case { mut colours, allowed } = read(input);
    format!("{}\n", count(&mut colours, &allowed))
}

/// Returns in how many ways the cells without a colour can get one so that the second player wins.
fn count(colours: &mut [Vec<Option<usize>>], allowed: &[Vec<u8>]) -> u64 {
    let free = colours.iter().enumerate().find_map(|(strip, cells)| {
        cells.iter().position(Option::is_none).map(|cell| (strip, cell))
    });
    if let Some((strip, cell)) = free {
        let mut sum = 0;
        for colour in 0..3 {
            colours[strip][cell] = Some(colour);
            sum += count(colours, allowed);
        }
        colours[strip][cell] = None;
        return sum;
    }
    // Where each chip is, its cell counted from 0.
    let options = |chips: &Vec<usize>| {
        let mut options = Vec::new();
        for (strip, &cell) in chips.iter().enumerate() {
            let colour = colours[strip][cell].expect("every cell has a colour");
            for back in (1..=3.min(cell)).filter(|back| allowed[colour][back - 1] == 1) {
                let mut option = chips.clone();
                option[strip] -= back;
                options.push(option);
            }
        }
        options
    };
    let chips = colours.iter().map(|cells| cells.len() - 1).collect();
    u64::from(!Search::normal().mover_wins(&chips, &options))
}
