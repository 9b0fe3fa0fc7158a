// Codeforces 533C https://codeforces.com/problemset/problem/533/C · made by `cargo judge bundle cf533c --write` from 42aa475084914589
//! Codeforces 533C — Board Game
//! <https://codeforces.com/problemset/problem/533/C> · 1 s · 256 MiB · difficulty 4
//!
//! Rules: Polycarp and Vasiliy each have a pawn on a cell (x, y), and take turns, Polycarp first. A
//! move of Polycarp's lowers one coordinate of his pawn by 1, and a move of Vasiliy's lowers one or
//! both coordinates of his pawn by 1. Either may skip a move. No coordinate may become negative,
//! and neither pawn may enter the cell of the other pawn. Whoever reaches (0, 0) first wins. The
//! input is `xp yp xv yv`; print `Polycarp` or `Vasiliy`.
//! Bounds: 0 ≤ xp, yp, xv, yv ≤ 10^5; the cells differ, and neither is (0, 0).
//! Kind: pursuit
//! Picture: `1 1 2 0`
//! Model: board game, a race.
//! Why: Polycarp wins exactly when xp + yp ≤ max(xv, yv), or both xp ≤ xv and yp ≤ yv. In the first
//! case his path is no longer than Vasiliy's; in the second case he is in Vasiliy's way. These
//! conditions refer to the positions at Polycarp's turns.
//!
//! 1. Let xp + yp ≤ xv; for yv the argument is the same. Polycarp makes any move. In each round
//!    xp + yp falls by 1 and xv by at most 1, so the inequality holds at each of Polycarp's turns,
//!    and he is the first to arrive. Vasiliy is never in his way: xv > xp - 1, and xv = xp only if
//!    yp = 0, in which case Polycarp lowers x.
//! 2. Let xp ≤ xv and yp ≤ yv. As the cells differ, xp < xv or yp < yv. Polycarp makes a move after
//!    which the inequalities hold at his next turn, even if Vasiliy lowers both coordinates. If
//!    both inequalities are strict, any move will do. If only one inequality is strict, he lowers
//!    the other coordinate, which is the same for both pawns; if it is 0, Vasiliy cannot lower it
//!    either, and Polycarp lowers the coordinate whose inequality is strict. Vasiliy's coordinates
//!    are never smaller than Polycarp's, so Vasiliy is neither in Polycarp's way nor at (0, 0)
//!    first.
//! 3. Otherwise xp + yp > M = max(xv, yv), and xp > xv or yp > yv; by symmetry, let xp > xv.
//!    Vasiliy lowers each coordinate that is not 0, and so reaches a cell T. After Polycarp's move
//!    xp ≥ xv and xp + yp ≥ M. If xv > 0, then xp is larger than the x of T. The same is true if
//!    xv = 0 and xp > 0. If xv = xp = 0, then yp ≥ M = yv, so yp is larger than the y of T. So
//!    Polycarp is not on T. After Vasiliy's move one of Polycarp's coordinates is again larger than
//!    Vasiliy's, and xp + yp is larger than M, which has fallen by 1. Vasiliy arrives after M
//!    moves, and until then xp + yp is never 0.
//!
//! Cost: O(1).
//!
//! 规则：Polycarp 和 Vasiliy 各有一枚棋子，在格子 (x, y) 上，双方轮流操作，Polycarp 先手。Polycarp
//! 每次把自己的 x 或 y 减 1，Vasiliy 每次把自己的 x、y 或两者同时减 1。双方都可以跳过一步。坐标不能
//! 为负，也不能走到对方所在的格子。先到 (0, 0) 者胜。只有一组数据 `xp yp xv yv`；输出 `Polycarp` 或
//! `Vasiliy`。
//! 范围：0 ≤ xp, yp, xv, yv ≤ 10^5；两枚棋子不在同一格，也都不在 (0, 0)。
//! 模型：棋盘游戏，赛跑。
//! 思路：Polycarp 必胜当且仅当 xp + yp ≤ max(xv, yv)，即他的路更短；或者 xp ≤ xv 且 yp ≤ yv，即他挡
//! 在 Vasiliy 的前面。以下都指轮到 Polycarp 时。
//!
//! 1. 设 xp + yp ≤ xv（对 yv 同理）。Polycarp 任意走。和减少 1，而 xv 至多减少 1，所以每次轮到他时
//!    都是如此，他先到。Vasiliy 从不挡路：xv > xp - 1，而只有 yp = 0 时才可能 xv = xp，这时
//!    Polycarp 走的是 x。
//! 2. 设 xp ≤ xv 且 yp ≤ yv。两格不同，所以 xp < xv 或 yp < yv。Polycarp 走一步，使得即使 Vasiliy
//!    把两个坐标都减 1，再轮到他时两个不等式仍成立。若两个都是严格的，任意走都行。若只有一个严格，
//!    他就减小相等的那个坐标；若它是 0，Vasiliy 也不能再减小它，Polycarp 就减小另一个。Vasiliy 的坐
//!    标都不更小，所以既不挡路，也不会先到 (0, 0)。
//! 3. 否则 xp + yp > M = max(xv, yv)，而且 xp > xv 或 yp > yv；x 与 y 可以互换，所以设 xp > xv。
//!    Vasiliy 把不为 0 的坐标都减 1，走到格子 T。Polycarp 走后 xp ≥ xv，xp + yp ≥ M。若 xv > 0，则
//!    xp 大于 T 的 x；若 xv = 0 而 xp > 0，也是如此。若 xv = xp = 0，则 yp ≥ M = yv 大于 T 的 y。所
//!    以 Polycarp 不在 T，而且 Vasiliy 走后，他又有一个坐标大于 Vasiliy 的，和也大于已减少 1 的 M。
//!    Vasiliy 走 M 步就到，此前这个和不会是 0。
//!
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { xp: u64, yp: u64, xv: u64, yv: u64 }
    assert!((xp, yp) != (xv, yv), "both pawns are on the cell ({xp}, {yp})");
    let has_shorter_way = xp + yp <= xv.max(yv);
    let stands_in_the_way = xp <= xv && yp <= yv;
    println!("{}", if has_shorter_way || stands_in_the_way { "Polycarp" } else { "Vasiliy" });
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
