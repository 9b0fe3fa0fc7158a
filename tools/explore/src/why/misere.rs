//! The explanation of the outcome under misère play, with the validity of the SJ rule.

use super::moves::{count_of, count_sentence, explained, step_text, write_left_out};
use super::{p_position, Question};
use crate::heaps;
use crate::misere_play::MisereSearch;
use anyhow::Result;
use games::misere::basis;
use grundy::game::Game;
use grundy::misere::quotient::Quotient;
use grundy::misere::sj_outcome;
use grundy::Outcome;
use std::collections::BTreeSet;
use std::io::Write;
use support::language::choose;
use support::plural::counted;
use support::text;

/// A move: a heap, the option that replaces it, and the position that it leads to.
struct Step {
    heap: u64,
    option: Vec<u64>,
    follower: Vec<u64>,
}

/// Writes the outcome, the reason for it, and the winning moves; for a position that is too large
/// to be searched by its `quotient`.
pub fn write(question: &Question, quotient: Option<&Quotient>, to: &mut dyn Write) -> Result<()> {
    let values = question.values_of(&question.heaps);
    let by_rule = sj_outcome(values.iter().copied());
    let largest = question.heaps.iter().max().copied().unwrap_or(0);
    write_prediction(&values, to)?;
    match basis(&question.rule, largest) {
        Ok(basis) => {
            writeln!(to, "{}\n", text!("It is {basis}.", "它{basis}。"))?;
            write_outcome(question, by_rule, to)?;
            write_moves(question, |heaps| Ok(sj_outcome(question.values_of(heaps))), to)
        }
        Err(obstacle) => {
            if let Some(quotient) = quotient {
                let sentence = text!(
                    "It is not proved for this game ({obstacle}).",
                    "对这个游戏没有证明（{obstacle}）。"
                );
                writeln!(to, "{sentence}")?;
                return write_by_quotient(question, quotient, by_rule, to);
            }
            let sentence = text!(
                "It is not proved for this game ({obstacle}), so the outcome is found by \
                 exhaustive search:",
                "对这个游戏没有证明（{obstacle}），所以把走法逐一试遍："
            );
            writeln!(to, "{sentence}")?;
            let mut search = MisereSearch::new(&question.rule);
            let outcome = search.outcome(&question.heaps)?;
            let agrees = agrees(outcome == by_rule);
            let sentence = text!(
                "by definition the position is {outcome}; the SJ rule {agrees}.",
                "按定义，这个局面是 {outcome}；SJ 定理{agrees}。"
            );
            writeln!(to, "{sentence}\n")?;
            write_outcome(question, outcome, to)?;
            write_moves(question, |heaps| search.outcome(heaps), to)
        }
    }
}

/// Returns whether the SJ rule is right, as the end of a sentence.
fn agrees(is_right: bool) -> &'static str {
    match is_right {
        true => choose("agrees", "的结论一致"),
        false => choose("is WRONG here", "在这里是错的"),
    }
}

/// Writes what the SJ rule predicts for these values.
pub fn write_prediction(values: &[u64], to: &mut dyn Write) -> Result<()> {
    let by_rule = sj_outcome(values);
    let condition = sj_condition(values);
    let prediction = text!(
        "The SJ rule, {condition}, predicts {by_rule}.",
        "{condition}，SJ 定理预言 {by_rule}。"
    );
    writeln!(to, "{}\n{prediction}", ending())?;
    Ok(())
}

/// Returns the sentence that tells the ending of misère play.
pub fn ending() -> &'static str {
    choose("Misère play: whoever makes the last move loses.", "反常规则：走最后一步者负。")
}

/// Writes the product of the elements of the heaps, and what follows from it.
fn write_by_quotient(
    question: &Question,
    quotient: &Quotient,
    by_rule: Outcome,
    to: &mut dyn Write,
) -> Result<()> {
    let factors: Vec<String> =
        question.heaps.iter().map(|&heap| quotient.name(quotient.element(heap))).collect();
    let product = quotient.element_of_sum(&question.heaps);
    let outcome = quotient.outcome_of(product);
    let agrees = agrees(outcome == by_rule);
    let (largest, order) = (quotient.largest(), quotient.order());
    let elements = counted(order, "element");
    let (factors, product) = (factors.join(" · "), quotient.name(product));
    let reason = text!(
        "The misère quotient of the heaps up to {largest} has {elements}:\n\
         the product {factors} = {product} is {outcome}; the SJ rule {agrees}.",
        "不超过 {largest} 的堆在反常规则下的商幺半群有 {order} 个元素：\n\
         乘积 {factors} = {product} 是 {outcome}；SJ 定理{agrees}。"
    );
    writeln!(to, "{reason}\n")?;
    write_outcome(question, outcome, to)?;
    write_moves(question, |heaps| Ok(quotient.outcome(heaps)), to)
}

/// Returns the condition of the SJ rule that applies to these values.
fn sj_condition(values: &[u64]) -> String {
    let sum = grundy::nim::nim_sum(values);
    if values.iter().any(|&value| value > 1) {
        text!("with a value above 1 and the nim sum {sum}", "有大于 1 的值，异或和为 {sum}")
    } else {
        text!("with no value above 1 and the nim sum {sum}", "没有大于 1 的值，异或和为 {sum}")
    }
}

fn write_outcome(question: &Question, outcome: Outcome, to: &mut dyn Write) -> Result<()> {
    let position = heaps::position(&question.heaps);
    let ended = question.heaps.iter().all(|heap| question.rule.options(heap).is_empty());
    let verdict = match outcome {
        Outcome::P => {
            let name = p_position();
            text!(
                "{position} is a {name}: the player to move loses.",
                "{position} 是{name}：轮到走的人必败。"
            )
        }
        Outcome::N if ended => text!(
            "{position} has no move left: the player to move has won.",
            "{position} 已无路可走：轮到走的人胜。"
        ),
        Outcome::N => text!(
            "{position} is an N-position: the player to move wins.",
            "{position} 是必胜态：轮到走的人必胜。"
        ),
    };
    writeln!(to, "{verdict}")?;
    Ok(())
}

/// Writes every move to a P-position.
fn write_moves(
    question: &Question,
    mut outcome: impl FnMut(&[u64]) -> Result<Outcome>,
    to: &mut dyn Write,
) -> Result<()> {
    let mut winning = Vec::new();
    for step in steps(question) {
        if outcome(&step.follower)? == Outcome::P {
            winning.push(step);
        }
    }
    if winning.is_empty() {
        return Ok(());
    }
    let limit = question.max_listed.saturating_mul(question.heaps.len());
    for Step { heap, option, follower } in winning.iter().take(limit) {
        let step = step_text(&question.heaps, *heap, option);
        let remark = leaving(follower, &question.values_of(follower));
        writeln!(to, "  {}", explained(&step, &remark))?;
    }
    write_left_out(winning.len().saturating_sub(limit), to)?;
    let count = winning.iter().map(|step| count_of(&question.heaps, step.heap)).sum();
    writeln!(to, "{}", count_sentence(count))?;
    Ok(())
}

/// Returns what a move leaves, with the values of the heaps.
pub fn leaving(follower: &[u64], values: &[u64]) -> String {
    let (position, values) = (heaps::position(follower), heaps::position(values));
    text!("leaves {position} with the values {values}", "留下 {position}，各值为 {values}")
}

fn steps(question: &Question) -> Vec<Step> {
    let sizes: BTreeSet<u64> = question.heaps.iter().copied().collect();
    let mut steps = Vec::new();
    for heap in sizes {
        let place = question.heaps.iter().position(|&other| other == heap).unwrap_or(0);
        for option in question.rule.options(&heap) {
            let mut follower = question.heaps.clone();
            follower.splice(place..=place, option.iter().copied());
            steps.push(Step { heap, option, follower });
        }
    }
    steps
}
