//! Positions drawn with characters.

use games::shown::board::{BoardHeap, Cell, Cells, Edges, HeapRows};
use games::shown::{Board, Shown};
use itertools::Itertools;
use support::width::{columns, pad};

/// Draws the position `now` of a game that began at `start`, and marks where `now` differs from
/// `then`; `now` and `then` may be equal.
pub fn draw(game: &dyn Shown, start: &[u64], now: &[u64], then: &[u64]) -> Vec<String> {
    if let Some(art) = game.art(now, then) {
        return art;
    }
    match (game.board(start, now), game.board(start, then)) {
        (Board::Heaps(now), Board::Heaps(then)) => rows(&now, &then, LONGEST_ROW),
        (Board::Cells(now), Board::Cells(then)) => grid(&now, &then),
        (Board::Edges(now), Board::Edges(then)) => list(&now, &then),
        _ => vec![],
    }
}

const LONGEST_ROW: usize = 50;

/// Draws a row for each heap, with about `width` columns for its rule and its stones.
pub fn rows(now: &HeapRows, then: &HeapRows, width: usize) -> Vec<String> {
    let label_width = now.heaps.iter().map(|heap| columns(&heap.label)).max().unwrap_or(0);
    let rule_width = now.heaps.iter().map(|heap| columns(&heap.rule)).max().unwrap_or(0);
    let line = |heap: &BoardHeap| {
        let BoardHeap { label, rule, stones, .. } = heap;
        let rule = match rule_width {
            0 => String::new(),
            _ => pad(rule, (rule_width + 2).min(width / 2)),
        };
        let row = stones_of(heap, now, then, width.saturating_sub(columns(&rule)));
        format!("{} {stones:>4}  {rule}{row}", pad(label, label_width)).trim_end().to_string()
    };
    now.heaps.iter().map(line).collect()
}

/// Returns a heap as stones. Stones that a move takes are hollow; stones that it adds are crosses.
fn stones_of(heap: &BoardHeap, now: &HeapRows, then: &HeapRows, width: usize) -> String {
    if heap.stones as usize + 4 > width {
        return "●".repeat(width.saturating_sub(4).min(heap.stones as usize)) + " …";
    }
    let heap_at = |stone: u64| {
        let holds = |other: &&BoardHeap| other.row == heap.row && is_in(other, stone);
        then.heaps.iter().find(holds).map(|heap| heap.from)
    };
    let mut row = String::new();
    for stone in heap.from..heap.from + heap.stones {
        let is_split = stone > heap.from
            && heap_at(stone).is_some()
            && heap_at(stone - 1).is_some_and(|from| Some(from) != heap_at(stone));
        row += if is_split { " | " } else { "" };
        row += if heap_at(stone).is_some() { "●" } else { "○" };
    }
    let total = |board: &HeapRows| {
        let own = board.heaps.iter().filter(|other| other.row == heap.row);
        own.map(|heap| heap.stones).sum::<u64>()
    };
    let room = width.saturating_sub(heap.stones as usize);
    row + &"+".repeat((total(then).saturating_sub(total(now)) as usize).min(room))
}

/// Returns whether a stone of the row belongs to this heap.
pub fn is_in(heap: &BoardHeap, stone: u64) -> bool {
    (heap.from..heap.from + heap.stones).contains(&stone)
}

fn grid(now: &Cells, then: &Cells) -> Vec<String> {
    let width = now.across.iter().map(|name| columns(name)).max().unwrap_or(1) + 1;
    let label_width = now.down.iter().map(|name| columns(name)).max().unwrap_or(0);
    let right = |text: &str| " ".repeat(width.saturating_sub(columns(text))) + text;
    let blank = " ".repeat(label_width);
    let across: String = now.across.iter().map(|name| right(name)).collect();
    let mut lines = vec![format!("{blank}{across}")];
    for (row, (cells, label)) in now.rows.iter().zip(&now.down).enumerate() {
        let after = |column: usize| {
            let row = then.rows.get(row);
            row.and_then(|row| row.get(column)).copied().unwrap_or(Cell::Gone)
        };
        let marked = cells.iter().enumerate().map(|(column, &cell)| mark(cell, after(column)));
        let marked: String = marked.map(|sign| right(&sign.to_string())).collect();
        lines.push(format!("{}{marked}", pad(label, label_width)).trim_end().to_string());
        let turned = cells.iter().enumerate().map(|(column, &cell)| {
            let is_coin = matches!(cell, Cell::Heads | Cell::Tails);
            right(if is_coin && cell != after(column) { "^" } else { "" })
        });
        let turned = format!("{blank}{}", turned.collect::<String>());
        if !turned.trim().is_empty() {
            lines.push(turned.trim_end().to_string());
        }
    }
    lines
}

/// Returns the character that shows a cell and what becomes of it.
fn mark(now: Cell, then: Cell) -> char {
    match (now, then) {
        (Cell::Chocolate, Cell::Gone) => '□',
        (Cell::Free, Cell::Covered) => 'o',
        (Cell::Free, Cell::White | Cell::Black | Cell::Queen) => '*',
        _ => now.sign(),
    }
}

/// Lists each point with the points to which its edges lead.
fn list(now: &Edges, then: &Edges) -> Vec<String> {
    let width = now.points.iter().map(|point| point.name.len()).max().unwrap_or(1);
    let line = |number: usize| {
        let point = &now.points[number];
        let mark = match () {
            () if now.tokens.contains(&number) => "▶",
            () if then.tokens.contains(&number) => "*",
            () if point.is_left => "×",
            () => " ",
        };
        let ends = now.edges.iter().flat_map(|edge| {
            let [from, to] = edge.ends;
            [(from == number, to), (to == number && !edge.is_one_way, from)]
        });
        let others = ends.filter(|&(is_next, other)| is_next && other != number);
        let others = others.map(|(_, other)| other).sorted().dedup();
        let others = others.map(|other| &now.points[other].name).join(" ");
        format!("{mark} {:width$}  → {others}", point.name).trim_end().to_string()
    };
    (0..now.points.len()).map(line).collect()
}
