//! A problem's game on a given input, shown and played like any other game: a position is
//! represented by its number in the graph, and a move is typed as its number in the list.

use super::OnInput;
use games::shown::board::{Cells, Spot};
use games::shown::{Board, Effort, Evidence, Prospect, Shown, Step};
use grundy::game::Ending;
use grundy::Outcome;
use itertools::Itertools;
use reference::graph::{self, Standing};
use std::collections::BTreeSet;
use support::language::choose;
use support::text;

impl OnInput {
    fn at(&self, position: &[u64]) -> &graph::Position {
        &self.graph.positions[position[0] as usize]
    }
}

impl Shown for OnInput {
    fn name(&self) -> String {
        self.problem.name.clone()
    }

    fn title(&self) -> String {
        self.headline()
    }

    fn theorem(&self) -> String {
        choose("All positions that can follow are searched.", "逐一考察所有能走到的局面。")
            .to_string()
    }

    /// Formats a position in one line.
    fn notation(&self, position: &[u64]) -> String {
        self.at(position).label.replace('\n', " / ")
    }

    fn describe(&self, position: &[u64]) -> String {
        let label = self.notation(position);
        match &self.at(position).turn {
            Some(turn) => text!("{label} ({turn} to move)", "{label}（轮到{turn}）"),
            None => label,
        }
    }

    fn board(&self, _start: &[u64], _position: &[u64]) -> Board {
        Board::Cells(Cells::default())
    }

    fn art(&self, now: &[u64], _then: &[u64]) -> Option<Vec<String>> {
        Some(self.at(now).label.lines().map(String::from).collect())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let step = |(number, &option): (u64, &usize)| Step {
            part: 0,
            numbers: vec![number],
            taken: 1,
            after: vec![option as u64],
        };
        (1..).zip(&self.at(position).options).map(step).collect()
    }

    fn text(&self, step: &Step) -> String {
        format!("{}. {}", step.numbers[0], self.notation(&step.after))
    }

    fn how(&self) -> String {
        choose("Type the number of a move.", "请输入走法的编号。").to_string()
    }

    fn spots(&self, _start: &[u64], _position: &[u64], _step: &Step) -> Vec<Spot> {
        vec![]
    }

    fn may_repeat(&self) -> bool {
        true
    }

    fn own_end(&self, position: &[u64]) -> Option<Prospect> {
        Some(match self.at(position).standing {
            Standing::Won => Prospect::Win,
            Standing::Lost => Prospect::Loss,
            Standing::Drawn => Prospect::Draw,
        })
    }

    /// Checks nothing, since the reference has already searched the game.
    fn check_search(&self, _position: &[u64], _effort: &Effort) -> Result<(), String> {
        Ok(())
    }

    fn explain_values(&self, position: &[u64]) -> Option<String> {
        let graph::Position { value, options, .. } = self.at(position);
        let value = (*value)?;
        let values: BTreeSet<u32> =
            options.iter().filter_map(|&to| self.graph.positions[to].value).collect();
        let values = values.iter().join(", ");
        Some(text!(
            "The options have the values {{{values}}}; the least number that is missing is {value}, \
             so G = {value}.",
            "各后继的 SG 值为 {{{values}}}，其中未出现的最小数是 {value}，所以 G = {value}。"
        ))
    }

    /// Returns the outcome and the Grundy value of the position after a move.
    fn consequence(&self, step: &Step) -> String {
        let graph::Position { standing, value, .. } = self.at(&step.after);
        let outcome = match standing {
            Standing::Won => "N",
            Standing::Lost => "P",
            Standing::Drawn => choose("draw", "和局"),
        };
        let value = value.map(|value| format!("G = {value}"));
        value.into_iter().chain([outcome.to_string()]).join(choose(", ", "，"))
    }

    fn outcome(&self, _position: &[u64], _ending: Ending) -> Option<Outcome> {
        None
    }

    fn evidence(&self, _position: &[u64], _ending: Ending) -> Evidence {
        unreachable!("no theorem decides the game")
    }
}
