// AtCoder ARC 038 C https://atcoder.jp/contests/arc038/tasks/arc038_c · made by `cargo judge bundle arc038_c --write` from 8068265fc18ce3a2
//! AtCoder ARC 038 C — Bowls and Beans
//! <https://atcoder.jp/contests/arc038/tasks/arc038_c> · 2 s? · 256 MiB? · difficulty 5
//!
//! Rules: bowls 0 to N - 1 stand in a row with beans in them. A move takes one bean out of a bowl
//! i ≥ 1 and puts it into one of the `C_i` bowls just before that bowl; whoever cannot move loses.
//! The input is `N`, then `C_i A_i` for i = 1, …, N - 1, where `A_i` is the number of beans in bowl
//! i. Print the winner, `First` or `Second`.
//! Bounds: N ≤ 10^5; 1 ≤ C_i ≤ i; 0 ≤ A_i ≤ 10^9; there is at least one bean.
//! Kind: impartial
//! Model: game on a graph, a sum of beans; the options of a bowl are the ones just before it.
//! Why: the position is a sum of single beans, and two beans in the same bowl cancel each other
//! out. A bean in bowl i is worth the mex of the values of the last `C_i` bowls before it.
//!
//! 1. A value occurs among the bowls i - C_i, …, i - 1 exactly when the last bowl that has had this
//!    value so far is one of them.
//! 2. So the mex is the least value that either has no bowl yet or has its last bowl before bowl
//!    i - C_i. For each value, consider the last bowl that has it. A tree over the values finds
//!    this mex if each vertex of the tree stores the earliest of these last bowls for all values
//!    beneath that vertex.
//!
//! Cost: O(N log N).
//!
//! 规则：编号 0 到 N - 1 的碗排成一行，里面有豆。每次操作从某个碗 i ≥ 1 中取出一颗豆，放进它前面
//! 的 `C_i` 个碗之一；无法操作者输。输入 `N`，然后对 i = 1, …, N - 1 各给出 `C_i A_i`，`A_i` 是
//! 碗 i 中的豆数。输出获胜者 `First` 或 `Second`。
//! 范围：N ≤ 10^5；1 ≤ C_i ≤ i；0 ≤ A_i ≤ 10^9；至少有一颗豆。
//! 模型：图上游戏，各颗豆的和；一个碗的后继是紧挨在它前面的若干个碗。
//! 思路：各颗豆构成游戏的和，同一个碗里的两颗互相抵消。碗 i 中一颗豆的 SG 值，是它前面
//! `C_i` 个碗的 SG 值的 mex。
//!
//! 1. 某个值出现在碗 i - C_i, …, i - 1 中，当且仅当至今最后一个取这个值的碗就在其中。
//! 2. 所以 mex 是这样的最小的值：最后一个取它的碗在碗 i - C_i 之前，或者没有碗取它。在值域上建一
//!    棵树，每个点记下其下各值的最后位置中最早的一个，就能找到它。
//!
//! 复杂度：O(N log N)。

use grundy::contest::recent_mex::RecentMex;
use proconio::input;

fn main() {
    input! { n: usize }
    let mut values = RecentMex::new(n);
    values.push(0);
    let mut nim_sum = 0;
    for bowl in 1..n {
        input! { before: usize, beans: u64 }
        assert!(before <= bowl, "{before} bowls before bowl {bowl}");
        let value = values.of_last(before);
        values.push(value);
        if beans % 2 == 1 {
            nim_sum ^= value;
        }
    }
    println!("{}", if nim_sum != 0 { "First" } else { "Second" });
}

mod grundy {
    pub mod contest {
        pub mod recent_mex {
            /// A list of values that grows, and the mex of any number of its last values.
            ///
            /// # Method
            ///
            /// A value is among the last c of n values exactly when it last occurs at place n - c or later,
            /// with places counted from 0. So the mex is the least value that last occurs before that place, or
            /// does not occur at all. The places of the last occurrences, one for each value, are the leaves of
            /// a binary tree, and every other vertex holds the least number among the leaves below it. The
            /// search goes from the root to a leaf, and enters the half with the smaller values whenever some
            /// value in that half last occurs early enough.
            #[derive(Clone, Debug)]
            pub struct RecentMex {
                /// The children of vertex v are 2v and 2v + 1, and the root is 1. A leaf, in the second half of
                /// the array, belongs to a value, and holds the length that the list of values had just after
                /// this value was last added, or 0 if it never was.
                ends: Vec<usize>,
                len: usize,
                most: usize,
            }

            impl RecentMex {
                /// Creates an empty list for at most `most` values. Cost: O(most).
                pub fn new(most: usize) -> RecentMex {
                    // A mex is at most the number of values.
                    RecentMex { ends: vec![0; 2 * (most + 1).next_power_of_two()], len: 0, most }
                }

                /// Adds a value to the end of the list. Cost: O(log most).
                ///
                /// # Panics
                /// Panics if the list already has `most` values.
                pub fn push(&mut self, value: u64) {
                    assert!(self.len < self.most, "more than {} values", self.most);
                    self.len += 1;
                    let leaves = self.ends.len() / 2;
                    if value >= leaves as u64 {
                        return; // So few values cannot have this mex, nor hide it.
                    }
                    let mut vertex = leaves + value as usize;
                    self.ends[vertex] = self.len;
                    while vertex > 1 {
                        vertex /= 2;
                        self.ends[vertex] = self.ends[2 * vertex].min(self.ends[2 * vertex + 1]);
                    }
                }

                /// Returns the mex of the last `count` values. Cost: O(log most).
                ///
                /// # Panics
                /// Panics if the list has fewer values.
                pub fn of_last(&self, count: usize) -> u64 {
                    assert!(count <= self.len, "the last {} of {} values", count, self.len);
                    let before = self.len - count;
                    let leaves = self.ends.len() / 2;
                    let mut vertex = 1;
                    while vertex < leaves {
                        vertex *= 2;
                        if self.ends[vertex] > before {
                            vertex += 1;
                        }
                    }
                    (vertex - leaves) as u64
                }
            }
        }
    }
}
