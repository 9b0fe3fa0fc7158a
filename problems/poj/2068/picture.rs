//! The picture of POJ 2068, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use maud::Markup;
use support::language::Language;

/// Returns the outcomes of stones against players, who may take different numbers.
pub fn picture(language: Language) -> Picture {
    const MOST: [usize; 4] = [1, 3, 2, 1];
    const LAST: usize = 12;
    // With no stone left the player before has lost.
    let mut wins = [[true; LAST + 1]; MOST.len()];
    for stones in 1..=LAST {
        for (player, most) in MOST.into_iter().enumerate() {
            let next = (player + 1) % MOST.len();
            let leaves = (1..=most.min(stones)).map(|taken| stones - taken);
            let lost = leaves.into_iter().any(|left| !wins[next][left]);
            wins[player][stones] = lost;
        }
    }
    let rows = MOST.iter().enumerate().map(|(player, most)| {
        let cells = wins[player].iter().map(|&wins| match wins {
            true => LineCell::new("N", "n"),
            false => LineCell::new("P", "p"),
        });
        let name = match language {
            Language::English => format!("player {}, up to {most}", player + 1),
            Language::Chinese => format!("玩家 {}，至多 {most}", player + 1),
        };
        (name, cells.collect())
    });
    Picture::new(
        language,
        grid(language.select("stones", "石子"), 0..=LAST, rows),
        "Two players a team, who take up to 1, 3, 2 and 1 stones in turn. Each cell says whether \
         the team of the player to move wins, N, or loses, P, green. A move goes to the left \
         into the next row, or from the last row into the first; with no stones left the team \
         before has lost. A cell is won if a move leads to a P.",
        "每队两人，四名玩家依次至多取 1、3、2、1 枚。每格写出轮到的一队必胜（N）还是必败（P，绿色）。一步走到\
         下一行（最后一行之后回到第一行）的左侧；没有石子时，前一队已输。能走到 P 的格为必胜。",
    )
}

/// Draws a grid: `corner` names the columns, which `columns` number, and each row has its name.
fn grid(
    corner: &str,
    columns: impl Iterator<Item = usize>,
    rows: impl Iterator<Item = (String, Vec<LineCell>)>,
) -> Markup {
    let top = Line::new(corner, columns.map(LineCell::bare));
    let rows = rows.map(|(name, cells)| Line::new(name, cells));
    lines(&[top].into_iter().chain(rows).collect::<Vec<_>>())
}
