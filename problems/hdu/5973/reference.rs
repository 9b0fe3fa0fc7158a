//! HDU 5973 by its rules: every move of every pair of heaps that can arise.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.within(g.pick(1, 2000)..=g.pick(6, 2000)) {
        let mut heaps = [(); 2].map(|()| match g.pick(true, false) {
            true => g.within(0..=22).to_string(),
            false => {
                let digits = g.within(95..=100);
                let further: String = (1..digits).map(|_| g.within(0..=9).to_string()).collect();
                g.within(1..=9).to_string() + &further
            }
        });
        if g.one_in(2) {
            // A lost one, so that both verdicts are common.
            let cold = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18)];
            let (a, b) = cold[g.within(0..=7) as usize];
            heaps = [a, b].map(|heap: u32| heap.to_string());
        }
        let turn = g.within(0..=1) as usize;
        input += &format!("{} {}\n", heaps[turn], heaps[1 - turn]);
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |&(a, b): &(u64, u64)| {
        let from_a = (0..a).map(|leave| (leave, b));
        let from_b = (0..b).map(|leave| (a, leave));
        let from_both = (1..=a.min(b)).map(|take| (a - take, b - take));
        from_a.chain(from_b).chain(from_both).collect()
    };
    let mut output = String::new();
    while let Some(a) = input.number_or_end(0..=200) {
        let heaps = (a, input.number(0..=200));
        output += if search.mover_wins(&heaps, &options) { "1\n" } else { "0\n" };
    }
    output
}
