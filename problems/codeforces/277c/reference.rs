//! Codeforces 277C by its rules: tries every stretch of every line of a sheet.
//!
//! The middle tier has sheets of up to 40 by 40 squares, of which the uncut edges of every line
//! are counted. It takes Bouton's theorem for granted; where the sheet is too large for a
//! search, the checker does the same.

use reference::{grid, join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer)
        .with_checker(check)
        .with_middle(generate_middle, answer_by_lines)
        .run();
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

impl Sheet {
    fn new(case: &Case) -> Sheet {
        assert!(case.is_small(), "too large a sheet to be searched");
        let mut sheet = Sheet { size: case.size, start: 0 };
        for ends in &case.cuts {
            sheet.start |= sheet.edges(ends).unwrap_or_else(|| panic!("no cut: {ends:?}"));
        }
        sheet
    }

    /// Returns the edges of a cut if it runs along an inner line.
    fn edges(&self, ends: &[u64]) -> Option<u64> {
        let Cut { line, at, from, to } = Cut::new(self.size, ends)?;
        let bit = |place: u64| 1 << (32 * line as u64 + (at - 1) * self.size[1 - line] + place);
        Some((from..to).map(bit).sum())
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

/// Returns a sheet that is often lost, because its lines come in pairs.
fn generate_middle(g: &mut Generator) -> String {
    let (n, m) = (g.within(1..=40), g.within(1..=40));
    let mut cuts = Vec::new();
    for _ in 0..g.within(0..=12) {
        let upright = g.one_in(2);
        let (across, along) = if upright { (n, m) } else { (m, n) };
        let from = g.within(0..=along - 1);
        let to = g.within(from + 1..=along);
        // Sometimes two lines with the same cut, or one without an uncut edge.
        for _ in 0..g.within(1..=2) {
            if across > 1 {
                let line = g.within(1..=across - 1);
                let (from, to) = if g.one_in(6) { (0, along) } else { (from, to) };
                let (from, to) = if g.one_in(2) { (to, from) } else { (from, to) };
                cuts.push(match upright {
                    true => format!("{line} {from} {line} {to}\n"),
                    false => format!("{from} {line} {to} {line}\n"),
                });
            }
        }
    }
    format!("{n} {m} {}\n{}", cuts.len(), cuts.concat())
}

/// The inner lines of a sheet, upright ones first: for each edge whether it is cut.
struct Lines {
    size: [u64; 2],
    edges: [Vec<Vec<bool>>; 2],
}

impl Lines {
    fn new(&Case { size, ref cuts }: &Case) -> Lines {
        let uncut =
            |line: usize| vec![vec![false; size[1 - line] as usize]; size[line] as usize - 1];
        let mut lines = Lines { size, edges: [uncut(0), uncut(1)] };
        cuts.iter().for_each(|ends| assert!(lines.cut(ends), "no cut: {ends:?}"));
        lines
    }

    /// Makes a cut, and returns whether it runs along an inner line.
    fn cut(&mut self, ends: &[u64]) -> bool {
        let Some(Cut { line, at, from, to }) = Cut::new(self.size, ends) else { return false };
        self.edges[line][at as usize - 1][from as usize..to as usize].fill(true);
        true
    }

    /// Returns the number of uncut edges of each line.
    fn heaps(&self) -> Vec<u64> {
        let uncut = |edges: &Vec<bool>| edges.iter().filter(|&&is_cut| !is_cut).count() as u64;
        self.edges.iter().flatten().map(uncut).collect()
    }

    fn nim_sum(&self) -> u64 {
        self.heaps().iter().fold(0, |sum, heap| sum ^ heap)
    }

    /// Returns a cut that leaves nim sum 0, if there is one: from the start of some line.
    fn winning_cut(&self) -> Option<[u64; 4]> {
        let sum = self.nim_sum();
        for line in 0..2 {
            for (place, edges) in self.edges[line].iter().enumerate() {
                let uncut = |edges: &[bool]| edges.iter().filter(|&&is_cut| !is_cut).count() as u64;
                let (all, at) = (uncut(edges), place as u64 + 1);
                let mut ends = 1..=edges.len();
                let wins =
                    |&end: &usize| uncut(&edges[end..]) < all && uncut(&edges[end..]) == all ^ sum;
                if let Some(end) = ends.find(wins) {
                    let end = end as u64;
                    return Some(if line == 0 { [at, 0, at, end] } else { [0, at, end, at] });
                }
            }
        }
        None
    }
}

fn answer_by_lines(input: &mut Input) -> String {
    match Lines::new(&read(input)).winning_cut() {
        Some(ends) => format!("FIRST\n{}\n", join(&ends)),
        None => "SECOND\n".to_string(),
    }
}

fn check_by_lines(case: &Case, output: &mut Input) -> Result<(), String> {
    let mut lines = Lines::new(case);
    let verdict = output.token().unwrap_or("nothing");
    if verdict != if lines.nim_sum() > 0 { "FIRST" } else { "SECOND" } {
        return Err(format!("{verdict} does not win"));
    }
    if verdict == "FIRST" {
        let ends: Vec<u64> = output.numbers(4, 0..=1_000_000_000);
        let before = lines.heaps();
        if !lines.cut(&ends) || lines.heaps() == before {
            return Err(format!("{ends:?} cuts nothing new"));
        }
        if lines.nim_sum() > 0 {
            return Err(format!("the cut {ends:?} does not win"));
        }
    }
    output.end();
    Ok(())
}

/// A sheet and the ends of the cuts.
struct Case {
    size: [u64; 2],
    cuts: Vec<Vec<u64>>,
}

impl Case {
    fn is_small(&self) -> bool {
        self.size[0] * self.size[1] <= 16
    }
}

fn read(input: &mut Input) -> Case {
    let size = [input.number(1..=1_000_000_000), input.number(1..=1_000_000_000)];
    let k = input.number(0..=100_000);
    let mut cuts: Vec<Vec<u64>> = (0..k).map(|_| input.numbers(4, 0..=1_000_000_000)).collect();
    input.end();
    // Along the edge of the sheet there is nothing to cut.
    let is_on_edge = |ends: &[u64], line: usize| {
        ends[line] == ends[line + 2] && [0, size[line]].contains(&ends[line])
    };
    cuts.retain(|ends| !is_on_edge(ends, 0) && !is_on_edge(ends, 1));
    Case { size, cuts }
}

/// A cut along an inner line.
struct Cut {
    /// 0 if it is upright, else 1.
    line: usize,
    at: u64,
    from: u64,
    to: u64,
}

impl Cut {
    /// Returns the cut with these ends if it runs along an inner line.
    fn new(size: [u64; 2], ends: &[u64]) -> Option<Cut> {
        for (line, along) in [(0, 1), (1, 0)] {
            let (from, to) = (ends[along].min(ends[along + 2]), ends[along].max(ends[along + 2]));
            let inner = (1..size[line]).contains(&ends[line]);
            if ends[line] == ends[line + 2] && from < to && inner && to <= size[along] {
                return Some(Cut { line, at: ends[line], from, to });
            }
        }
        None
    }
}

fn answer(input: &mut Input) -> String {
    let sheet = Sheet::new(&read(input));
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
    let case = read(input);
    if !case.is_small() {
        return check_by_lines(&case, output);
    }
    let sheet = Sheet::new(&case);
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
