//! Codeforces 277C by its rules: tries every stretch of every line of a sheet.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_checker(check).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(3, 1_000_000_000);
    let n = g.within(g.pick(1, largest / 2)..=largest);
    let m = g.within(g.pick(1, largest / 2)..=largest);
    let k = g.within(g.pick(0, 100_000)..=g.pick(4, 100_000));
    let mut cuts = String::new();
    let mut cut_count = 0;
    for _ in 0..k {
        let upright = g.one_in(2);
        let (across, along) = if upright { (n, m) } else { (m, n) };
        if across > 1 {
            let line = g.within(1..=g.pick(across - 1, 60_000));
            let ends = (g.within(0..=along - 1), g.within(1..=along));
            let ends = if ends.0 == ends.1 { (0, along) } else { ends };
            cuts += &if upright {
                format!("{line} {} {line} {}\n", ends.0, ends.1)
            } else {
                format!("{} {line} {} {line}\n", ends.0, ends.1)
            };
            cut_count += 1;
        }
    }
    format!("{n} {m} {cut_count}\n{cuts}")
}

/// A sheet, its cut edges as bits.
struct Sheet {
    size: [u64; 2],
    start: u64,
}

fn read(input: &mut Input) -> Sheet {
    let size = [input.number(1..=1_000_000_000), input.number(1..=1_000_000_000)];
    let k = input.number(0..=100_000);
    let mut sheet = Sheet { size, start: 0 };
    for _ in 0..k {
        let ends: Vec<u64> = input.numbers(4, 0..=1_000_000_000);
        sheet.start |= sheet.edges(&ends).unwrap_or_else(|| panic!("no cut: {ends:?}"));
    }
    input.end();
    assert!(size[0] * size[1] <= 16, "too large a sheet to be searched");
    sheet
}

impl Sheet {
    /// Returns the edges of a cut if it runs along an inner line.
    fn edges(&self, ends: &[u64]) -> Option<u64> {
        for (line, along) in [(0, 1), (1, 0)] {
            let (from, to) = (ends[along].min(ends[along + 2]), ends[along].max(ends[along + 2]));
            let inner = (1..self.size[line]).contains(&ends[line]);
            if ends[line] == ends[line + 2] && from < to && inner && to <= self.size[along] {
                let bit =
                    |at: u64| 1 << (32 * line as u64 + (ends[line] - 1) * self.size[along] + at);
                return Some((from..to).map(bit).sum());
            }
        }
        None
    }

    /// Returns a row for each inner line, upright ones first: `-` for an edge, `x` for a cut one.
    fn written(&self, cut: u64) -> String {
        let row = |line: usize, at: u64| {
            let along = self.size[1 - line];
            grid(cut >> (32 * line as u64 + (at - 1) * along), 1, along as u32, 'x', '-')
        };
        let rows = [0, 1].map(|line| (1..self.size[line]).map(move |at| row(line, at)));
        rows.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn cuts(&self) -> Vec<u64> {
        let mut cuts = Vec::new();
        for (line, along) in [(0, 1), (1, 0)] {
            for at in 1..self.size[line] {
                for from in 0..self.size[along] {
                    for to in from + 1..=self.size[along] {
                        let mut ends = [0; 4];
                        (ends[line], ends[line + 2]) = (at, at);
                        (ends[along], ends[along + 2]) = (from, to);
                        cuts.extend(self.edges(&ends));
                    }
                }
            }
        }
        cuts
    }
}

fn options(position: u64, cuts: &[u64]) -> Vec<u64> {
    let mut options: Vec<u64> = cuts.iter().map(|cut| position | cut).collect();
    options.retain(|&option| option != position);
    options.sort_unstable();
    options.dedup();
    options
}

fn answer(input: &mut Input) -> String {
    let sheet = read(input);
    let cuts = sheet.cuts();
    let mut search = Search::normal().written(|&cut: &u64| sheet.written(cut));
    let options = |&position: &u64| options(position, &cuts);
    if !search.mover_wins(&sheet.start, &options) {
        return "SECOND\n".to_string();
    }
    let lines = [sheet.size[0], sheet.size[1]];
    for x in 0..=lines[0] {
        for y in 0..=lines[1] {
            for ends in (x + 1..=lines[0])
                .map(|to| [x, y, to, y])
                .chain((y + 1..=lines[1]).map(|to| [x, y, x, to]))
            {
                let after = sheet.edges(&ends).map(|cut| sheet.start | cut);
                let after = after.filter(|&after| after != sheet.start);
                if after.is_some_and(|after| !search.mover_wins(&after, &options)) {
                    return format!("FIRST\n{} {} {} {}\n", ends[0], ends[1], ends[2], ends[3]);
                }
            }
        }
    }
    unreachable!("a won position has a winning move");
}

fn check(input: &mut Input, output: &mut Input) -> Result<(), String> {
    let sheet = read(input);
    let cuts = sheet.cuts();
    let mut search = Search::normal().written(|&cut: &u64| sheet.written(cut));
    let options = |&position: &u64| options(position, &cuts);
    let verdict = output.token().unwrap_or("nothing");
    if verdict != ["SECOND", "FIRST"][usize::from(search.mover_wins(&sheet.start, &options))] {
        return Err(format!("{verdict} does not win"));
    }
    if verdict == "FIRST" {
        let ends: Vec<u64> = output.numbers(4, 0..=16);
        let after = sheet.edges(&ends).map(|cut| sheet.start | cut);
        match after.filter(|&after| after != sheet.start) {
            None => return Err(format!("{ends:?} cuts nothing new")),
            Some(after) if search.mover_wins(&after, &options) => {
                return Err(format!("the cut {ends:?} does not win"));
            }
            Some(_) => {}
        }
    }
    output.end();
    Ok(())
}
