// AtCoder AGC 016 F https://atcoder.jp/contests/agc016/tasks/agc016_f · made by `cargo judge bundle agc016_f --write` from caaff90fab869390
//! AtCoder AGC 016 F — Games on DAG
//! <https://atcoder.jp/contests/agc016/tasks/agc016_f> · 5 s · 256 MiB · difficulty 9
//!
//! Rules: a graph has N vertices and M edges, each from a smaller number to a larger one; there is
//! a token on vertex 1 and another on vertex 2. A move slides a token along an edge, and whoever
//! cannot move loses. The input is `N M` and the edges. For each of the 2^M sets of edges, suppose
//! that only the edges of the set are kept; print, modulo 10^9 + 7, the number of sets for which
//! the first player wins.
//! Bounds: 2 ≤ N ≤ 15; 1 ≤ M ≤ N (N - 1) / 2; there are no parallel edges.
//! Kind: count
//! Model: game on a graph, counted by layers of Grundy values.
//! Why: the first player loses exactly when the vertices 1 and 2 have the same Grundy value. So
//! count the sets of edges that give them the same value: choose the set of vertices of value 0,
//! then the set of vertices of value 1, and so on.
//!
//! 1. For a set S of vertices that includes 1 and 2, let f(S) be the number of sets of edges within
//!    S that give the vertices 1 and 2 the same value; let Z be the vertices of S with the value 0,
//!    and R the others. The vertices of value 0 are those without an edge to a vertex of value 0.
//!    So Z is the set of all vertices of value 0 exactly when no edge within Z is kept and each
//!    vertex of R keeps at least one edge to Z. Edges from Z to R may be kept or not.
//! 2. Every vertex of R has an option in Z, with the value 0. So its value is 1 more than its value
//!    in the graph on R alone, by induction along the edges.
//! 3. So f(S) is the sum, over all Z that are not empty and contain both or neither of the
//!    vertices 1 and 2, of the product of the numbers of ways to choose edges from R to Z, from Z
//!    to R, and within R. The last factor is f(R) if R contains 1 and 2, and the number of all sets
//!    of edges within R if Z contains 1 and 2.
//!
//! Cost: O(3^N · N).
//!
//! 规则：有一张图，共 N 个点、M 条边，每条边都从编号小的点指向编号大的点，点 1 和点 2 上各有一
//! 枚棋子。每次操作把一枚棋子沿一条边移动，无法操作者输。输入 `N M` 和各边；在 2^M 种保留边的方
//! 案中，输出先手必胜的有多少种，对 10^9 + 7 取模。
//! 范围：2 ≤ N ≤ 15；1 ≤ M ≤ N (N - 1) / 2；没有重边。
//! 模型：图上游戏，按 SG 值逐层计数。
//! 思路：当且仅当点 1 与点 2 的 SG 值相同时先手必败。所以来数使两者 SG 值相同的边集：先枚
//! 举 SG 值为 0 的点集，再枚举 SG 值为 1 的点集，依此类推。
//!
//! 1. 对含有点 1 和点 2 的点集 S，设 f(S) 为 S 内使这两点 SG 值相同的边集的个数；
//!    设 Z 为 S 中 SG 值为 0 的点的集合，R 为其余的点。SG 值为 0 的点，就是没有边通向 SG 值
//!    为 0 的点的那些点。所以 Z 恰为这个集合，当且仅当 Z 内部的边一条也不保留，而 R 的每个点
//!    到 Z 至少保留一条边。从 Z 到 R 的边可留可不留。
//! 2. R 中每个点的后继里都有 Z 中的 0。沿着边归纳可知，它的 SG 值比它在只有 R 的图中的 SG 值
//!    大 1。
//! 3. 所以枚举所有非空的、同时含有或同时不含点 1 和点 2 的 Z，f(S) 就是从 R 到 Z、从 Z 到 R、
//!    R 内部三部分方案数之积的总和。R 内部的方案数是 f(R)；若 Z 同时含有这两点，则是 R 内所有边
//!    集的个数。
//!
//! 复杂度：O(3^N · N)。

use grundy::contest::masks::{ones, subsets};
use grundy::contest::mod_int::ModInt;
use proconio::{input, marker::Usize1};

type Mod = ModInt<1_000_000_007>;

/// With more vertices than this limit, the 3^N steps would take too long.
const MOST_VERTICES: usize = 18;

/// The set of vertices 1 and 2; bit v - 1 of a set represents vertex v.
const START: u32 = 0b11;

struct Graph {
    /// For each vertex, the vertices to which its edges lead.
    heads: Vec<u32>,
    /// 2^k for each possible number k of edges.
    powers: Vec<Mod>,
}

fn main() {
    input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
    assert!((2..=MOST_VERTICES).contains(&n), "{n} vertices, not 2 to {MOST_VERTICES}");
    let graph = Graph::new(n, &edges);
    let every_vertex = (1 << n) - 1;
    let lost = graph.lost_ways();
    println!("{}", graph.ways_within(every_vertex) - lost[every_vertex as usize]);
}

impl Graph {
    /// Makes a graph from edges between vertices numbered from 0.
    fn new(vertices: usize, edges: &[(usize, usize)]) -> Graph {
        let mut heads = vec![0u32; vertices];
        let mut powers = vec![Mod::new(1)];
        for &(tail, head) in edges {
            let [x, y] = [tail + 1, head + 1];
            assert!(x < y && y <= vertices, "an edge {x} {y} between {vertices} vertices");
            assert!(heads[tail] >> head & 1 == 0, "the edge {x} {y} comes twice");
            heads[tail] |= 1 << head;
            powers.push(powers[powers.len() - 1] * Mod::new(2));
        }
        Graph { heads, powers }
    }

    /// Counts the sets of edges from `vertex` to vertices of `set`.
    fn ways_to(&self, vertex: u32, set: u32) -> Mod {
        self.powers[(self.heads[vertex as usize] & set).count_ones() as usize]
    }

    /// Counts the sets of edges from `tails` to `heads`.
    fn ways_between(&self, tails: u32, heads: u32) -> Mod {
        ones(tails).map(|tail| self.ways_to(tail, heads)).product()
    }

    /// Counts the sets of edges within `set`.
    fn ways_within(&self, set: u32) -> Mod {
        self.ways_between(set, set)
    }

    /// Counts the sets of edges from `tails` to `heads` that contain at least one edge from every
    /// tail.
    fn ways_from_each(&self, tails: u32, heads: u32) -> Mod {
        ones(tails).map(|tail| self.ways_to(tail, heads) - Mod::new(1)).product()
    }

    /// Returns f(S) for each set S that contains both starting vertices.
    fn lost_ways(&self) -> Vec<Mod> {
        let mut lost = vec![Mod::new(0); 1 << self.heads.len()];
        for set in 0..1u32 << self.heads.len() {
            if set & START != START {
                continue;
            }
            let mut sum = Mod::new(0);
            for zeros in subsets(set).filter(|&zeros| zeros > 0) {
                let rest = set ^ zeros;
                let within_rest = match zeros & START {
                    START => self.ways_within(rest),
                    0 => lost[rest as usize],
                    _ => continue,
                };
                sum +=
                    within_rest * self.ways_from_each(rest, zeros) * self.ways_between(zeros, rest);
            }
            lost[set as usize] = sum;
        }
        lost
    }
}

mod grundy {
    pub mod contest {
        pub mod mod_int {
            use std::fmt;
            use std::iter::Product;
            use std::ops::{Add, AddAssign, Mul, Sub};

            /// A number modulo `P`, stored as its remainder in 0..`P`. `P` must be a prime below 2^32, so
            /// that products fit into 64 bits; a program that creates a number modulo 2^32 or more does not
            /// compile.
            ///
            /// ```
            /// use grundy::contest::mod_int::ModInt;
            ///
            /// type Mod7 = ModInt<7>;
            ///
            /// let (three, five) = (Mod7::new(3), Mod7::new(5));
            /// assert_eq!((three + five).value(), 1); // 8 = 7 + 1
            /// assert_eq!((three - five).value(), 5); // -2 = 5 - 7
            /// assert_eq!((three * five).value(), 1); // 15 = 2 · 7 + 1
            /// assert_eq!(three.inverse(), five);
            /// assert_eq!(three.power(6).value(), 1); // Fermat's theorem
            /// assert_eq!([three, five].iter().copied().sum::<Mod7>().to_string(), "1");
            /// ```
            ///
            /// ```compile_fail
            /// # use grundy::contest::mod_int::ModInt;
            /// let one = ModInt::<4_294_967_296>::new(1); // 2^32
            /// ```
            ///
            /// Every operation but [`power`](ModInt::power) and [`inverse`](ModInt::inverse) costs O(1).
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct ModInt<const P: u64>(u64);

            impl<const P: u64> ModInt<P> {
                /// The modulus. If `P` is too large, the array index is out of bounds, which is a compile-time
                /// error: rustc 1.56 has no other way to check a constant at compile time.
                const MODULUS: u64 = [P][(P >> 32) as usize];

                /// Creates the number that has the same remainder modulo `P` as `number`.
                ///
                /// # Panics
                /// Panics if `P` is 0.
                pub const fn new(number: u64) -> Self {
                    ModInt(number % Self::MODULUS)
                }
            }

            impl<const P: u64> fmt::Display for ModInt<P> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }

            impl<const P: u64> Add for ModInt<P> {
                type Output = Self;

                fn add(self, other: Self) -> Self {
                    let sum = self.0 + other.0;
                    ModInt(if sum < P { sum } else { sum - P })
                }
            }

            impl<const P: u64> Sub for ModInt<P> {
                type Output = Self;

                fn sub(self, other: Self) -> Self {
                    let borrowed = if self.0 < other.0 { P } else { 0 };
                    ModInt(self.0 + borrowed - other.0)
                }
            }

            impl<const P: u64> Mul for ModInt<P> {
                type Output = Self;

                fn mul(self, other: Self) -> Self {
                    ModInt(self.0 * other.0 % P)
                }
            }

            impl<const P: u64> AddAssign for ModInt<P> {
                fn add_assign(&mut self, other: Self) {
                    *self = *self + other;
                }
            }

            impl<const P: u64> Product for ModInt<P> {
                fn product<I: Iterator<Item = Self>>(numbers: I) -> Self {
                    numbers.fold(ModInt::new(1), Mul::mul)
                }
            }
        }

        // Sets and sequences of numbers, most of them under the nim sum.
        pub mod masks {
            /// Returns the bits of `mask` that are set, the lowest first.
            pub fn ones(mask: u32) -> impl Iterator<Item = u32> {
                let without_lowest = |&mask: &u32| Some(mask & (mask.wrapping_sub(1)));
                let masks = std::iter::successors(Some(mask), without_lowest);
                masks.take_while(|&mask| mask > 0).map(u32::trailing_zeros)
            }

            /// Returns every subset of `mask` in descending order, from `mask` itself to 0.
            ///
            /// ```
            /// # use grundy::contest::masks::subsets;
            /// assert_eq!(subsets(0b101).collect::<Vec<_>>(), [0b101, 0b100, 0b001, 0b000]);
            /// ```
            pub fn subsets(mask: u32) -> impl Iterator<Item = u32> {
                std::iter::successors(Some(mask), move |&subset| match subset {
                    0 => None,
                    _ => Some((subset - 1) & mask),
                })
            }
        }
    }
}
