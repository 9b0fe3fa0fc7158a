//! Green Hackenbush on a drawing whose lowest row is the ground.
//!
//! A link writes a move as the number of the edge that it cuts, counted from 0 in the order of
//! the start: `e3`.

use super::drawing::{point_name, Direction, Drawing};
use super::heaps::heap_letter;
use super::position::{Component, Move, Position};
use super::reason;
use crate::json;
use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::union_find::UnionFind;
use grundy::game::{ByPlay, Ending, Game};
use grundy::hackenbush::{graph_value, tree_values};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::Outcome;
use std::cell::RefCell;
use std::rc::Rc;
use support::language::{Language, Text};

/// The most edges of an exhaustive search, for misère play of drawings with cycles.
const MAX_SEARCHED_EDGES: usize = 14;

/// The edges that stand, as bits.
type Edges = u64;

/// The vertex that stands for all points on the ground.
const GROUND: usize = 0;

/// A drawing whose points on the ground are one vertex.
#[derive(Clone)]
struct Picture {
    vertices: usize,
    edges: Vec<(usize, usize)>,
}

impl Picture {
    fn new(drawing: &Drawing) -> Picture {
        let vertex = |point: usize| match drawing.points[point] {
            (_, 0) => GROUND,
            _ => point + 1,
        };
        let edges = drawing.edges.iter().map(|&(a, b)| (vertex(a), vertex(b))).collect();
        Picture { vertices: drawing.points.len() + 1, edges }
    }

    fn standing(&self, edges: Edges) -> impl Iterator<Item = usize> + '_ {
        (0..self.edges.len()).filter(move |edge| edges >> edge & 1 == 1)
    }

    /// Returns those of the edges that are connected to the ground.
    fn supported(&self, edges: Edges) -> Edges {
        let mut sets = UnionFind::new(self.vertices);
        for edge in self.standing(edges) {
            sets.join(self.edges[edge].0, self.edges[edge].1);
        }
        let is_supported = |edge: &usize| sets.are_joined(self.edges[*edge].0, GROUND);
        self.standing(edges).filter(is_supported).fold(0, |kept, edge| kept | 1 << edge)
    }

    /// Returns the components: edges that are connected even without the ground.
    fn components(&self, edges: Edges) -> Vec<Edges> {
        let mut sets = UnionFind::new(self.vertices);
        for (a, b) in self.standing(edges).map(|edge| self.edges[edge]) {
            if a != GROUND && b != GROUND {
                sets.join(a, b);
            }
        }
        let mut components: Vec<(usize, Edges)> = Vec::new();
        for edge in self.standing(edges) {
            let (a, b) = self.edges[edge];
            // Both ends of an edge on the ground are the ground, and it is alone.
            let root = match a.max(b) {
                GROUND => self.vertices + edge,
                vertex => sets.root(vertex),
            };
            match components.iter_mut().find(|(other, _)| *other == root) {
                Some((_, component)) => *component |= 1 << edge,
                None => components.push((root, 1 << edge)),
            }
        }
        components.into_iter().map(|(_, component)| component).collect()
    }

    /// Returns the Grundy value of the edges, by the fusion principle.
    fn value(&self, edges: Edges) -> u64 {
        let edges: Vec<(usize, usize)> =
            self.standing(edges).map(|edge| self.edges[edge]).collect();
        graph_value(self.vertices, &edges, GROUND).expect("every edge has two ends")
    }

    /// Returns the values of the branches of a tree, each of which is one more than that of what
    /// stands on its lowest edge; `None` if there is a cycle.
    fn branches(&self, edges: Edges) -> Option<Vec<u64>> {
        let standing: Vec<(usize, usize)> =
            self.standing(edges).map(|edge| self.edges[edge]).collect();
        // Vertices without edges would not be connected to the ground.
        let mut used: Vec<usize> = standing.iter().flat_map(|&(a, b)| [a, b]).collect();
        used.push(GROUND);
        used.sort_unstable();
        used.dedup();
        let number = |vertex: usize| used.binary_search(&vertex).unwrap_or(GROUND);
        let edges: Vec<(usize, usize)> =
            standing.iter().map(|&(a, b)| (number(a), number(b))).collect();
        let tree = RootedTree::from_edges(used.len(), &edges, GROUND).ok()?;
        let values = tree_values(&tree);
        let on_ground = |vertex: &usize| tree.parents()[*vertex] == Some(GROUND);
        Some((0..used.len()).filter(on_ground).map(|vertex| values[vertex] + 1).collect())
    }
}

impl Game for Picture {
    type Position = Edges;

    fn options(&self, edges: &Edges) -> Vec<Vec<Edges>> {
        let cut = |edge: usize| vec![self.supported(edges & !(1 << edge))];
        self.standing(*edges).map(cut).collect()
    }
}

/// What all positions of a game have in common.
struct Table {
    drawing: Drawing,
    picture: Picture,
    method: Method,
}

/// The way to find an outcome.
enum Method {
    /// The nim sum of the components, for normal play.
    NimSum,
    /// Misère Nim on the branches of trees.
    Branches,
    /// An exhaustive search, for misère play of drawings with cycles.
    Search(RefCell<ByPlay<Picture>>),
}

/// The edges of a drawing that stand.
pub struct Hackenbush {
    table: Rc<Table>,
    edges: Edges,
}

impl Hackenbush {
    /// Creates the start of a game on a drawing.
    ///
    /// # Errors
    /// If a part of the drawing does not stand on the ground, or nothing decides the game.
    pub fn new(text: &str, ending: Ending, language: Language) -> Result<Hackenbush, String> {
        let drawing = Drawing::read(text, Direction::None, language)?;
        let picture = Picture::new(&drawing);
        let edges = (1 << drawing.edges.len()) - 1;
        if picture.supported(edges) != edges || !drawing.tokens.is_empty() {
            return Err(language.select(
                "every edge must be connected to the ground, which is row 0, and there are no \
                 tokens"
                    .to_string(),
                "每条边都要与地面（第 0 行）相连，也没有棋子".to_string(),
            ));
        }
        let is_small = drawing.edges.len() <= MAX_SEARCHED_EDGES;
        let method = match ending {
            Ending::Normal => Method::NimSum,
            Ending::Misere if picture.branches(edges).is_some() => Method::Branches,
            Ending::Misere if is_small => {
                Method::Search(RefCell::new(ByPlay::new(picture.clone(), ending)))
            }
            Ending::Misere => {
                return Err(language.select(
                    format!(
                        "no theorem decides misère play of a drawing with a cycle, and an \
                         exhaustive search takes at most {MAX_SEARCHED_EDGES} edges"
                    ),
                    format!(
                        "有圈的图没有定理判定反常规则下的胜负；逐一试遍最多只能有 {MAX_SEARCHED_EDGES} 条边"
                    ),
                ))
            }
        };
        Ok(Hackenbush { table: Rc::new(Table { drawing, picture, method }), edges })
    }

    fn edge_name(&self, edge: usize) -> Text {
        let drawing = &self.table.drawing;
        let (a, b) = drawing.edges[edge];
        let name = format!("{}–{}", point_name(drawing.points[a]), point_name(drawing.points[b]));
        Text::new(format!("cut {name}"), format!("剪断 {name}"))
    }

    /// Returns the terms of the sum that decides the game.
    fn values(&self) -> Vec<u64> {
        let picture = &self.table.picture;
        match &self.table.method {
            Method::Branches => picture.branches(self.edges).unwrap_or_default(),
            _ => {
                let components = picture.components(self.edges);
                components.into_iter().map(|component| picture.value(component)).collect()
            }
        }
    }
}

impl Position for Hackenbush {
    fn moves(&self) -> Vec<Move> {
        let picture = &self.table.picture;
        let cut = |edge: usize| {
            let edges = picture.supported(self.edges & !(1 << edge));
            Move {
                code: format!("e{edge}"),
                name: self.edge_name(edge),
                taken: u64::from(self.edges.count_ones() - edges.count_ones()),
                fields: vec![("edge", edge.to_string())],
                next: Box::new(Hackenbush { table: Rc::clone(&self.table), edges }),
            }
        };
        picture.standing(self.edges).map(cut).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(match &self.table.method {
            Method::NimSum => Outcome::of_mover(nim_sum(self.values()) != 0),
            Method::Branches => sj_outcome(self.values()),
            Method::Search(play) => {
                let outcome = play.borrow_mut().outcome(&[self.edges]);
                outcome.expect("every move removes an edge")
            }
        })
    }

    fn reason(&self) -> Text {
        let (values, wins) = (self.values(), self.outcome() == Some(Outcome::N));
        match &self.table.method {
            Method::NimSum => {
                let Text { english, chinese } = reason::by_nim_sum(&values, wins);
                Text::new(
                    format!("{english} A component has its value by the colon principle, that a \
                     branch is worth one more than the tree on its lowest edge, and the fusion \
                     principle, that the points of a cycle may be made one."),
                    format!("{chinese}每个连通部分的值由克朗原理（一枝的值等于其最低边之上的树的值加 1）和费森原理（圈上的点可合为一点）得出。"),
                )
            }
            Method::Branches => reason::by_misere_nim(
                &values,
                Text::new(
                    "the branches of trees, each of which is worth one more than the tree on its \
                     lowest edge, decide misère play as heaps of misère Nim do",
                    "树的各枝（每枝的值等于其最低边之上的树的值加 1）像反常 Nim 的石子堆一样判定反常规则下的胜负",
                ),
            ),
            Method::Search(_) => reason::by_search(wins),
        }
    }

    fn board(&self) -> String {
        let drawing = &self.table.drawing;
        let edges = drawing.edges.iter().enumerate().map(|(edge, &(a, b))| {
            json::object(&[
                ("ends", format!("[{a},{b}]")),
                ("stands", (self.edges >> edge & 1 == 1).to_string()),
                ("name", json::text(&self.edge_name(edge).english)),
            ])
        });
        json::object(&[
            ("kind", json::text("hackenbush")),
            ("points", drawing.points_object()),
            ("edges", json::list(edges)),
        ])
    }

    fn components(&self) -> Vec<Component> {
        if let Method::Search(_) = self.table.method {
            return Vec::new();
        }
        let values = self.values().into_iter().enumerate();
        values.map(|(place, value)| Component { label: heap_letter(place), value }).collect()
    }
}
