//! Drawings as text: points of a grid, and edges between them.
//!
//! A point is written as its column and row, `1.2`, and an edge as its two ends, `1.0-1.2`. The
//! texts of a drawing are separated by blanks or commas; `@1.2` is a token on a point.

use super::position::numbers;
use crate::json;
use support::language::Language;

/// The largest coordinate.
const LARGEST: u64 = 8;

/// The most edges.
const MAX_EDGES: usize = 40;

/// A point of the grid: its column, and its row counted from the bottom.
pub type Point = (u64, u64);

/// Whether an edge leads from its first end to its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// An edge and its reverse are the same edge.
    None,
    /// Both may be drawn.
    Forward,
}

/// Points with edges between them, and tokens on some of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// Each point once, in the order in which the text names them.
    pub points: Vec<Point>,
    /// The indices of each edge's two ends.
    pub edges: Vec<(usize, usize)>,
    /// The indices of the points that carry tokens, one for each token.
    pub tokens: Vec<usize>,
}

impl Drawing {
    /// Reads a drawing.
    ///
    /// # Errors
    /// If a part of the text is neither an edge nor a token, an edge is drawn twice or has a
    /// single end, or there are too many edges.
    pub fn read(text: &str, direction: Direction, language: Language) -> Result<Drawing, String> {
        let mut drawing = Drawing::default();
        for part in text.split([' ', ',']).filter(|part| !part.is_empty()) {
            let unknown = || {
                language.select(
                    format!(
                        "{part:?} is neither an edge, such as 1.0-1.2, nor a token, such as @1.2, \
                         with coordinates of at most {LARGEST}"
                    ),
                    format!(
                        "“{part}”既不是边（如 1.0-1.2），也不是棋子（如 @1.2）；坐标最大为 {LARGEST}"
                    ),
                )
            };
            if let Some(point) = part.strip_prefix('@') {
                let point = read_point(point).ok_or_else(unknown)?;
                let token = drawing.index(point);
                drawing.tokens.push(token);
                continue;
            }
            let ends = part.split_once('-').ok_or_else(unknown)?;
            let (tail, head) = (read_point(ends.0), read_point(ends.1));
            let (tail, head) = tail.zip(head).filter(|(a, b)| a != b).ok_or_else(unknown)?;
            let edge = (drawing.index(tail), drawing.index(head));
            let is_reverse_drawn = drawing.edges.contains(&(edge.1, edge.0));
            if drawing.edges.contains(&edge) || direction == Direction::None && is_reverse_drawn {
                return Err(language.select(
                    format!("the edge {part} is drawn twice"),
                    format!("边 {part} 画了两次"),
                ));
            }
            drawing.edges.push(edge);
        }
        if drawing.edges.is_empty() || drawing.edges.len() > MAX_EDGES {
            return Err(language.select(
                format!("a drawing has 1 to {MAX_EDGES} edges, such as 1.0-1.2"),
                format!("一幅图有 1 到 {MAX_EDGES} 条边，例如 1.0-1.2"),
            ));
        }
        Ok(drawing)
    }

    /// Returns the index of a point, which it adds if it is new.
    fn index(&mut self, point: Point) -> usize {
        self.points.iter().position(|&other| other == point).unwrap_or_else(|| {
            self.points.push(point);
            self.points.len() - 1
        })
    }

    /// Returns the points as JSON.
    pub fn points_object(&self) -> String {
        json::list(self.points.iter().map(|&(x, y)| numbers([x, y])))
    }
}

/// Formats a point as a drawing writes it.
pub fn point_name((x, y): Point) -> String {
    format!("{x}.{y}")
}

fn read_point(text: &str) -> Option<Point> {
    let read = |text: &str| text.parse().ok().filter(|&number: &u64| number <= LARGEST);
    let (x, y) = text.split_once('.')?;
    Some((read(x)?, read(y)?))
}
