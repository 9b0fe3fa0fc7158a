//! What is drawn for a position, as data that a terminal turns into text and a page into shapes.

use crate::heaps::heap_letter;
use crate::json;
use itertools::Itertools;

/// A place on a board to which a person points: either a row and a column, counted from 0, or the
/// number 0 and the number of a point or an edge.
pub type Spot = [u64; 2];

/// What is drawn for a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Board {
    /// Rows of stones.
    Heaps(HeapRows),
    /// The cells of a grid.
    Cells(Cells),
    /// Points with edges between them.
    Edges(Edges),
}

/// Rows of stones, the first at the top.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeapRows {
    pub heaps: Vec<BoardHeap>,
    /// The lengths of the rows.
    pub rows: Vec<u64>,
    /// Whether a move may turn one heap into several.
    pub splits: bool,
    /// Whether the stones are drawn as pins, as in books.
    pub pins: bool,
}

/// A remaining heap, and its place in the original row of stones.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardHeap {
    pub label: String,
    /// The name of the heap's rule; empty if all heaps share one rule.
    pub rule: String,
    pub row: usize,
    /// The number of stones and gaps to the left of the heap in its row.
    pub from: u64,
    pub stones: u64,
}

impl HeapRows {
    /// Returns heaps that are named by letters, each in a row of its own.
    pub fn rows(stones: &[u64], start: &[u64]) -> HeapRows {
        let heap = |(row, &stones): (usize, &u64)| BoardHeap {
            label: heap_letter(row),
            rule: String::new(),
            row,
            from: 0,
            stones,
        };
        let heaps = stones.iter().enumerate().map(heap).collect();
        let rows = stones.iter().zip(start).map(|(&now, &start)| now.max(start)).collect();
        HeapRows { heaps, rows, ..HeapRows::default() }
    }
}

/// The cells of a grid in rows, the first row at the top.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cells {
    pub rows: Vec<Vec<Cell>>,
    /// The names of the rows and of the columns.
    pub down: Vec<String>,
    pub across: Vec<String>,
}

impl Cells {
    /// Returns the cells of a grid whose rows and columns have these names.
    pub fn board(
        down: impl IntoIterator<Item = String>,
        across: impl IntoIterator<Item = String>,
        cell: impl Fn(usize, usize) -> Cell,
    ) -> Board {
        let [down, across] = [down.into_iter().collect_vec(), across.into_iter().collect_vec()];
        let row = |row: usize| (0..across.len()).map(|column| cell(row, column)).collect();
        let rows = (0..down.len()).map(row).collect();
        Board::Cells(Cells { rows, down, across })
    }
}

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    Gone,
    Free,
    Covered,
    Chocolate,
    Poison,
    Heads,
    Tails,
    White,
    Black,
    Queen,
}

impl Cell {
    /// Returns the character that shows the cell.
    pub fn sign(self) -> char {
        match self {
            Cell::Gone => ' ',
            Cell::Free => '·',
            Cell::Covered => '#',
            Cell::Chocolate => '■',
            Cell::Poison => '×',
            Cell::Heads => '●',
            Cell::Tails => '○',
            Cell::White => 'W',
            Cell::Black => 'B',
            Cell::Queen => '♛',
        }
    }
}

/// Points with edges between them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Edges {
    pub points: Vec<BoardPoint>,
    pub edges: Vec<BoardEdge>,
    /// The points on which tokens stand.
    pub tokens: Vec<usize>,
    /// Whether row 0 is the ground for edges that can be cut.
    pub is_on_ground: bool,
}

/// A point of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPoint {
    pub name: String,
    /// The point's column from the left and its row from the bottom.
    pub x: f64,
    pub y: f64,
    /// Whether the point is no longer in play.
    pub is_left: bool,
    /// The point's value; empty if it has no value.
    pub value: String,
}

/// An edge between two points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEdge {
    pub ends: [usize; 2],
    pub is_one_way: bool,
    pub stands: bool,
}

impl Board {
    /// Formats the board as a JSON object with the field `kind`.
    pub fn object(&self) -> String {
        match self {
            Board::Heaps(HeapRows { heaps, rows, splits, pins }) => json::object(&[
                ("kind", json::text("heaps")),
                ("rows", json::list(rows)),
                ("heaps", json::list(heaps.iter().map(heap_object))),
                ("splits", splits.to_string()),
                ("pins", pins.to_string()),
            ]),
            Board::Cells(Cells { rows, down, across }) => {
                let signs =
                    |row: &Vec<Cell>| row.iter().map(|cell| cell.sign()).collect::<String>();
                json::object(&[
                    ("kind", json::text("cells")),
                    ("rows", json::texts(rows.iter().map(signs))),
                    ("down", json::texts(down)),
                    ("across", json::texts(across)),
                ])
            }
            Board::Edges(Edges { points, edges, tokens, is_on_ground }) => json::object(&[
                ("kind", json::text("edges")),
                ("points", json::list(points.iter().map(point_object))),
                ("edges", json::list(edges.iter().map(edge_object))),
                ("tokens", json::list(tokens)),
                ("ground", is_on_ground.to_string()),
            ]),
        }
    }
}

fn heap_object(heap: &BoardHeap) -> String {
    json::object(&[
        ("letter", json::text(&heap.label)),
        ("rule", json::text(&heap.rule)),
        ("row", heap.row.to_string()),
        ("from", heap.from.to_string()),
        ("stones", heap.stones.to_string()),
    ])
}

fn point_object(point: &BoardPoint) -> String {
    json::object(&[
        ("name", json::text(&point.name)),
        ("x", format!("{:.2}", point.x)),
        ("y", format!("{:.2}", point.y)),
        ("left", point.is_left.to_string()),
        ("value", json::text(&point.value)),
    ])
}

fn edge_object(edge: &BoardEdge) -> String {
    json::object(&[
        ("ends", json::list(edge.ends)),
        ("arrow", edge.is_one_way.to_string()),
        ("stands", edge.stands.to_string()),
    ])
}
