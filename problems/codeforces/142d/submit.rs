// Codeforces 142D https://codeforces.com/problemset/problem/142/D · made by `cargo judge bundle cf142d --write` from 4e968e9c7052625c
//! Codeforces 142D — Help Shrek and Donkey 2
//! <https://codeforces.com/problemset/problem/142/D> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: soldiers of Shrek (`G`) and Donkey (`R`) are on a board, at most two in each row. A move
//! picks 1 to k of the mover's soldiers and slides each along its row, by at least one square and
//! without passing another soldier. Either all these soldiers move towards the enemies in their
//! rows, or all of them move away from the enemies; a soldier without an enemy in its row may go
//! either way. Whoever cannot move loses; Shrek begins. The input is `n m k`, then n rows of m
//! squares; print `First`, `Second`, or `Draw` if play never ends.
//! Bounds: 1 ≤ n, m, k ≤ 100.
//! Kind: partizan
//! Model: Moore's Nim, Northcott's game with several pieces at once.
//! Why: a player with a soldier in a row that has an empty square and no enemies can always move
//! this soldier to and fro, and so never loses. Call such a player free.
//!
//! 1. If both players are free, neither loses.
//! 2. If one is, he wins. If any of his soldiers has an empty square between itself and an enemy,
//!    he slides this soldier up to the enemy; otherwise he moves a soldier that has no enemy in its
//!    row. In each row with soldiers of both players, count the squares between his soldier and the
//!    edge of the board that this soldier faces, including the enemy's square and the squares
//!    behind the enemy. His slides lower this number, and no other move changes it, not even a move
//!    of his opponent, so from some turn on he finds no empty square between two enemies. But his
//!    opponent, who is not free, could then only move soldiers back, which would leave an empty
//!    square between two enemies. So the enemy cannot move.
//! 3. If neither player is free, no move is possible in a row that does not hold soldiers of both
//!    players. In each other row, let the number of squares between the two enemies be the size of
//!    a heap. A move forward takes from up to k heaps, as in Moore's Nim, and a move back makes up
//!    to k heaps grow.
//! 4. Whoever wins Moore's Nim also wins here, by moving only forward: he answers a move forward as
//!    in Moore's Nim, and answers a move back by advancing by the same numbers of squares in the
//!    same rows, which restores the heaps. As his soldiers never go back, he makes only finitely
//!    many moves, and he can answer every move of his opponent.
//!
//! Cost: O(n m).
//!
//! 规则：棋盘上有 Shrek 的兵（`G`）和 Donkey 的兵（`R`），每行至多两个兵。每次操作选自己的 1 到
//! k 个兵，每个沿所在的行滑动至少一格，不能越过别的兵：要么都朝本行的敌人走，要么都远离敌人；本
//! 行没有敌人的兵，两个方向都可以。无法操作者输，Shrek 先手。只有一组数据，先给出 `n m k`，再给
//! 出 n 行各 m 格；输出 `First`、`Second`，或者在游戏永不结束时输出 `Draw`。
//! 范围：1 ≤ n, m, k ≤ 100。
//! 模型：Nim-K 博弈，Northcott 游戏，一步可以移动多枚棋子。
//! 思路：若一方在没有敌人的行里有兵，且该行有空格，他就总能来回移动这个兵，永远不会输。称这一方
//! 是自由的。
//!
//! 1. 若双方都自由，谁也不输。
//! 2. 若恰有一方自由，他获胜。只要还有一对敌人之间有空格，他就把一个兵滑到敌人跟前；否则走一步自由
//!    的兵。在每个有敌人的行里，统计他的兵与它面前的边缘之间的格数，敌人所在的和敌人身后的格也算在
//!    内。每次这样滑动都使这个数变小，别的走法（包括敌人的）不改变它，所以从他的某一次走子起，他再
//!    也看不到一对敌人之间有空格。但此时对方并不自由，若能走，只能后退，而这就会留出空格。所以对方
//!    不能走。
//! 3. 若双方都不自由，没有一对敌人的行就没有走法。把每对敌人之间的空格数看成堆：前进就是从至多
//!    k 堆取石子，与 Nim-K 博弈（Moore）一样；后退则使至多 k 堆变大。
//! 4. 在 Nim-K 博弈中必胜的人，只靠前进就能在这里获胜：对方前进，就按 Nim-K 博弈应答；对方后
//!    退，就跟进同样的格数，使各堆复原。他的兵从不后退，所以步数有限，而他每次都有应答。
//!
//! 复杂度：O(n m)。

use grundy::northcott::gap;
use grundy::{moore, Outcome};
use proconio::input;

fn main() {
    input! { n: usize, m: usize, k: usize, rows: [String; n] }
    assert!(k > 0, "k is 0, so that nobody could move");
    let rows: Vec<Row> = rows.iter().map(|row| Row::new(row, m)).collect();
    let is_free = |soldier| rows.iter().any(|row| matches!(row, Row::Free(of) if *of == soldier));
    let verdict = match (is_free(b'G'), is_free(b'R')) {
        (true, true) => "Draw",
        (true, false) => "First",
        (false, true) => "Second",
        (false, false) => {
            let gaps = rows.iter().filter_map(|row| match row {
                Row::Gap(gap) => Some(*gap),
                _ => None,
            });
            match moore::outcome(&gaps.collect::<Vec<u64>>(), k) {
                Outcome::N => "First",
                Outcome::P => "Second",
            }
        }
    };
    println!("{verdict}");
}

/// What a row means to the players.
enum Row {
    /// Two enemies with this many squares between them.
    Gap(u64),
    /// Soldiers of one player, who can always move one of them.
    Free(u8),
    /// No soldier to move, or no square to move to.
    Still,
}

impl Row {
    fn new(squares: &str, m: usize) -> Row {
        assert!(squares.len() == m, "the row {squares:?} has not {m} squares");
        let known = squares.bytes().all(|square| b"-GR".contains(&square));
        assert!(known, "the row {squares:?} has a square that is not -, G or R");
        let soldiers: Vec<(u64, u8)> =
            (0..).zip(squares.bytes()).filter(|&(_, square)| square != b'-').collect();
        match soldiers[..] {
            [(left, a), (right, b)] if a != b => Row::Gap(gap(left, right)),
            [] => Row::Still,
            _ if soldiers.len() > 2 => panic!("the row {squares:?} has more than two soldiers"),
            _ if soldiers.len() == m => Row::Still,
            [(_, player), ..] => Row::Free(player),
        }
    }
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }

    pub mod moore {
        use crate::grundy::Outcome;

        /// Returns the outcome of a position of the game in which a move may take stones from up to `k`
        /// heaps.
        /// Cost: O(n log m) for n heaps of up to m stones.
        ///
        /// # Panics
        /// Panics if `k` is 0.
        pub fn outcome(heaps: &[u64], k: usize) -> Outcome {
            assert!(k > 0, "a move takes from at least one heap");
            let k = k.min(heaps.len()); // no move takes from more heaps than there are
            let mut sums = [0; u64::BITS as usize];
            // Few enough heaps that all columns find them in the fastest cache.
            for heaps in heaps.chunks(1024) {
                let ones = heaps.iter().fold(0, |ones, heap| ones | heap);
                for column in 0..u64::BITS - ones.leading_zeros() {
                    sums[column as usize] +=
                        heaps.iter().filter(|&&heap| has(heap, column)).count();
                }
            }
            Outcome::of_mover(sums.iter().any(|sum| sum % (k + 1) != 0))
        }

        /// Returns `true` if a heap has a one in a column.
        fn has(heap: u64, column: u32) -> bool {
            heap >> column & 1 == 1
        }
    }
    pub mod northcott {
        /// Returns the number of squares between the two pieces of a row, which is the size of the heap
        /// that the row represents. Cost: O(1).
        ///
        /// # Panics
        /// Panics if both pieces are on the same square.
        pub fn gap(white: u64, black: u64) -> u64 {
            assert!(white != black, "two pieces on square {}", white);
            white.max(black) - white.min(black) - 1
        }
    }

    pub(crate) use outcome::Outcome;
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
