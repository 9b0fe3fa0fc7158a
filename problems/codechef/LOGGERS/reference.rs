//! CodeChef LOGGERS by its rules: every cut of every log.
//!
//! The middle tier has logs of up to 160 metres in all, well past twice the period of Kayles, cut
//! at real lengths as in the brute force: a log is worth the mex of what the cuts leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 449)..=g.pick(4, 449));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let count = g.within(g.pick(1, 7)..=g.pick(4, 7));
        let total = g.pick(10, 250);
        let mut logs = g.many(count, 1..=total / count);
        if g.one_in(2) {
            logs[0] = total - logs[1..].iter().sum::<u64>();
        }
        input += &format!("{count} {}\n", join(&logs));
    }
    input
}

/// A log of exactly `metres`, or one that is longer, by less than a metre.
///
/// Where two fractions are added, any result is possible that the lengths allow, so that which
/// logs a cut can leave depends on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Log {
    metres: u64,
    is_longer: bool,
}

impl Log {
    /// Returns the two pieces of every cut.
    fn cuts(self) -> Vec<[Log; 2]> {
        let mut cuts = Vec::new();
        for metres in 1..self.metres {
            let exact = Log { metres, is_longer: false };
            let longer = Log { metres, is_longer: true };
            let rest = self.metres - metres;
            cuts.push([exact, Log { metres: rest, ..self }]);
            if self.is_longer {
                // The fraction is divided between both pieces.
                cuts.push([longer, Log { metres: rest, is_longer: true }]);
            }
            if rest > 1 {
                // Two fractions that make a metre more than the fraction of this log.
                cuts.push([longer, Log { metres: rest - 1, is_longer: true }]);
            }
        }
        cuts
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("200\n");
    for _ in 0..200 {
        // Two long logs that are often of equal value, if 12 is the period, and short ones.
        let long = g.within(1..=70);
        let mut logs = vec![long, if g.one_in(2) { g.within(1..=70) } else { long + 12 }];
        for _ in 0..g.within(0..=2) {
            logs.push(g.within(1..=4));
        }
        input += &format!("{} {}\n", logs.len(), join(&logs));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |log: &Log| log.cuts().iter().map(|pieces| pieces.to_vec()).collect();
    winners(input, |logs| values.sum(&logs, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|logs: &Vec<Log>| {
        let log = |Log { metres, is_longer }: &Log| {
            format!("{metres}{}", if *is_longer { "+" } else { "" })
        };
        logs.iter().map(log).collect::<Vec<_>>().join(" ")
    });
    winners(input, |mut logs| {
        logs.sort_unstable();
        search.mover_wins(&logs, &|logs: &Vec<Log>| options(logs))
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Vec<Log>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=449) {
        let count = input.number(1..=7usize);
        let metres = input.numbers(count, 1..=250u64);
        assert!(metres.iter().sum::<u64>() <= 250, "the logs are too long");
        let logs = metres.into_iter().map(|metres| Log { metres, is_longer: false }).collect();
        output += if is_won(logs) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

fn options(logs: &[Log]) -> Vec<Vec<Log>> {
    let mut options = Vec::new();
    for (place, log) in logs.iter().enumerate() {
        for cut in log.cuts() {
            let mut option = [&logs[..place], &logs[place + 1..], &cut].concat();
            option.sort_unstable();
            options.push(option);
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}
