//! A random graph of 10^6 vertices and 10^7 edges: compressed rows and a single walk, against a
//! list for each vertex and Kahn's order; and win, loss and draw on a graph with cycles.

mod ratio;

use criterion::{Criterion, SamplingMode};
use grundy::graph::{Dag, Loopy};
use std::hint::black_box;

const VERTICES: usize = 1_000_000;
const EDGES: usize = 10_000_000;

/// Returns edges that follow a hidden order, except that one in `backward` goes against it.
fn edges(backward: Option<usize>) -> Vec<(usize, usize)> {
    let mut state = 1u64;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as usize % bound
    };
    let mut order: Vec<usize> = (0..VERTICES).collect();
    (1..VERTICES).for_each(|at| order.swap(at, below(at + 1)));
    let edge = |index: usize| {
        let (a, b) = (below(VERTICES), below(VERTICES - 1));
        let b = b + usize::from(b >= a);
        let up = backward.is_some_and(|backward| index.is_multiple_of(backward));
        let (from, to) = if up { (a.min(b), a.max(b)) } else { (a.max(b), a.min(b)) };
        (order[from], order[to])
    };
    (0..EDGES).map(edge).collect()
}

fn lists_and_order(edges: &[(usize, usize)]) -> Vec<u32> {
    let mut options = vec![Vec::new(); VERTICES];
    let mut entering = vec![0; VERTICES];
    for &(from, to) in edges {
        options[from].push(to);
        entering[to] += 1;
    }
    let mut order: Vec<usize> = (0..VERTICES).filter(|&vertex| entering[vertex] == 0).collect();
    let mut done = 0;
    while done < order.len() {
        for &to in &options[order[done]] {
            entering[to] -= 1;
            if entering[to] == 0 {
                order.push(to);
            }
        }
        done += 1;
    }
    let mut values = vec![0; VERTICES];
    for &vertex in order.iter().rev() {
        let mut used = vec![false; options[vertex].len() + 1];
        for &to in &options[vertex] {
            if let Some(used) = used.get_mut(values[to] as usize) {
                *used = true;
            }
        }
        values[vertex] = used.iter().take_while(|&&used| used).count() as u32;
    }
    values
}

/// Returns the peak and the present memory of this process, in bytes; on Linux only.
fn memory() -> Option<(u64, u64)> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok()
    };
    Some((kilobytes("VmHWM:")? * 1024, kilobytes("VmRSS:")? * 1024))
}

fn benches(criterion: &mut Criterion) {
    let down = edges(None);
    let before = memory();
    let dag = Dag::from_edges(VERTICES, &down).expect("edges go down");
    if let (Some((_, before)), Some((most, _))) = (before, memory()) {
        let each = most.saturating_sub(before) as f64 / EDGES as f64;
        println!("dag: {each:.1} bytes an edge, beside 16 of the input");
    }
    assert!(dag.values() == lists_and_order(&down));

    let mut group = criterion.benchmark_group("dag");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    group.bench_function("rows", |b| b.iter(|| Dag::from_edges(VERTICES, black_box(&down))));
    group.bench_function("lists", |b| b.iter(|| lists_and_order(black_box(&down))));
    drop(down);
    let loopy = edges(Some(50));
    group.bench_function("loopy", |b| b.iter(|| Loopy::from_edges(VERTICES, black_box(&loopy))));
}

fn main() {
    ratio::main(benches, "dag", "rows", &["lists"]);
}
