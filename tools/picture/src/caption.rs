//! The caption of a problem's picture, derived from the data in the picture.

use crate::example::LONGEST_INPUT;
use crate::kept::Kept;
use itertools::Itertools;
use support::language::Language;

impl Kept {
    /// Returns what the picture shows and what its colours mean, in one language.
    pub fn caption(&self, language: Language) -> String {
        let input = self.data("input").unwrap_or_default();
        let input = input.lines().map(str::trim).filter(|line| !line.is_empty()).join(" / ");
        let input =
            Some(input).filter(|input| (1..=LONGEST_INPUT).contains(&input.chars().count()));
        let source = self.data("source").unwrap_or_default();
        let number = |name: &str| self.data(name).and_then(|text| text.parse::<usize>().ok());
        let (game, games) = (number("game").unwrap_or(1), number("games").unwrap_or(1));
        let which = match games {
            0 | 1 => String::new(),
            _ => language.select(format!(", game {game} of {games}"), format!("的第 {game} 局")),
        };
        let (after, before) = match (source.strip_prefix("sample-"), input) {
            (Some(number), Some(input)) => (
                format!(" in sample {number}, {input}"),
                format!("样例 {number}（{input}）{which}中"),
            ),
            (Some(number), None) => {
                (format!(" in sample {number}"), format!("样例 {number} {which}中"))
            }
            (None, Some(input)) => {
                (format!(" for the input {input}"), format!("输入 {input} {which}中"))
            }
            (None, None) => {
                let first = self.data("label").unwrap_or_default().replace('\n', " / ");
                (format!(", {first}"), String::new())
            }
        };
        let positions = language.select(
            format!("All positions that can follow the leftmost one{after}{which}."),
            format!("{before}从最左边的局面出发能到达的所有局面。"),
        );
        let colours = if self.has("value") {
            language.select(
                "G is the Grundy value, the least number that no option has. Positions with G = 0, \
                 green, are lost for the player to move; a green arrow is a winning move.",
                "G 为 SG 值，即各后继的 SG 值的 mex。G = 0 的绿色局面为必败态，绿色箭头为必胜的走法。",
            )
        } else if self.has("turn") {
            language.select(
                "Below each position stands who is to move, and N if that player wins, or P if he \
                 loses. P-positions and winning moves are green.",
                "每个局面下方是轮到谁走：N 表示该玩家必胜，P 表示必败。P 态和必胜的走法为绿色。",
            )
        } else {
            language.select(
                "Green positions, P, are lost for the player to move; a green arrow is a winning move.",
                "绿色的 P 为必败态，绿色箭头为必胜的走法。",
            )
        };
        let mut sentences = vec![positions.as_str(), colours];
        if self.has_value("outcome", "=") {
            sentences.push(language.select(
                "From grey ones, =, neither player can force a win.",
                "灰色的 = 为和局，双方都无法强行取胜。",
            ));
        }
        sentences.join(language.select(" ", ""))
    }
}
