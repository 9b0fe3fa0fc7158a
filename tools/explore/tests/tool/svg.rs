//! What is in an SVG, as plotters writes it: an element a line.

/// The elements of this name in which a text is found.
pub fn elements<'a>(svg: &'a str, name: &str, with: &'a str) -> impl Iterator<Item = &'a str> {
    let begin = format!("<{name} ");
    svg.lines().filter(move |line| line.starts_with(&begin) && line.contains(with))
}

/// An attribute of an element.
pub fn value<'a>(element: &'a str, name: &str) -> &'a str {
    let (_, rest) = element.split_once(&format!(" {name}=\"")).unwrap();
    rest.split('"').next().unwrap()
}

/// The texts of an SVG, each on a line of its own there.
pub fn texts(svg: &str) -> Vec<&str> {
    svg.lines().map(str::trim).filter(|line| !line.starts_with('<') && !line.is_empty()).collect()
}
