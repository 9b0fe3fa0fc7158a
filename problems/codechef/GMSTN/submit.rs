// CodeChef GMSTN https://www.codechef.com/problems/GMSTN · made by `cargo judge bundle codechef_gmstn --write` from 2d4196f8d291d1f7
//! CodeChef GMSTN — Better call Saul!
//! <https://www.codechef.com/problems/GMSTN> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: Walter and Jesse take turns removing one of N piles, Walter first, until X piles are
//! gone. Walter wins if the sum of the piles that are left is odd, and Jesse if it is even. The
//! input has T cases: `N X` and the piles. Print the winner, `Walter` or `Jesse`.
//! Bounds: 1 ≤ T ≤ 10^4; 2 ≤ N ≤ 10^5; 1 ≤ X ≤ N - 1; 1 ≤ A_i ≤ 100; the sum of N is at most 10^6.
//! Kind: pursuit
//! Picture: `1 / 4 2 / 1 1 2 2`
//! Model: parity, of the odd and the even piles.
//! Why: let L be the player who moves last; all that matters is which player L is, how many piles
//! are odd, and how many are even. The other player, F, makes k = ⌊X/2⌋ moves, all of them before
//! L's last move. Call a parity good for F if F wins when only piles of this parity are left: even
//! is good for Jesse, and odd is good for Walter if N - X is odd, and for Jesse if N - X is even.
//!
//! 1. If, for some parity that is good for F, at most k piles do not have this parity, F removes
//!    these piles and wins.
//! 2. Otherwise, for each parity that is good for F, more than k piles have the other parity. If
//!    piles of both kinds, odd and even, are left before the last move, L wins, as removing a pile
//!    of the right kind gives the sum the parity that L needs. L also wins if only piles of a
//!    parity that is not good for F are left.
//! 3. If only one parity is good for F, L removes piles of this parity as long as there are any. F
//!    cannot remove all of the other piles, so before the last move both kinds are left, or only
//!    the other kind.
//! 4. If both parities are good for F, then F is Jesse, N - X is even, and there are more than k
//!    piles of each kind. As L, who is Walter, moves first and last, both X = 2k + 1 and N are odd,
//!    so one kind has k + 2 piles or more. L first removes a pile of that kind, and then answers
//!    each of F's moves except the last by removing a pile of the kind that F did not take. Before
//!    the last move, at most k + 1 piles of the kind that L took first and at most k piles of the
//!    other kind are gone.
//! 5. If neither parity is good for F, then F is Walter, and L only has to make the last move as in
//!    step 2.
//!
//! Cost: O(N).
//!
//! 规则：Walter 和 Jesse 轮流从 N 堆中拿走整整一堆，Walter 先手，总共拿走 X 堆。剩下各堆之和为奇数则 Walter 胜，为偶
//! 数则 Jesse 胜。共 T 组数据，每组为 `N X` 和各堆。输出获胜者 `Walter` 或 `Jesse`。
//! 范围：1 ≤ T ≤ 10^4；2 ≤ N ≤ 10^5；1 ≤ X ≤ N - 1；1 ≤ A_i ≤ 100；N 的总和不超过 10^6。
//! 模型：奇偶性，奇数堆与偶数堆。
//! 思路：起作用的只有谁走最后一步（记为 L），以及奇数堆和偶数堆各有几堆。另一人 F 走 k = ⌊X/2⌋ 步，都在最后一步之
//! 前。若只剩某种奇偶的堆时和对 F 有利，就称这种奇偶对 F 好：偶数堆对 Jesse 好；N - X 为奇数时奇数堆对 Walter 好，为
//! 偶数时对 Jesse 好。
//!
//! 1. 若某种奇偶对 F 好，而不是这种奇偶的至多 k 堆，F 就把它们拿完，获胜。
//! 2. 否则，对每种对 F 好的奇偶，不是这种奇偶的都多于 k 堆。若最后一步之前两种堆都有，L 获胜，因为拿走其中一种会使和
//!    对 L 有利。若只剩对 F 不好的一种，L 也获胜。
//! 3. 若恰有一种对 F 好，L 只要还有这种堆就拿这种。F 拿不完另一种，所以最后或者两种都有，或者只剩另一种。
//! 4. 若两种都对 F 好，F 就是 Jesse，N - X 为偶数，两种都多于 k 堆。L 是 Walter，第一步和最后一步都由他走，
//!    X = 2k + 1，N 也是奇数，所以有一种至少 k + 2 堆。L 先拿这一种，然后除最后一次外，F 拿一种他就拿另一种。最后
//!    一步之前，这一种至多少了 k + 1 堆，另一种至多少了 k 堆。
//! 5. 若没有一种对 F 好，F 就是 Walter，L 只需如第 2 步所说走好最后一步。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, moves: usize, piles: [u64; n] }
        assert!(moves <= n, "{moves} moves, but only {n} piles", moves = moves, n = n);
        let odd = piles.iter().filter(|&pile| pile % 2 == 1).count();
        let is_left_odd = (n - moves) % 2 == 1;
        let others = moves / 2;
        let walter_wins = if moves % 2 == 0 {
            is_left_odd && n - odd <= others
        } else {
            odd > others && (is_left_odd || n - odd > others)
        };
        winners += if walter_wins { "Walter\n" } else { "Jesse\n" };
    }
    print!("{winners}", winners = winners);
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
