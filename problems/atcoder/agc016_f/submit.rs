// AtCoder AGC 016 F https://atcoder.jp/contests/agc016/tasks/agc016_f · made by `cargo judge bundle agc016_f --write` from 2829cc842cc38a60
//! AtCoder AGC 016 F — Games on DAG
//! <https://atcoder.jp/contests/agc016/tasks/agc016_f> · 5 s · 256 MiB · hard
//!
//! Rules: a graph of N vertices and M edges, each from a smaller number to a larger one; a
//! token on vertex 1 and one on vertex 2. A move takes a token along an edge, and whoever
//! cannot move loses. Input `N M`, then the edges; print for how many of the 2^M sets of edges
//! that are kept the first player wins, modulo 10^9 + 7.
//! Model: game on a graph, counted by layers of Grundy values.
//! Why: the first player loses exactly if both vertices have the same value. Let Z be the
//! vertices of value 0 in a set S. No edge is kept within Z, one at least from each vertex of
//! S \ Z to Z, those from Z to S \ Z do not matter, and without Z all values are one less. So
//! f(S) = Σ f(S \ Z) · ways(Z, S \ Z) over the Z that have vertices 1 and 2 both or neither;
//! if both, S \ Z may keep any edges within itself.
//! Cost: O(3^N · N).

use grundy::contest::masks::{ones, subsets};
use proconio::{input, marker::Usize1};

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, m: usize }
    assert!((2..=15).contains(&n), "{n} vertices, not 2 to 15");
    assert!(m <= n * (n - 1) / 2, "{m} edges between {n} vertices");
    input! { edges: [(Usize1, Usize1); m] }
    let mut heads = vec![0u32; n];
    for (x, y) in edges {
        assert!(x < y && y < n, "an edge {} {} between {n} vertices", x + 1, y + 1);
        assert!(heads[x] >> y & 1 == 0, "the edge {} {} comes twice", x + 1, y + 1);
        heads[x] |= 1 << y;
    }
    let edges_to = |vertex: u32, set: u32| (heads[vertex as usize] & set).count_ones();
    let edges_within = |set: u32| ones(set).map(|vertex| edges_to(vertex, set)).sum::<u32>();
    let powers: Vec<u64> = (0..=105)
        .scan(1, |power, _| {
            let before = *power;
            *power = before * 2 % MODULUS;
            Some(before)
        })
        .collect();
    let any = |edges: u32| powers[edges as usize];
    // Sets of edges within S that give vertices 1 and 2, both in S, the same value.
    let mut lost = vec![0; 1 << n];
    for set in (0..1u32 << n).filter(|set| set & 3 == 3) {
        let layers = subsets(set).filter(|zeros| *zeros > 0 && (zeros & 3 == 0 || zeros & 3 == 3));
        lost[set as usize] = layers.fold(0, |sum, zeros| {
            let rest = set ^ zeros;
            let above = if zeros & 3 == 3 { any(edges_within(rest)) } else { lost[rest as usize] };
            let down = |vertex: u32| any(edges_to(vertex, zeros)) + MODULUS - 1;
            let ways = ones(rest).fold(above, |ways, vertex| ways * down(vertex) % MODULUS);
            let free: u32 = ones(zeros).map(|vertex| edges_to(vertex, rest)).sum();
            (sum + ways * any(free)) % MODULUS
        });
    }
    println!("{}", (any(edges_within((1 << n) - 1)) + MODULUS - lost[(1 << n) - 1]) % MODULUS);
}

mod grundy {
    pub mod contest {
        // Sets and sequences of numbers under the nim sum.
        pub mod masks {
            /// The bits of `mask` that are set, the lowest first.
            pub fn ones(mask: u32) -> impl Iterator<Item = u32> {
                let without_lowest = |&rest: &u32| Some(rest & (rest.wrapping_sub(1)));
                let rests = std::iter::successors(Some(mask), without_lowest);
                rests.take_while(|&rest| rest > 0).map(u32::trailing_zeros)
            }

            /// Every set that has only things of `mask`, by falling number: `mask` first, 0 last.
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
