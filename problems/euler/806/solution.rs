//! Project Euler 806 — Nim on Towers of Hanoi
//! <https://projecteuler.net/problem=806> · 60 s · 1024 MiB? · difficulty 8
//!
//! Rules: the shortest solution of the Towers of Hanoi moves n disks from one of three pegs to
//! another in 2^n - 1 steps. Take the numbers of disks on the pegs as three Nim heaps, and number
//! the positions of the solution from 0. The input is n; print the sum of the numbers of the
//! positions that the first player loses, modulo 1,000,000,007. Without input, n is 100,000.
//! Bounds: one instance, n = 100,000.
//! Kind: count
//! Picture: picture.rs
//! Model: Nim, positions counted along the solution of a puzzle.
//! Why: only the positions whose heaps have nim sum 0 are counted, and they are counted separately
//! for each triple of heaps.
//!
//! 1. The solution is the same when it is played backwards with the first and last pegs exchanged.
//!    So if position i is lost, so is position 2^n - 1 - i, and the sum is the number of lost
//!    positions times half of 2^n - 1.
//! 2. If a ⊕ b ⊕ c = 0, each binary digit is 1 in two heaps or in none. So n is even, and each 1
//!    among the binary digits of n/2 occurs in exactly two of the three heaps, which can be chosen
//!    in three ways: the number of triples is a power of 3.
//! 3. Let a tower go from s to t, with u as the spare peg. While the tower's largest disk is on s,
//!    the other disks go from s to u; once the largest disk is on t, they go from u to t. Apply the
//!    same argument to the second-largest disk. If the two largest disks are both on s or both on
//!    t, the rest goes from s to t. If the largest disk is on s and the next one on u, the rest
//!    goes from t to u. If the largest disk is on t and the next one on u, the rest goes from u to
//!    s. So the rest always goes one step along the cycle s, t, u, and the spare peg of this step
//!    (u, s or t) tells which step it is.
//! 4. For each even number 2m of disks and each position of the solution, take the term λ^m times
//!    the product, over all disks, of the letters of their pegs. Let X, Y and Z be the sums of
//!    these terms over all positions with the spare peg u, s and t respectively. By step 3, X = 1 +
//!    λ ((s² + t²) X + su Y + tu Z), and likewise, with the letters exchanged, for Y and Z.
//! 5. With S = s² + t² + u² and D = (1 - λS)² - 4λ³ s²t²u², these equations have the solution X =
//!    ((1 - λu²)(1 - λS) + λ (su + tu)(1 - λS) + 2λ² (su · t² + tu · s²)) / D, and Y and Z
//!    likewise, as substitution shows.
//! 6. 1/D is the sum of (4λ³ s²t²u²)^j / (1 - λS)^(2j + 2) over all j. This expansion gives the
//!    number of positions with given heaps: a sum over j of products of powers of 4, binomial
//!    coefficients and multinomial coefficients. Positions whose heaps on s and t are both odd do
//!    not occur.
//!
//! Cost: O(3^b · n), where n/2 has b ones in binary.
//!
//! 规则：汉诺塔的最短解法用 2^n - 1 步把 n 个盘子从三根柱子之一移到另一根。把各柱上的盘子数看作
//! Nim 的三堆石子，局面从 0 开始编号。输入 n；输出先手必败的局面的编号之和，对 1,000,000,007 取
//! 模。没有输入时，n 为 100,000。
//! 范围：只有一组，n = 100,000。
//! 模型：Nim 游戏，沿汉诺塔的解法统计局面。
//! 思路：只统计异或和为 0 的局面，并且按各堆的大小来统计。
//!
//! 1. 把解法倒过来，并交换起点柱和终点柱，得到的还是它自己。所以若局面 i 必败，则 2^n - 1 - i 也
//!    必败，所求的和是 2^n - 1 乘以必败态个数的一半。
//! 2. 若 a ⊕ b ⊕ c = 0，每个二进制位在两堆中为 1，或在每堆中都不为 1。所以 n 是偶数，n/2 的每
//!    个 1 属于三堆中的某两堆：三元组的个数是 3 的幂。
//! 3. 设一座塔从 s 移到 t，u 为空闲柱。最大的盘子在 s 上时，其余的先从 s 移到 u；它到了 t 上，其
//!    余的再从 u 移到 t。再展开一次：若最大的两个盘子在 ss 或 tt，剩下的从 s 移到 t；若在 su，
//!    从 t 移到 u；若在 tu，从 u 移到 s。所以剩下的总是沿 s、t、u 的循环走一格，由空闲柱 u、
//!    s 或 t 就知道是哪一格。
//! 4. 对所有偶数个盘子 2m 和所有局面，把 λ^m 乘以每个盘子所在柱子的字母，再求和；空闲柱为 u、s、
//!    t 时的和分别设为 X、Y、Z。由第 3 步，X = 1 + λ ((s² + t²) X + su Y + tu Z)，轮换字母就得
//!    到 Y 和 Z 的等式。
//! 5. 设 S = s² + t² + u²，D = (1 - λS)² - 4λ³ s²t²u²，解为 X = ((1 - λu²)(1 - λS) + λ
//!    (su + tu)(1 - λS) + 2λ² (su · t² + tu · s²)) / D，Y 和 Z 类似，代入即可验证。
//! 6. 1/D 是对所有 j 求 (4λ³ s²t²u²)^j / (1 - λS)^(2j + 2) 之和。由此可以读出，给定各堆大小的局面
//!    有多少个：对 j 求和，每一项是 4 的幂、二项式系数和多项式系数的乘积。s 和 t 两堆都是奇数的情
//!    形不会出现。
//!
//! 复杂度：设 n/2 有 b 个二进制 1，则为 O(3^b · n)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_000_007;

type Mod = ModInt<MODULUS>;

/// With more disks or more triples of heaps, counting would take too long.
const MOST_DISKS: usize = 200_000;
const MOST_BITS: u32 = 9;

fn main() {
    let mut disks = 100_000;
    if !is_stdin_empty() {
        input! { given: usize }
        disks = given;
    }
    assert!(
        disks <= MOST_DISKS && (disks / 2).count_ones() <= MOST_BITS,
        "{disks} disks, too many for this program"
    );
    println!("{}", sum_of_lost_positions(disks));
}

fn sum_of_lost_positions(disks: usize) -> Mod {
    let last_position = Mod::new(2).power(disks as u64) - Mod::new(1);
    lost_positions(disks) * last_position * Mod::new(2).inverse()
}

/// Returns how many positions of the solution have nim sum 0.
fn lost_positions(disks: usize) -> Mod {
    if disks % 2 == 1 {
        return Mod::new(0);
    }
    let coefficients = Coefficients::new(disks);
    let mut triples = vec![Heaps { from: 0, to: 0, spare: 0 }];
    for bit in (0..usize::BITS).map(|bit| (disks / 2) & (1 << bit)).filter(|&bit| bit > 0) {
        let longer = triples.iter().flat_map(|&Heaps { from, to, spare }| {
            [
                Heaps { from: from + bit, to: to + bit, spare },
                Heaps { from: from + bit, to, spare: spare + bit },
                Heaps { from, to: to + bit, spare: spare + bit },
            ]
        });
        triples = longer.collect();
    }
    triples.into_iter().map(|heaps| coefficients.positions(heaps)).sum()
}

/// The numbers of disks on the first, last and spare pegs.
#[derive(Clone, Copy)]
struct Heaps {
    from: usize,
    to: usize,
    spare: usize,
}

/// Factorials, their inverses, and powers of 4.
struct Coefficients {
    factorials: Factorials,
    powers_of_4: Vec<Mod>,
}

impl Coefficients {
    fn new(largest: usize) -> Coefficients {
        let mut powers_of_4 = vec![Mod::new(1)];
        for n in 1..=largest {
            powers_of_4.push(powers_of_4[n - 1] * Mod::new(4));
        }
        Coefficients { factorials: Factorials::new(largest, MODULUS), powers_of_4 }
    }

    /// Returns how many positions have these heaps, which add up to an even number.
    fn positions(&self, heaps: Heaps) -> Mod {
        let Heaps { from, to, spare } = heaps;
        // The exponents of s², t² and u² besides the letters of odd exponents.
        let squares = [from / 2, to / 2, spare / 2];
        match (from % 2, to % 2) {
            (0, 0) => {
                let less = spare.checked_sub(2).map(|spare| [from / 2, to / 2, spare / 2]);
                let without = less.map_or(Mod::new(0), |less| self.expansion(less, 0));
                self.expansion(squares, 0) - without
            }
            (1, 1) => Mod::new(0),
            // su or tu, whose other peg of s and t is in both of these terms.
            (from_is_odd, _) => {
                let mut less = squares;
                let other = if from_is_odd == 1 { 1 } else { 0 };
                let mut whole = self.expansion(squares, 0);
                if squares[other] > 0 {
                    less[other] -= 1;
                    let doubled = self.expansion(less, 1);
                    whole += doubled + doubled;
                }
                whole
            }
        }
    }

    /// Returns the coefficient of s^2x t^2y u^2z in the sum of (4 s²t²u²)^j / (1 - S)^(2j + 1 +
    /// `more`) over all j, where `squares` holds x, y and z.
    fn expansion(&self, squares: [usize; 3], more: usize) -> Mod {
        let most = squares.into_iter().min().unwrap_or(0);
        let terms = (0..=most).map(|j| {
            let degree = squares.iter().sum::<usize>() - 3 * j;
            let exponent = 2 * j + more;
            // C(degree + exponent, exponent), times the multinomial coefficient of S^degree.
            let binomial =
                Mod::new(self.factorials.factorial(degree + exponent)) * self.inverse(exponent);
            squares.iter().fold(self.powers_of_4[j] * binomial, |product, square| {
                product * self.inverse(square - j)
            })
        });
        terms.sum()
    }

    /// Returns 1 / `n`!.
    fn inverse(&self, n: usize) -> Mod {
        Mod::new(self.factorials.inverse(n))
    }
}
