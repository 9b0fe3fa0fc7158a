//! AtCoder ARC 078 D — Fennec VS. Snuke
//! <https://atcoder.jp/contests/arc078/tasks/arc078_b> · 2 s? · 256 MiB? · difficulty 3
//!
//! Rules: in a tree of N cells, cell 1 is black and cell N white. Fennec and Snuke take turns,
//! Fennec first: she picks an uncoloured cell next to a black one and paints it black, and he picks
//! one next to a white one and paints it white; whoever cannot paint loses. The input is `N` and
//! the edges. Print the winner, `Fennec` or `Snuke`.
//! Bounds: 2 ≤ N ≤ 10^5.
//! Kind: partizan
//! Model: game on a tree, a race and then free moves.
//! Why: let f be the number of cells that are no farther from cell 1 than from cell N, and s = N -
//! f the number of those that are nearer to cell N. Fennec wins exactly when f > s.
//!
//! 1. The players race on the path between the cells 1 and N. By painting along it, Fennec gets all
//!    cells of the path that are no farther from cell 1 than from cell N, as she begins and needs
//!    no more moves than Snuke to reach them; in the same way Snuke gets those that are nearer to
//!    cell N.
//! 2. A cell off the path can be painted only by the player who has the path cell from which it
//!    hangs. The distance from cell 1 minus the distance from cell N is the same for a cell off the
//!    path as for the path cell from which it hangs. So, by racing first, Fennec is sure of f cells
//!    in all, and Snuke of s, and the cells off the path can be painted later.
//! 3. If f > s, Fennec races. She can make at least f - 1 moves, and Snuke can make at most s - 1 ≤
//!    f - 2. So he is the first to be unable to move.
//! 4. If f ≤ s, Snuke races. Fennec can make at most f - 1 moves, and Snuke can answer each of
//!    them.
//!
//! Cost: O(N).
//!
//! 规则：一棵 N 个点的树，点 1 为黑，点 N 为白。双方轮流涂一个未涂色的点，Fennec 先手，她把与黑点相邻的点涂黑，
//! Snuke 把与白点相邻的点涂白；无法涂色者输。输入 `N` 和各边。输出获胜者 `Fennec` 或 `Snuke`。
//! 范围：2 ≤ N ≤ 10^5。
//! 模型：树上游戏，先赛跑，再走空步。
//! 思路：设到点 1 不比到点 N 远的点有 f 个，到点 N 更近的有 s = N - f 个。当且仅当 f > s 时 Fennec 胜。
//!
//! 1. 双方在点 1 与点 N 之间的路径上赛跑。Fennec 沿路径涂，能得到路径上到点 1 不更远的每个点，因为她所需步数不更
//!    多，又是先手；同理 Snuke 能得到到点 N 更近的点。
//! 2. 路径外的点挂在路径的某个点下面，只有得到那个点的人才能涂它，而它与那个点同样地离点 1 或点 N 更近。所以先赛
//!    跑，Fennec 总共至少能得到 f 个点，Snuke 至少 s 个，其余的点可以慢慢涂。
//! 3. 若 f > s，Fennec 先赛跑。她至少能走 f - 1 步，而 Snuke 至多走 s - 1 ≤ f - 2 步，所以先无法涂色的是他。
//! 4. 若 f ≤ s，Snuke 先赛跑。Fennec 至多走 f - 1 步，每一步他都能应对。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    assert!(n > 1, "one cell, which cannot be black and white");
    let [of_fennec, of_snuke] = [0, n - 1].map(|root| {
        let tree = RootedTree::from_edges(n, &edges, root);
        tree.unwrap_or_else(|error| panic!("{error}")).depths()
    });
    let fennecs = of_fennec.iter().zip(&of_snuke).filter(|(black, white)| black <= white).count();
    println!("{}", if fennecs > n - fennecs { "Fennec" } else { "Snuke" });
}
