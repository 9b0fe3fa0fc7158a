// Codeforces 725F https://codeforces.com/problemset/problem/725/F · made by `cargo judge bundle cf725f --write` from 408a65ddfcbfc685
//! Codeforces 725F — Family Photos
//! <https://codeforces.com/problemset/problem/725/F> · 2 s · 256 MiB · difficulty 8
//!
//! Rules: two photos lie in each of n stacks; each photo has its own values: a for Alice and b for
//! Bonnie. The players take turns, Alice first: on each turn, a player takes the top photo of a
//! stack or passes; play ends when no photo is left, or after two passes in a row. Each wants to be
//! as far ahead of the other as possible. The input is `n`, then for each stack `a b` of the top
//! photo and `a b` of the other one; print Alice's sum minus Bonnie's.
//! Bounds: 1 ≤ n ≤ 10^5; 0 ≤ a, b ≤ 10^9.
//! Kind: score
//! Picture: `1 / 2 0 2 1`
//! Model: hot game, stacks in which the lower photo is more urgent.
//! Why: let a + b be the weight of a photo. A stack is cold if its top photo weighs less than the
//! photo below; the photos of all other stacks are hot. The players take the hot photos
//! alternately, the heaviest first. A cold stack with top a, b and bottom A, B yields c, the number
//! between a - B and A - b that is nearest to 0, no matter who is to move.
//!
//! 1. Let C be the sum of the numbers c, D the sum of a - b over all hot photos, and H the
//!    alternating sum w1 - w2 + w3 - … of the weights of the hot photos, from the heaviest down;
//!    H ≥ 0. The claim is that from now on Alice gets V = C + (D + H)/2 more than Bonnie if Alice
//!    is to move, and W = C + (D - H)/2 more if Bonnie is to move. A photo of weight w adds a =
//!    ((a - b) + w)/2 to Alice's lead if she takes it, and -b = ((a - b) - w)/2 if Bonnie takes it.
//!    So if the players take the hot photos alternately, the heaviest first, these photos yield
//!    (D + H)/2 if Alice begins, and (D - H)/2 if Bonnie begins.
//! 2. Let H' be the value of H with one more hot photo, of weight w. Then H + H' ≥ w: the weights
//!    above w count twice and those below cancel. If the number of weights above w is even, H + H'
//!    is w plus twice an alternating sum that is not negative; if it is odd, H + H' is twice an
//!    alternating sum that is at least w, minus w.
//! 3. Alice can get V. If there are hot photos, Alice takes the heaviest of them; she can take it,
//!    as in a hot stack the top photo is not lighter than the photo below. V becomes the value of W
//!    for the other photos, and the difference is this photo's a.
//! 4. Without hot photos V = C. If some stack has c > 0, then c = a - B, and she takes the top of
//!    this stack. The bottom is now the only hot photo, so W is C - c - B; adding the a that she
//!    has just gained gives C. If no c is positive, she passes: if Bonnie passes, too, play ends
//!    with a further lead of 0, and 0 ≥ C; otherwise step 5 applies, as V = W. The same holds if
//!    Bonnie has just passed.
//! 5. Alice gets at least W if Bonnie is to move. If Bonnie passes, Alice is to move and gets at
//!    least V, and V ≥ W. If Bonnie takes a hot photo, W becomes the value of V for the other
//!    photos, minus b, and the difference is (H + H' - w)/2, where H is the alternating sum without
//!    this photo and H' the alternating sum with it. If Bonnie takes the top of a cold stack, its
//!    bottom becomes hot, and with w = A + B the difference is -b - c + (A - B)/2 + (H + H')/2,
//!    which is at least A - b - c ≥ 0.
//! 6. If the players, and with them a and b, are exchanged, c and D change sign, so the same
//!    strategy gives Bonnie at least -W if she is to move and at least -V if Alice is to move.
//!
//! Cost: O(n log n).
//!
//! 规则：n 叠照片，每叠两张；一张照片归 Alice 使她得 a，归 Bonnie 使她得 b。双方轮流操作，Alice 先手，每次取某一叠最上面的一张，
//! 也可以不取。照片取完，或者双方接连不取时结束。双方都希望自己领先对方尽量多。输入 `n`，然后每叠依次为上面一张的 `a b` 和下面一张的
//! `a b`；输出 Alice 的和减去 Bonnie 的和。
//! 范围：1 ≤ n ≤ 10^5；0 ≤ a, b ≤ 10^9。
//! 模型：热博弈，下面一张更急的叠。
//! 思路：称 a + b 为照片的重量。若一叠上面一张比下面一张轻，这叠就是冷的；其余的照片是热的。热的照片轮流拿，重的先拿。冷的一叠，设上
//! 面为 a、b，下面为 A、B，不论轮到谁都值 c，它是 a - B 与 A - b 之间最接近 0 的数。
//!
//! 1. 设 C 为各个 c 之和，D 为所有热照片的 a - b 之和，H 为它们的重量从大到小的交错和 w1 - w2 + w3 - …，H ≥ 0。要证的是：轮到
//!    Alice 时她能领先 V = C + (D + H)/2，轮到 Bonnie 时 Alice 领先 W = C + (D - H)/2。Alice 拿的一张值 a = ((a - b) + w)/2，
//!    Bonnie 拿的值 -b = ((a - b) - w)/2，所以这正是轮流拿热照片所得的。
//! 2. 设 H' 是再加一张重 w 的照片后的 H。那么 H + H' ≥ w：比 w 重的计两次，轻的抵消。若重的有偶数张，剩下一个非负的交错和的两倍，再
//!    加 w；若有奇数张，剩下一个不小于 w 的交错和的两倍，再减 w。
//! 3. 轮到 Alice，她能得到 V。有热照片时她拿最重的；热的叠上面一张不比下面轻，所以总能拿到。V 变成没有这张时的 W，两者恰好相差它的 a。
//! 4. 没有热照片时 V = C。若某个 c > 0，则 c = a - B，她拿这一叠上面的一张。下面一张成为唯一的热照片，所以 W 是 C - c - B，加上她得
//!    的 a 就是 C。若没有正的 c，她不取：若 Bonnie 也不取，结束时为 0 ≥ C；否则由第 5 步成立，因为 V = W。Bonnie 刚刚没有取时也是这样。
//! 5. 轮到 Bonnie，Alice 至少得到 W。若 Bonnie 不取，V ≥ W。若 Bonnie 拿一张热照片，W 变成其余的 V 减去 b，差是 H + H' - w 的一
//!    半，其中 H 不含这张，H' 含这张。若 Bonnie 拿冷的一叠上面的一张，下面一张变成热的，差是 -b - c + (A - B)/2 + (H + H')/2，这里
//!    w = A + B，所以至少是 A - b - c ≥ 0。
//! 6. 把 a 与 b、双方都对调，c 与 D 变号，所以同样的策略使 Bonnie 在轮到自己时至少得到 -W，轮到 Alice 时至少得到 -V。
//!
//! 复杂度：O(n log n)。

use proconio::input;
use std::cmp::Reverse;

fn main() {
    input! { stacks: [[u32; 4]] }
    let mut lead = 0;
    let mut hot = Vec::new();
    for stack in stacks {
        let [a, b, below_a, below_b] = [0, 1, 2, 3].map(|place| i64::from(stack[place]));
        if a + b < below_a + below_b {
            lead += 0i64.clamp(a - below_b, below_a - b);
        } else {
            hot.extend([(a, b), (below_a, below_b)]);
        }
    }
    hot.sort_unstable_by_key(|(a, b)| Reverse(a + b));
    for (turn, (a, b)) in hot.into_iter().enumerate() {
        lead += if turn % 2 == 0 { a } else { -b };
    }
    println!("{lead}");
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
