//! Luogu P5363 by its rules: every placement, and every shift of every coin.
//!
//! The middle tier has up to 50 coins and 50 free cells, where the counts exceed the modulus. It
//! takes the staircase for granted and counts the lost gaps one by one, by sum and nim sum. All
//! counts are exact.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_gaps).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 150_000)..=g.pick(11, 150_000));
    let m = g.within(g.pick(1, 49)..=g.pick(11, 50));
    format!("{n} {m}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let most = [8, 50][g.within(0..=1) as usize];
    let m = g.within(1..=most);
    format!("{} {m}\n", m + g.within(0..=50))
}

fn answer_by_gaps(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=100usize), input.number(1..=50usize));
    input.end();
    let free = n.checked_sub(m).expect("a cell for each coin");
    // How many gaps on odd steps, so far, have a sum and a nim sum.
    let mut ways = vec![[0u128; 64]; free + 1];
    ways[0][0] = 1;
    for _ in 0..m.div_ceil(2) {
        let mut next = vec![[0; 64]; free + 1];
        for (sum, ways) in ways.iter().enumerate() {
            for (nim_sum, &ways) in ways.iter().enumerate().filter(|(_, &ways)| ways > 0) {
                (0..=free - sum).for_each(|gap| next[sum + gap][nim_sum ^ gap] += ways);
            }
        }
        ways = next;
    }
    let mut lost: Vec<u128> = ways.iter().map(|ways| ways[0]).collect();
    let mut all = vec![0; free + 1];
    all[0] = 1u128;
    (0..m / 2 + 1).for_each(|_| add_gap(&mut lost));
    (0..m + 1).for_each(|_| add_gap(&mut all));
    format!("{}\n", (all[free] - lost[free]) % 1_000_000_009)
}

/// Changes the numbers of ways for each sum to those with one more gap.
fn add_gap(ways: &mut [u128]) {
    for sum in 1..ways.len() {
        ways[sum] += ways[sum - 1];
    }
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=150_000u32), input.number(1..=50u32));
    input.end();
    assert!(n <= 20, "too large for a reference");
    let options = |&coins: &u32| {
        let mut options = Vec::new();
        for coin in (0..n).filter(|coin| coins >> coin & 1 == 1) {
            // From the coin's cell to the left, up to the next coin.
            for to in (0..coin).rev().take_while(|to| coins >> to & 1 == 0) {
                options.push(coins ^ 1 << coin ^ 1 << to);
            }
        }
        options
    };
    let mut search = Search::normal().written(|&coins| grid(coins, 1, n, 'o', '.'));
    let placements = (0u32..1 << n).filter(|coins| coins.count_ones() == m);
    let wins = placements.filter(|coins| search.mover_wins(coins, &options)).count();
    format!("{}\n", wins % 1_000_000_009)
}
