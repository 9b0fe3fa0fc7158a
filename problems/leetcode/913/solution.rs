//! LeetCode 913 — Cat and Mouse
//! <https://leetcode.com/problems/cat-and-mouse/> · 1 s? · 256 MiB? · difficulty 6
//!
//! Rules: in an undirected graph, node 0 is a hole; a mouse stands on node 1 and a cat on node 2.
//! The mouse and the cat move in turn, each along an edge, the mouse first, and the cat never
//! enters the hole. The mouse wins if it reaches the hole, the cat wins if it reaches the mouse's
//! node, and the game is a draw if a position is repeated. Given the neighbours of every node,
//! return 1 if the mouse wins, 2 if the cat wins, and 0 for a draw.
//! Bounds: 3 to 50 nodes; both can always move.
//! Kind: pursuit
//! Picture: `[[3],[3],[4],[0,1,4],[2,3]]`
//! Model: game on a graph with cycles, two tokens with moves of their own.
//! Why: a position is determined by the nodes of both animals and by whose turn it is, and the
//! positions form a graph on which one token is moved. Play is over when one of the two has won,
//! and the outcomes of the other positions are found backwards from these final positions: a
//! position is won if a move leads to a lost one, and lost if all moves lead to won ones. From a
//! won position the winner can come nearer to the end with each move, so no position is repeated.
//! From any other position both players can keep moving for ever to positions that are neither won
//! nor lost, so in the end a position is repeated.
//! Cost: O(n² d) for n nodes with at most d neighbours.
//!
//! 规则：无向图上，点 0 是洞，老鼠在点 1，猫在点 2。双方轮流沿边走一步，老鼠先手，猫不能进洞。
//! 老鼠进洞则老鼠胜，猫走到老鼠所在的点则猫胜，局面重复则平局。给定每个点的邻居，老鼠胜返回 1，
//! 猫胜返回 2，平局返回 0。
//! 范围：3 到 50 个点；双方总能走。
//! 模型：有环图上的游戏，两枚棋子各有自己的走法。
//! 思路：双方的点加上轮到谁走就是一个局面，局面构成一张图，相当于一枚棋子在图上走。有一方已经获
//! 胜的局面是终局，其余的胜负从终局往回推：有一步通向必败态的是必胜态，每一步都通向必胜态的是必
//! 败态。按这种方式取胜的一方每步都离终局更近，所以局面不会重复。而从其他局面出发，双方都可以一
//! 直留在这些局面中，最后必有局面重复。
//! 复杂度：n 个点、每个至多 d 个邻居时 O(n² d)。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;

const HOLE: usize = 0;

/// The positions on graphs with more nodes than this would take too much memory.
const MOST_NODES: usize = 200;

#[derive(Clone, Copy)]
struct Position {
    mouse: usize,
    cat: usize,
    is_mouses_turn: bool,
}

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let neighbours = checked(graph);
        let nodes = neighbours.len();
        let number =
            |at: Position| (at.mouse * nodes + at.cat) * 2 + usize::from(at.is_mouses_turn);
        let (mut moves, mut ends) = (Vec::new(), Vec::new());
        for index in 0..2 * nodes * nodes {
            let (tokens, is_mouses_turn) = (index / 2, index % 2 == 1);
            let at = Position { mouse: tokens / nodes, cat: tokens % nodes, is_mouses_turn };
            match at {
                Position { mouse, cat, .. } if mouse == HOLE || mouse == cat => {
                    let mouse_has_won = mouse == HOLE;
                    ends.push((index, Outcome::of_mover(mouse_has_won == is_mouses_turn)));
                }
                Position { mouse, is_mouses_turn: true, .. } => {
                    let to = |mouse| number(Position { mouse, is_mouses_turn: false, ..at });
                    moves.extend(neighbours[mouse].iter().map(|&mouse| (index, to(mouse))));
                }
                Position { cat, .. } => {
                    let to = |cat| number(Position { cat, is_mouses_turn: true, ..at });
                    let cats = neighbours[cat].iter().filter(|&&cat| cat != HOLE);
                    moves.extend(cats.map(|&cat| (index, to(cat))));
                }
            }
        }
        let game = Loopy::with_ends(2 * nodes * nodes, &moves, &ends).expect("a game");
        let start = Position { mouse: 1, cat: 2, is_mouses_turn: true };
        match game.outcomes()[number(start)] {
            LoopyOutcome::N { .. } => 1,
            LoopyOutcome::P { .. } => 2,
            LoopyOutcome::Draw => 0,
        }
    }
}

/// Returns the neighbours of each node after checking that both animals can always move.
fn checked(graph: Vec<Vec<i32>>) -> Vec<Vec<usize>> {
    let nodes = graph.len();
    assert!((3..=MOST_NODES).contains(&nodes), "{nodes} nodes, not 3 to {MOST_NODES}");
    let node = |node: i32| usize::try_from(node).ok().filter(|&node| node < nodes);
    let node = |at: i32| node(at).unwrap_or_else(|| panic!("there is no node {at}"));
    let neighbours = |list: Vec<i32>| list.into_iter().map(node).collect();
    let neighbours: Vec<Vec<usize>> = graph.into_iter().map(neighbours).collect();
    for (from, list) in neighbours.iter().enumerate() {
        for &to in list {
            assert!(neighbours[to].contains(&from), "{from} leads to {to}, but not back");
        }
    }
    assert!(!neighbours[1].is_empty(), "the mouse cannot move");
    assert!(neighbours[2].iter().any(|&to| to != HOLE), "the cat cannot move");
    neighbours
}

struct Solution;

fn main() {
    arguments::call(Solution::cat_mouse_game);
}
