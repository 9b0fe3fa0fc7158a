//! CodeChef CLGAME by its rules: every number of discs, with the points of the whole play.
//!
//! The middle tier has up to 60 discs with numbers of up to 100. How many more points than the
//! opponent the player to move gets from what is left is found from the bottom of the stack up.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_points).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 5));
    let cases_text = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 15_000)..=g.pick(7, 20_000));
        let most = g.pick(3, 100);
        written(g, n, most, g.pick(20, 1_000_000_000))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let cases_text = (0..10).map(|_| {
        let n = g.within(1..=60);
        written(g, n, 6, 100)
    });
    format!("10\n{}", cases_text.collect::<String>())
}

fn written(g: &mut Generator, n: u64, most: u64, largest: u64) -> String {
    let mut discs = Vec::new();
    // All numbers differ if no two of them have the same quotient.
    let step = largest / n;
    let mut offset = 0;
    for place in 0..n {
        offset = g.within(0..=step - 1).max(offset % step);
        discs.push(place * step + offset);
    }
    g.shuffle(&mut discs);
    let mut takes = vec![1];
    let more = g.within(0..=most - 1);
    takes.extend(g.many(more, 2..=n.clamp(2, 300)));
    takes.retain(|&take| take <= n);
    takes.sort_unstable();
    takes.dedup();
    takes.reverse();
    format!("{n} {}\n{}\n{}\n", takes.len(), join(&discs), join(&takes))
}

struct Case {
    discs: Vec<u64>,
    takes: Vec<usize>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let cases = input.number(1..=1000);
    let cases = (0..cases).map(|_| {
        let n = input.number(1..=100_000usize);
        let k = input.number(1..=n.min(100));
        let discs: Vec<u64> = input.numbers(n, 0..=1_000_000_000);
        let takes: Vec<usize> = input.numbers(k, 1..=n);
        assert!(takes.contains(&1), "no move takes 1");
        for mut list in [discs.clone(), takes.iter().map(|&take| take as u64).collect()] {
            let count = list.len();
            list.sort_unstable();
            list.dedup();
            assert!(list.len() == count, "two equal numbers");
        }
        Case { discs, takes }
    });
    let cases: Vec<Case> = cases.collect();
    input.end();
    assert!(cases.iter().map(|case| case.discs.len()).sum::<usize>() <= 100_000, "too many discs");
    cases
}

/// How many discs are gone, by how many points the player to move is ahead, and whether that is Chef.
type Position = (usize, i128, bool);

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { discs, takes } in read(input) {
        assert!(discs.iter().all(|&disc| disc < 100), "too large for a reference");
        let options = |&(gone, lead, is_chef): &Position| -> Vec<Position> {
            let fitting = takes.iter().filter(|&&take| gone + take <= discs.len());
            let after = fitting.map(|&take| {
                let points: i128 = discs[gone..gone + take].iter().map(|disc| 1i128 << disc).sum();
                (gone + take, -(lead + points), !is_chef)
            });
            after.collect()
        };
        let mut search = Search::normal()
            .over(|&(gone, lead, _): &Position| {
                let standing =
                    if lead == 0 { Standing::Drawn } else { Standing::of_mover(lead > 0) };
                (gone == discs.len()).then_some(standing)
            })
            .written(|&(gone, lead, _): &Position| format!("{} ({lead:+})", join(&discs[gone..])))
            .turn(|&(_, _, is_chef): &Position| if is_chef { "Chef" } else { "Garry" });
        output += match search.standing(&(0, 0, true), &options) {
            Standing::Won => "Chef\n",
            Standing::Lost => "Garry\n",
            Standing::Drawn => "Draw\n",
        };
    }
    output
}

fn answer_by_points(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { discs, takes } in read(input) {
        assert!(discs.iter().all(|&disc| disc < 110), "too large for a table");
        let mut leads = vec![0i128; discs.len() + 1];
        for gone in (0..discs.len()).rev() {
            let fitting = takes.iter().filter(|&&take| gone + take <= discs.len());
            let gains = fitting.map(|&take| {
                let points: i128 = discs[gone..gone + take].iter().map(|disc| 1i128 << disc).sum();
                points - leads[gone + take]
            });
            leads[gone] = gains.max().expect("1 can be taken");
        }
        output += if leads[0] > 0 { "Chef\n" } else { "Garry\n" };
    }
    output
}
