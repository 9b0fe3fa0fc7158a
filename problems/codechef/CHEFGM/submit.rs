// CodeChef CHEFGM https://www.codechef.com/problems/CHEFGM · made by `cargo judge bundle codechef_chefgm --write` from 69f254fe2150b5c7
//! CodeChef CHEFGM — Chef Game
//! <https://www.codechef.com/problems/CHEFGM> · 2 s · 1536 MiB? · difficulty 6
//!
//! Rules: a move chooses a number in a pile and removes it from the pile, along with all other
//! numbers there that are at least as large. Ciel, who begins, chooses whether she selects only
//! even numbers and her opponent selects only odd numbers, or the other way round; whoever cannot
//! move loses. The input has t cases: k, then k piles, each given by its size and its numbers.
//! Print the choice with which she wins, `EVEN` or `ODD`, or `DON'T PLAY` if she wins with neither.
//! Bounds: t ≤ 1000; k ≤ 100; n_i ≤ 45; 0 ≤ numbers < 2^31.
//! Kind: partizan
//! Model: partizan game, Red-Blue Hackenbush, a stalk for each pile.
//! Why: sorted by size, with equal numbers counted only once, the numbers of a pile form a stalk of
//! edges, with one colour for even numbers and another for odd numbers: choosing a number cuts its
//! edge, and all edges above it fall. Berlekamp's rule gives the value of the stalk, and the sum of
//! the values of all stalks decides the game. If this sum is positive, the player of the even
//! numbers wins, and if it is negative, the player of the odd numbers wins, so Ciel chooses
//! accordingly. If it is 0, whoever begins loses, and Ciel begins. Equal numbers may share one edge
//! because they are removed together.
//! Cost: O(n log n) for n numbers.
//! Judge: for `1 / 2 / 2 0 0 / 1 1`, where a pile has two equal numbers, an accepted program prints
//! `EVEN`, as if they were removed separately; by the rules the answer is `DON'T PLAY`. The judge's
//! data cannot contain any case in which this matters.
//!
//! 规则：每次操作从一堆中选一个数，把这一堆里不小于它的数全部删去。Ciel 先手，并事先选择自己只选偶数、对方只选
//! 奇数，或者相反；无法操作者输。共 t 组数据，每组先给出 k，再给出 k 堆，每堆为个数和各数。输出她必胜的选择
//! `EVEN` 或 `ODD`，都不能胜则输出 `DON'T PLAY`。
//! 范围：t ≤ 1000；k ≤ 100；n_i ≤ 45；0 ≤ 各数 < 2^31。
//! 模型：不公平游戏，红蓝 Hackenbush，每堆是一根杆。
//! 思路：把一堆中的数从小到大排列，相同的只留一个，就是一根由偶、奇两色的边组成的杆：选一个数就是割断那条边，它上
//! 方的边全部落下。Berlekamp 法则给出杆的价值，各杆价值之和定胜负：为正则走偶数的一方胜，为负则走奇数的一方胜，
//! Ciel 就选那一方；为 0 则先手必败，而先手就是 Ciel。相同的数总是一起删去，所以可以当作一条边。
//! 复杂度：n 个数 O(n log n)。
//! 评测：对 `1 / 2 / 2 0 0 / 1 1`，即一堆中有两个相同的数，有一个通过的程序输出 `EVEN`，好像它们是分别删去的；按规则
//! 应是 `DON'T PLAY`。评测数据中不会有影响结果的这种情况。

use grundy::hackenbush::stalk::{self, Player, Stalk, Winner, MOST_EDGES};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut choices = String::new();
    for _ in 0..cases {
        input! { k: usize, piles: [[u64]; k] }
        let stalks: Vec<Stalk> = piles.into_iter().map(even_and_odd).collect();
        choices += match stalk::winner(&stalks).expect("the sum has too many digits") {
            Winner::Left => "EVEN\n",
            Winner::Right => "ODD\n",
            Winner::Second => "DON'T PLAY\n",
        };
    }
    print!("{choices}", choices = choices);
}

/// Returns the stalk of a pile, in which Left owns the even numbers.
fn even_and_odd(pile: Vec<u64>) -> Stalk {
    let mut numbers = pile;
    numbers.sort_unstable();
    numbers.dedup();
    let colour = |number: &u64| if number % 2 == 0 { Player::Left } else { Player::Right };
    let edges: Vec<Player> = numbers.iter().map(colour).collect();
    Stalk::new(&edges, &[]).unwrap_or_else(|| {
        panic!("{} different numbers in a pile, more than {MOST_EDGES}", edges.len(), MOST_EDGES = MOST_EDGES)
    })
}

mod grundy {
    pub mod hackenbush {
        pub mod stalk {
            mod rational {
                /// A fraction in lowest terms. It is printed in the form `3/4`, or in the form `2` if it is an
                /// integer.
                #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
                pub struct Rational {
                    numerator: i128,
                    denominator: i128,
                }

                impl Rational {
                    /// Returns `numerator` / `denominator`.
                    ///
                    /// # Panics
                    /// Panics if `denominator` is not positive, or if `numerator` is -2^127.
                    ///
                    /// ```
                    /// use grundy::hackenbush::stalk::Rational;
                    ///
                    /// assert_eq!(Rational::new(-6, 4).to_string(), "-3/2");
                    /// assert!(Rational::new(1, 3) < Rational::new(1, 2));
                    /// ```
                    pub fn new(numerator: i128, denominator: i128) -> Rational {
                        assert!(
                            denominator > 0,
                            "a denominator must be positive, not {}",
                            denominator
                        );
                        assert!(numerator > i128::MIN, "a numerator must be above -2^127");
                        let common = gcd(numerator.abs(), denominator);
                        Rational {
                            numerator: numerator / common,
                            denominator: denominator / common,
                        }
                    }

                    /// Returns the numerator, which has the sign of the fraction.
                    pub fn numerator(self) -> i128 {
                        self.numerator
                    }

                    /// Returns the sum of two fractions, or `None` if the calculation overflows.
                    pub fn checked_add(self, other: Rational) -> Option<Rational> {
                        let common = gcd(self.denominator, other.denominator);
                        let factor = other.denominator / common;
                        let denominator = self.denominator.checked_mul(factor)?;
                        let left = self.numerator.checked_mul(factor)?;
                        let right = other.numerator.checked_mul(self.denominator / common)?;
                        let numerator = left.checked_add(right).filter(|&sum| sum > i128::MIN)?;
                        Some(Rational::new(numerator, denominator))
                    }
                }

                /// Returns the greatest common divisor of two numbers that are not negative.
                fn gcd(a: i128, b: i128) -> i128 {
                    if b == 0 {
                        a
                    } else {
                        gcd(b, a % b)
                    }
                }
            }

            pub(crate) use rational::Rational;

            /// The largest number of edges that a stalk may have before the repeating ones, and also the
            /// largest number of edges that may repeat.
            pub const MOST_EDGES: usize = 64;

            /// One of the two players, also used for the colour of the edges that only this player may cut.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum Player {
                /// Left, who cuts the blue edges, `B`; they count in Left's favour.
                Left,
                /// Right, who cuts the red edges, `R`; they count against Left.
                Right,
            }

            impl Player {
                fn sign(self) -> i128 {
                    match self {
                        Player::Left => 1,
                        Player::Right => -1,
                    }
                }
            }

            /// Who wins a partizan game that is worth a number.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum Winner {
                /// Left, whoever starts.
                Left,
                /// Right, whoever starts.
                Right,
                /// Whoever does not start.
                Second,
            }

            impl Winner {
                /// Returns who wins a game worth `value`.
                pub fn of(value: Rational) -> Winner {
                    match value.numerator() {
                        0 => Winner::Second,
                        more if more > 0 => Winner::Left,
                        _ => Winner::Right,
                    }
                }
            }

            /// A stalk of blue and red edges, which may be endless if its colours repeat.
            ///
            /// It is written from the ground up, as in `BRB`, with the edges that repeat for ever in brackets,
            /// as in `BR[RB]`. Stalks with the same edges are equal, however they were written: `B[RB]` is
            /// `[BR]`.
            #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
            pub struct Stalk {
                start: Vec<Player>,
                /// Either empty, or made of edges of both colours.
                tail: Vec<Player>,
            }

            impl Stalk {
                /// Returns the stalk with the edges of `start` from the ground up, followed by the edges of
                /// `tail`, which repeat for ever if there are any; or `None` if all edges of `tail` have one
                /// colour, if more than [`MOST_EDGES`] edges precede the repeating ones, or if more than that
                /// many edges repeat.
                ///
                /// ```
                /// use grundy::hackenbush::stalk::{Player::{Left, Right}, Stalk};
                ///
                /// assert_eq!(Stalk::new(&[Left, Right], &[]), Some("BR".parse().unwrap()));
                /// assert_eq!(Stalk::new(&[], &[Left]), None);
                /// ```
                pub fn new(start: &[Player], tail: &[Player]) -> Option<Stalk> {
                    if !tail.is_empty() && tail.iter().all(|&edge| edge == tail[0]) {
                        return None;
                    }
                    let (mut start, mut tail) = (start.to_vec(), tail.to_vec());
                    let repeats_after = |len: &usize| {
                        tail.len() % len == 0 && tail.iter().zip(&tail[*len..]).all(|(a, b)| a == b)
                    };
                    if let Some(len) = (1..tail.len()).find(repeats_after) {
                        tail.truncate(len);
                    }
                    while !tail.is_empty() && start.last() == tail.last() {
                        start.pop();
                        tail.rotate_right(1);
                    }
                    let is_short = start.len() <= MOST_EDGES && tail.len() <= MOST_EDGES;
                    is_short.then(|| Stalk { start, tail })
                }

                /// Returns the value, by Berlekamp's rule. Cost: O(edges).
                ///
                /// ```
                /// use grundy::hackenbush::stalk::{Rational, Stalk};
                ///
                /// let value = |text: &str| text.parse::<Stalk>().unwrap().value();
                /// assert_eq!(value("BB"), Rational::new(2, 1));
                /// assert_eq!(value("RBBR"), Rational::new(-3, 8)); // -1 + 1/2 + 1/4 - 1/8
                /// assert_eq!(value("[BR]"), Rational::new(2, 3)); // 1 - 1/2 + 1/4 - 1/8 + …
                /// ```
                pub fn value(&self) -> Rational {
                    // The first change of colour is not to be in the tail.
                    let (mut start, mut tail) = (self.start.clone(), self.tail.clone());
                    while !tail.is_empty() && start.iter().all(|&edge| edge == start[0]) {
                        start.push(tail[0]);
                        tail.rotate_left(1);
                    }
                    let run = start.iter().take_while(|&&edge| edge == start[0]).count();
                    let halvings = start.len() - run;
                    let signs = |edges: &[Player]| {
                        edges.iter().fold(0, |sum: i128, edge| 2 * sum + edge.sign())
                    };
                    let run_sum: i128 = start[..run].iter().map(|edge| edge.sign()).sum();
                    let sum = (run_sum << halvings) + signs(&start[run..]);
                    // The tail is a geometric series: in weights of the edge below it, signs / (2^len - 1).
                    let repeat = if tail.is_empty() { 1 } else { (1i128 << tail.len()) - 1 };
                    Rational::new(sum * repeat + signs(&tail), repeat << halvings)
                }
            }

            /// Returns the sum of the values of `stalks`, or `None` if its numerator or denominator is 2^127 or
            /// more; only endless stalks with long and different repeating parts can cause this.
            /// Cost: O(edges of all stalks).
            pub fn sum(stalks: &[Stalk]) -> Option<Rational> {
                let zero = Rational::new(0, 1);
                stalks.iter().try_fold(zero, |sum, stalk| sum.checked_add(stalk.value()))
            }

            /// Returns who wins the game on `stalks`, or `None` if their [`sum`] is too large.
            pub fn winner(stalks: &[Stalk]) -> Option<Winner> {
                sum(stalks).map(Winner::of)
            }
        }
    }
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
