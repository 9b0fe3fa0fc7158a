//! The blocks of a doc comment: its examples, its tables, and the other lines.

pub enum Block<'a> {
    /// A block of code, without its fences.
    Code {
        info: &'a str,
        lines: Vec<&'a str>,
    },
    /// The rows of a table; the first two are its head.
    Table(Vec<&'a str>),
    Line(&'a str),
}

pub fn blocks(markdown: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut lines = markdown.lines();
    while let Some(line) = lines.next() {
        match (line.strip_prefix("```"), blocks.last_mut()) {
            (Some(info), _) => {
                let inside = lines.by_ref().take_while(|line| !line.starts_with("```"));
                blocks.push(Block::Code { info, lines: inside.collect() });
            }
            (None, Some(Block::Table(rows))) if line.starts_with('|') => rows.push(line),
            (None, _) if line.starts_with('|') => blocks.push(Block::Table(vec![line])),
            (None, _) => blocks.push(Block::Line(line)),
        }
    }
    blocks
}
