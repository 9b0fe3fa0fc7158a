//! HDU 5795 — A Simple Nim
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5795> · 1 s · 64 MiB · medium
//!
//! Rules: heaps of sweets; a move takes any positive number from one heap or splits a heap
//! into three that are not empty, and whoever takes the last sweet wins. T cases `n`, then
//! n heaps; print `First player wins.` or `Second player wins.`.
//! Rule: `0x8.[3]`
//! Model: Lasker's Nim, splits into three.
//! Why: the value of a heap h is its size, but 8k + 7 and 8k + 8 change places. Smaller heaps
//! are options of all lower values, but for 8k + 7, where (1, 2, 8k + 4) has the value 8k + 7.
//! By induction no split has the value claimed: let r = h mod 8, let i parts be ≡ 0 and j ≡ 7
//! (mod 8), and let all parts' remainders add up to 8f + r. Their values add up to h - i + j,
//! the multiples of 8 in them to h - r + 8 (j - i - f); a nim sum has the parity of a sum, and
//! is at most it. For r = 1 to 6 the value is h: its last digit asks for an even i + j, the
//! digit of 8 then for an even f, and its multiple of 8 for f + i ≤ j. That leaves
//! i = j = f = 0, but remainders of 1 to 6 without a carry are 1, 2, 4, r = 7; or (7, 7, b),
//! f = 2, i = 0, whose value ends in b and not in r = b - 2. For r = 7 and 0, h + 1 and h - 1,
//! likewise i + j is odd and f even, and f + 1 + i ≤ j or f + i ≤ j + 1; r = 7 has f < 2 and
//! then no i, j at all, and r = 0 only 7 + b + c = 16, where b ⊕ c is not 7.
//! Cost: O(1) a heap.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} heaps, not 1 to 1000000");
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { heap: u64 }
            assert!((1..=1_000_000_000).contains(&heap), "a heap of {heap}, not 1 to 1000000000");
            nim_sum ^= match heap % 8 {
                7 => heap + 1,
                0 => heap - 1,
                _ => heap,
            };
        }
        let winner = if nim_sum != 0 { "First" } else { "Second" };
        winners += &format!("{winner} player wins.\n");
    }
    print!("{winners}");
}
