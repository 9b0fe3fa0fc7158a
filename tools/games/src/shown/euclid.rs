//! Euclid's game, typed as its two numbers.

use super::board::Spot;
use super::{read_numbers, texts, Evidence, Opening, Shown, Step, Winning};
use grundy::game::Ending;
use grundy::{euclid, Outcome};
use support::{ensure, text};

const MAX_MOVES: u64 = 1000;

/// Euclid's game; the position is the two numbers.
struct Euclid;

pub fn read(words: &[String]) -> Result<Opening, String> {
    let numbers = read_numbers(words)?;
    ensure!(
        numbers.len() == 2,
        "Euclid's game has two numbers, for example, euclid 12 34",
        "欧几里得博弈有两个数，例如 euclid 12 34"
    );
    Ok(Opening::new(Euclid, numbers))
}

/// Returns, as a clause, why a position without a 0 is won or lost.
fn reason(a: u64, b: u64) -> String {
    let (small, large) = (a.min(b), a.max(b));
    let ratio = large as f64 / small as f64;
    match euclid::outcome(a, b) {
        _ if large == small => texts::localize("euclid", "equal"),
        Outcome::N if large % small == 0 => text!(
            "{large} is a multiple of {small}, so it can become 0 at once",
            "{large} 是 {small} 的倍数，一步就能变为 0"
        ),
        Outcome::N => text!(
            "{large} / {small} = {ratio:.6} is above the golden ratio 1.618034",
            "{large} / {small} = {ratio:.6} 大于黄金分割比 1.618034"
        ),
        Outcome::P => text!(
            "{large} / {small} = {ratio:.6} is below the golden ratio 1.618034",
            "{large} / {small} = {ratio:.6} 小于黄金分割比 1.618034"
        ),
    }
}

impl Shown for Euclid {
    fn name(&self) -> String {
        "euclid".to_string()
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (small, large) = (position[0].min(position[1]), position[0].max(position[1]));
        let moves = large.checked_div(small).unwrap_or(0);
        ensure!(
            moves <= MAX_MOVES,
            "{large} and {small} have {moves} moves; the limit is {MAX_MOVES}",
            "{large} 和 {small} 的走法有 {moves} 种；上限是 {MAX_MOVES} 种"
        );
        Ok(())
    }

    fn moves(&self, position: &[u64]) -> Vec<Step> {
        let larger = if position[0] >= position[1] { 0 } else { 1 };
        let (large, small) = (position[larger], position[1 - larger]);
        let times = large.checked_div(small).unwrap_or(0);
        let subtract = |times: u64| {
            let mut after = position.to_vec();
            after[larger] = large - times * small;
            Step { part: 0, numbers: vec![large, after[larger]], taken: times, after }
        };
        (1..=times).map(subtract).collect()
    }

    fn text(&self, step: &Step) -> String {
        let (from, left) = (step.numbers[0], step.numbers[1]);
        text!("{from} to {left}", "{from} → {left}")
    }

    fn spots(&self, _start: &[u64], position: &[u64], step: &Step) -> Vec<Spot> {
        vec![[u64::from(position[0] == step.after[0]), step.numbers[1]]]
    }

    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome> {
        (ending == Ending::Normal).then(|| euclid::outcome(position[0], position[1]))
    }

    fn winning(&self, position: &[u64], ending: Ending) -> Option<Winning> {
        let step = |(a, b): (u64, u64)| {
            let larger = usize::from(a == position[0]);
            let (from, left) = (position[larger], [a, b][larger]);
            Step { part: 0, numbers: vec![from, left], taken: from - left, after: vec![a, b] }
        };
        let moves = || euclid::winning_moves(position[0], position[1]).into_iter().map(step);
        (ending == Ending::Normal).then(|| Winning { moves: moves().collect(), remark: None })
    }

    fn evidence(&self, position: &[u64], _ending: Ending) -> Evidence {
        let (a, b) = (position[0], position[1]);
        if a == 0 || b == 0 {
            return Evidence::plain(text!("One number is 0", "有一个数已是 0"));
        }
        let (reason, value) = (reason(a, b), euclid::value(a, b));
        Evidence::plain(text!(
            "Here {reason}; the Grundy value is {value}",
            "这里 {reason}；SG 值是 {value}"
        ))
    }
}
