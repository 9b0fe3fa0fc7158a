//! Codeforces 2027E2 — Bit Game (Hard Version)
//! <https://codeforces.com/problemset/problem/2027/E2> · 2 s · 256 MiB · difficulty 9
//!
//! Rules: there are n piles, each with a limit. From a pile of x stones a move takes d > 0 stones,
//! where d is at most the pile's limit, and x has a binary 1 wherever d has one. Whoever cannot
//! move loses. Each pile may have any number of stones from 1 to its bound. The input is the number
//! of cases; each case is `n`, the limits and the bounds. Print for each case the number of choices
//! of the pile sizes for which the second player, Bob, wins, modulo 10^9 + 7.
//! Bounds: at most 1000 cases; 1 ≤ n ≤ 10^4, in each case and in all cases together; the limits and
//! bounds are at least 1 and less than 2^30.
//! Kind: count
//! Model: Nim, a pile is a heap given by its binary ones.
//! Why: Bob wins if the values of all piles have nim sum 0. The value of a pile is derived in
//! Codeforces 2027E1, the same game with given piles: in the largest d that may be taken, strike
//! out the places where x has a zero, and let t be the number that remains. With t = 0 the pile is
//! worth 0; if t has j + 1 digits, the pile is worth j xor 1 for t = 2^j, 0 for t = 2^(j + 1) - 2,
//! and otherwise j + 1.
//!
//! 1. Write x digit by digit from the highest place. A one of x gives the next digit of t: this
//!    digit is 1 if the limit has a one there, or if d is below the limit already, and otherwise 0.
//!    If x has a zero where the limit has a one, d is below the limit from there on.
//! 2. It is enough to know the number of digits of t and its shape: zero, one, all ones, ones
//!    followed by a single zero, a one followed by zeros, or something else.
//! 3. So the numbers x below the bound are counted by the number of digits of t, by its shape and
//!    by whether d is below the limit already, in tables that are filled in digit by digit. A
//!    number enters these tables at the first place at which it has a zero and the bound has a one.
//!    The bound itself is handled separately.
//! 4. This gives, for each value, the number of possible pile sizes with this value; values are at
//!    most 31. Count the choices of sizes for all piles by the nim sum of the values: the
//!    Walsh–Hadamard transform of these counts is the product of the transforms for the single
//!    piles. The count for nim sum 0 is the sum of the entries of this product, divided by 32.
//!
//! Cost: O(log² b) for each pile with a bound b, and O(32 log 32) for its values.
//!
//! 规则：有 n 堆石子，每堆有一个上限。每次操作从 x 枚的一堆中取走 d > 0 枚，d 不超过该堆的上
//! 限，且 d 的二进制中为 1 的位，x 也都为 1。无法操作者输。每堆的石子数可以是 1 到它的界之间的
//! 任何数。先给出数据组数，每组给出 n、各上限和各个界；每组输出石子数有多少种选法使后手 Bob
//! 胜，对 10^9 + 7 取模。
//! 范围：至多 1000 组；1 ≤ n ≤ 10^4，各组总和也是如此；各上限、各界都至少为 1，小于 2^30。
//! 模型：Nim 游戏，堆的大小由二进制中的 1 决定。
//! 思路：各堆的值的异或和为 0 则 Bob 胜。一堆的值已在 Codeforces 2027E1 中证明，那是石子数给定的同
//! 一游戏：从可取的最大的 d 中划去 x 为 0 的位，剩下的记为 t。t = 0 时值为 0；t 有 j + 1 位
//! 时，t = 2^j 则值为 j xor 1，t = 2^(j + 1) - 2 则值为 0，其余为 j + 1。
//!
//! 1. 从最高位起逐位写出 x。x 的一个 1 成为 t 的下一位：若上限在这一位是 1，或 d 已经小于上限，
//!    这一位就是 1。上限为 1 而 x 为 0 的位，使 d 从此小于上限。
//! 2. 对 t 只需知道位数和形状：零、一、全 1、若干个 1 后接一个 0、一个 1 后接若干个 0、其他。
//! 3. 所以对小于界的 x，按这两项和 d 是否已小于上限来计数，逐位填表。x 从第一个界为 1 而 x 为 0 的
//!    位起计入表中；等于界的 x 单独处理。
//! 4. 由此得到一堆取各个值的选法数，值至多为 31。所有堆按异或和的计数，其沃尔什–阿达马变换（FWT）
//!    等于各堆的变换之积；异或和为 0 的选法数，就是这个积的各项之和除以 32。
//!
//! 复杂度：界为 b 的每堆 O(log² b)，变换它的各个值 O(32 log 32)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use proconio::input;

type Count = ModInt<1_000_000_007>;

/// The maximum number of binary digits of a limit or a bound.
const PLACES: usize = 30;
/// All values are below this.
const VALUES: usize = 32;

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, limits: [u64; n], bounds: [u64; n] }
        // The transform of the numbers of choices by their nim sum.
        let mut choices = [Count::new(1); VALUES];
        for (&limit, &bound) in limits.iter().zip(&bounds) {
            for number in [limit, bound] {
                assert!(number >> PLACES == 0, "{number} has more than {PLACES} binary digits");
            }
            let mut by_value = piles_by_value(limit, bound).map(Count::new);
            transform(&mut by_value);
            choices.iter_mut().zip(by_value).for_each(|(product, factor)| *product *= factor);
        }
        let lost = choices.into_iter().sum::<Count>() * Count::new(VALUES as u64).inverse();
        counts += &format!("{lost}\n");
    }
    print!("{counts}");
}

/// What matters about the part of t written so far, besides the number of its digits.
#[derive(Clone, Copy)]
enum Shape {
    Zero,
    One,
    /// 11, 111, …
    Ones,
    /// 110, 1110, …
    OnesAndLastZero,
    /// 10, 100, …
    OneAndZeros,
    Other,
}

const SHAPES: [Shape; 6] = [
    Shape::Zero,
    Shape::One,
    Shape::Ones,
    Shape::OnesAndLastZero,
    Shape::OneAndZeros,
    Shape::Other,
];

impl Shape {
    /// Returns the shape that a number of this shape has after one more digit is appended.
    fn followed_by(self, digit: usize) -> Shape {
        match (self, digit) {
            (Shape::Zero, 0) => Shape::Zero,
            (Shape::Zero, _) => Shape::One,
            (Shape::One | Shape::OneAndZeros, 0) => Shape::OneAndZeros,
            (Shape::Ones, 0) => Shape::OnesAndLastZero,
            (Shape::One | Shape::Ones, _) => Shape::Ones,
            _ => Shape::Other,
        }
    }

    /// Returns the value of a pile whose t has this shape and this many digits.
    fn value(self, digits: usize) -> usize {
        match self {
            Shape::Zero | Shape::OnesAndLastZero => 0,
            Shape::OneAndZeros => (digits - 1) ^ 1,
            Shape::One | Shape::Ones | Shape::Other => digits,
        }
    }
}

/// What matters about the part of a number x written so far.
struct Beginning {
    /// 1 if d is below the limit, and 0 if not.
    below_limit: usize,
    shape: Shape,
    digits: usize,
}

impl Beginning {
    fn write_zero(&mut self, limit_digit: usize) {
        self.below_limit = self.below_limit.max(limit_digit);
    }

    fn write_one(&mut self, limit_digit: usize) {
        self.shape = self.shape.followed_by(self.below_limit.max(limit_digit));
        self.digits += usize::from(!matches!(self.shape, Shape::Zero));
    }
}

/// How many numbers x there are, by the shape and the number of digits of t.
type Table = [[u32; PLACES + 1]; SHAPES.len()];

/// Returns how many pile sizes from 1 to `bound` have each value.
fn piles_by_value(limit: u64, bound: u64) -> [u64; VALUES] {
    // The numbers x that are below the bound already, by whether d is below the limit.
    let mut tables: [Table; 2] = Default::default();
    let mut bound_itself = Beginning { below_limit: 0, shape: Shape::Zero, digits: 0 };
    for place in (0..PLACES).rev() {
        let limit_digit = (limit >> place & 1) as usize;
        let most_digits = PLACES - 1 - place;
        let mut longer: [Table; 2] = Default::default();
        for (below_limit, table) in tables.iter().enumerate() {
            let digit = below_limit.max(limit_digit);
            write_zero(table, &mut longer[digit], most_digits);
            write_one(table, &mut longer[below_limit], digit, most_digits);
        }
        if bound >> place & 1 == 1 {
            // A zero here instead makes x smaller than the bound.
            let Beginning { below_limit, shape, digits } = bound_itself;
            longer[below_limit.max(limit_digit)][shape as usize][digits] += 1;
            bound_itself.write_one(limit_digit);
        } else {
            bound_itself.write_zero(limit_digit);
        }
        tables = longer;
    }
    let mut by_value = [0; VALUES];
    by_value[bound_itself.shape.value(bound_itself.digits)] += 1;
    for table in &tables {
        for (shape, row) in SHAPES.iter().zip(table) {
            for (digits, &piles) in row.iter().enumerate().filter(|&(_, &piles)| piles > 0) {
                by_value[shape.value(digits)] += u64::from(piles);
            }
        }
    }
    by_value[0] -= 1; // the pile of 0 stones
    by_value
}

/// Adds the numbers x of a table, each with a zero appended.
fn write_zero(table: &Table, to: &mut Table, most_digits: usize) {
    for (row, to) in table.iter().zip(to) {
        add(&row[..=most_digits], to);
    }
}

/// Adds the numbers x of a table, each with a one appended, which appends the given digit to t.
fn write_one(table: &Table, to: &mut Table, digit: usize, most_digits: usize) {
    for (shape, row) in SHAPES.iter().zip(table) {
        let next = shape.followed_by(digit);
        let first = usize::from(!matches!(next, Shape::Zero));
        add(&row[..=most_digits], &mut to[next as usize][first..]);
    }
}

fn add(row: &[u32], to: &mut [u32]) {
    for (piles, to) in row.iter().zip(to) {
        *to += piles;
    }
}
