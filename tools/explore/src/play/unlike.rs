//! Sums of heaps that follow different rules: `kayles 5 + nim 3 + {1, 2} 7`.

use super::state::{rule_name, State};
use crate::collection::ending_of;
use crate::{heaps, limits, rules};
use anyhow::{bail, ensure, Result};
use games::heaps::are_numbers as is_numbers;
use games::named::Named;
use games::sum::pieces;
use grundy::game::Ending;
use grundy::rule::Rule;
use support::language::choose;
use support::text;

/// The rules of a sum, each once, and its heaps.
pub struct UnlikeHeaps {
    pub rules: Vec<Rule>,
    /// The heaps, with the name of the rule of each.
    pub start: State,
}

/// Reads a sum of heaps under several rules; `None` if the tokens are not one.
///
/// # Errors
/// If one of the games cannot be read, or is not one of heaps that follow a rule.
pub fn read(tokens: &[String]) -> Result<Option<UnlikeHeaps>> {
    let text = tokens.join(" ");
    let count_heaps = |text: &str| {
        let tokens: Vec<String> = text.split_whitespace().map(String::from).collect();
        let (_, rest) = rules::find_first(&tokens).ok()?;
        (rest.is_empty() || is_numbers(&rest.join(" "))).then_some(rest.len())
    };
    let pieces = pieces(&text, count_heaps);
    if pieces.len() < 2 {
        return Ok(None);
    }
    let mut sum = UnlikeHeaps { rules: vec![], start: State::new(vec![]) };
    for piece in &pieces {
        sum.add(piece)?;
    }
    Ok(Some(sum))
}

impl UnlikeHeaps {
    /// Adds the heaps of a piece such as `kayles 5 6`, or of the rule before it if it is only
    /// numbers.
    fn add(&mut self, piece: &str) -> Result<()> {
        let tokens: Vec<String> = piece.split_whitespace().map(String::from).collect();
        ensure!(
            !tokens.is_empty(),
            choose(
                "expected a game on both sides of +, as in kayles 5 + nim 3",
                "+ 的两边都应为游戏，例如 kayles 5 + nim 3",
            )
        );
        let before = self.start.rules.last().cloned();
        let (name, sizes) = match before.filter(|_| is_numbers(piece)) {
            Some(name) => (name, heaps::read(&tokens)?),
            None => {
                let lens = (1..=tokens.len()).rev();
                let mut named = lens.filter_map(|len| Named::from_name(&tokens[..len].concat()));
                if let Some(Named::Wythoff | Named::FibonacciNim) = named.next() {
                    bail!(text!(
                        "{piece} cannot be added to other games here: a sum is of heaps that \
                         follow a rule, as in kayles 5 + nim 3",
                        "{piece} 在这里不能与别的游戏相加：和的各部分是遵守规则的石子堆，例如 \
                         kayles 5 + nim 3"
                    ));
                }
                let (asked, rest) = rules::read_first(&tokens)?;
                let rule = &asked.rule;
                ensure!(
                    ending_of(asked.problem) == Ending::Normal,
                    text!(
                        "{piece} is misère play, which is not that of its parts in a sum of \
                         games; ask for it alone, or type its rule",
                        "{piece} 是反常规则，游戏的和不能由各部分的反常规则得出；请单独问它，\
                         或写出它的规则"
                    )
                );
                let sizes = heaps::read(rest)?;
                ensure!(
                    !sizes.is_empty(),
                    text!(
                        "expected heaps after {piece}; type, for example, kayles 5 + nim 3",
                        "{piece} 之后应为各堆；请输入例如 kayles 5 + nim 3"
                    )
                );
                let name = rule_name(rule);
                if !self.rules.iter().any(|known| rule_name(known) == name) {
                    self.rules.push(asked.rule);
                }
                (name, sizes)
            }
        };
        self.start.rules.extend(sizes.iter().map(|_| name.clone()));
        self.start.heaps.extend(sizes);
        Ok(())
    }
}

/// Returns the rule of this name.
///
/// # Panics
/// If there is none.
pub fn rule<'a>(rules: &'a [Rule], name: &str) -> &'a Rule {
    let mut rules = rules.iter();
    rules.find(|rule| rule_name(rule) == name).expect("the states name the game's rules")
}

/// Returns the largest heap of a rule.
pub fn largest(state: &State, rule: &Rule) -> u64 {
    let name = rule_name(rule);
    let heaps = state.heaps.iter().zip(&state.rules).filter(|(_, other)| **other == name);
    heaps.map(|(&heap, _)| heap).max().unwrap_or(0)
}

/// Checks that a sum has few enough followers for an exhaustive search.
///
/// # Errors
/// If it has not.
pub fn check_search(rules: &[Rule], heaps: &[u64]) -> Result<()> {
    // The rule whose moves leave the most heaps is the costliest.
    let widest = rules.iter().max_by_key(|rule| rule.most_heaps());
    widest.map_or(Ok(()), |rule| limits::check_play(rule, heaps))
}
