//! Reading an SVG as plotters writes it, with one element per line.

/// Returns the elements of this name that contain a text.
pub fn elements<'a>(svg: &'a str, name: &str, with: &'a str) -> impl Iterator<Item = &'a str> {
    let begin = format!("<{name} ");
    svg.lines().filter(move |line| line.starts_with(&begin) && line.contains(with))
}

/// Returns the value of an attribute.
pub fn value<'a>(element: &'a str, name: &str) -> &'a str {
    let (_, rest) = element.split_once(&format!(" {name}=\"")).unwrap();
    rest.split('"').next().unwrap()
}

/// Returns the texts of an SVG, each of which is on a line of its own.
pub fn texts(svg: &str) -> Vec<&str> {
    svg.lines().map(str::trim).filter(|line| !line.starts_with('<') && !line.is_empty()).collect()
}
