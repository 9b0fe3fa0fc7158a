//! Codeforces 717D by its rules: goes through every position that can come up, finds the lost
//! ones by search, and adds exact fractions. Answers may differ by 10^-6.
//!
//! The middle tier has up to 200 heaps of up to 100 stones, put together one by one: the chances
//! of the nim sums are kept as rounded numbers. Where there are too many heaps to go through,
//! the checker does the same.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_by_nim_sums)
        .run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 900_000_000)..=g.pick(3, 1_000_000_000));
    let x = g.within(g.pick(1, 64)..=g.pick(6, 100));
    // The chances are the gaps between random cuts of a million.
    let mut cuts = g.many(x, 0..=1_000_000);
    if g.one_in(3) {
        // Only a few sizes are possible, or one alone.
        let cut = cuts[0];
        cuts.iter_mut().for_each(|value| *value = if *value < cut { 0 } else { 1_000_000 });
    }
    written(n, x, cuts)
}

/// The number of heaps up to which all positions are gone through.
const SEARCHED: u32 = 6;

/// Returns how many of the equally likely cases the first player wins; all of them are the n-th
/// power of `total`.
fn wins(case: &Case) -> u128 {
    let Case { n, chances, .. } = case;
    let n = *n;
    assert!(n <= SEARCHED, "too many heaps for a search");
    let mut positions = vec![(Vec::new(), 1)];
    for _ in 0..n {
        let longer = positions.iter().flat_map(|(heaps, cases): &(Vec<u64>, u128)| {
            let sizes = chances.iter().enumerate().filter(|(_, &chance)| chance > 0);
            sizes.map(move |(size, chance)| ([&heaps[..], &[size as u64]].concat(), cases * chance))
        });
        positions = longer.collect();
    }
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let won = positions.into_iter().filter_map(|(mut heaps, cases)| {
        heaps.sort_unstable();
        Some(cases).filter(|_| search.mover_wins(&heaps, &options))
    });
    won.sum()
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(7..=200);
    let x = g.within(1..=100);
    let mut cuts = g.many(x, 0..=1_000_000);
    if g.one_in(2) {
        // Only a few sizes are possible, or one alone.
        let few = [0, g.within(0..=1_000_000), 1_000_000];
        cuts.iter_mut().for_each(|cut| *cut = few[(*cut % 3) as usize]);
    }
    written(n, x, cuts)
}

/// Returns an input in which the chances are the gaps between cuts of a million.
fn written(n: u64, x: u64, mut cuts: Vec<u64>) -> String {
    cuts.push(1_000_000);
    cuts.sort_unstable();
    let mut before = 0;
    let chances: Vec<String> = cuts
        .iter()
        .map(|&cut| {
            let chance = cut - before;
            before = cut;
            format!("{}.{:06}", chance / 1_000_000, chance % 1_000_000)
        })
        .collect();
    format!("{n} {x}\n{}\n", chances.join(" "))
}

struct Case {
    n: u32,
    /// By size, in millionths.
    chances: Vec<u128>,
    /// The sum of the chances, a million unless they are rounded.
    total: u128,
}

fn read(input: &mut Input) -> Case {
    let (n, x) = (input.number(1..=1000u32), input.number(1..=100));
    let chances: Vec<u128> = (0..=x)
        .map(|_| {
            let word = input.token().expect("a probability");
            let (whole, decimals) = word.split_once('.').unwrap_or((word, ""));
            let decimals = decimals.trim_end_matches('0');
            assert!(decimals.len() <= 6, "{word} has too many decimals");
            format!("{whole}{decimals:0<6}").parse().expect("a probability")
        })
        .collect();
    input.end();
    let total: u128 = chances.iter().sum();
    assert!(total.abs_diff(1_000_000) <= chances.len() as u128, "{total} millionths in all");
    Case { n, chances, total }
}

/// Returns the chance that the first player wins, rounded.
fn chance_to_win(case: &Case) -> f64 {
    let chances: Vec<f64> =
        case.chances.iter().map(|&chance| chance as f64 / case.total as f64).collect();
    // By nim sum.
    let mut sums = [0.0; 128];
    sums[0] = 1.0;
    for _ in 0..case.n {
        let mut longer = [0.0; 128];
        for (sum, before) in sums.iter().enumerate().filter(|&(_, &before)| before > 0.0) {
            for (size, chance) in chances.iter().enumerate() {
                longer[sum ^ size] += before * chance;
            }
        }
        sums = longer;
    }
    sums[1..].iter().sum()
}

fn answer_by_nim_sums(input: &mut Input) -> String {
    format!("{:.8}\n", chance_to_win(&read(input)))
}

fn answer(input: &mut Input) -> String {
    let case = read(input);
    let scaled = wins(&case) * 100_000_000 / case.total.pow(case.n);
    format!("{}.{:08}\n", scaled / 100_000_000, scaled % 100_000_000)
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let case = read(input);
    let word = output.token().ok_or("nothing is printed")?;
    output.end();
    let (whole, decimals) = word.split_once('.').unwrap_or((word, ""));
    let printed: String = format!("{whole}{decimals:0<9}").chars().take(whole.len() + 9).collect();
    let printed: u128 = printed.parse().map_err(|_| format!("{word} is no probability"))?;
    let right = match case.n {
        ..=SEARCHED => wins(&case) * 1_000_000_000 / case.total.pow(case.n),
        _ => (chance_to_win(&case) * 1e9) as u128,
    };
    match printed.abs_diff(right) {
        0..=1000 => Ok(()),
        _ => Err(format!("{word} is not within 10^-6 of {right} billionths")),
    }
}
