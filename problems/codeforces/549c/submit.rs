// Codeforces 549C https://codeforces.com/problemset/problem/549/C · made by `cargo judge bundle cf549c --write` from 56258efaeee6f0f5
//! Codeforces 549C — The Game Of Parity
//! <https://codeforces.com/problemset/problem/549/C> · 1 s · 256 MiB · difficulty 6
//!
//! Rules: there are n towns, each with a number of people. Stannis and Daenerys take turns, Stannis
//! first, burning one town at a time until k towns are left. If the total number of people left is
//! odd, Stannis wins, and if it is even, Daenerys wins. The input is `n k` and the towns; print the
//! winner.
//! Bounds: 1 ≤ k ≤ n ≤ 2 · 10^5; a town has 1 to 10^6 people.
//! Kind: pursuit
//! Model: take-away game, the parity of what is left.
//! Why: only the parity of each town's number of people matters, and towns are called odd or even
//! accordingly. If n = k, the sum at the start decides who wins. Otherwise let L be the player who
//! makes the last move, and O the other player, who has r = ⌊(n - k)/2⌋ moves. At the last move
//! there are k + 1 towns; if both odd and even towns are among them, L can leave an odd or an even
//! sum, as he likes.
//!
//! 1. So O can win only if all odd towns or all even towns are gone by then. If the odd towns are
//!    gone, the sum is even; if the even towns are gone, the sum has the parity of k.
//! 2. If there are at most r odd towns, or at most r even towns, O can make sure that this kind is
//!    gone: he burns all towns of this kind. If a kind has more than r towns, L can save it: he
//!    burns towns of the other kind as long as there are any, and after that only towns of the kind
//!    to be saved are left.
//! 3. Suppose that Daenerys has the last move. Stannis can win only if the even towns are gone and
//!    k is odd, so by step 2 he wins if and only if k is odd and there are at most r even towns.
//! 4. Suppose that Stannis has the last move. It helps Daenerys if the odd towns are gone. If k is
//!    odd, nothing else helps her, so she wins if and only if there are at most r odd towns.
//! 5. If Stannis has the last move and k is even, it also helps Daenerys if the even towns are
//!    gone, so she wins if there are at most r odd towns or at most r even towns. Suppose that
//!    there are at least r + 1 towns of each kind. Stannis can keep this true as r goes down to 0,
//!    so both kinds are there at the last move: at each of his turns there are k + 2r + 1 towns,
//!    and k ≥ 2 (for k = 0 one kind has at most r towns). So the two kinds cannot both have exactly
//!    r + 1 towns, and he burns a town of a kind with more than r + 1 towns. After Daenerys's move
//!    there are at least r towns of each kind, and she has r - 1 moves left.
//!
//! Cost: O(n).
//!
//! 规则：有 n 座城和各城的人数。Stannis 和 Daenerys 轮流烧掉一座城，Stannis 先手，直到剩下 k
//! 座。剩下的总人数是奇数则 Stannis 赢，是偶数则 Daenerys 赢。输入为 `n k` 和各城人数；输出获胜
//! 者。
//! 范围：1 ≤ k ≤ n ≤ 2 · 10^5；每座城有 1 到 10^6 人。
//! 模型：取物游戏，看剩下部分的奇偶。
//! 思路：每座城只有人数的奇偶起作用。若 n = k，由总和决定。否则设走最后一步的人为 L，另一人为 O，
//! O 共有 r = ⌊(n - k)/2⌋ 步。L 走最后一步时面对 k + 1 座城，只要奇、偶两类都还有，他就能随意让总
//! 和为奇或为偶。
//!
//! 1. 所以 O 要赢，到那时必须有一类已经没有了。若奇数城没有了，总和是偶数；若偶数城没有了，总和
//!    与 k 同奇偶。
//! 2. 若某一类至多 r 座，O 就能保证它消失：他专烧这一类。若多于 r 座，L 能保住这一类：另一类还有
//!    时，他烧另一类；若另一类没有了，剩下的就全是要保住的这一类。
//! 3. 设 Daenerys 走最后一步。只有偶数城没有了且 k 为奇数时才对 Stannis 有利，所以由第 2 步，他赢
//!    当且仅当 k 为奇数且偶数城至多 r 座。
//! 4. 设 Stannis 走最后一步。奇数城没有了对 Daenerys 有利。若 k 为奇数，再没有别的对她有利，所以
//!    她赢当且仅当奇数城至多 r 座。
//! 5. 若 Stannis 走最后一步且 k 为偶数，则偶数城没有了也对 Daenerys 有利，所以某一类至多 r 座时她
//!    赢。若两类都至少有 r + 1 座，Stannis 可以一直保持这一点（r 逐渐减到 0），最后一步时
//!    两类都有：总共有 k + 2r + 1 座城，且 k ≥ 2（k = 0 时必有一类至多 r 座），所以不会两类都恰好
//!    是 r + 1 座，他烧多于 r + 1 座的那一类。Daenerys 走过之后，两类都至少还有 r 座，而她只
//!    剩 r - 1 步。
//!
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { n: usize, k: usize, towns: [u64; n] }
    assert!(k <= n, "{k} of {n} towns are left");
    let odd = towns.iter().filter(|&&people| people % 2 == 1).count();
    println!("{}", if stannis_wins(odd, n - odd, k) { "Stannis" } else { "Daenerys" });
}

/// Returns whether Stannis wins with these numbers of odd and even towns if the game ends with `k`
/// towns.
fn stannis_wins(odd: usize, even: usize, k: usize) -> bool {
    let moves = odd + even - k;
    let k_is_odd = k % 2 == 1;
    if moves == 0 {
        odd % 2 == 1
    } else if moves % 2 == 0 {
        k_is_odd && even <= moves / 2
    } else {
        let daenerys_wins = odd <= moves / 2 || (!k_is_odd && even <= moves / 2);
        !daenerys_wins
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
