//! Codeforces 1149E by its rules, except that taxes are only set to numbers below a bound, the
//! least power of two above all given taxes: a search cannot try every number.
//!
//! The middle tier has up to 60 cities and taxes of every size. It takes for granted that a
//! position is lost if the taxes of each level have nim sum 0, and finds the levels by their
//! definition. Where a search would take too long, the checker does the same.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_by_levels)
        .run();
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
    format!("{n} {}\n{}\n{}", edges.len(), join(&taxes), lines.concat())
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

/// Returns cities of several levels. In half of the inputs all sums are 0, and sometimes all but one
/// or two.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(6..=60);
    let shift = g.within(0..=n);
    let rarity = g.within(1..=n);
    let name = |city: u64| (city + shift) % n;
    let mut roads = vec![vec![]; n as usize];
    for to in 1..n {
        for from in (0..to).filter(|_| g.one_in(rarity)) {
            roads[name(from) as usize].push(name(to) as usize);
        }
    }
    let largest = if g.one_in(2) { 3 } else { (1 << 29) - 1 };
    let mut taxes = g.many(n, 0..=largest);
    if !g.one_in(4) {
        let levels = levels(&roads);
        for level in 0..n as usize {
            if let Some(city) = levels.iter().position(|&other| other == level) {
                taxes[city] ^= level_sums(&taxes, &levels)[level];
            }
        }
        if g.one_in(3) {
            let city = g.within(0..=n - 1) as usize;
            taxes[city] = g.within(0..=largest);
        }
    }
    let edges =
        roads.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |to| [from, *to]));
    let lines: Vec<String> = edges.map(|[from, to]| format!("{} {}\n", from + 1, to + 1)).collect();
    format!("{n} {}\n{}\n{}", lines.len(), join(&taxes), lines.concat())
}

/// Returns the level of each city: the least number that is not the level of a successor.
fn levels(roads: &[Vec<usize>]) -> Vec<usize> {
    let mut values = GrundyValues::new();
    let successors = |&city: &usize| roads[city].iter().map(|&to| vec![to]).collect();
    (0..roads.len()).map(|city| values.value(&city, &successors) as usize).collect()
}

/// Returns the nim sum of the taxes of each level.
fn level_sums(taxes: &[u64], levels: &[usize]) -> Vec<u64> {
    let mut sums = vec![0; taxes.len()];
    levels.iter().zip(taxes).for_each(|(&level, tax)| sums[level] ^= tax);
    sums
}

fn answer_by_levels(input: &mut Input) -> String {
    let land = read(input);
    let levels = levels(&land.roads);
    for (city, roads) in land.roads.iter().enumerate() {
        let mut after = land.taxes.clone();
        let sums = level_sums(&after, &levels);
        after[city] ^= sums[levels[city]];
        for (level, sum) in sums.iter().enumerate().take(levels[city]) {
            let to = roads.iter().find(|&&to| levels[to] == level).expect("it is a mex");
            after[*to] ^= sum;
        }
        let is_lost = level_sums(&after, &levels).iter().all(|&sum| sum == 0);
        if after[city] < land.taxes[city] && is_lost {
            return format!("WIN\n{}\n", join(&after));
        }
    }
    "LOSE\n".to_string()
}

fn answer(input: &mut Input) -> String {
    let land = read(input);
    let options = |taxes: &Vec<u64>| land.options(taxes);
    let mut search = Search::normal();
    let winning =
        land.options(&land.taxes).into_iter().find(|after| !search.mover_wins(after, &options));
    winning.map_or("LOSE\n".to_string(), |after| format!("WIN\n{}\n", join(&after)))
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let land = read(input);
    if land.taxes.len() > 5 || land.bound > 4 {
        return check_by_levels(&land, output);
    }
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

fn check_by_levels(land: &Land, output: &mut Input) -> Result<(), String> {
    let levels = levels(&land.roads);
    let is_lost = |taxes: &[u64]| level_sums(taxes, &levels).iter().all(|&sum| sum == 0);
    let verdict = output.token().unwrap_or("nothing");
    if verdict != if is_lost(&land.taxes) { "LOSE" } else { "WIN" } {
        return Err(format!("{verdict} is not right"));
    }
    if verdict == "WIN" {
        let after = output.numbers(land.taxes.len(), 0..=2_000_000_000_000_000_000u64);
        let is_move = |city: usize| {
            let may_change = |other: &usize| *other == city || land.roads[city].contains(other);
            let mut changed = (0..after.len()).filter(|&other| after[other] != land.taxes[other]);
            after[city] < land.taxes[city] && changed.all(|other| may_change(&other))
        };
        if !(0..after.len()).any(is_move) {
            return Err(format!("no move leads to {after:?}"));
        }
        if !is_lost(&after) {
            return Err(format!("{after:?} is not lost"));
        }
    }
    output.end();
    Ok(())
}
