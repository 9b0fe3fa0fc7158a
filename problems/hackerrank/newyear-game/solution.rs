//! HackerRank newyear-game — New Year Game
//! <https://www.hackerrank.com/challenges/newyear-game> · 10 s? · 512 MiB? · medium
//!
//! Rules: Balsa and Koca take numbers in turn, Balsa first, until none is left. Koca wins if
//! the difference of their sums is divisible by 3. The input has T cases: `n`, then the numbers.
//! Print the winner, `Balsa` or `Koca`.
//! Model: parity, of the numbers with remainder 1 and of those with 2.
//! Why: Koca wins exactly if there is an even number of each of the two, by answering with the
//! same remainder. Multiples of 3 can upset that only for a moment, so one more kind of position
//! is lost for Balsa. In full: let D be Balsa's sum less Koca's, mod 3, and let a class be the
//! numbers left with one of the remainders 1 and 2. With Balsa to move, Koca wins exactly in
//! these positions, by induction on how many numbers are left (with none, exactly if D = 0):
//!
//! - (A) both classes are even, and D = 0;
//! - (B) one class, of remainder r, is odd and the other even, the multiples of 3 are even in
//!   number, and D = -r.
//!
//! 1. From A or B, Koca answers a number of an even class by the same class, and a multiple of 3
//!    by one more, if there is one: then A or B holds as before. In A, it may have been the last
//!    multiple of 3: then she takes any number s there is, which leaves B, as D = -s and the class
//!    of s is odd. In B, Balsa may take one of the odd class, so that both are even and D = 0:
//!    then she takes a multiple of 3, which leaves A, or if there is none any other, which
//!    leaves B.
//! 2. So, with Koca to move, these are all the positions from which she can leave A or B, or from
//!    which the game ends well for her: (i) both classes even and D = 0; (ii) only the class r
//!    odd and D = r, by one of it; (iii) only the class r odd, the multiples of 3 odd and D = -r,
//!    by one of these; (iv) both classes odd, the multiples of 3 even and D not 0, by a number of
//!    the class of remainder -D.
//! 3. In every other position, Balsa has a move to none of (i) to (iv):
//!    if both classes are even and D is not 0, a multiple of 3, or without one any number, of
//!    remainder r say: D becomes D + r, which is not r, and there is no multiple of 3.
//! 4. If only the class r is odd and D is not -r, one of it: both are even and D is not 0. If D is
//!    -r, the multiples of 3 are odd, as this is not B, and he takes one of these.
//! 5. If both classes are odd and D is not 0, a number of remainder -D: one class is odd and D = 0.
//!    If D = 0 and the multiples of 3 are odd, one of these; if they are even, any other number,
//!    of remainder s say: the odd class is -s, D = s, and they stay even.
//! 6. At the beginning D = 0, so that the position is A or Balsa wins.
//!
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        let count = |remainder| numbers.iter().filter(|&number| number % 3 == remainder).count();
        let both_even = count(1) % 2 == 0 && count(2) % 2 == 0;
        winners += if both_even { "Koca\n" } else { "Balsa\n" };
    }
    print!("{winners}");
}
