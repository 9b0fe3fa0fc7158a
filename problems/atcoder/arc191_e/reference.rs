//! AtCoder ARC 191 E by its rules: every choice of bags, every move of both players.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 199_000)..=g.pick(3, 200_000));
    let largest = g.pick(3, 1_000_000_000);
    let mut input = format!("{n} {} {}\n", g.within(1..=largest), g.within(1..=largest));
    // With gold, even small bags make long games.
    let most_gold = g.pick([4, 2, 1][n.min(3) as usize - 1], largest);
    let rare = g.within(1..=4);
    for _ in 0..n {
        let gold = if g.one_in(rare) { g.within(0..=most_gold) } else { 0 };
        input += &format!("{gold} {}\n", g.within(0..=g.pick(2, largest)));
    }
    input
}

/// Who holds a bag, its gold and its silver.
type Bag = (bool, u64, u64);

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000usize);
    let mut added = || input.number(1..=1_000_000_000u64);
    let added = [added(), added()];
    let mut coins = || input.number(0..=1_000_000_000u64);
    let bags: Vec<(u64, u64)> = (0..n).map(|_| (coins(), coins())).collect();
    input.end();
    assert!(n < 10, "too many bags for a reference");
    let mut search = Search::normal()
        .written(|(_, bags): &(bool, Vec<Bag>)| {
            let bag = |&(aoki, gold, silver): &Bag| {
                format!("{}{gold},{silver}", if aoki { "A" } else { "T" })
            };
            bags.iter().map(bag).collect::<Vec<_>>().join(" ")
        })
        .turn(|(aoki, _)| if *aoki { "Aoki" } else { "Takahashi" });
    let moves = |&(aoki, ref bags): &(bool, Vec<Bag>)| {
        let mut options = Vec::new();
        for (place, &(holder, gold, silver)) in bags.iter().enumerate() {
            let mut give = |gold, silver| {
                let mut after = bags.clone();
                after[place] = (!aoki, gold, silver);
                after.sort_unstable();
                options.push((!aoki, after));
            };
            if holder == aoki && silver > 0 {
                give(gold, silver - 1);
            }
            if holder == aoki && gold > 0 {
                give(gold - 1, silver + added[usize::from(aoki)]);
            }
        }
        options
    };
    let choices = (0..1u32 << n).filter(|choice| {
        let held = bags.iter().enumerate();
        let held = held.map(|(bag, &(gold, silver))| (choice >> bag & 1 == 1, gold, silver));
        let mut start: Vec<Bag> = held.collect();
        start.sort_unstable();
        search.mover_wins(&(false, start), &moves)
    });
    format!("{}\n", choices.count() % 998_244_353)
}
