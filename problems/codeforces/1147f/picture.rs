//! The picture of Codeforces 1147F, drawn for its page.

use crate::pictures::tables::{headings, table};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const WEIGHTS: [[u32; 3]; 3] = [[2, 5, 9], [1, 7, 4], [3, 6, 8]];
    // Gale and Shapley: rows prefer light edges, and columns heavy ones.
    let mut partner: [Option<usize>; 3] = [None; 3];
    let mut refused = [[false; 3]; 3];
    while let Some(row) = (0..3).find(|row| !partner.contains(&Some(*row))) {
        let column = (0..3).filter(|&column| !refused[row][column]);
        let column = column.min_by_key(|&column| WEIGHTS[row][column])?;
        let is_better =
            partner[column].is_none_or(|other| WEIGHTS[row][column] > WEIGHTS[other][column]);
        let loser = if is_better { partner[column].replace(row) } else { Some(row) };
        if let Some(loser) = loser {
            refused[loser][column] = true;
        }
    }
    let drawing = table(&headings(4, 3), &headings(1, 3), "", |(x, y)| {
        let class = if partner[x] == Some(y) { "p" } else { "plain" };
        Some((class, WEIGHTS[y][x].to_string()))
    });
    figure(
        language,
        Some(drawing),
        "The weights of the edges between the nodes 1 to 3 and 4 to 6, when Alice has said I and \
         put the token on one of 1 to 3. Those nodes prefer light edges, the others heavy ones, \
         and the green edges are a stable matching. Bob always goes along it: where Alice has \
         come by an edge that her node prefers to its green one, the node she reaches has a \
         lighter green edge.",
        "Alice 选 I 并把棋子放在 1 到 3 之一时，点 1–3 与 4–6 之间各边的权。前者偏好轻边，后者偏好重边，\
         绿色的边是一个稳定匹配。Bob 总沿匹配边走：Alice 走来的边比她出发点的绿边更受那个点偏好，\
         所以她到达的点的绿边必更轻。",
    )
}
