//! Codeforces 1600E — Array Game
//! <https://codeforces.com/problemset/problem/1600/E> · 1 s · 256 MiB · medium
//!
//! Rules: two players, Alice first, in turn take the first or the last number of an array. Each
//! number that is taken must be larger than the one before; whoever cannot move loses. The input
//! is `n` and the array; print the winner, `Alice` or `Bob`.
//! Model: taking game, from both ends in rising order.
//! Why: call an end open if its number may be taken. Whoever takes the larger of two open ends
//! closes the other one, and so does either move if they are equal. From then on all moves are
//! forced: the numbers that rise from the chosen end inwards are taken one by one. So such a
//! choice wins if and only if this run has an odd length.
//!
//! 1. Whenever a player is to move and some end is open, the larger end is open. If it begins an
//!    odd run, he takes it and wins. If both ends are equal, either of them will do.
//! 2. Otherwise he loses if he takes it, so he must take the smaller end, if that is open. The
//!    larger one stays open, and his opponent is in the same situation. As the array becomes
//!    shorter, this comes to an end.
//! 3. No run goes on into numbers that have been taken: these are smaller than any open end. So
//!    the runs of all places may be found before play begins.
//!
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize, array: [i64; n] }
    println!("{}", if first_wins(&array) { "Alice" } else { "Bob" });
}

fn first_wins(array: &[i64]) -> bool {
    if array.is_empty() {
        return false;
    }
    let runs_from_left = runs_from_left(array);
    let runs_from_right = runs_from_right(array);
    let mut left = 0;
    let mut right = array.len() - 1;
    let mut last_taken = None;
    let mut mover_is_first = true;
    loop {
        let left_wins = array[left] >= array[right] && runs_from_left[left] % 2 == 1;
        let right_wins = array[right] >= array[left] && runs_from_right[right] % 2 == 1;
        if left_wins || right_wins {
            return mover_is_first;
        }
        let smaller_end = array[left].min(array[right]);
        if array[left] == array[right] || Some(smaller_end) <= last_taken {
            return !mover_is_first;
        }
        if array[left] < array[right] {
            left += 1;
        } else {
            right -= 1;
        }
        last_taken = Some(smaller_end);
        mover_is_first = !mover_is_first;
    }
}

/// Returns for each place how many numbers rise from it to the right, itself included.
fn runs_from_left(array: &[i64]) -> Vec<usize> {
    let mut runs = vec![1; array.len()];
    for place in (1..array.len()).rev() {
        if array[place - 1] < array[place] {
            runs[place - 1] = runs[place] + 1;
        }
    }
    runs
}

/// Returns for each place how many numbers rise from it to the left, itself included.
fn runs_from_right(array: &[i64]) -> Vec<usize> {
    let mut runs = vec![1; array.len()];
    for place in 1..array.len() {
        if array[place] < array[place - 1] {
            runs[place] = runs[place - 1] + 1;
        }
    }
    runs
}
