//! Codeforces 2137G — Cry Me a River
//! <https://codeforces.com/problemset/problem/2137/G> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a token is on a node of a directed graph without cycles, and Cry and River take turns
//! moving it along an edge, Cry first. River wins once the token is on a red node, and Cry once it
//! is on a node that is not red and has no outgoing edges. At first no node is red. The input is
//! the number of cases; each case is `n m q`, the edges and q lines: `1 u` paints the node u red;
//! for `2 u`, print `YES` if Cry wins from u, otherwise `NO`.
//! Bounds: at most 10^4 cases; 2 ≤ n ≤ 2 · 10^5; 1 ≤ m, q ≤ 2 · 10^5; for all cases together, too,
//! each of n, m and q is at most 2 · 10^5.
//! Kind: pursuit
//! Model: game on a graph, retrograde analysis that goes on as nodes turn red.
//! Why: whoever is to move, River wins on a red node. On any other node, if River is to move, he
//! wins exactly when he wins after some move; if Cry is to move, River wins exactly when there is a
//! move and he wins after every move. Painting a node can only make River win in more situations,
//! never in fewer. So the outcome of each situation, that is, of a node with a player to move,
//! changes at most once; when it does, the situations from which a move leads to this situation are
//! checked again. Each node stores how many of Cry's moves from it lead to situations in which
//! River does not win.
//! Cost: O(n + m + q) per case.
//!
//! 规则：一枚棋子放在有向无环图的某个点上，Cry 和 River 轮流沿边移动它，Cry 先手。棋子一到红色
//! 点，River 赢；一到没有出边的非红色点，Cry 赢。起初没有红色点。先给出数据组数，每组给出
//! `n m q`、各条边和 q 行操作：`1 u` 把点 u 染红；`2 u` 询问从 u 出发时 Cry 是否赢，是则输出
//! `YES`，否则输出 `NO`。
//! 范围：至多 10^4 组；2 ≤ n ≤ 2 · 10^5；1 ≤ m, q ≤ 2 · 10^5；n、m、q 各自的各组总和也至多为
//! 2 · 10^5。
//! 模型：图上游戏，随着点变红而继续进行的逆推。
//! 思路：在红色点上，不管轮到谁，都是 River 赢。在其他点上：轮到 River 时，只要有一步之后他赢，
//! 他就赢；轮到 Cry 时，要能操作，且每一步之后都是 River 赢，他才赢。染红一个点只会让 River 在
//! 更多情形下赢，不会变少。所以每个情形（一个点加上轮到谁）至多翻转一次；翻转时，重新检查能一步
//! 走到它的那些情形。对于轮到 Cry 的情形，每个点记下有多少步之后 River 并不赢。
//! 复杂度：每组 O(n + m + q)。

use grundy::contest::edges::Rows;
use grundy::graph::Dag;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! {
            n: usize, m: usize, q: usize,
            edges: [(Usize1, Usize1); m],
            queries: [(u8, Usize1); q],
        }
        // Where there is a cycle, play need not end.
        Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
        let mut game = Game::new(n, &edges);
        for (kind, node) in queries {
            assert!(node < n, "the node {} of {n}", node + 1);
            match kind {
                1 => game.paint_red(node),
                2 => verdicts += if game.river_wins.at_crys_move[node] { "NO\n" } else { "YES\n" },
                _ => panic!("a query of kind {kind}, not 1 or 2"),
            }
        }
    }
    print!("{verdicts}");
}

#[derive(Clone, Copy)]
enum Player {
    Cry,
    River,
}

/// The node that has the token, and the player to move.
#[derive(Clone, Copy)]
struct Situation {
    node: usize,
    mover: Player,
}

/// For each node, whether River wins from there.
struct RiverWins {
    at_crys_move: Vec<bool>,
    at_rivers_move: Vec<bool>,
}

struct Game {
    /// For each node, the nodes from which an edge leads to it.
    back: Rows,
    /// For each node, how many of Cry's moves from it lead to situations in which River does not
    /// win.
    safe_moves: Vec<u32>,
    river_wins: RiverWins,
    /// Situations that have just turned.
    turned: Vec<Situation>,
}

impl Game {
    fn new(nodes: usize, edges: &[(usize, usize)]) -> Game {
        let mut safe_moves = vec![0; nodes];
        edges.iter().for_each(|&(from, _)| safe_moves[from] += 1);
        Game {
            back: Rows::new(nodes, edges.iter().map(|&(from, to)| (to, from))),
            safe_moves,
            river_wins: RiverWins {
                at_crys_move: vec![false; nodes],
                at_rivers_move: vec![false; nodes],
            },
            turned: vec![],
        }
    }

    fn paint_red(&mut self, node: usize) {
        self.turn(Situation { node, mover: Player::Cry });
        self.turn(Situation { node, mover: Player::River });
        while let Some(situation) = self.turned.pop() {
            self.look_back(situation);
        }
    }

    /// Records that River wins in this situation.
    fn turn(&mut self, situation: Situation) {
        let river_wins = match situation.mover {
            Player::Cry => &mut self.river_wins.at_crys_move[situation.node],
            Player::River => &mut self.river_wins.at_rivers_move[situation.node],
        };
        if !*river_wins {
            *river_wins = true;
            self.turned.push(situation);
        }
    }

    /// Checks the situations from which a move leads to a situation in which River has just been
    /// found to win.
    fn look_back(&mut self, situation: Situation) {
        for place in 0..self.back.row(situation.node as u32).len() {
            let node = self.back.row(situation.node as u32)[place] as usize;
            match situation.mover {
                Player::Cry => self.turn(Situation { node, mover: Player::River }),
                Player::River => {
                    self.safe_moves[node] -= 1;
                    if self.safe_moves[node] == 0 {
                        self.turn(Situation { node, mover: Player::Cry });
                    }
                }
            }
        }
    }
}
