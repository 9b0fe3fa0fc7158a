//! The picture of a problem that its header names, and that of a module, by its name.

use super::{graphs, heaps, rows, theory, Picture};
use crate::drawn;
use catalogue::project::{Problem, Project};
use games::steps::picture::Picture as Last;
use maud::PreEscaped;
use picture::example::{AS_IN, OWN_DRAWING};
use support::language::Language;

/// The drawing of an idea, which explains several problems.
struct Idea {
    /// Its name in the line `Picture: as in …` of a header.
    name: &'static str,
    chinese: &'static str,
    drawing: fn(Language) -> Option<Picture>,
}

/// The drawings that a header may name.
const IDEAS: [Idea; 10] = [
    Idea {
        name: "a search of all positions",
        chinese: "搜索全部局面",
        drawing: |language| last_step("grundy", language),
    },
    Idea {
        name: "a fixed number of moves", chinese: "步数固定的游戏", drawing: graphs::countdown
    },
    Idea { name: "a linear basis", chinese: "线性基", drawing: theory::basis },
    Idea { name: "a graph with cycles", chinese: "有环图上的游戏", drawing: graphs::loopy },
    Idea { name: "geography", chinese: "地理游戏", drawing: graphs::geography },
    Idea { name: "a tree with outcomes", chinese: "树上的胜负", drawing: graphs::tree },
    Idea {
        name: "mirrored moves",
        chinese: "对称策略",
        drawing: |language| Some(rows::mirrored_board(language)),
    },
    Idea {
        name: "Bash's game",
        chinese: "巴什博弈",
        drawing: |language| heaps::example("{1, 2}", language),
    },
    Idea {
        name: "Dawson's Kayles",
        chinese: "Dawson's Kayles",
        drawing: |language| heaps::example("0.07", language),
    },
    Idea {
        name: "nim products",
        chinese: "Nim 积",
        drawing: |language| last_step("nimber", language),
    },
];

/// Returns the picture that the header of a problem names: the one in its folder, or that of an
/// idea or of another problem, which says so; `None` if it names none.
pub fn of_problem(project: &Project, problem: &Problem, language: Language) -> Option<Picture> {
    let named = problem.header.picture.as_deref()?;
    if named == OWN_DRAWING {
        return drawn::of_problem(&problem.place, language);
    }
    let name = named.strip_prefix(AS_IN)?;
    let (drawing, chinese) = match IDEAS.iter().find(|idea| idea.name == name) {
        Some(idea) => ((idea.drawing)(language)?, idea.chinese),
        None => {
            let is_it = |other: &&Problem| other.header.name == name;
            let other = project.problems.iter().find(is_it)?;
            (drawn::of_problem(&other.place, language)?, name)
        }
    };
    let Picture { svg, caption } = drawing;
    let caption = match language {
        Language::English => format!("As in {name}: {caption}"),
        Language::Chinese => format!("与“{chinese}”相同：{caption}"),
    };
    Some(Picture { svg, caption })
}

/// Returns the picture of a module, given its path: the last step of its columns or of its walk, or
/// else a drawing.
pub fn of_module(path: &str, language: Language) -> Option<Picture> {
    last_step(path, language).or_else(|| match path {
        "mex" | "subtraction" => heaps::example("{1, 3, 4}", language),
        "table" => heaps::example("fibonacci", language),
        "game" | "named" => heaps::example("grundy", language),
        "octal" => heaps::example("0.137", language),
        "bash" => heaps::example("{1, 2, 3}", language),
        "lasker" | "rule" => heaps::example("lasker", language),
        "period::ruler" => rows::marks_of_a_ruler(language),
        "contest::fenwick" => Some(rows::fenwick(language)),
        "contest::divisors" => Some(rows::quotients(language)),
        "contest" | "contest::xor_basis" => theory::basis(language),
        "contest::column_sums" => last_step("moore", language),
        "contest::rooted_tree" => graphs::tree(language),
        _ => theory::of_module(path, language),
    })
}

/// Returns the last step of the columns of a module, or else of its walk.
fn last_step(module: &str, language: Language) -> Option<Picture> {
    let columns = Last::of_columns(module, language);
    let Last { caption, svg } = columns.or_else(|| Last::of_walk(module, language))?;
    Some(Picture { svg: PreEscaped(svg), caption })
}
