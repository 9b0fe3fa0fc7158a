//! Green Hackenbush, typed as edges; the ground is g, as in `g-a a-b a-c b-c`, or row 0 of a grid,
//! as in `1.0-1.1 1.1-0.2`.

mod drawing;
mod fusion;

use super::board::{self, Board};
use super::evidence::sum_sentence;
use super::graph::{place, Edge, NamedGraph};
use super::{ones, Evidence, Opening, Position, Shown, Step, Term};
use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::union_find::UnionFind;
use grundy::game::Ending;
use grundy::hackenbush::{graph_value, tree_values};
use grundy::misere::sj_outcome;
use grundy::Outcome;
use itertools::Itertools;
use support::language::choose;
use support::{ensure, refuse, text};

/// The maximum number of edges of a drawing on screen.
const MAX_EDGES: usize = 40;

/// Green Hackenbush; the position has a 1 for each remaining edge, and a 0 for each other edge.
struct Hackenbush {
    /// The drawing as it is typed.
    typed: NamedGraph,
    /// The drawing with all points of row 0 merged into one ground point.
    graph: NamedGraph,
    ground: usize,
}

pub fn read(words: &[String]) -> Result<Opening, String> {
    let mut graph = NamedGraph::default();
    words.iter().try_for_each(|word| graph.add_edges(word))?;
    if let Some(edge) = graph.edges.iter().find(|edge| edge.is_one_way) {
        refuse!(
            "{} leads one way, but an edge of Hackenbush has no direction: type {}",
            "{} 是单向的，而 Hackenbush 的边没有方向：请写 {}",
            graph.edge_name(*edge),
            graph.edge_name(Edge { is_one_way: false, ..*edge })
        );
    }
    let is_ground = |name: &String| name == "g" || place(name).is_some_and(|(_, row)| row == 0);
    let Some(ground) = graph.names.iter().position(is_ground) else {
        refuse!(
            "expected edges, of which at least one stands on the ground, g; type, for example, \
             hackenbush g-a a-b a-c b-c",
            "应为各条边，其中至少一条立在地面 g 上；请输入例如 hackenbush g-a a-b a-c b-c",
        );
    };
    let position = vec![1; graph.edges.len()];
    let typed = graph.clone();
    let merge = |vertex: usize| if is_ground(&typed.names[vertex]) { ground } else { vertex };
    for edge in &mut graph.edges {
        (edge.from, edge.to) = (merge(edge.from), merge(edge.to));
    }
    let game = Hackenbush { typed, graph, ground };
    let supported = game.drop_unsupported(position.clone());
    if let Some(loose) = supported.iter().position(|&stands| stands == 0) {
        refuse!(
            "{} is not connected to the ground, g",
            "{} 没有与地面 g 相连",
            game.edge_name(loose)
        );
    }
    Ok(Opening::new(game, position))
}

impl Hackenbush {
    /// Removes the edges that are not connected to the ground.
    fn drop_unsupported(&self, mut position: Position) -> Position {
        let mut sets = UnionFind::new(self.graph.names.len());
        for edge in ones(&position) {
            sets.join(self.graph.edges[edge].from, self.graph.edges[edge].to);
        }
        for (stands, edge) in position.iter_mut().zip(&self.graph.edges) {
            if !sets.are_joined(edge.from, self.ground) {
                *stands = 0;
            }
        }
        position
    }

    /// Returns the components: sets of edges that are connected even without the ground.
    fn components(&self, position: &[u64]) -> Vec<Vec<usize>> {
        let mut sets = UnionFind::new(self.graph.names.len());
        for edge in ones(position).filter(|&edge| !self.is_low(edge)) {
            sets.join(self.graph.edges[edge].from, self.graph.edges[edge].to);
        }
        let mut root = |edge: &usize| {
            let ends = self.graph.edges[*edge];
            let end = if ends.from == self.ground { ends.to } else { ends.from };
            // A loop on the ground is connected to nothing else.
            if end == self.ground {
                Err(*edge)
            } else {
                Ok(sets.root(end))
            }
        };
        ones(position).into_group_map_by(|edge| root(edge)).into_values().sorted().collect()
    }

    fn value(&self, edges: &[usize]) -> u64 {
        let ends = |&edge: &usize| (self.graph.edges[edge].from, self.graph.edges[edge].to);
        let edges = edges.iter().map(ends).collect_vec();
        graph_value(self.graph.names.len(), &edges, self.ground).expect("every edge has two ends")
    }

    fn edge_name(&self, edge: usize) -> String {
        self.typed.edge_name(self.typed.edges[edge])
    }

    /// Returns the values of the branches of a tree; each value is one more than the value of the
    /// part above the branch's lowest edge. Returns `None` if there is a cycle.
    fn branches(&self, position: &[u64]) -> Option<Vec<Term>> {
        let standing = ones(position).collect_vec();
        // Vertices without edges would not be connected to the ground.
        let ends = |&edge: &usize| [self.graph.edges[edge].from, self.graph.edges[edge].to];
        let used = standing.iter().flat_map(ends).chain([self.ground]).sorted().dedup();
        let used = used.collect_vec();
        let number = |vertex: usize| used.partition_point(|&other| other < vertex);
        let edges = standing.iter().map(|edge| ends(edge).map(number).into()).collect_vec();
        let ground = number(self.ground);
        let tree = RootedTree::from_edges(used.len(), &edges, ground).ok()?;
        let values = tree_values(&tree);
        let low =
            standing.iter().zip(&edges).filter(|(_, ends)| ends.0 == ground || ends.1 == ground);
        let term = |(&edge, &(a, b)): (&usize, &(usize, usize))| {
            Term::new(self.edge_name(edge), values[if a == ground { b } else { a }] + 1)
        };
        Some(low.map(term).collect())
    }

    /// Places the points as in the drawing made of characters. Each edge to the ground has its own
    /// end point on the ground.
    fn place_points(&self, board: &mut board::Edges) {
        let places = drawing::places(&self.graph, self.ground);
        for (point, place) in board.points.iter_mut().zip(places) {
            (point.x, point.y) = place;
        }
        for (edge, ends) in board.edges.iter_mut().zip(&self.graph.edges) {
            let [from, to] = [ends.from == self.ground, ends.to == self.ground];
            if from == to {
                continue;
            }
            let (low, high) = if from { (0, 1) } else { (1, 0) };
            let mut root = board.points[edge.ends[low]].clone();
            (root.x, root.y) = (board.points[edge.ends[high]].x, 0.0);
            edge.ends[low] = board.points.len();
            board.points.push(root);
        }
    }

    fn terms(&self, position: &[u64]) -> Vec<Term> {
        let components = self.components(position);
        let term =
            |edges: &Vec<usize>| Term::new(self.edge_name(self.lowest(edges)), self.value(edges));
        components.iter().map(term).collect()
    }

    /// Returns a component's first edge that stands on the ground.
    fn lowest(&self, edges: &[usize]) -> usize {
        let mut low = edges.iter().filter(|&&edge| self.is_low(edge));
        *low.next().expect("what stands is connected to the ground")
    }

    /// Returns whether an edge stands on the ground.
    fn is_low(&self, edge: usize) -> bool {
        let Edge { from, to, .. } = self.graph.edges[edge];
        from == self.ground || to == self.ground
    }

    /// Returns the names of an edge's two ends, sorted.
    fn ends(&self, edge: usize) -> [&str; 2] {
        let Edge { from, to, .. } = self.typed.edges[edge];
        let mut ends = [self.typed.names[from].as_str(), self.typed.names[to].as_str()];
        ends.sort_unstable();
        ends
    }
}

impl Shown for Hackenbush {
    fn name(&self) -> String {
        "hackenbush".to_string()
    }

    fn notation(&self, position: &[u64]) -> String {
        ones(position).map(|edge| self.edge_name(edge)).join(" ")
    }

    fn describe(&self, position: &[u64]) -> String {
        match ones(position).next() {
            None => choose("nothing", "空").to_string(),
            Some(_) => self.notation(position),
        }
    }

    fn board(&self, _start: &[u64], position: &[u64]) -> Board {
        let mut board = self.typed.board(&[]);
        board.is_on_ground = true;
        for (edge, &stands) in board.edges.iter_mut().zip(position) {
            edge.stands = stands == 1;
        }
        if self.typed.names.iter().any(|name| place(name).is_none()) {
            self.place_points(&mut board);
        }
        Board::Edges(board)
    }

    fn art(&self, now: &[u64], then: &[u64]) -> Option<Vec<String>> {
        Some(drawing::draw(&self.graph, self.ground, now, then))
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        ensure!(
            position.len() <= MAX_EDGES,
            "a drawing of {} edges is too large; the limit is {MAX_EDGES}",
            "这幅图有 {} 条边，太大了；上限是 {MAX_EDGES} 条",
            position.len()
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let mut moves: Vec<Step> = Vec::new();
        for edge in ones(position) {
            // If there are several edges between two points, it does not matter which one is cut.
            let is_like = |step: &Step| self.ends(step.numbers[0] as usize) == self.ends(edge);
            if moves.iter().any(is_like) {
                continue;
            }
            let mut after = position.to_vec();
            after[edge] = 0;
            let after = self.drop_unsupported(after);
            let taken = position.iter().sum::<u64>() - after.iter().sum::<u64>();
            moves.push(Step { part: 0, numbers: vec![edge as u64], taken, after });
        }
        moves
    }

    fn text(&self, step: &Step) -> String {
        let edge = self.edge_name(step.numbers[0] as usize);
        text!("cut {edge}", "剪 {edge}")
    }

    fn words(&self, step: &Step) -> Vec<String> {
        self.ends(step.numbers[0] as usize).map(String::from).to_vec()
    }

    fn is_order_free(&self) -> bool {
        true
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        match ending {
            Ending::Normal => {
                Some(Outcome::of_mover(self.value(&ones(position).collect_vec()) != 0))
            }
            Ending::Misere => {
                let branches = self.branches(position)?;
                Some(sj_outcome(branches.iter().map(|branch| branch.value)))
            }
        }
    }

    fn evidence(&self, position: &[u64], ending: Ending) -> Evidence {
        if ending == Ending::Misere {
            let branches = self.branches(position).unwrap_or_default();
            let sum = sum_sentence(&branches);
            let reason = text!(
                "The branches of trees, each worth 1 more than the tree on its lowest edge, \
                 decide misère play as heaps of misère Nim do. {sum}",
                "树的各枝（每枝的值等于其最低边之上的树的值加 1）像反常 Nim 的石子堆一样判定反常规则下的\
                 胜负。{sum}"
            );
            return Evidence::of_terms(reason, branches);
        }
        let terms = self.terms(position);
        let reason = match terms.len() {
            0 | 1 => sum_sentence(&terms),
            _ => {
                let sum = sum_sentence(&terms);
                text!(
                    "Each part is named by an edge on the ground. {sum}",
                    "各部分以其立在地面上的一条边命名。{sum}"
                )
            }
        };
        Evidence { reason, terms, steps: fusion::steps(&self.graph, self.ground, position) }
    }
}
