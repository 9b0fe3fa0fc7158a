//! The reduction of a failing input to a small one that still fails.
//!
//! Nothing is known of the format but that counts come before what they count: a line or a
//! word may go, an integer that begins this line or an earlier one going down with it, and
//! integers may become smaller. Whether a candidate is still an input is for the caller to
//! say.

const TRIES: usize = 5000;

type Lines = Vec<Vec<String>>;

/// Returns the smallest input that is reached from `input` by steps after each of which
/// `still_fails` holds.
pub fn shrink(input: &str, mut still_fails: impl FnMut(&str) -> bool) -> String {
    let tokens_of = |line: &str| line.split_whitespace().map(String::from).collect();
    let mut best: Lines = input.lines().map(tokens_of).collect();
    let mut tries = 0;
    let mut accepts = |candidate: &Lines| {
        tries += 1;
        tries <= TRIES && still_fails(&text(candidate))
    };
    loop {
        let before = best.clone();
        remove_lines(&mut best, &mut accepts);
        remove_tokens(&mut best, &mut accepts);
        lower_numbers(&mut best, &mut accepts);
        if best == before {
            return text(&best);
        }
    }
}

fn text(lines: &Lines) -> String {
    lines.iter().map(|line| line.join(" ") + "\n").collect()
}

fn remove_lines(best: &mut Lines, accepts: &mut impl FnMut(&Lines) -> bool) {
    let mut size = best.len() / 2;
    while size > 0 {
        let mut from = 0;
        while from + size <= best.len() {
            let mut without = best.clone();
            without.drain(from..from + size);
            match with_counts(&without, from, size as i128).into_iter().find(|c| accepts(c)) {
                Some(smaller) => *best = smaller,
                None => from += 1,
            }
        }
        size /= 2;
    }
}

fn remove_tokens(best: &mut Lines, accepts: &mut impl FnMut(&Lines) -> bool) {
    for line in 0..best.len() {
        // Halves while the line is long, then every size: a case inside a line may have any.
        let mut size = best[line].len();
        while size > 0 {
            let mut word = 0;
            while word + size <= best[line].len() {
                let mut without = best.clone();
                without[line].drain(word..word + size);
                let mut candidates = with_counts(&without, line + 1, size as i128).into_iter();
                match candidates.find(|candidate| accepts(candidate)) {
                    Some(smaller) => *best = smaller,
                    None => word += 1,
                }
            }
            size = if size > 8 { size / 2 } else { size - 1 };
        }
    }
}

/// Returns the lines as they are, and versions in which one of the integers that begin the first
/// `until` lines is lowered by `size`, the nearest first.
fn with_counts(lines: &Lines, until: usize, size: i128) -> Vec<Lines> {
    let mut candidates = vec![lines.clone()];
    for line in (0..until.min(lines.len())).rev() {
        let count = lines[line].first().and_then(|word| word.parse::<i128>().ok());
        if let Some(count) = count.filter(|&count| count >= size) {
            let mut candidate = lines.clone();
            candidate[line][0] = (count - size).to_string();
            candidates.push(candidate);
        }
    }
    candidates
}

fn lower_numbers(best: &mut Lines, accepts: &mut impl FnMut(&Lines) -> bool) {
    for line in 0..best.len() {
        for word in 0..best[line].len() {
            while let Ok(number) = best[line][word].parse::<i128>() {
                let smaller = [0, 1, number / 2, number - 1];
                let smaller = smaller.into_iter().filter(|&n| 0 <= n && n < number);
                let mut candidates = smaller.map(|number| {
                    let mut candidate = best.clone();
                    candidate[line][word] = number.to_string();
                    candidate
                });
                match candidates.find(|candidate| accepts(candidate)) {
                    Some(candidate) => *best = candidate,
                    None => break,
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "../tests/unit/shrink.rs"]
mod tests;
