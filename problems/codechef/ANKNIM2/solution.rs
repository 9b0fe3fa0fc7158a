//! CodeChef ANKNIM2 — Bored of Nim
//! <https://www.codechef.com/problems/ANKNIM2> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: Nim is played with the piles of a subarray. The input has T cases: `N` and the array. For
//! each length from 1 to N, print the number of subarrays of that length in which the first player
//! loses; print all these numbers on one line.
//! Bounds: 1 ≤ T ≤ 3; 1 ≤ N ≤ 10^5; a pile has 0 to 10^9 stones.
//! Kind: count
//! Model: Nim, subarrays with nim sum 0, counted by length.
//! Why: a subarray is lost exactly when its nim sum is 0 (Bouton), that is, when the prefix before
//! it and the prefix that ends with it have the same nim sum. So count the pairs of prefixes with
//! equal nim sums by the distance between their ends.
//!
//! 1. Choose a bound B; if a nim sum occurs at f ≤ B places, look at all pairs of these places.
//!    There are at most (N + 1) B / 2 such pairs for all such nim sums together.
//! 2. Fewer than (N + 1) / B nim sums remain, namely those that occur at more than B places. For
//!    each, let a(i) be 1 if this nim sum occurs at place i, and 0 otherwise; the number of pairs
//!    at distance d is the sum of a(i) a(i + d) over all i.
//! 3. Let A(k) = Σ a(i) w^(ik), where w is a root of unity of order n > 2N + 1. The transform that
//!    turns a into A turns these sums into A(k) A(-k): a negative distance -d becomes n - d, which
//!    is larger than every distance. So one transform for each of these nim sums, and one inverse
//!    transform of the total, are enough.
//! 4. The number of pairs at each distance is at most N, so it can be computed modulo a prime above
//!    N.
//!
//! Cost: O(N B + N² log N / B) per case.
//!
//! 规则：取数组中连续的一段堆来玩 Nim 游戏。输入共 T 组数据，每组给出 `N` 和数组。对 1 到 N 的
//! 每个长度，输出这个长度的段中使先手败的有多少个，都写在一行中。
//! 范围：1 ≤ T ≤ 3；1 ≤ N ≤ 10^5；每堆有 0 到 10^9 枚石子。
//! 模型：Nim 游戏，按长度数异或和为 0 的段。
//! 思路：一段的异或和为 0 就必败（Bouton 定理），也就是说，这一段之前的前缀异或和，等于到它末尾
//! 为止的前缀异或和。所以要按距离数相等的前缀异或和的对。
//!
//! 1. 若某个异或和出现在 f ≤ B 个位置，就枚举它的所有对。所有这样的异或和合起来，至多
//!    有 (N + 1) B / 2 对。
//! 2. 其余的异或和少于 (N + 1) / B 个。对每一个，在它的各个位置 i 令 a(i) = 1，其他位置为 0；距
//!    离为 d 的对数就是 a(i) a(i + d) 对所有 i 求和。
//! 3. 设 A(k) = Σ a(i) w^(ik)，其中 w 是 n > 2N + 1 阶的单位根；上述的和经过同样的变换，就变
//!    成 A(k) A(-k)：指数 -d 就是 n - d，不与任何 d 重合。所以每个异或和做一次变换，最后合在一
//!    起做一次逆变换即可。
//! 4. 所有的数都不超过 N，所以可以模一个大于 N 的质数来计算。
//!
//! 复杂度：每组 O(N B + N² log N / B)。

use grundy::contest::mod_int::ModInt;
use itertools::Itertools;
use proconio::input;

const PRIME: u64 = 998_244_353;
type Mod = ModInt<PRIME>;

/// The B of the proof: for more places than this, a transform is faster than checking all pairs.
const FREQUENT: usize = 2500;

/// A limit of this program: a transform must be more than twice as long as the array, and its
/// length is at most 2^23, the largest power of 2 that divides `PRIME` - 1.
const MOST: usize = (1 << 22) - 1;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { piles: [u64] }
        assert!(piles.len() <= MOST, "{} piles, past {MOST}", piles.len());
        answers += &format!("{}\n", lost_runs(&piles).iter().format(" "));
    }
    print!("{answers}");
}

/// Returns, for each length from 1 upwards, the number of runs with nim sum 0.
fn lost_runs(piles: &[u64]) -> Vec<u64> {
    let mut sums = vec![(0, 0)];
    for (place, pile) in piles.iter().enumerate() {
        let (sum, _) = sums[place];
        sums.push((sum ^ pile, place + 1));
    }
    sums.sort_unstable();
    let mut counts = vec![0; sums.len()];
    let mut spectra = Spectra::new((2 * sums.len()).next_power_of_two());
    for (_, equal) in &sums.iter().chunk_by(|(sum, _)| *sum) {
        let places = equal.map(|&(_, place)| place).collect_vec();
        if places.len() > FREQUENT {
            spectra.add(&places);
        } else {
            for (index, start) in places.iter().enumerate() {
                for end in &places[index + 1..] {
                    counts[end - start] += 1;
                }
            }
        }
    }
    for (count, pairs) in counts.iter_mut().zip(spectra.pairs_by_distance()) {
        *count += pairs;
    }
    counts[1..].to_vec()
}

/// For each k, the sum of A(k) A(-k) over several sets of places.
struct Spectra {
    sum: Vec<Mod>,
    is_empty: bool,
}

impl Spectra {
    fn new(len: usize) -> Spectra {
        Spectra { sum: vec![Mod::new(0); len], is_empty: true }
    }

    fn add(&mut self, places: &[usize]) {
        let len = self.sum.len();
        let mut values = vec![Mod::new(0); len];
        for &place in places {
            values[place] = Mod::new(1);
        }
        transform(&mut values);
        for (k, sum) in self.sum.iter_mut().enumerate() {
            *sum += values[k] * values[(len - k) % len];
        }
        self.is_empty = false;
    }

    /// Returns, for each distance, the number of pairs of places that are in the same set and have
    /// that distance.
    fn pairs_by_distance(mut self) -> Vec<u64> {
        if self.is_empty {
            return vec![];
        }
        // Transforming twice reverses the order, which is the same for d and -d.
        transform(&mut self.sum);
        let share = Mod::new(self.sum.len() as u64).inverse();
        self.sum.iter().map(|&sum| (sum * share).value()).collect()
    }
}

/// Replaces the values a(i): the new value at each k is the sum of a(i) w^(ik) over all i, where w
/// is a root of unity whose order is the number of values, a power of 2.
fn transform(values: &mut [Mod]) {
    let len = values.len();
    let bits = len.trailing_zeros();
    for index in 0..len {
        let reversed = index.reverse_bits() >> (usize::BITS - bits);
        if index < reversed {
            values.swap(index, reversed);
        }
    }
    let mut half = 1;
    while half < len {
        let root = Mod::new(3).power((PRIME - 1) / (2 * half as u64));
        let roots = std::iter::successors(Some(Mod::new(1)), |&power| Some(power * root));
        let roots = roots.take(half).collect_vec();
        for block in values.chunks_exact_mut(2 * half) {
            let (even, odd) = block.split_at_mut(half);
            for ((even, odd), &root) in even.iter_mut().zip(odd).zip(&roots) {
                let turned = *odd * root;
                *odd = *even - turned;
                *even += turned;
            }
        }
        half *= 2;
    }
}
