// Project Euler 344 https://projecteuler.net/problem=344 · made by `cargo judge bundle euler344 --write` from 78fce10234a71dca
//! Project Euler 344 — Silver dollar game
//! <https://projecteuler.net/problem=344> · 60 s · 1024 MiB? · difficulty 8
//!
//! Rules: c worthless coins and a silver dollar lie on different squares of a strip of n squares. A
//! move either shifts one of these coins any number of squares to the left, over free squares only,
//! or pockets the leftmost coin. Whoever pockets the dollar wins. The input is `n c`; print in how
//! many of the arrangements the first player wins, modulo 1,000,036,000,099. Without input, n and c
//! are 1,000,000 and 100.
//! Bounds: one instance, n = 1,000,000 and c = 100.
//! Kind: count
//! Picture: `5 2`
//! Model: Nim, on the gaps of pairs of coins, positions counted.
//! Why: if the dollar is the leftmost coin, the first player pockets it. Otherwise, whoever pockets
//! the only coin to the left of the dollar loses, because the opponent then pockets the dollar. So
//! nothing changes if pocketing this coin is forbidden and whoever cannot move loses.
//!
//! 1. Pair the coins, including the dollar, from the right. The squares between the two coins of a
//!    pair form a heap. If the number of coins is odd, the leftmost one is alone. If it is on
//!    square p, counted from 1, it forms a heap of size p, or of size p - 1 if it is the only coin
//!    to the left of the dollar.
//! 2. Each move changes exactly one heap. A shift changes the heap of the coin's pair, or the
//!    coin's own heap if the coin is alone. If a lone coin is pocketed, its heap disappears and no
//!    other heap changes. If the left coin of a pair is pocketed, the right one, on square q, is
//!    now alone and forms a heap of size q or q - 1, whereas the gap was smaller than q - 1.
//! 3. Shifting the right coin of a pair can give its heap any smaller size, and so can shifting or
//!    pocketing a lone coin. So, as in Nim, if the nim sum is not 0, some move makes it 0; and by
//!    step 2, if the nim sum is 0, no move leaves it 0. Hence the lost positions are those with nim
//!    sum 0.
//! 4. Let N_j(s) be the number of ways in which j heaps have the sum s and nim sum 0. Then each
//!    binary place holds a one in an even number of heaps, so s is even: N_j(s) = 0 for odd s. The
//!    number e of odd heaps is even; without their last binary digits the heaps have the sum (s -
//!    e)/2 and nim sum 0. So N_j(0) = 1, and N_j(s) for an even s > 0 is the sum of C(j, e)
//!    N_j((s - e)/2) over all even e ≤ s; the terms with an odd (s - e)/2 are 0.
//! 5. If there are k pairs, the squares that are neither occupied by a coin nor in a heap are
//!    distributed over k + 1 places: after each pair, and before the first one. So let N_j(x) be
//!    the power series in which the coefficient of x^s is N_j(s), and let A_j(r) be the coefficient
//!    of x^r in N_j(x) / (1 - x)^(k + 1). Then A_j(r) counts the ways to distribute r free squares
//!    over these places and j heaps such that the heaps have nim sum 0. The modulus, 1,000,003 ·
//!    1,000,033, is not a prime, but no division is needed: prefix sums divide a series by 1 - x,
//!    and the binomial coefficients are computed by additions alone.
//! 6. For an even number m = 2k of coins, each of the m - 1 possible places of the dollar among the
//!    coins gives A_k(n - m) lost positions.
//! 7. For an odd m = 2k + 1, if the lone coin is the only one to the left of the dollar, its heap
//!    is as large as the number of free squares to its left. So A_(k+1)(n - m) positions with the
//!    dollar in this place are lost. For each of the m - 2 other places of the dollar, the heap of
//!    the lone coin is one larger than the number of free squares to its left, and so not empty. So
//!    each of these places gives A_(k+1)(n - m + 1) - A_k(n - m + 1) lost positions.
//!
//! Cost: O(n c).
//!
//! 规则：c 枚不值钱的硬币和一枚银元放在 n 格纸带的不同格子里。每次操作把一枚硬币（包括银元）向
//! 左移，途经和到达的都须是空格；或把最左边的一枚收走。收走银元的人赢。输入 `n c`；输出先手必胜
//! 的摆法数，对 1,000,036,000,099 取模。没有输入时，它们是 1,000,000 和 100。
//! 范围：只有一组，n = 1,000,000，c = 100。
//! 模型：Nim 游戏，各对硬币之间的间隔作为堆，统计局面数。
//! 思路：若银元在最左边，先手收走它。否则，谁收走银元之前的最后一枚硬币，下一步就输。所以规定不
//! 许走这一步、无法操作者输，结果不变。
//!
//! 1. 把硬币（连同银元）从右往左两两配对，一对之间的格数是一堆。若总数为奇数，最左边的一枚落单：
//!    它在第 p 格（从 1 数起），是一堆 p；若它是银元之前的最后一枚硬币，则是一堆 p - 1。
//! 2. 每一步恰好改变一堆。移动改变的是这枚硬币所在的对，或落单的它自己。收走落单的硬币，只是它的
//!    堆没有了。收走一对中左边的一枚，则右边的一枚落单，它在第 q 格，成为一堆 q 或 q - 1，而原来
//!    的间隔小于 q - 1。
//! 3. 移动一对中右边的一枚，可以使这一堆任意变小；移动或收走落单的硬币也一样。所以同 Nim 游戏一
//!    样，异或和不为 0 时有一步使它为 0；而由第 2 步，异或和为 0 时没有这样的步。所以必败态就是
//!    异或和为 0 的局面。
//! 4. 设 N_j(s) 是 j 堆的和为 s 且异或和为 0 的方案数。这时每个二进制位都在偶数堆中为 1，所以 s 是
//!    偶数：对奇数 s，N_j(s) = 0。其中奇数的堆有偶数个，设为 e 个；各堆去掉最低位后，和为
//!    (s - e)/2，异或和为 0。所以 N_j(0) = 1，对偶数 s > 0，N_j(s) 是对所有偶数 e ≤ s 求 C(j, e)
//!    N_j((s - e)/2) 之和，其中 (s - e)/2 为奇数的项是 0。
//! 5. 若有 k 对，既没有硬币又不属于任何堆的格子分在 k + 1 处：每一对之后，以及第一对之前。所以设
//!    N_j(x) 是 x^s 的系数为 N_j(s) 的幂级数，A_j(r) 是 N_j(x) / (1 - x)^(k + 1) 中 x^r 的系数：它
//!    是 j 堆的异或和为 0 时，安排 r 个空格的方案数。模数是 1,000,003 · 1,000,033，不是质数，但这里
//!    不用除法：除以 1 - x 就是求前缀和，二项式系数也只用加法求出。
//! 6. 若总数 m = 2k 是偶数，则必败的格子集合有 A_k(n - m) 个；银元有 m - 1 种位置，每种都有这么
//!    多。
//! 7. 若 m = 2k + 1 是奇数，若落单的硬币之后下一枚就是银元，它是一堆，大小等于它左边的空格数，所
//!    以有 A_(k+1)(n - m) 个集合必败。银元在其余 m - 2 种位置时，这一堆比左边的空格数大 1，不为
//!    空，所以每种有 A_(k+1)(n - m + 1) - A_k(n - m + 1) 个集合必败。
//!
//! 复杂度：O(n c)。

use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_036_000_099;

/// The largest product of the number of squares and the number of coins; for a larger one, the
/// program would take too long.
const MOST_WORK: usize = 1_000_000_000;

fn main() {
    let (mut squares, mut worthless) = (1_000_000, 100);
    if !is_stdin_empty() {
        input! { given_squares: usize, given_coins: usize }
        (squares, worthless) = (given_squares, given_coins);
    }
    println!("{}", won_arrangements(squares, worthless));
}

fn won_arrangements(squares: usize, worthless: usize) -> u64 {
    if worthless >= squares {
        return 0;
    }
    let coins = worthless + 1;
    let work = squares.saturating_mul(coins);
    assert!(work <= MOST_WORK, "{squares} squares and {coins} coins are too many for this program");
    let free = squares - coins;
    let mut nothing_free = vec![0; free + 1];
    nothing_free[0] = 1;
    let sets_of_squares = with_places(nothing_free, coins + 1)[free];
    let arrangements = times(sets_of_squares, coins);
    (arrangements + MODULUS - lost_arrangements(coins, free)) % MODULUS
}

fn lost_arrangements(coins: usize, free: usize) -> u64 {
    if coins == 1 {
        return 0;
    }
    let pairs = coins / 2;
    let sets_of_pairs = with_places(balanced_heaps(pairs, free + 1), pairs + 1);
    if coins % 2 == 1 {
        let sets = with_places(balanced_heaps(pairs + 1, free + 1), pairs + 1);
        let lone_heap_not_empty = sets[free + 1] + MODULUS - sets_of_pairs[free + 1];
        (sets[free] + times(lone_heap_not_empty, coins - 2)) % MODULUS
    } else {
        times(sets_of_pairs[free], coins - 1)
    }
}

fn times(number: u64, factor: usize) -> u64 {
    (u128::from(number) * factor as u128 % u128::from(MODULUS)) as u64
}

/// Returns, for each sum up to `largest`, the number of ways in which the given number of heaps
/// have that sum and nim sum 0.
fn balanced_heaps(heaps: usize, largest: usize) -> Vec<u64> {
    let even_choices: Vec<u64> = binomials(heaps).into_iter().step_by(2).collect();
    let mut ways = vec![1];
    for sum in 1..=largest {
        let mut count = 0;
        if sum % 2 == 0 {
            let halves = ways[..=sum / 2].iter().rev();
            let terms = even_choices.iter().zip(halves);
            count = terms.map(|(&choices, &ways)| u128::from(choices) * u128::from(ways)).sum();
        }
        ways.push((count % u128::from(MODULUS)) as u64);
    }
    ways
}

/// Returns the binomial coefficients `n` choose 0, …, `n` choose `n`.
fn binomials(n: usize) -> Vec<u64> {
    let mut row = vec![0; n + 1];
    row[0] = 1;
    for row_number in 1..=n {
        for k in (1..=row_number).rev() {
            row[k] = (row[k] + row[k - 1]) % MODULUS;
        }
    }
    row
}

/// Returns the coefficients of the power series that results when `ways` is divided by 1 - x once
/// for each of the `places`.
fn with_places(mut ways: Vec<u64>, places: usize) -> Vec<u64> {
    for _ in 0..places {
        let mut sum = 0;
        for count in &mut ways {
            sum += *count;
            if sum >= MODULUS {
                sum -= MODULUS;
            }
            *count = sum;
        }
    }
    ways
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
