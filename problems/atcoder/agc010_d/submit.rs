// AtCoder AGC 010 D https://atcoder.jp/contests/agc010/tasks/agc010_d · made by `cargo judge bundle agc010_d --write` from 709adc4972882b74
//! AtCoder AGC 010 D — Decrementing
//! <https://atcoder.jp/contests/agc010/tasks/agc010_d> · 2 s · 256 MiB · hard
//!
//! Rules: N numbers without a common divisor; a move takes 1 from a number of 2 or more and
//! then divides all by their greatest common divisor. Whoever finds only ones loses. One
//! case `N`, then the numbers; print `First` or `Second`, who wins.
//! Model: parity, the number of even numbers.
//! Why: some number is odd, and while one stays so, the divisor is odd and no parity
//! changes. With an odd number of even ones the mover wins: a step on one of them leaves
//! an even number of these and two odd ones or more. From there every step makes their
//! number odd again, and so it goes on to the ones, of which none is even. What remains is
//! an even number of even ones and a single odd one: steps on the others lose, so the odd
//! one must be stepped on, or, if it is 1, all is lost. Then every number is even, and the
//! division leaves at most half of each: after 30 such rounds all is decided.
//! Cost: O(N log A).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} numbers, not 1 to 100000");
    input! { mut numbers: [u64; n] }
    if let Some(number) = numbers.iter().find(|&number| !(1..=1_000_000_000).contains(number)) {
        panic!("{number} is not 1 to 1000000000");
    }
    let divisor = common_divisor(&numbers);
    assert!(divisor == 1, "all numbers are divisible by {divisor}");
    let mut mover = 0;
    let winner = loop {
        let odd: Vec<usize> = (0..n).filter(|&index| numbers[index] % 2 == 1).collect();
        if (n - odd.len()) % 2 == 1 {
            break mover;
        }
        if odd.len() > 1 || numbers[odd[0]] == 1 {
            break 1 - mover;
        }
        numbers[odd[0]] -= 1;
        let divisor = common_divisor(&numbers);
        numbers.iter_mut().for_each(|number| *number /= divisor);
        mover = 1 - mover;
    };
    println!("{}", ["First", "Second"][winner]);
}

fn common_divisor(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |mut a, &number| {
        let mut b = number;
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    })
}


