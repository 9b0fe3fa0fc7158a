//! The drawing of a graph of positions in layers: each move leads down, and the ends are at the
//! bottom.

use crate::json;

/// The height of a box.
const BOX: usize = 40;

/// The distance from the top of one layer to the top of the next.
const LAYER: usize = 76;

/// The least distance between two boxes of a layer.
const GAP: usize = 14;

/// The width of a character of a label.
const CHARACTER: usize = 9;

/// The margin around the drawing, which curved edges and frames need.
const MARGIN: usize = 12;

/// How often the layers are put in a new order.
const SWEEPS: usize = 4;

/// Boxes and the edges between them.
pub struct Drawing {
    size: (usize, usize),
    /// The middle of each box, and its top.
    places: Vec<(usize, usize)>,
    widths: Vec<usize>,
    edges: Vec<(usize, usize)>,
}

impl Drawing {
    /// Arranges positions with these labels, given the options of each, which come before it.
    pub fn new(labels: &[String], options: &[Vec<usize>]) -> Drawing {
        let mut edges: Vec<(usize, usize)> = Vec::new();
        let mut heights: Vec<usize> = Vec::new();
        for (tail, heads) in options.iter().enumerate() {
            edges.extend(heads.iter().map(|&head| (tail, head)));
            heights.push(heads.iter().map(|&head| heights[head] + 1).max().unwrap_or(0));
        }
        edges.sort_unstable();
        edges.dedup();
        let width = |label: &String| (label.chars().count() * CHARACTER + 16).max(BOX + 4);
        let widths: Vec<usize> = labels.iter().map(width).collect();
        let tallest = heights.iter().max().copied().unwrap_or(0);
        let mut layers: Vec<Vec<usize>> = vec![Vec::new(); tallest + 1];
        // The start, which comes last, is at the top; early positions are at the right.
        for position in (0..labels.len()).rev() {
            layers[tallest - heights[position]].push(position);
        }
        let row_width = |layer: &[usize]| {
            layer.iter().map(|&position| widths[position] + GAP).sum::<usize>() - GAP
        };
        let inner = layers.iter().map(|layer| row_width(layer)).max().unwrap_or(0);
        let mut middles = vec![0; labels.len()];
        let place = |layer: &[usize], middles: &mut Vec<usize>| {
            let mut left = MARGIN + (inner - row_width(layer)) / 2;
            for &position in layer {
                middles[position] = left + widths[position] / 2;
                left += widths[position] + GAP;
            }
        };
        layers.iter().for_each(|layer| place(layer, &mut middles));
        for _ in 0..SWEEPS {
            for layer in &mut layers {
                // A box belongs below the boxes from which moves lead to it.
                let wanted = |position: usize| {
                    let above = edges.iter().filter(|&&(_, head)| head == position);
                    let above: Vec<usize> = above.map(|&(tail, _)| middles[tail]).collect();
                    match above.len() {
                        0 => middles[position],
                        count => above.iter().sum::<usize>() / count,
                    }
                };
                layer.sort_by_key(|&position| wanted(position));
                place(layer, &mut middles);
            }
        }
        let top = |height: usize| MARGIN + (tallest - height) * LAYER;
        let places = (0..labels.len()).map(|i| (middles[i], top(heights[i]))).collect();
        let size = (inner + 2 * MARGIN, tallest * LAYER + BOX + 2 * MARGIN);
        Drawing { size, places, widths, edges }
    }

    /// Returns the drawing as JSON.
    pub fn object(&self) -> String {
        let pairs = |pairs: &[(usize, usize)]| {
            json::list(pairs.iter().map(|(one, other)| format!("[{one},{other}]")))
        };
        json::object(&[
            ("width", self.size.0.to_string()),
            ("height", self.size.1.to_string()),
            ("box", BOX.to_string()),
            ("places", pairs(&self.places)),
            ("widths", json::list(self.widths.iter().map(usize::to_string))),
            ("edges", pairs(&self.edges)),
        ])
    }
}
