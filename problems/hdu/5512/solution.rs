//! HDU 5512 — Pagodas
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5512> · 1 s? · 32 MiB? · difficulty 3
//!
//! Rules: of the pagodas 1 to n, only a and b are standing. A move rebuilds a pagoda whose number
//! is the sum or the difference of the numbers of two standing pagodas, and whoever cannot do so
//! loses. Yuwgna moves first. The input has t cases `n a b`; print `Case #i: Yuwgna` or
//! `Case #i: Iaka` for the winner.
//! Bounds: 1 ≤ t ≤ 500; 2 ≤ n ≤ 20,000.
//! Kind: impartial
//! Model: parity, a number of moves that is fixed.
//! Why: the number of every pagoda that is rebuilt is a multiple of d = gcd(a, b). As long as some
//! multiple of d up to n is missing, there is a move: Euclid's algorithm by subtraction reaches d
//! itself, and from d, addition reaches all multiples of d up to n. So ⌊n / d⌋ - 2 moves are made,
//! in whatever order the pagodas are rebuilt, and Yuwgna wins exactly when that number is odd.
//! Cost: O(log n) per case.
//!
//! 规则：编号 1 到 n 的塔中只有 a 和 b 立着。每次操作重建一座塔，其编号是两座立着的塔的编号之和
//! 或之差；无法操作者输，Yuwgna 先手。共 t 组数据，每组一行 `n a b`；输出获胜者
//! `Case #i: Yuwgna` 或 `Case #i: Iaka`。
//! 范围：1 ≤ t ≤ 500；2 ≤ n ≤ 20,000。
//! 模型：奇偶性，总步数是固定的。
//! 思路：重建的编号总是 d = gcd(a, b) 的倍数。只要 n 以内还有 d 的倍数没有建，就能操作：用辗转
//! 相减可以得到 d，再由 d 得到它的所有倍数。所以不管次序如何，总共走 ⌊n / d⌋ - 2 步，当且仅当这
//! 是奇数时 Yuwgna 胜。
//! 复杂度：每组 O(log n)。

use grundy::contest::divisors::gcd;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, a: u64, b: u64 }
        let in_bounds = [a, b].iter().all(|pagoda| (1..=n).contains(pagoda));
        assert!(in_bounds && a != b, "pagodas {a} and {b} of {n}");
        let yuwgna_wins = n / gcd(a, b) % 2 == 1;
        let winner = if yuwgna_wins { "Yuwgna" } else { "Iaka" };
        winners += &format!("Case #{case}: {winner}\n");
    }
    print!("{winners}");
}
