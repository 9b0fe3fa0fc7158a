//! Undirected vertex geography, compared with a plain search over the sets of remaining
//! vertices.

use crate::random::inputs;
use grundy::graph::{Geography, GraphError};
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

/// For each set of vertices that have not been visited, and for each vertex of the token
/// outside or inside it, whether the player about to move loses.
struct Search {
    neighbours: Vec<usize>,
    lost: Vec<Option<bool>>,
}

impl Search {
    fn new(vertices: usize, edges: &[(usize, usize)]) -> Search {
        let mut neighbours = vec![0; vertices];
        for &(a, b) in edges {
            neighbours[a] |= 1 << b;
            neighbours[b] |= 1 << a;
        }
        Search { neighbours, lost: vec![None; vertices << vertices] }
    }

    /// Returns `true` if the player about to move loses with the token on `vertex` and only the
    /// vertices of `free` to go to.
    fn mover_loses(&mut self, vertex: usize, free: usize) -> bool {
        let free = free & !(1 << vertex);
        let key = free * self.neighbours.len() + vertex;
        if let Some(lost) = self.lost[key] {
            return lost;
        }
        let mut options = bits(free & self.neighbours[vertex]);
        let lost = !options.any(|to| self.mover_loses(to, free));
        self.lost[key] = Some(lost);
        lost
    }
}

fn bits(mask: usize) -> impl Iterator<Item = usize> {
    (0..usize::BITS as usize).filter(move |bit| mask >> bit & 1 == 1)
}

fn check(vertices: usize, edges: &[(usize, usize)]) {
    let game = Geography::from_edges(vertices, edges).unwrap();
    let mut search = Search::new(vertices, edges);
    let every_vertex = (1 << vertices) - 1;
    for vertex in 0..vertices {
        let lost = search.mover_loses(vertex, every_vertex);
        assert_eq!(game.outcome(vertex), Outcome::of_mover(!lost), "{edges:?} from {vertex}");
        let others = every_vertex & !(1 << vertex);
        let heads = bits(others & search.neighbours[vertex]);
        let winning = heads.filter(|&to| search.mover_loses(to, others)).collect_vec();
        assert_eq!(game.winning_moves(vertex), winning, "{edges:?} from {vertex}");
        let one = game.winning_move(vertex);
        assert_eq!(one.is_some(), !lost, "{edges:?} from {vertex}");
        assert!(one.is_none_or(|to| winning.contains(&to)), "{edges:?} from {vertex}");
    }
}

#[test]
fn all_graphs_of_six_vertices() {
    available::unless_passed!();
    let pairs = (0..6).tuple_combinations().collect_vec();
    // Most graphs have hundreds of numberings, so that nearly all are met if some are left out.
    for graph in (0..1 << pairs.len()).step_by(available::depth(7, 1)) {
        check(6, &bits(graph).map(|edge| pairs[edge]).collect_vec());
    }
}

#[test]
fn nested_odd_cycles() {
    // A triangle, and two pentagons that share an edge, with a bridge between them, in every
    // rotation of the numbering, so that each vertex is once the first to be visited.
    let shape = [
        (0, 1),
        (1, 2),
        (2, 0),
        (2, 3),
        (3, 4),
        (4, 5),
        (5, 6),
        (6, 7),
        (7, 3),
        (4, 8),
        (8, 9),
        (9, 10),
        (10, 3),
    ];
    for shift in 0..11 {
        check(11, &shape.map(|(a, b)| ((a + shift) % 11, (b + shift) % 11)));
    }
}

#[test]
fn large_graphs() {
    let n = 200_001;
    let path = (1..n).map(|vertex| (vertex - 1, vertex)).collect_vec();
    let game = Geography::from_edges(n, &path).unwrap();
    // On an odd path, each maximum matching leaves out one of the even places.
    assert!((0..n).all(|vertex| game.outcome(vertex) == Outcome::of_mover(vertex % 2 == 1)));

    // On an odd cycle, any vertex may be left out.
    let circle = path.into_iter().chain([(n - 1, 0)]).collect_vec();
    let game = Geography::from_edges(n, &circle).unwrap();
    assert!((0..n).all(|vertex| game.outcome(vertex) == Outcome::P));

    // On a board of 301 by 301 squares, the colour of the corners has one square more.
    let side = 301;
    let right = (0..side).cartesian_product(1..side).map(|(r, c)| (r * side + c - 1, r * side + c));
    let down =
        (1..side).cartesian_product(0..side).map(|(r, c)| (r * side - side + c, r * side + c));
    let game = Geography::from_edges(side * side, &right.chain(down).collect_vec()).unwrap();
    assert!((0..side * side).all(|field| game.outcome(field) == Outcome::of_mover(field % 2 == 1)));
}

#[test]
fn wrong_vertices_are_errors() {
    let none = GraphError::NoSuchVertex { vertex: 3, vertices: 3 };
    assert_eq!(Geography::from_edges(3, &[(0, 3)]), Err(none));
    assert!(Geography::from_edges(0, &[]).is_ok());
    assert_eq!(Geography::from_edges(1, &[(0, 0)]).unwrap().outcome(0), Outcome::P);
}

proptest! {
    #![proptest_config(inputs(400))]

    #[test]
    fn random_graphs(
        vertices in 1..13usize,
        pairs in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..26),
    ) {
        let edges = pairs.iter().map(|(a, b)| (a % vertices, b % vertices)).collect_vec();
        check(vertices, &edges);
    }
}
