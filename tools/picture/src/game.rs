//! The drawing of a game supplied by a reference.

use games::drawing::boxes::{drawing, Drawing, Node};
use games::drawing::svg::escape;
use reference::graph::{Graph, Position, Standing};

/// Returns the drawing of a whole game. Lost positions and winning moves are green, and each
/// position comes with its number, its outcome, its Grundy value, its moves and the player to move.
pub fn draw(graph: &Graph) -> Drawing {
    let nodes: Vec<Node> = graph.positions.iter().enumerate().map(node).collect();
    let moves: Vec<(usize, usize)> = graph
        .positions
        .iter()
        .enumerate()
        .flat_map(|(from, position)| position.options.iter().map(move |&to| (from, to)))
        .collect();
    drawing(&nodes, &moves, |from, to| if graph.wins(from, to) { "won" } else { "" })
}

fn node((number, position): (usize, &Position)) -> Node {
    let Position { label, turn, standing, value, options } = position;
    let (class, outcome) = match standing {
        Standing::Lost => ("p", "P"),
        Standing::Won => ("n", "N"),
        Standing::Drawn => ("u", "="),
    };
    let note = match (value, turn) {
        (Some(value), _) => format!("G = {value}"),
        (None, Some(turn)) => format!("{turn}: {outcome}"),
        (None, None) => outcome.to_string(),
    };
    let moves: Vec<String> = options.iter().map(usize::to_string).collect();
    let mut data = vec![
        ("number", number.to_string()),
        ("outcome", outcome.to_string()),
        ("moves", moves.join(" ")),
        ("label", label.clone()),
    ];
    data.extend(value.map(|value| ("value", value.to_string())));
    data.extend(turn.clone().map(|turn| ("turn", turn)));
    let attributes = data_attributes(data);
    Node { label: label.clone(), class: class.to_string(), note, attributes }
}

/// Returns attributes that hold an element's data for programs to read.
pub fn data_attributes<'a>(data: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let attribute = |(name, value): (&str, String)| format!(" data-{name}=\"{}\"", escape(&value));
    data.into_iter().map(attribute).collect()
}
