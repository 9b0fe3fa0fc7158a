//! The placement of a small graph's nodes and arrows: the nodes are in columns, and every arrow
//! runs from one column to another, never across a node.
//!
//! K. Sugiyama, S. Tagawa, M. Toda, *Methods for visual understanding of hierarchical system
//! structures*, IEEE Transactions on Systems, Man and Cybernetics 11 (1981): edges that close a
//! cycle are reversed, a longest path determines each node's column, long arrows pass through the
//! columns in between, the items of each column are sorted by the mean place of their neighbours,
//! and then each item moves as near to its neighbours as the other items allow.

use super::svg::{at, Point};
use itertools::Itertools;

/// The space between two columns, in which the arrows bend.
const BETWEEN_COLUMNS: f64 = 54.0;
/// The space between two nodes, or arrows, in a column.
const BETWEEN_ROWS: f64 = 9.0;
/// The height that an arrow takes up in a column that it passes.
const PASSING: f64 = 8.0;
const MARGIN: f64 = 8.0;
/// The distance between two arrows that meet the same side of a node, if the node is tall enough.
const BETWEEN_ENDS: f64 = 8.0;
/// The number of passes through the columns; these passes determine the items' order and places.
const SWEEPS: usize = 12;

/// The size of a node: its box, and room for a note below it.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub width: f64,
    pub height: f64,
    pub below: f64,
}

/// The places of the nodes and the arrows of a graph.
#[derive(Clone, Debug)]
pub struct GraphLayout {
    /// The centre of the box of each node.
    pub places: Vec<Point>,
    /// The points through which each arrow runs horizontally, from its beginning to its tip.
    pub routes: Vec<Vec<Point>>,
    /// The size of the whole.
    pub width: f64,
    pub height: f64,
}

/// An item of a column: a node or a passing arrow.
#[derive(Clone, Copy, Debug)]
struct Item {
    column: usize,
    /// The height of the item as drawn, including the note below a node.
    height: f64,
    y: f64,
}

/// The columns of a graph while they are being put in order.
struct Layers {
    items: Vec<Item>,
    /// The items of each column, from the top down.
    columns: Vec<Vec<usize>>,
    /// For each item, the items joined to it in the previous column and in the next column.
    before: Vec<Vec<usize>>,
    after: Vec<Vec<usize>>,
    /// The items of each arrow, from its tail to its head.
    chains: Vec<Vec<usize>>,
}

/// Returns a layout of a graph whose nodes have these sizes and can all be reached from node 0. An
/// edge that closes a cycle runs from right to left; all other edges run from left to right.
pub fn lay_out(sizes: &[Size], edges: &[(usize, usize)]) -> GraphLayout {
    let is_back = back_edges(sizes.len(), edges);
    let rightwards: Vec<(usize, usize)> = edges
        .iter()
        .zip(&is_back)
        .map(|(&(from, to), &is_back)| if is_back { (to, from) } else { (from, to) })
        .collect();
    let column_of = columns(sizes.len(), &rightwards);
    let mut items: Vec<Item> = sizes
        .iter()
        .zip(&column_of)
        .map(|(size, &column)| Item { column, height: size.height + size.below, y: 0.0 })
        .collect();
    let chains = chains(&rightwards, &mut items);
    let mut layers = Layers::new(items, chains);
    layers.order();
    layers.place();
    let Layers { items, columns, chains, .. } = &layers;

    let width = |column: &Vec<usize>| {
        column
            .iter()
            .filter_map(|&item| sizes.get(item))
            .fold(0.0, |most, size| size.width.max(most))
    };
    // The left and right sides of each column.
    let mut sides: Vec<(f64, f64)> = Vec::new();
    for column in columns {
        let left = sides.last().map_or(MARGIN, |(_, right)| right + BETWEEN_COLUMNS);
        sides.push((left, left + width(column)));
    }
    let middle = |(left, right): (f64, f64)| left + (right - left) / 2.0;
    let places: Vec<Point> = sizes
        .iter()
        .zip(items)
        .map(|(size, item)| at(middle(sides[item.column]), item.y - size.below / 2.0))
        .collect();
    let port = |number, is_right| layers.port(sizes, &places, number, is_right);
    let routes = chains.iter().enumerate().map(|(number, chain)| {
        let mut route = vec![port(number, true)];
        for item in chain[1..chain.len() - 1].iter().map(|&item| &items[item]) {
            let (left, right) = sides[item.column];
            route.extend([at(left, item.y), at(right, item.y)]);
        }
        route.push(port(number, false));
        if is_back[number] {
            route.reverse();
        }
        route
    });
    let routes = routes.collect();
    let bottom = items.iter().map(|item| item.y + item.height / 2.0).fold(0.0, f64::max);
    let right = sides.last().map_or(0.0, |(_, right)| *right);
    GraphLayout { places, routes, width: right + MARGIN, height: bottom + MARGIN }
}

/// Adds an item for each column that an edge passes; returns each edge's items from tail to head.
fn chains(edges: &[(usize, usize)], items: &mut Vec<Item>) -> Vec<Vec<usize>> {
    let chain = |&(from, to): &(usize, usize)| {
        let first = items.len();
        let passed = items[from].column + 1..items[to].column;
        items.extend(passed.map(|column| Item { column, height: PASSING, y: 0.0 }));
        [from].into_iter().chain(first..items.len()).chain([to]).collect()
    };
    edges.iter().map(chain).collect()
}

/// Returns, for each edge, whether it leads back to a node on the path by which a depth-first
/// search from node 0 reaches the edge's tail.
fn back_edges(nodes: usize, edges: &[(usize, usize)]) -> Vec<bool> {
    fn search(
        node: usize,
        edges: &[(usize, usize)],
        state: &mut [Option<bool>],
        back: &mut [bool],
    ) {
        state[node] = Some(true);
        for (number, &(from, to)) in edges.iter().enumerate() {
            if from == node {
                match state[to] {
                    None => search(to, edges, state, back),
                    Some(is_open) => back[number] = is_open,
                }
            }
        }
        state[node] = Some(false);
    }
    let mut back = vec![false; edges.len()];
    search(0, edges, &mut vec![None; nodes], &mut back);
    back
}

/// Returns the column of each node of a graph without cycles: by the longest path to an end, or by
/// the longest path from node 0 if that makes the arrows shorter.
fn columns(nodes: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let longest = |edges: &[(usize, usize)]| {
        let mut lengths = vec![0; nodes];
        for _ in 0..nodes {
            for &(from, to) in edges {
                lengths[from] = lengths[from].max(lengths[to] + 1);
            }
        }
        lengths
    };
    let to_end = longest(edges);
    let from_end: Vec<usize> = to_end.iter().map(|length| to_end[0] - length).collect();
    let reversed: Vec<(usize, usize)> = edges.iter().map(|&(from, to)| (to, from)).collect();
    let from_start = longest(&reversed);
    let length = |columns: &[usize]| -> usize {
        edges.iter().map(|&(from, to)| columns[to] - columns[from]).sum()
    };
    if length(&from_start) < length(&from_end) {
        from_start
    } else {
        from_end
    }
}

impl Layers {
    /// Returns the columns, with the items of each column in the order of the items' numbers.
    fn new(items: Vec<Item>, chains: Vec<Vec<usize>>) -> Layers {
        let mut before = vec![Vec::new(); items.len()];
        let mut after = vec![Vec::new(); items.len()];
        for chain in &chains {
            for pair in chain.windows(2) {
                after[pair[0]].push(pair[1]);
                before[pair[1]].push(pair[0]);
            }
        }
        let count = items.iter().map(|item| item.column + 1).max().unwrap_or(0);
        let mut columns = vec![Vec::new(); count];
        for (number, item) in items.iter().enumerate() {
            columns[item.column].push(number);
        }
        Layers { items, columns, before, after, chains }
    }

    /// Returns the columns in the order in which a sweep visits them; every other sweep goes left.
    fn sweep(&self, number: usize) -> Vec<usize> {
        let columns = 0..self.columns.len();
        match number.is_multiple_of(2) {
            true => columns.collect(),
            false => columns.rev().collect(),
        }
    }

    /// Orders each column's items so that few arrows cross: each item goes to the mean place of its
    /// neighbours, and then adjacent items are exchanged.
    fn order(&mut self) {
        let mut best = (self.crossings(), self.columns.clone());
        for sweep in 0..SWEEPS {
            for column in self.sweep(sweep) {
                self.by_neighbours(column, sweep % 2 == 0);
            }
            self.exchange();
            best = best.clone().min((self.crossings(), self.columns.clone()));
        }
        self.columns = best.1;
    }

    /// Sorts a column by the mean place of each item's neighbours in the previous or next column.
    fn by_neighbours(&mut self, column: usize, is_before: bool) {
        let neighbours = if is_before { &self.before } else { &self.after };
        let rank = self.ranks();
        let middle = |&item: &usize| {
            mean(neighbours[item].iter().map(|&other| rank[other] as f64))
                .unwrap_or(rank[item] as f64)
        };
        self.columns[column].sort_by(|a, b| middle(a).total_cmp(&middle(b)));
    }

    /// Exchanges adjacent items as long as this reduces the number of crossings.
    fn exchange(&mut self) {
        let mut rank = self.ranks();
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for column in &mut self.columns {
                for lower in 1..column.len() {
                    let (one, other) = (column[lower - 1], column[lower]);
                    let crossings = |upper: usize, lower: usize| {
                        inversions(&self.before[upper], &self.before[lower], &rank)
                            + inversions(&self.after[upper], &self.after[lower], &rank)
                    };
                    if crossings(other, one) < crossings(one, other) {
                        column.swap(lower - 1, lower);
                        rank.swap(one, other);
                        has_changed = true;
                    }
                }
            }
        }
    }

    /// Returns the place of each item within its column.
    fn ranks(&self) -> Vec<usize> {
        let mut ranks = vec![0; self.items.len()];
        for column in &self.columns {
            for (rank, &item) in column.iter().enumerate() {
                ranks[item] = rank;
            }
        }
        ranks
    }

    fn crossings(&self) -> usize {
        let rank = self.ranks();
        let pairs = self.columns.iter().flat_map(|column| {
            (1..column.len())
                .flat_map(move |lower| (0..lower).map(move |upper| (column[upper], column[lower])))
        });
        pairs.map(|(upper, lower)| inversions(&self.after[upper], &self.after[lower], &rank)).sum()
    }

    /// Gives each item its height on the page: as near to the mean height of its neighbours as the
    /// other items of its column allow.
    fn place(&mut self) {
        let wanted = vec![0.0; self.items.len()];
        (0..self.columns.len()).for_each(|column| self.move_apart(column, &wanted));
        for column in (0..2 * SWEEPS).flat_map(|sweep| self.sweep(sweep)).collect_vec() {
            let wanted = (0..self.items.len()).map(|item| self.middle(item)).collect_vec();
            self.move_apart(column, &wanted);
        }
        let top = self.items.iter().map(|item| item.y - item.height / 2.0).fold(f64::MAX, f64::min);
        for item in &mut self.items {
            item.y += MARGIN - top;
        }
    }

    /// Returns the mean height of an item's neighbours, or the item's own height if there are none.
    fn middle(&self, item: usize) -> f64 {
        let neighbours = self.before[item].iter().chain(&self.after[item]);
        mean(neighbours.map(|&other| self.items[other].y)).unwrap_or(self.items[item].y)
    }

    /// Moves the items of a column as near to the desired heights as they can go without
    /// overlapping: groups that would overlap move together, to the mean of their desired places.
    fn move_apart(&mut self, column: usize, wanted: &[f64]) {
        /// A group of items that touch: their number, and the sum, over these items, of the place
        /// that each item would prefer for the group's first item.
        struct Group {
            count: usize,
            sum: f64,
        }
        let numbers = &self.columns[column];
        let mut offsets = vec![0.0; numbers.len()];
        for place in 1..numbers.len() {
            let heights = self.items[numbers[place - 1]].height + self.items[numbers[place]].height;
            offsets[place] = offsets[place - 1] + heights / 2.0 + BETWEEN_ROWS;
        }
        let mut groups: Vec<Group> = Vec::new();
        let mean = |group: &Group| group.sum / group.count as f64;
        for (&number, offset) in numbers.iter().zip(&offsets) {
            groups.push(Group { count: 1, sum: wanted[number] - offset });
            while let [.., upper, lower] = &groups[..] {
                if mean(upper) <= mean(lower) {
                    break;
                }
                let joined = Group { count: upper.count + lower.count, sum: upper.sum + lower.sum };
                groups.truncate(groups.len() - 2);
                groups.push(joined);
            }
        }
        let firsts = groups.iter().flat_map(|group| std::iter::repeat_n(mean(group), group.count));
        let ys: Vec<f64> = firsts.zip(&offsets).map(|(first, offset)| first + offset).collect();
        for (number, y) in self.columns[column].clone().into_iter().zip(ys) {
            self.items[number].y = y;
        }
    }

    /// Returns where an arrow meets the right side of its tail node or, if `is_right` is false, the
    /// left side of its head node. The arrows on a side are in the order of the neighbouring items.
    fn port(&self, sizes: &[Size], places: &[Point], number: usize, is_right: bool) -> Point {
        // The node, and the item next to it on the chain.
        let ends = |chain: &Vec<usize>| match is_right {
            true => (chain[0], chain[1]),
            false => (chain[chain.len() - 1], chain[chain.len() - 2]),
        };
        let (node, neighbour) = ends(&self.chains[number]);
        let own: Vec<(f64, usize)> = (0..self.chains.len())
            .map(|other| (ends(&self.chains[other]), other))
            .filter(|((other, _), _)| *other == node)
            .map(|((_, next), other)| (self.items[next].y, other))
            .collect();
        let rank = own.iter().filter(|other| **other < (self.items[neighbour].y, number)).count();
        let (rank, count) = (rank as f64, own.len() as f64);
        let Size { width, height, .. } = sizes[node];
        let step = BETWEEN_ENDS.min((height - 8.0) / count);
        let side = if is_right { width / 2.0 } else { -width / 2.0 };
        at(places[node].x + side, places[node].y + step * (rank - (count - 1.0) / 2.0))
    }
}

/// Returns the mean of some numbers, if there are any.
fn mean(numbers: impl Iterator<Item = f64> + Clone) -> Option<f64> {
    let count = numbers.clone().count();
    (count > 0).then(|| numbers.sum::<f64>() / count as f64)
}

/// Returns how many times the arrows of an item cross the arrows of the item below it.
fn inversions(upper: &[usize], lower: &[usize], rank: &[usize]) -> usize {
    let crossed = |one: &usize| lower.iter().filter(|other| rank[**other] < rank[*one]).count();
    upper.iter().map(crossed).sum()
}
