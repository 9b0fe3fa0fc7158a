//! HDU 5795 — A Simple Nim
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5795> · 1 s · 64 MiB · medium
//!
//! Rules: heaps of sweets; a move takes any positive number from one heap or splits a heap
//! into three that are not empty, and whoever takes the last sweet wins. T cases `n`, then
//! n heaps; print `First player wins.` or `Second player wins.`.
//! Rule: `0x8.[3]`
//! Model: Lasker's Nim, splits into three, as a code `0x8.[3]`: a move that takes nothing leaves
//! three heaps, and any number may be taken from a heap.
//! Why: claim: the Grundy value g(h) of a heap h is its size, except that 8k + 7 and 8k + 8 change
//! places, for k = 0, 1, 2, …. Taking sweets reaches the values of all smaller heaps; what is left
//! to show is that some split of the heap 8k + 7 has the value 8k + 7, and that no split of any
//! heap has the value claimed for that heap. The key is how three numbers are added in binary, by
//! a full adder: u + v + w = (u ⊕ v ⊕ w) + 2m, where m has a 1 in each place where at least two of
//! u, v and w have one.
//!
//! 1. By induction, let the heaps below h have the values claimed. If h is neither 8k + 7 nor
//!    8k + 8, these values are the numbers below h. For h = 8k + 7 they are the numbers up to
//!    8k + 6, and the split into 1, 2 and 8k + 4 has the value 1 ⊕ 2 ⊕ (8k + 4) = 8k + 7, so
//!    g(8k + 7) ≥ 8k + 8. For h = 8k + 8 they are the numbers up to 8k + 6, and 8k + 8, so
//!    g(8k + 8) ≥ 8k + 7. In each case the claimed value G is the mex unless a split has the value
//!    G.
//! 2. Suppose that a split does, that is u ⊕ v ⊕ w = G for the values u, v, w > 0 of its parts.
//!    The heap of a value x has x + d(x) sweets, where d(x) is 1 if x ≡ 7 (mod 8), -1 if x ≡ 0,
//!    and 0 otherwise. The parts add up to h, so u + v + w + d(u) + d(v) + d(w) = G + d(G). Since
//!    u + v + w = G + 2m, this says 2m = d(G) + j - i if i of the three values are ≡ 7 and j of
//!    them ≡ 0 (mod 8).
//! 3. If j ≥ 2, then m is a multiple of 8, as two of the values end in three zeros in binary. If m
//!    = 0 and i ≥ 1, then i = 1 and j = 2, as the value ≡ 7 shares no 1 with the others; then G ≡
//!    7, so d(G) = 1 and 2m = 1 + 2 - 1 = 2, which is not 0. So m = 0 implies i = 0. The other
//!    steps show that no case is left.
//! 4. Let d(G) = 0. Then j - i = 2m is 0 or 2. If it is 2, then j ≥ 2, but m = 1 is no multiple
//!    of 8. If it is 0, then m = 0, so i = j = 0: three numbers ≢ 0 (mod 8), no two of which share
//!    a 1, are ≡ 1, 2 and 4 in some order, so G ≡ 7, but that has d(G) = 1.
//! 5. Let d(G) = 1, so G ≡ 7. Then j - i is -1, 1 or 3. If it is -1, then m = 0 but i ≥ 1. If it
//!    is 3, then j = 3, but m = 2 is no multiple of 8. If it is 1, then m = 1, so j < 2 by step 3,
//!    that is, j = 1 and i = 0: the other two values have a nim sum ≡ 7, so their last three
//!    digits are opposite, and m would be a multiple of 8.
//! 6. Let d(G) = -1, so G ≡ 0. Then j - i is 1 or 3. If it is 3, then j = 3, but m = 1 is no
//!    multiple of 8. If it is 1, then m = 0, so i = 0 and j = 1: the other two values have the
//!    same last three digits, not all 0, so m is not 0.
//!
//! Cost: O(1) a heap.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { heap: u64 }
            nim_sum ^= grundy_value(heap);
        }
        let winner = if nim_sum != 0 { "First" } else { "Second" };
        winners += &format!("{winner} player wins.\n");
    }
    print!("{winners}");
}

/// Returns the Grundy value in 128 bits, because that of 2^64 - 1 is 2^64.
fn grundy_value(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
