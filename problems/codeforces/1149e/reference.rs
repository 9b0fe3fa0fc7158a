//! Codeforces 1149E by its rules, except that taxes are only set to numbers below a bound, the
//! least power of two above all given taxes: a search cannot try every number.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_checker(check).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(5, 200_000));
    let mut edges = Vec::new();
    let mut taxes = g.many(n, 0..=g.pick(if n > 3 { 1 } else { 3 }, 1_000_000_000));
    if g.one_in(3) {
        let tax = taxes[0];
        taxes.fill(tax);
    }
    let shift = g.within(0..=n);
    if g.pick(true, false) {
        for to in 2..=n {
            edges.extend((1..to).map(|from| (from, to)).filter(|_| g.one_in(2)));
        }
    } else {
        for to in 2..=n {
            edges.push((g.within(1..=to - 1), to));
        }
    }
    let name = |city: u64| (city + shift) % n + 1;
    let lines: Vec<String> =
        edges.iter().map(|&(from, to)| format!("{} {}\n", name(from), name(to))).collect();
    format!("{n} {}\n{}\n{}", edges.len(), spaced(&taxes), lines.concat())
}

struct Land {
    taxes: Vec<u64>,
    roads: Vec<Vec<usize>>,
    bound: u64,
}

fn read(input: &mut Input) -> Land {
    let (n, m) = (input.number(1..=200_000usize), input.number(0..=200_000usize));
    let taxes = input.numbers(n, 0..=1_000_000_000u64);
    let mut roads = vec![vec![]; n];
    for _ in 0..m {
        let (from, to) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        assert!(!roads[from].contains(&to), "a road twice");
        roads[from].push(to);
    }
    input.end();
    let mut without_roads: Vec<usize> = Vec::new();
    for _ in 0..n {
        let ends = |city: &usize| roads[*city].iter().all(|to| without_roads.contains(to));
        without_roads = (0..n).filter(ends).collect();
    }
    assert!(without_roads.len() == n, "a cycle");
    let bound = taxes.iter().max().map_or(1, |tax| tax + 1).next_power_of_two();
    Land { taxes, roads, bound }
}

impl Land {
    fn options(&self, taxes: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for city in 0..taxes.len() {
            let lowered = (0..taxes[city]).map(|tax| {
                let mut option = taxes.to_vec();
                option[city] = tax;
                option
            });
            let mut partial: Vec<Vec<u64>> = lowered.collect();
            for &to in &self.roads[city] {
                let with = |option: &Vec<u64>, tax| {
                    let mut option = option.clone();
                    option[to] = tax;
                    option
                };
                partial = partial
                    .iter()
                    .flat_map(|option| (0..self.bound).map(move |tax| with(option, tax)))
                    .collect();
            }
            options.extend(partial);
        }
        options
    }
}

fn answer(input: &mut Input) -> String {
    let land = read(input);
    let options = |taxes: &Vec<u64>| land.options(taxes);
    let mut search = Search::normal();
    let winning =
        land.options(&land.taxes).into_iter().find(|after| !search.mover_wins(after, &options));
    winning.map_or("LOSE\n".to_string(), |after| format!("WIN\n{}\n", spaced(&after)))
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let land = read(input);
    let options = |taxes: &Vec<u64>| land.options(taxes);
    let mut search = Search::normal();
    let verdict = output.token().unwrap_or("nothing");
    if verdict != ["LOSE", "WIN"][usize::from(search.mover_wins(&land.taxes, &options))] {
        return Err(format!("{verdict} is not right"));
    }
    if verdict == "WIN" {
        let after = output.numbers(land.taxes.len(), 0..=2_000_000_000_000_000_000u64);
        if !land.options(&land.taxes).contains(&after) {
            return Err(format!("no move leads to {after:?}"));
        }
        if search.mover_wins(&after, &options) {
            return Err(format!("{after:?} is not lost"));
        }
    }
    output.end();
    Ok(())
}
