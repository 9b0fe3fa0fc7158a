//! An answer as sentences in the current language.

use super::{sizes, Answer, Decision, Reason};
use crate::heaps;
use crate::shown::texts;
use crate::spoken;
use grundy::game::Ending;
use grundy::misere::quotient::{Element, Quotient};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::Outcome;
use itertools::Itertools;
use support::language::choose;
use support::plural::format_count;
use support::text;

/// A winning move in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveSentence {
    /// What the move does.
    pub step: String,
    /// What follows from it.
    pub consequence: String,
}

impl std::fmt::Display for MoveSentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}{}", self.step, choose(": ", "："), self.consequence)
    }
}

/// Returns the name of a P-position.
pub fn p_position() -> &'static str {
    choose("P-position", "必败态")
}

/// Returns the sentence that states how misère play ends.
pub fn misere_ending() -> &'static str {
    choose("Misère play: whoever makes the last move loses.", "反常规则：走最后一步者负。")
}

/// Returns the sentence that states how many winning moves there are.
pub fn count_sentence(moves: usize) -> String {
    match moves {
        1 => text!("This is the only winning move.", "必胜的走法只有这一种。"),
        moves => text!("These are the {moves} winning moves.", "必胜的走法共有以上 {moves} 种。"),
    }
}

impl Answer<'_> {
    /// Returns whether all heaps follow one rule.
    fn is_plain(&self) -> bool {
        self.addends.len() == 1
    }

    /// Returns the rule's title or, for several rules, each heap preceded by the name of its rule.
    pub fn title(&self) -> String {
        match &self.addends[..] {
            [addend] => spoken::title(addend.rule()),
            _ => self.position(&self.heaps()),
        }
    }

    /// Formats heaps as `(3, 5)`; under several rules, as `Kayles 5 + Nim 3`.
    pub fn position(&self, position: &[(usize, u64)]) -> String {
        if self.is_plain() || position.is_empty() {
            return heaps::position(&sizes(position));
        }
        position.iter().map(|&(addend, heap)| self.heap_name(addend, heap)).join(" + ")
    }

    /// Formats a heap as `5`; under several rules, as `Kayles 5`.
    pub fn heap_name(&self, addend: usize, heap: u64) -> String {
        match self.is_plain() {
            true => heap.to_string(),
            false => format!("{} {heap}", self.addends[addend].typed.name()),
        }
    }

    /// Returns the label of each heap in the columns of the nim sum.
    pub fn heap_labels(&self) -> Vec<String> {
        let label = |(addend, heap): (usize, u64)| match self.is_plain() {
            true => text!("heap {heap}", "堆 {heap}"),
            false => {
                let name = self.addends[addend].typed.name();
                text!("{name}, heap {heap}", "{name}，堆 {heap}")
            }
        };
        self.heaps().into_iter().map(label).collect()
    }

    /// Returns the lines that explain how misère play is decided. For normal play, returns no
    /// lines, because the sentence about the outcome states the nim sum.
    pub fn reasons(&self, verdict: &Decision) -> Vec<String> {
        if self.ending == Ending::Normal {
            return vec![];
        }
        let (values, outcome) = (self.values(), verdict.outcome);
        let agrees = match outcome == sj_outcome(&values) {
            true => choose("agrees", "的结论一致"),
            false => choose("is WRONG here", "在这里是错的"),
        };
        let heaps = &self.addends[0].typed.heaps;
        let mut reasons = vec![misere_ending().to_string()];
        match &verdict.reason {
            Reason::NimSum => {}
            Reason::SjRule(basis) => {
                reasons.extend([prediction(&values), text!("It is {basis}.", "它{basis}。")])
            }
            Reason::Search(None) => reasons.push(texts::localize("heaps", "search-of-a-sum")),
            Reason::Search(Some(obstacle)) => reasons.extend([
                prediction(&values),
                text!(
                    "It is not proved for this game ({obstacle}), so the outcome is found by \
                     exhaustive search:",
                    "对这个游戏没有证明（{obstacle}），所以逐一试遍所有走法："
                ),
                text!(
                    "by definition the position is {outcome}; the SJ rule {agrees}.",
                    "按定义，这个局面是 {outcome}；SJ 定理{agrees}。"
                ),
            ]),
            Reason::Quotient { obstacle, quotient } => {
                let (largest, order) = (quotient.largest(), quotient.order());
                let counted = format_count(order, "element");
                let elements = heaps.iter().map(|&heap| quotient.element(heap));
                let product = product(quotient, &elements.collect::<Vec<_>>());
                reasons.extend([
                    prediction(&values),
                    text!(
                        "It is not proved for this game ({obstacle}).",
                        "对这个游戏没有证明（{obstacle}）。"
                    ),
                    text!(
                        "The misère quotient of the heaps up to {largest} has {counted}:",
                        "不超过 {largest} 的堆在反常规则下的商幺半群有 {order} 个元素："
                    ),
                    text!(
                        "{product} is {outcome}; the SJ rule {agrees}.",
                        "{product} 是 {outcome}；SJ 定理{agrees}。"
                    ),
                ]);
            }
            Reason::PeriodicQuotient(all) => {
                let (quotient, period, preperiod) = (all.quotient(), all.period(), all.preperiod());
                let order = quotient.order();
                let counted = format_count(order, "element");
                let elements = heaps.iter().map(|&heap| all.element(heap));
                let product = product(quotient, &elements.collect::<Vec<_>>());
                reasons.extend([
                    text!(
                        "The values do not decide it, but the misère quotient does, which has \
                         {counted} here;",
                        "SG 值判定不了胜负，反常规则下的商幺半群可以，这里它有 {order} 个元素；"
                    ),
                    text!(
                        "the elements of the heaps have period {period} from heap {preperiod} on:",
                        "各堆的元素以 {period} 为周期，自堆 {preperiod} 起："
                    ),
                    text!("{product} is {outcome}.", "{product} 是 {outcome}。"),
                ]);
            }
        }
        reasons
    }

    /// Returns the sentence that says who wins.
    pub fn outcome_sentence(&self, verdict: &Decision) -> String {
        let position = self.position(&self.heaps());
        let p = p_position();
        match (self.ending, verdict.outcome) {
            (Ending::Normal, _) if verdict.has_ended => text!(
                "No move is left, so this is a {p}: the player to move has lost.",
                "已无法操作，所以这是{p}：轮到的人已经输了。"
            ),
            (Ending::Normal, Outcome::P) => text!(
                "The nim sum is 0, so this is a {p}: the player to move loses.\n\
                 Every move changes the value of exactly one heap, so the nim sum cannot stay 0,\n\
                 and the opponent makes it 0 again.",
                "异或和为 0，所以这是{p}：轮到走的人必败。\n\
                 每一步恰好改变一堆的值，所以异或和不会仍为 0，而对手总能把它变回 0。"
            ),
            (Ending::Normal, Outcome::N) => {
                let sum = nim_sum(self.values());
                text!(
                    "The nim sum is {sum}, so this is an N-position: the player to move wins.",
                    "异或和为 {sum}，所以这是必胜态：轮到走的人必胜。"
                )
            }
            (Ending::Misere, Outcome::P) => text!(
                "{position} is a {p}: the player to move loses.",
                "{position} 是{p}：轮到走的人必败。"
            ),
            (Ending::Misere, Outcome::N) if verdict.has_ended => text!(
                "{position} has no move left: the player to move has won.",
                "{position} 已无法操作：轮到走的人胜。"
            ),
            (Ending::Misere, Outcome::N) => text!(
                "{position} is an N-position: the player to move wins.",
                "{position} 是必胜态：轮到走的人必胜。"
            ),
        }
    }

    /// Returns the winning moves in words, up to `limit` per heap size, and the number left out.
    pub fn move_sentences(&self, verdict: &Decision, limit: usize) -> (Vec<MoveSentence>, usize) {
        let (mut sentences, mut left_out) = (Vec::new(), 0);
        for moves in &verdict.moves {
            let (addend, heap) = (moves.addend, moves.heap);
            let sentence = |left: &Vec<u64>| MoveSentence {
                step: self.step(addend, heap, left),
                consequence: self.consequence(&verdict.reason, addend, heap, left),
            };
            sentences.extend(moves.options.iter().take(limit).map(sentence));
            let times = self.addends[addend].typed.count(heap);
            left_out += times * moves.options.len().saturating_sub(limit);
        }
        (sentences, left_out)
    }

    /// Returns the sentence that states how many winning moves there are, or that other moves may
    /// win, too; `None` if the player to move loses or has won.
    pub fn closing(&self, verdict: &Decision) -> Option<String> {
        let counts = verdict
            .moves
            .iter()
            .map(|moves| self.addends[moves.addend].typed.count(moves.heap) * moves.options.len());
        match counts.sum() {
            _ if verdict.outcome == Outcome::P || verdict.has_ended => None,
            count if verdict.are_all => Some(count_sentence(count)),
            0 => Some(texts::localize("heaps", "no-move-found")),
            _ => Some(texts::localize("heaps", "not-all-moves")),
        }
    }

    /// Formats a move that can be made in every heap of one size.
    fn step(&self, addend: usize, heap: u64, left: &[u64]) -> String {
        let (name, left) = (self.heap_name(addend, heap), heaps::sum(left));
        match self.addends[addend].typed.count(heap) {
            1 => text!("{name} to {left}", "{name} → {left}"),
            times => text!(
                "any of the {times} heaps of {name} to {left}",
                "{times} 个大小为 {name} 的堆任选其一 → {left}"
            ),
        }
    }

    fn consequence(&self, reason: &Reason, addend: usize, heap: u64, left: &[u64]) -> String {
        let follower = self.follower(addend, heap, left);
        let position = self.position(&follower);
        match reason {
            Reason::NimSum => {
                let addend = &self.addends[addend];
                let (value, wanted) = (addend.value(heap), nim_sum(addend.values_of(left)));
                match self.is_plain() {
                    true => text!(
                        "value {value} becomes {wanted}, and {position} has nim sum 0",
                        "值由 {value} 变为 {wanted}，{position} 的异或和为 0"
                    ),
                    false => text!(
                        "value {value} becomes {wanted}, and the nim sum 0",
                        "值由 {value} 变为 {wanted}，异或和变为 0"
                    ),
                }
            }
            Reason::PeriodicQuotient(_) => {
                text!("leaves {position}, which is P", "留下必败态 {position}")
            }
            _ => {
                let values = heaps::position(&self.values_of(&follower));
                text!(
                    "leaves {position} with the values {values}",
                    "留下 {position}，各值为 {values}"
                )
            }
        }
    }
}

/// Returns what the SJ rule predicts for these values.
fn prediction(values: &[u64]) -> String {
    let (sum, by_rule) = (nim_sum(values), sj_outcome(values));
    let condition = match values.iter().any(|&value| value > 1) {
        true => choose("a value above 1", "有大于 1 的值"),
        false => choose("no value above 1", "没有大于 1 的值"),
    };
    text!(
        "With {condition} and the nim sum {sum}, the SJ rule predicts {by_rule}.",
        "{condition}，异或和为 {sum}，SJ 定理判为 {by_rule}。"
    )
}

/// Returns the element of a sum of heaps, which is the product of the elements of the heaps.
fn product(quotient: &Quotient, elements: &[Element]) -> String {
    let names = elements.iter().map(|&element| quotient.name(element)).join(" · ");
    let product = elements.iter().copied().reduce(|x, y| quotient.product(x, y));
    let product = product.map_or(String::new(), |product| quotient.name(product));
    match elements.len() {
        1 => text!("the element {product}", "元素 {product}"),
        _ => text!("the product {names} = {product}", "乘积 {names} = {product}"),
    }
}
