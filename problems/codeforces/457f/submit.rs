// Codeforces 457F https://codeforces.com/problemset/problem/457/F · made by `cargo judge bundle cf457f --write` from 41c661d45b77cbf1
//! Codeforces 457F — An easy problem about trees
//! <https://codeforces.com/problemset/problem/457/F> · 2 s · 256 MiB · difficulty 9
//!
//! Rules: in a rooted tree each vertex is a leaf with a number or has exactly two children. The
//! players take turns, Pieguy first: a player merges two leaves with the same parent. The two
//! leaves disappear, and the parent becomes a leaf with one of their two numbers, chosen by the
//! player. Pieguy wants the last number, at the root, to be large, and Piegirl wants it to be
//! small. The input has t cases, each with `n` and then a line for each vertex, beginning with the
//! root, vertex 0: the number of the vertex, or `-1` and its two children. Print the last number
//! for each case.
//! Bounds: 1 ≤ t ≤ 100; 1 ≤ n ≤ 250; the numbers are integers from 0 to 1000.
//! Kind: score
//! Picture: `1 / 7 / -1 1 2 / -1 3 4 / -1 5 6 / 1 / 2 / 3 / 0`
//! Model: game on a tree, where moves elsewhere are skips.
//! Why: ask only whether the last number is at least some given bound; then each leaf is good for
//! exactly one of the players. A tree T has m(T) merges, one for each vertex with children. While
//! the players fight for a subtree, moves elsewhere are skips. So let T(k) be the game on T alone
//! with k skips, which either player may use in place of a move, and T! the game with one skip,
//! which must be used before T becomes a leaf. Let A be the player to move and B the other player;
//! T has the subtrees L and R. To win a subtree is to make its last number good for oneself; A
//! moves first there unless stated otherwise.
//!
//! 1. Only the parity of k matters: whoever wins T(k) also wins T(k + 2), with the same moves, by
//!    answering with the last skip if the other player uses one skip more than T(k) has.
//! 2. If only the last merge is left, whoever makes it needs one good leaf, and the other player
//!    needs two. In T(0) the parity of m(T) determines who makes the last merge. Let A make the
//!    last merge, so m(L) and m(R) have the same parity. A wins if A wins L or R with the moves in
//!    the other subtree as skips. Otherwise B wins both. If m(L) and m(R) are both even, B answers
//!    each move with a move in the same subtree. If both are odd, B wins L(1) and R(1) with A to
//!    move. Say that A moves in L. If B's answer in L(1) is a move, it leaves the same kind of
//!    position again. If the answer is the skip, or L is now a leaf, B wins L(0) from the present
//!    position, with A to move. In R it is as if A had used the skip, so B has a winning move in
//!    R(0). Now both parities are even.
//! 3. In T(0), let B make the last merge, and let m(L) be odd and m(R) even. A needs a move after
//!    which B loses by step 2. In L: A must win L(0), moving first, and R(0), moving second. In R:
//!    A must win R(1), moving first, and L(1), moving second. If A's first step in R(1) is the
//!    skip, A wins R(0), moving second, and L(0), moving first, since B may begin L(1) with the
//!    skip: these are the conditions for a move in L above.
//! 4. T! has m(T) + 1 moves, so it is fixed who makes the last merge. Let A make the last merge,
//!    and let m(L) be odd and m(R) even. A wins if A wins R(0) or L(1), with all other moves as
//!    skips. Otherwise B wins both. B answers a move in R within R, and a move in L as in L(1),
//!    using the skip if the answer in L(1) is the skip. If A uses the skip, B has a winning move in
//!    L(0). Once the skip has been used and A is to move, m(L) and m(R) are both even, as in
//!    step 2.
//! 5. In T!, let B make the last merge: m(L) and m(R) have the same parity. A may skip, which
//!    leaves T(0) with B to move, or move in L or R, which leaves a position of step 4, with B to
//!    move. If m(L) and m(R) are even, and A moves in R, A must win R(1), moving first, and L(0),
//!    moving second; if they are odd, A must win R(0), moving first, and L(1), moving second. As in
//!    step 3, it does no harm to let A begin R(1) with the skip.
//! 6. T(1) differs from T! only where two leaves are left and the skip has not been used: the
//!    player to move, X, then makes the last merge at once. If X wins T!, X can make both leaves
//!    good, so X wins T(1), too. The other player, Y, wants the skip to be used.
//! 7. In T(1), let m(T) be even; then Y is A. Let m(L) be odd and m(R) even. If R is a leaf that is
//!    good for A, A skips and makes the last merge. If R is a leaf that is bad for A, A loses
//!    unless the skip is used before L is a leaf: A must win L!. If R is not a leaf, A wins T(1)
//!    whenever A wins T!, and can do so in such a way that the skip is used. A plays for L or R as
//!    in step 4, uses the skip before making any move outside this subtree, and uses it at once
//!    when this subtree has become a leaf. There is time for it. If A fights for L and nobody has
//!    moved elsewhere, A makes L a leaf; then B has to move in R or skip. If B has moved in R, an
//!    even number of merges is left in L, so B makes L a leaf, unless B moves elsewhere again,
//!    which A answers with the skip. If A fights for R, B makes R a leaf, unless B moves in L,
//!    which A answers with the skip.
//! 8. In T(1), let m(T) be odd; then X is A. If m(T) = 1, A merges. Otherwise A skips, or moves as
//!    in step 5, and leaves a position of step 7 with B to move. So in the conditions of step 5, L!
//!    or R! replaces L(1) or R(1) if the other subtree is a leaf after the move.
//!
//! Cost: O(n).
//!
//! 规则：有根树中，每个点或者是带数的叶子，或者恰有两个儿子。双方轮流操作，Pieguy 先手：选父亲相同的两个叶子合并，即删去它
//! 们，使父亲成为叶子，数取两者之一，由操作的人选。Pieguy 希望根上最后的数尽量大，Piegirl 希望它尽量小。共 t 组数据，
//! 每组为 `n`，以及从 0（根）开始的每个点一行：它的数，或者 `-1` 和两个儿子。输出最后的数。
//! 范围：1 ≤ t ≤ 100；1 ≤ n ≤ 250；各数是 0 到 1000 的整数。
//! 模型：树上游戏，别处的操作就是跳过。
//! 思路：问最后的数是否不小于某个界，于是每个叶子只对一方有利。树 T 有 m(T) 次合并，即有儿子的点数。双方争夺一棵子树时，
//! 在别处操作就是跳过。所以设 T(k) 为只在 T 上玩、另有 k 次跳过可供任一方代替操作的游戏，T! 为有一次跳过、且必须在 T
//! 变成叶子之前用掉的游戏。设轮到 A，另一方为 B，T 的两棵子树为 L 和 R。赢得一棵子树是指使它最后的数对自己有利；没有说
//! 明时，都由 A 先手。
//!
//! 1. 只有 k 的奇偶性起作用：T(k) 的胜者也能赢 T(k + 2)，走法相同，只在对方用掉比 T(k) 多出的一次跳过时，以最后一次
//!    跳过应对。
//! 2. 只剩最后一次合并时，合并的人只需一个有利的叶子，另一方需要两个都有利。T(0) 中由 m(T) 的奇偶性决定谁做最后的合
//!    并。设是 A，则 m(L) 与 m(R) 奇偶相同。A 只要能把另一棵中的操作当作跳过，赢得 L 或 R，就获胜。否则 B 两棵都能
//!    赢。若都是偶数，B 在同一棵子树中应对。若都是奇数，轮到 A 时 B 能赢 L(1) 和 R(1)。设 A 在 L 中操作。若 L(1) 中的
//!    应对是操作，则又成为同类局面。若是跳过，或 L 已成为叶子，则轮到 A 时 B 能赢此时的 L(0)；对 R 来说如同 A 跳过，所
//!    以 B 在 R(0) 中有一步可走。此后两者都是偶数。
//! 3. 在 T(0) 中，设最后的合并由 B 做：m(L) 为奇数，m(R) 为偶数。A 需要一步，使 B 按第 2 步输。若在 L 中操作：A 须先
//!    手赢 L(0)，后手赢 R(0)。若在 R 中操作：A 须先手赢 R(1)，后手赢 L(1)。若 A 在 R(1) 中首先跳过，则 A 后手赢
//!    R(0)，而且先手赢 L(0)（因为 B 可以在 L(1) 中首先跳过）：这就是前一种情形。
//! 4. T! 共有 m(T) + 1 步，所以谁做最后的合并是确定的。设是 A：m(L) 为奇数，m(R) 为偶数。A 只要能把其他操作当作跳
//!    过，赢得 R(0) 或 L(1)，就获胜。否则 B 两棵都能赢：A 在 R 中操作，B 在 R 中应对；A 在 L 中操作，B 按 L(1) 应对，若应对是跳过，就用掉跳
//!    过；若 A 用掉跳过，B 在 L(0) 中有一步可走。后两种情况都留下没有跳过的两个偶数，如第 2 步。
//! 5. 在 T! 中，设最后的合并由 B 做：m(L) 与 m(R) 奇偶相同。A 可以跳过，留下轮到 B 的 T(0)；也可以在一棵子树中操作，
//!    留下轮到 B 的第 4 步的局面。若都是偶数，A 在 R 中操作，则 A 须先手赢 R(1)，后手赢 L(0)；若都是奇数，则 A 须先
//!    手赢 R(0)，后手赢 L(1)。与第 3 步一样，允许 A 在 R(1) 中首先跳过并无妨碍。
//! 6. T(1) 与 T! 的区别，只在剩下两个叶子而跳过还没有用掉之时：轮到的一方 X 立即做最后的合并。若 X 能赢 T!，则 X 使
//!    两个叶子都有利，所以也能赢 T(1)。另一方 Y 则希望跳过被用掉。
//! 7. 在 T(1) 中，设 m(T) 为偶数，于是 Y 就是 A，m(L) 为奇数，m(R) 为偶数。若 R 是对 A 有利的叶子，A 就跳过，从而由
//!    A 做最后的合并。若 R 是不利的叶子，则除非跳过在 L 变成叶子之前用掉，否则 A 输：A 须赢 L!。若 R 不是叶子，则 A
//!    能赢 T! 就能赢 T(1)，且跳过会被用掉：A 如第 4 步那样争夺 L 或 R，自己在别处操作时首先用掉跳过，在那棵子树变成
//!    叶子时立即用掉跳过。时间是够的。若 A 争夺 L，而谁也没有在别处操作，则由 A 使 L 变成叶子，此后 B 只能在 R 中操
//!    作，或跳过。若 B 在 R 中操作过，则 L 剩下偶数次合并，由 B 使它变成叶子，除非 B 再在别处操作，A 就以跳过应对。若
//!    A 争夺 R，则由 B 使它变成叶子，除非 B 在 L 中操作，A 就以跳过应对。
//! 8. 在 T(1) 中，设 m(T) 为奇数，于是 X 就是 A。若 m(T) = 1，A 就合并。否则 A 跳过，或如第 5 步那样操作，留下轮到 B
//!    的第 7 步的局面：所以若操作后另一棵子树是叶子，就以 L! 或 R! 代替 L(1) 或 R(1)。
//!
//! 复杂度：O(n)。

use proconio::input;

/// What the players may do besides moving in a tree: nothing, use one optional skip, or use one
/// compulsory skip before the tree becomes a leaf.
#[derive(Clone, Copy, PartialEq)]
enum Skip {
    Without,
    May,
    Must,
}
use Skip::{May, Must, Without};

/// The players, as indices: the player who wants a large number, and the player who wants a small
/// one.
const PLAYERS: [usize; 2] = [0, 1];

#[derive(Clone)]
struct Tree {
    merges: usize,
    /// The last number, for each kind of skip and for each choice of the player who moves first.
    numbers: [[i64; 2]; 3],
}

impl Tree {
    fn leaf(number: i64) -> Tree {
        Tree { merges: 0, numbers: [[number; 2]; 3] }
    }

    fn number(&self, skip: Skip, first: usize) -> i64 {
        self.numbers[skip as usize][first]
    }

    fn is_odd(&self) -> bool {
        self.merges % 2 == 1
    }

    /// Returns the tree with these two subtrees.
    fn of(left: &Tree, right: &Tree) -> Tree {
        let mut tree = Tree { merges: left.merges + right.merges + 1, numbers: [[0; 2]; 3] };
        let parts = if right.is_odd() { [right, left] } else { [left, right] };
        for first in PLAYERS {
            tree.numbers[Without as usize][first] = without_skip(parts, first);
        }
        for first in PLAYERS {
            let after_skip = tree.number(Without, 1 - first);
            let with_skip = |skip: Skip| with_skip(parts, skip, first, after_skip);
            tree.numbers[May as usize][first] =
                if tree.merges == 1 { tree.number(Without, first) } else { with_skip(May) };
            tree.numbers[Must as usize][first] = with_skip(Must);
        }
        tree
    }
}

/// Returns which of the given numbers is best for a player.
fn best<const N: usize>(player: usize, numbers: [i64; N]) -> i64 {
    let numbers = numbers.into_iter();
    let best = if player == PLAYERS[0] { numbers.max() } else { numbers.min() };
    best.expect("there are numbers")
}

/// Returns the last number of a tree from its two parts; if exactly one of them has an odd number
/// of merges, that part comes first.
fn without_skip([odd, even]: [&Tree; 2], first: usize) -> i64 {
    let other = 1 - first;
    if odd.is_odd() == even.is_odd() {
        let skip = if odd.is_odd() { May } else { Without };
        return best(first, [odd, even].map(|part| part.number(skip, first)));
    }
    let by_odd = best(other, [odd.number(Without, first), even.number(Without, other)]);
    let by_even = best(other, [even.number(May, first), odd.number(May, other)]);
    best(first, [by_odd, by_even])
}

/// Returns the last number of a tree with a skip, given the number that results if the skip is used
/// at once.
fn with_skip([odd, even]: [&Tree; 2], skip: Skip, first: usize, after_skip: i64) -> i64 {
    let other = 1 - first;
    // The skip as it is for one part, beside another in which so many merges are left.
    let beside = |merges: usize| if skip == May && merges == 0 { Must } else { May };
    if odd.is_odd() != even.is_odd() {
        return best(first, [even.number(Without, first), odd.number(beside(even.merges), first)]);
    }
    let by_move = |part: &Tree, sibling: &Tree| {
        let numbers = match part.is_odd() {
            true => {
                let skip = beside(part.merges - 1);
                [part.number(Without, first), sibling.number(skip, other)]
            }
            false => {
                let skip = beside(sibling.merges);
                [part.number(skip, first), sibling.number(Without, other)]
            }
        };
        best(other, numbers)
    };
    best(first, [after_skip, by_move(odd, even), by_move(even, odd)])
}

fn main() {
    input! { cases: usize }
    let mut last_numbers = String::new();
    for _ in 0..cases {
        last_numbers += &format!("{}\n", last_number());
    }
    print!("{last_numbers}");
}

/// Reads a tree, and returns its last number.
fn last_number() -> i64 {
    input! { n: usize }
    let mut trees = vec![];
    let mut children = vec![];
    for _ in 0..n {
        input! { number: i64 }
        let is_leaf = number != -1;
        trees.push(Tree::leaf(number));
        children.push(if is_leaf {
            None
        } else {
            input! { left: usize, right: usize }
            Some([left, right])
        });
    }
    for vertex in from_root(&children).into_iter().rev() {
        if let Some([left, right]) = children[vertex] {
            trees[vertex] = Tree::of(&trees[left], &trees[right]);
        }
    }
    trees[0].number(Without, PLAYERS[0])
}

/// Returns the vertices of a tree, each before its children.
fn from_root(children: &[Option<[usize; 2]>]) -> Vec<usize> {
    assert!(!children.is_empty(), "a tree without vertices");
    let mut is_found = vec![false; children.len()];
    is_found[0] = true;
    let mut found = vec![0];
    let mut done = 0;
    while done < found.len() {
        for &child in children[found[done]].iter().flatten() {
            assert!(child < children.len(), "there is no vertex {child}");
            assert!(!is_found[child], "vertex {child} is the root or has two parents");
            is_found[child] = true;
            found.push(child);
        }
        done += 1;
    }
    found
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
