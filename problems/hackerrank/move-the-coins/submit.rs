// HackerRank move-the-coins https://www.hackerrank.com/challenges/move-the-coins · made by `cargo judge bundle hackerrank_move-the-coins --write` from f45a6c170634a27a
//! HackerRank move-the-coins — Move the Coins
//! <https://www.hackerrank.com/challenges/move-the-coins> · 10 s? · 512 MiB? · medium
//!
//! Rules: a tree with root 1 and coins on its nodes; a move takes at least one coin from a
//! node to its parent, and whoever cannot move loses. One case `n`, the coins, n - 1 edges,
//! `q`, and q queries `u v`, each for itself: u with its subtree is hung on v. Print `YES` if
//! the first player wins then, `NO` if not, or `INVALID` if v belongs to that subtree.
//! Model: staircase Nim, on a tree.
//! Why: the nim sum of the coins at odd depth decides: coins that come there from an even
//! depth can be taken one step further at once. Hung on v, the subtree keeps its depths up
//! to parity, or odd and even change places in it, and with them two nim sums.
//! Cost: O(n + q).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=50_000).contains(&n), "{n} nodes, not 1 to 50000");
    input! { coins: [u64; n], edges: [(usize, usize); n - 1], q: usize }
    assert!(coins.iter().all(|&coins| coins <= 20), "more than 20 coins on a node");
    assert!((1..=50_000).contains(&q), "{q} queries, not 1 to 50000");
    let mut neighbours = vec![Vec::new(); n + 1];
    for &(a, b) in &edges {
        assert!((1..=n).contains(&a) && (1..=n).contains(&b), "an edge {a} {b} of {n} nodes");
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    // In the order of a walk in depth, a subtree is a run of nodes.
    let (mut places, mut order) = (vec![n; n + 1], Vec::new());
    let mut waiting = vec![(1, 0, 0)]; // nodes with their parents and depths mod 2
    while let Some((node, parent, odd)) = waiting.pop() {
        assert!(places[node] == n, "the edges make a circle");
        places[node] = order.len();
        order.push((node, parent, odd));
        let children = neighbours[node].iter().filter(|&&child| child != parent);
        waiting.extend(children.map(|&child| (child, node, 1 - odd)));
    }
    assert!(order.len() == n, "the edges reach {} of {n} nodes", order.len());
    let (mut sizes, mut sums) = (vec![1; n + 1], vec![[0, 0]; n + 1]);
    for &(node, parent, odd) in order.iter().rev() {
        sums[node][odd] ^= coins[node - 1];
        let sum = sums[node];
        sums[parent] = [sums[parent][0] ^ sum[0], sums[parent][1] ^ sum[1]];
        sizes[parent] += sizes[node];
    }
    let mut answers = String::new();
    for _ in 0..q {
        input! { u: usize, v: usize }
        assert!((1..=n).contains(&u) && (1..=n).contains(&v), "a query {u} {v} of {n} nodes");
        let parity = |node: usize| order[places[node]].2;
        let change = if parity(u) == parity(v) { sums[u][0] ^ sums[u][1] } else { 0 };
        answers += match sums[1][1] ^ change {
            _ if (places[u]..places[u] + sizes[u]).contains(&places[v]) => "INVALID\n",
            0 => "NO\n",
            _ => "YES\n",
        };
    }
    print!("{answers}");
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
