//! Games on trees.

use crate::pictures::drawing::{at, line, svg, text, Point};
use crate::pictures::positions::Positions;
use crate::pictures::{legend, Picture};
use grundy::game::{ByPlay, Ending, Game};
use grundy::graph::Geography;
use grundy::Outcome;
use maud::html;
use wording::language::Language;

/// Returns the picture of a problem of this group.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    match place {
        "hackerrank/number-game-on-a-tree" => weights_of_a_path(language),
        "hdu/5963" => paths_to_the_root_flipped(language),
        "hdu/6105" => perfect_matching(language),
        "luogu/P1488" => black_triangle(language),
        "luogu/P7841" => path_from_leaf_to_leaf(language),
        "luogu/P7864" => leaves_picked(language),
        "luogu/P8347" => one_tree_kept(language),
        _ => None,
    }
}

/// Returns the game of removing weights of a path, none above the last one removed.
fn weights_of_a_path(language: Language) -> Option<Picture> {
    // Only the weights that may still be removed.
    let options = |weights: &Vec<u32>| {
        let after = (0..weights.len()).map(|place| {
            let mut left = weights.clone();
            let removed = left.remove(place);
            left.retain(|&weight| weight <= removed);
            left
        });
        after.collect()
    };
    let name = |weights: &Vec<u32>| match weights.len() {
        0 => "–".to_string(),
        _ => weights.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
    };
    let positions = Positions::after(vec![1, 1, 2, 2, 3], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "A path with the weights 1, 1, 2, 2, 3, in any order. Each position has the weights that \
         may still be removed: none above the last one. Lost are the positions in which every \
         weight comes an even number of times, since each removal has an equal one as answer.",
        "一条权为 1、1、2、2、3（次序无关）的路径。每个局面写出还能去掉的权，即不大于上次所去的。\
         必败态是每个权都出现偶数次的局面：每去掉一个，对手就去掉一个相等的。",
    ))
}

/// Returns the game of flipping all edges from a vertex to the root.
fn paths_to_the_root_flipped(language: Language) -> Option<Picture> {
    /// The edge above each of three vertices: two above each other, and one beside them.
    type Weights = [bool; 3];
    let options = |weights: &Weights| {
        let paths: [&[usize]; 3] = [&[0], &[1, 0], &[2]];
        let picks = paths.iter().filter(|path| weights[path[0]]);
        let flipped = picks.map(|path| {
            let mut weights = *weights;
            path.iter().for_each(|&edge| weights[edge] = !weights[edge]);
            weights
        });
        flipped.collect()
    };
    let name = |weights: &Weights| {
        let [inner, outer, beside] = weights.map(u8::from);
        format!("{inner}–{outer}\n{beside}\u{a0}\u{a0}")
    };
    let positions = Positions::after([true; 3], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The root has two edges, whose weights stand on the left in each box; the upper one goes \
         on with a second edge. A move picks a vertex whose edge upwards weighs 1 and flips all \
         edges from there to the root: always exactly one of the two at the root. So a position \
         is won exactly if the sum of the edges at the root is odd.",
        "根有两条边，权写在每个方框的左侧；上面那条后面还接着一条边。每步选一个通往父亲的边权为 1 的顶点，\
         把它到根的边全部翻转：根处的两条边总是恰好翻转一条。所以根处各边之和为奇数时必胜，否则必败。",
    ))
}

/// Returns a tree with a perfect matching, and the edges to be cut.
fn perfect_matching(language: Language) -> Option<Picture> {
    let places = [
        at(30.0, 40.0),
        at(110.0, 40.0),
        at(190.0, 40.0),
        at(270.0, 40.0),
        at(190.0, 120.0),
        at(270.0, 120.0),
    ];
    let edges = [(0, 1), (1, 2), (2, 3), (1, 4), (4, 5)];
    let graph = Geography::from_edges(places.len(), &edges).ok()?;
    let is_pair = |&(a, b): &(usize, usize)| {
        graph.winning_move(a) == Some(b) && graph.winning_move(b) == Some(a)
    };
    let content = html! {
        @for edge in &edges {
            (line(places[edge.0], places[edge.1], if is_pair(edge) { "pair" } else { "cut" }))
        }
        @for place in &places { circle.stone cx=(place.x) cy=(place.y) r="11" {} }
    };
    let pairs: Vec<String> =
        edges.iter().filter(|edge| is_pair(edge)).map(|(a, b)| format!("{a}–{b}")).collect();
    Some(Picture::new(
        language,
        svg(300, 160, &pairs.join(", "), content),
        "A tree with a perfect matching, the thick edges. Bob wins if he can cut the other edges, \
         orange, of which there are N/2 - 1: then he answers each vertex that Alice paints white \
         with its partner, which turns both black. With fewer cuts, or without a perfect \
         matching, Alice paints at the deepest leaves, and in the end a vertex stays white.",
        "有完美匹配的树，粗边为匹配边。若 Bob 能切断其余 N/2 - 1 条边（橙色）就赢：Alice 把一个顶点涂白，\
         他就涂与它匹配的那个，两个都变黑。切的次数不够，或没有完美匹配，Alice 总从最深的叶子处下手，\
         最后有一个顶点保持白色。",
    ))
}

/// The triangles on both sides of the black one; none if that is cut off.
type Triangles = Option<[usize; 2]>;

/// Returns the game of cutting off triangles until the black one is cut off.
fn black_triangle(language: Language) -> Option<Picture> {
    let options = |triangles: &Triangles| match *triangles {
        None => vec![],
        // Of two triangles, the cut frees both.
        Some([0, 1]) => vec![None],
        Some([0, other]) => vec![None, Some([0, other - 1])],
        Some([a, b]) => [[a - 1, b], [b - 1, a]]
            .map(|[less, other]| Some([less.min(other), less.max(other)]))
            .to_vec(),
    };
    let name = |triangles: &Triangles| match triangles {
        None => "–".to_string(),
        Some([a, b]) => format!("{}▲{}", "△".repeat(*a), "△".repeat(*b)),
    };
    let positions = Positions::after(Some([2, 3]), options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "A polygon cut into a strip of triangles: a move takes one from an end, and whoever takes \
         the black one wins. Nobody wants to bring the black one to an end. That can be avoided \
         until three triangles are left with the black one in the middle, so the parity of the \
         triangles before decides.",
        "多边形剖分成一条三角形带：每步从一端取走一个，取走黑三角形者胜。谁也不愿让黑的到达一端。\
         在剩下三个三角形、黑的居中之前总能避免，所以此前取走的三角形数的奇偶决定胜负。",
    ))
}

/// The game of marking edges of a tree that lie on one path. A position is a set of edges.
struct OnePath {
    /// The edges of each path.
    paths: Vec<u32>,
    edges: usize,
}

impl Game for OnePath {
    type Position = u32;

    fn options(&self, marked: &u32) -> Vec<Vec<u32>> {
        let edges = (0..self.edges).map(|edge| 1 << edge).filter(|edge| marked & edge == 0);
        let after = edges.map(|edge| marked | edge);
        let is_on_path = |after: &u32| self.paths.iter().any(|path| after & path == *after);
        after.filter(is_on_path).map(|after| vec![after]).collect()
    }
}

impl OnePath {
    /// Returns the game on a tree, given the parent of each vertex but the first.
    fn new(parents: &[usize]) -> OnePath {
        // The edges from each vertex up to the first one; edge v leads up from vertex v + 1.
        let mut ways: Vec<u32> = vec![0];
        for (edge, &parent) in parents.iter().enumerate() {
            ways.push(ways[parent] | 1 << edge);
        }
        let paths = ways.iter().flat_map(|way| ways.iter().map(move |other| way ^ other)).collect();
        OnePath { paths, edges: parents.len() }
    }
}

/// Returns two trees, one of which has an edge that decides the game.
fn path_from_leaf_to_leaf(language: Language) -> Option<Picture> {
    struct Tree {
        parents: &'static [usize],
        places: Vec<Point>,
    }
    let decided = Tree {
        parents: &[0, 0, 0, 3, 3],
        places: vec![
            at(70.0, 70.0),
            at(20.0, 30.0),
            at(20.0, 110.0),
            at(150.0, 70.0),
            at(200.0, 30.0),
            at(200.0, 110.0),
        ],
    };
    let open = Tree {
        parents: &[0, 0, 0, 3, 0, 5],
        places: vec![
            at(340.0, 70.0),
            at(300.0, 30.0),
            at(300.0, 110.0),
            at(390.0, 45.0),
            at(440.0, 20.0),
            at(390.0, 95.0),
            at(440.0, 120.0),
        ],
    };
    let mut listed = Vec::new();
    let mut shown = Vec::new();
    for tree in [decided, open] {
        let game = OnePath::new(tree.parents);
        let mut play = ByPlay::new(game, Ending::Normal);
        let wins = play.winning_moves(&[0]).ok()?;
        let is_winning = |edge: usize| wins.iter().any(|found| found.option == [1 << edge]);
        let mut depths = vec![0];
        tree.parents.iter().for_each(|&parent| depths.push(depths[parent] + 1));
        let is_leaf = |vertex: usize| vertex > 0 && !tree.parents.contains(&vertex);
        let winner = match play.outcome(&[0]).ok()? {
            Outcome::N => "Bob",
            Outcome::P => language.select("second player", "后手"),
        };
        let edges = tree.parents.iter().enumerate();
        let marks = edges.clone().map(|(edge, parent)| {
            let mark = if is_winning(edge) { " !" } else { "" };
            format!("{parent}–{}{mark}", edge + 1)
        });
        listed.push(format!("{} ({winner})", marks.collect::<Vec<_>>().join(", ")));
        shown.push(html! {
            @for (edge, &parent) in edges {
                (line(tree.places[parent], tree.places[edge + 1],
                    if is_winning(edge) { "grass cut" } else { "" }))
            }
            @for (vertex, place) in tree.places.iter().enumerate() {
                @match is_leaf(vertex) {
                    true => circle.stone.counted[depths[vertex] % 2 == 1] r="10"
                        cx=(place.x) cy=(place.y) {},
                    false => circle.dot cx=(place.x) cy=(place.y) r="4" {},
                }
            }
            (text(at((tree.places[1].x + tree.places[4].x) / 2.0, 142.0), "mark", winner))
        });
    }
    let content = html! { @for tree in shown { (tree) } };
    Some(Picture::new(
        language,
        svg(470, 160, &listed.join("; "), content),
        "Two trees, whose leaves are coloured by the parity of their distances, and who wins \
         there. A path from leaf to leaf is odd exactly if its ends have different colours. On \
         the left, the orange edge has one colour on each side, so Bob marks it and wins. On the \
         right there is no such edge, and whoever marks the first edge loses.",
        "两棵树，叶子按距离的奇偶着色，下方为赢家。从叶到叶的路径长为奇数，当且仅当两端异色。左图中橙色的边\
         两侧各只有一种颜色，Bob 标记它就赢。右图没有这样的边，先标记者输。",
    ))
}

/// What is left of a tree whose root carries two chains.
#[derive(Clone, PartialEq)]
enum Chains {
    /// The lengths of both chains, without the root.
    Two([usize; 2]),
    /// The length of a single chain with the root at its end.
    One(usize),
}

/// Returns the game of picking leaves of a tree with two chains.
fn leaves_picked(language: Language) -> Option<Picture> {
    let rest = |lengths: [usize; 2]| match lengths {
        [0, other] | [other, 0] => Chains::One(other + 1),
        [a, b] => Chains::Two([a.min(b), a.max(b)]),
    };
    let options = |chains: &Chains| match *chains {
        Chains::One(0) => vec![],
        Chains::One(length) => vec![Chains::One(length - 1)],
        Chains::Two([a, b]) => [[a - 1, b], [a, b - 1], [a - 1, b - 1]].map(rest).to_vec(),
    };
    let name = |chains: &Chains| match chains {
        Chains::One(length) => length.to_string(),
        Chains::Two([a, b]) => format!("{a} | {b}"),
    };
    let positions = Positions::after(Chains::Two([2, 3]), options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "A root that carries a chain of 2 vertices and one of 3: a move picks one leaf or both. \
         When a chain is gone, the other one is longer by the root, as on the right. Lost are \
         the positions in which all chains are even: the opponent shortens the same chains once \
         more. From 2 | 3 the winning move shortens the odd chain.",
        "根上有长为 2 和 3 的两条链：每步摘一个或两个叶子。一条链摘完后，另一条加上根（如右部）。必败态是所有\
         链长都为偶数：对手总把同样的链再各摘一个。从 2 | 3 出发，必胜的一步是摘奇数长的链。",
    ))
}

/// Returns the game of deleting a vertex and keeping one tree, on a small tree.
fn one_tree_kept(language: Language) -> Option<Picture> {
    const EDGES: [(u32, u32); 5] = [(0, 1), (0, 2), (0, 3), (3, 4), (3, 5)];
    let near = |vertex: u32| -> u32 {
        let ends = EDGES.iter().map(move |&(a, b)| match vertex {
            v if v == a => 1 << b,
            v if v == b => 1 << a,
            _ => 0,
        });
        ends.sum()
    };
    let members = |tree: u32| (0..6u32).filter(move |vertex| tree >> vertex & 1 == 1);
    let options = |&tree: &u32| {
        let mut options: Vec<u32> = Vec::new();
        for deleted in members(tree) {
            let left = tree & !(1 << deleted);
            for vertex in members(left) {
                let mut kept = 1 << vertex;
                members(tree).for_each(|_| {
                    kept = members(kept).fold(kept, |kept, own| kept | near(own) & left);
                });
                // Whoever leaves a single vertex loses.
                if kept.count_ones() > 1 {
                    options.push(kept);
                }
            }
        }
        options
    };
    let name = |&tree: &u32| {
        let mut degrees: Vec<u32> =
            members(tree).map(|vertex| (near(vertex) & tree).count_ones()).collect();
        degrees.sort_unstable_by(|a, b| b.cmp(a));
        degrees.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
    };
    let positions = Positions::after((1 << 6) - 1, options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "Trees by the degrees of their vertices, from two joined vertices with two leaves each \
         down to a single edge; a move deletes a vertex and keeps one of the trees that are \
         left, and a move to a single vertex loses and is not drawn. Lost are the trees all of \
         whose degrees are odd: every move makes a neighbour even.",
        "用各顶点的度数表示树，起点是两个相连的顶点各带两个叶子，终点是一条边；每步删去一个顶点，留下其余\
         的一棵树。留下单个顶点者负，没有画出。必败态是所有度数都为奇数的树：每一步都使一个相邻顶点\
         的度数变为偶数。",
    ))
}
