//! Graphs as text: `a-b` is an edge, and `a>b` an edge that leads one way.

use anyhow::{ensure, Result};
use support::text;

/// The most edges of a graph that is typed.
const MAX_EDGES: usize = 60;

/// The longest name of a vertex.
const MAX_NAME: usize = 8;

/// An edge between two vertices, by their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub is_one_way: bool,
}

/// A graph whose vertices have names.
#[derive(Clone, Debug, Default)]
pub struct NamedGraph {
    /// The names, in lower case, in the order in which the text mentions them.
    pub names: Vec<String>,
    pub edges: Vec<Edge>,
}

impl NamedGraph {
    /// Reads edges separated by commas, such as `a-b,b>c`, and adds them.
    ///
    /// # Errors
    /// If a part is not an edge, or there are too many.
    pub fn add_edges(&mut self, text: &str) -> Result<()> {
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let part = &part.replace(['–', '—', '−'], "-").replace("->", ">").replace('→', ">");
            let mut ends = part.split(['-', '>']);
            let pair = (ends.next().unwrap_or_default(), ends.next().unwrap_or_default());
            ensure!(
                is_name(pair.0) && is_name(pair.1) && ends.next().is_none(),
                text!(
                    "{part:?} is not an edge: expected two names of up to {MAX_NAME} letters or \
                     digits with - between them, as in a-b",
                    "{part:?} 不是边：应为两个点名，每个不超过 {MAX_NAME} 个字母或数字，\
                     用 - 连接，例如 a-b"
                )
            );
            let (from, to) = (self.index(pair.0), self.index(pair.1));
            self.edges.push(Edge { from, to, is_one_way: part.contains('>') });
        }
        ensure!(
            self.edges.len() <= MAX_EDGES,
            text!("there are more than {MAX_EDGES} edges", "边超过了 {MAX_EDGES} 条")
        );
        Ok(())
    }

    /// Returns the index of a vertex; `None` if there is none of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        let name = name.to_lowercase();
        self.names.iter().position(|other| *other == name)
    }

    /// Returns the index of a vertex, which is added if it is new.
    fn index(&mut self, name: &str) -> usize {
        self.find(name).unwrap_or_else(|| {
            self.names.push(name.to_lowercase());
            self.names.len() - 1
        })
    }

    /// Formats an edge as it is typed.
    pub fn edge_name(&self, edge: Edge) -> String {
        let link = if edge.is_one_way { '>' } else { '-' };
        format!("{}{link}{}", self.names[edge.from], self.names[edge.to])
    }
}

fn is_name(text: &str) -> bool {
    let is_short = (1..=MAX_NAME).contains(&text.len());
    is_short && text.chars().all(|letter| letter.is_ascii_alphanumeric())
}
