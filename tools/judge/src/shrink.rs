//! The reduction of a failing input to a small input that still fails.
//!
//! The only assumption about the format is that counts come before the things they count: a line or
//! word may be dropped if an integer that begins the same line or an earlier line is lowered to
//! match; any integer may also be lowered. The caller decides whether a candidate is a valid input.

/// The maximum number of candidates tried; a candidate of 20 kB counts as two.
const TRIES: usize = 5000;

/// The number of preceding lines, besides the first, that may hold the count of the dropped items.
const NEAREST: usize = 30;

type Lines = Vec<Vec<String>>;
type Accepted<'a> = &'a mut dyn FnMut(&mut dyn Iterator<Item = Lines>) -> Option<Option<Lines>>;

/// Returns the smallest input reached from `input` by steps that each keep `still_fails` true.
pub fn shrink(input: &str, mut still_fails: impl FnMut(&str) -> bool) -> String {
    let tokens_of = |line: &str| line.split_whitespace().map(String::from).collect();
    let mut best: Lines = input.lines().map(tokens_of).collect();
    let mut tries = 0;
    // The first candidate that still fails; `None` once enough have been tried.
    let mut accepted = |candidates: &mut dyn Iterator<Item = Lines>| {
        for candidate in candidates {
            let text = text(&candidate);
            tries += 1 + text.len() / 20_000;
            if tries > TRIES || still_fails(&text) {
                return (tries <= TRIES).then_some(Some(candidate));
            }
        }
        Some(None)
    };
    loop {
        let before = best.clone();
        let is_over = remove_lines(&mut best, &mut accepted).is_none()
            || remove_tokens(&mut best, &mut accepted).is_none()
            || lower_numbers(&mut best, &mut accepted).is_none();
        if is_over || best == before {
            return text(&best);
        }
    }
}

fn text(lines: &Lines) -> String {
    lines.iter().map(|line| line.join(" ") + "\n").collect()
}

fn remove_lines(best: &mut Lines, accepted: Accepted) -> Option<()> {
    let mut size = best.len() / 2;
    while size > 0 {
        let mut from = 0;
        while from + size <= best.len() {
            let mut without = best.clone();
            without.drain(from..from + size);
            let smaller = accepted(&mut with_counts(&without, from, size as i128))?;
            match smaller {
                Some(smaller) => *best = smaller,
                None => from += (size / 32).max(1),
            }
        }
        size /= 2;
    }
    Some(())
}

fn remove_tokens(best: &mut Lines, accepted: Accepted) -> Option<()> {
    for line in 0..best.len() {
        // Sizes are halved while the line is long; then every size is tried, as a case inside a
        // line may have any size.
        let mut size = best[line].len();
        while size > 0 {
            let mut word = 0;
            while word + size <= best[line].len() {
                let mut without = best.clone();
                without[line].drain(word..word + size);
                let smaller = accepted(&mut with_counts(&without, line + 1, size as i128))?;
                match smaller {
                    Some(smaller) => *best = smaller,
                    None => word += (size / 32).max(1),
                }
            }
            size = if size > 8 { size / 2 } else { size - 1 };
        }
    }
    Some(())
}

/// Returns the lines as they are, and versions with one integer lowered by `size`: the integer that
/// begins the first line or one of the last lines before line `until`.
fn with_counts(lines: &Lines, until: usize, size: i128) -> impl Iterator<Item = Lines> + '_ {
    let until = until.min(lines.len());
    let counts = (0..until.min(1)).chain((1..until).rev().take(NEAREST));
    let lowered = counts.filter_map(move |line| {
        let count = lines[line].first()?.parse::<i128>().ok().filter(|&count| count >= size)?;
        let mut candidate = lines.clone();
        candidate[line][0] = (count - size).to_string();
        Some(candidate)
    });
    std::iter::once_with(|| lines.clone()).chain(lowered)
}

fn lower_numbers(best: &mut Lines, accepted: Accepted) -> Option<()> {
    for line in 0..best.len() {
        for word in 0..best[line].len() {
            while let Ok(n) = best[line][word].parse::<i128>() {
                let smaller = [0, 1, n / 2, n - 1].into_iter().filter(|it| (0..n).contains(it));
                let mut candidates = smaller.map(|number| {
                    let mut candidate = best.clone();
                    candidate[line][word] = number.to_string();
                    candidate
                });
                match accepted(&mut candidates)? {
                    Some(candidate) => *best = candidate,
                    None => break,
                }
            }
        }
    }
    Some(())
}

#[cfg(test)]
#[path = "../tests/unit/shrink.rs"]
mod tests;
