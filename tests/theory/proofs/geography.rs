//! Geography and matchings, as `grundy::graph` proves it: on every graph of five vertices.

use itertools::Itertools;

const VERTICES: usize = 5;

type Edge = (usize, usize);

/// Calls `check` with the edges and the maximum matchings of each graph. A matching lists the
/// partner of each vertex.
fn on_every_graph(mut check: impl FnMut(&[Edge], &[[Option<usize>; VERTICES]])) {
    let all: Vec<Edge> = (0..VERTICES).tuple_combinations().collect();
    for edges in all.into_iter().powerset() {
        let matchings = matchings(&edges, [None; VERTICES]);
        let size = |mates: &[Option<usize>; VERTICES]| mates.iter().flatten().count();
        let most = matchings.iter().map(size).max().unwrap();
        let maximum = matchings.into_iter().filter(|mates| size(mates) == most);
        check(&edges, &maximum.collect_vec());
    }
}

/// Returns every matching that has the edges of `mates` and perhaps some of `edges`.
fn matchings(edges: &[Edge], mates: [Option<usize>; VERTICES]) -> Vec<[Option<usize>; VERTICES]> {
    let Some((&(a, b), rest)) = edges.split_first() else { return vec![mates] };
    let mut found = matchings(rest, mates);
    if mates[a].is_none() && mates[b].is_none() {
        let mut with_edge = mates;
        (with_edge[a], with_edge[b]) = (Some(b), Some(a));
        found.extend(matchings(rest, with_edge));
    }
    found
}

fn neighbours(edges: &[Edge], vertex: usize) -> Vec<usize> {
    let other = |&(a, b): &Edge| {
        if a == vertex {
            Some(b)
        } else {
            (b == vertex).then_some(a)
        }
    };
    edges.iter().filter_map(other).collect()
}

/// Returns whether the player to move wins, by the rules. The last vertex of the way has the token.
fn wins(edges: &[Edge], way: &[usize]) -> bool {
    let to = neighbours(edges, way[way.len() - 1]).into_iter();
    { to }.any(|to| !way.contains(&to) && !wins(edges, &[way, &[to]].concat()))
}

/// Returns whether a player who follows the matching can always do so, whatever the opponent does.
fn can_follow(edges: &[Edge], mates: &[Option<usize>], way: &[usize]) -> bool {
    let Some(to) = mates[way[way.len() - 1]] else { return false };
    let way = [way, &[to]].concat();
    let replies = neighbours(edges, to).into_iter().filter(|reply| !way.contains(reply));
    !way[..way.len() - 1].contains(&to) && { replies }
        .all(|reply| can_follow(edges, mates, &[&way[..], &[reply]].concat()))
}

#[test]
fn step_1_a_vertex_that_every_maximum_matching_covers_is_won_along_any_of_them() {
    on_every_graph(|edges, matchings| {
        for start in 0..VERTICES {
            if matchings.iter().all(|mates| mates[start].is_some()) {
                assert!(wins(edges, &[start]), "{start} in {edges:?}");
                let can_follow = |mates: &[Option<usize>; 5]| can_follow(edges, mates, &[start]);
                assert!(matchings.iter().all(can_follow), "{start} in {edges:?}");
            }
        }
    });
}

#[test]
fn step_2_a_vertex_that_some_maximum_matching_leaves_out_is_lost() {
    on_every_graph(|edges, matchings| {
        for start in 0..VERTICES {
            for mates in matchings.iter().filter(|mates| mates[start].is_none()) {
                assert!(!wins(edges, &[start]), "{start} in {edges:?}");
                let moves = neighbours(edges, start).into_iter();
                let is_answered = |to| can_follow(edges, mates, &[start, to]);
                assert!({ moves }.all(is_answered), "{start} in {edges:?}");
            }
        }
    });
}
