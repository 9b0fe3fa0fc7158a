//! The reasons why a sum of components is won or lost, as sentences.

use grundy::graph::{LoopyOutcome, LoopyValue};
use grundy::nim::nim_sum;
use support::language::Text;

/// Returns why normal play of components with these values is won or lost.
pub fn by_nim_sum(values: &[u64], wins: bool) -> Text {
    let because = match wins {
        true => Text::new(
            "The nim sum is not 0, so some move makes it 0: one that makes every binary column \
             even.",
            "异或和不为 0，所以有一步能使它变为 0，即让二进制的每一列都有偶数个 1。",
        ),
        false => Text::new(
            "The nim sum is 0. Every move changes exactly one term of it, so after any move it is \
             not 0.",
            "异或和为 0。每一步恰好改变其中一项，所以无论怎么走，之后都不为 0。",
        ),
    };
    after_sum(values, because)
}

/// Returns why misère play of components with these values is won or lost if it is decided as
/// misère Nim is, for the reason `valid`, a clause.
pub fn by_misere_nim(values: &[u64], valid: Text) -> Text {
    let (english, chinese) = match values.iter().any(|&value| value > 1) {
        true => (
            "Some value is above 1, so the player to move loses if and only if the nim sum is 0",
            "有大于 1 的值，所以轮到走的人必败当且仅当异或和为 0",
        ),
        false => (
            "No value is above 1, so the player to move loses if and only if the nim sum is 1",
            "没有大于 1 的值，所以轮到走的人必败当且仅当异或和为 1",
        ),
    };
    let because = Text::new(
        format!("{english}: {}.", valid.english),
        format!("{chinese}：{}。", valid.chinese),
    );
    after_sum(values, because)
}

/// Returns why a position that no theorem decides is won or lost.
pub fn by_search(wins: bool) -> Text {
    match wins {
        true => Text::new(
            "No theorem decides misère play here; an exhaustive search finds a winning move.",
            "这里没有定理判定反常规则下的胜负；逐一试遍，找到了必胜的一步。",
        ),
        false => Text::new(
            "No theorem decides misère play here; an exhaustive search finds that every move \
             loses.",
            "这里没有定理判定反常规则下的胜负；逐一试遍，每一步都输。",
        ),
    }
}

/// Returns why normal play of tokens with these generalized values, on a graph with cycles, has
/// its outcome.
pub fn by_loopy_sum(values: &[&LoopyValue], outcome: LoopyOutcome) -> Text {
    let sum = LoopyValue::sum(values.iter().copied());
    let terms: Vec<String> = values.iter().map(|value| value.to_string()).collect();
    let terms = match &terms[..] {
        [value] => value.clone(),
        terms => format!("{} = {sum}", terms.join(" + ")),
    };
    let because = match (outcome, &sum) {
        (LoopyOutcome::P { .. }, _) => Text::new(
            "The value is 0, and every move can be answered so that it is 0 again.",
            "值为 0，无论怎么走，对方都能使它再变为 0。",
        ),
        (LoopyOutcome::N { .. }, LoopyValue::Finite(_)) => Text::new(
            "The value is finite and not 0, so some move makes it 0.",
            "值有限且不为 0，所以有一步能使它变为 0。",
        ),
        (LoopyOutcome::N { .. }, LoopyValue::Infinite(_)) => Text::new(
            "The value is ∞(K) with 0 in K, so some move makes it 0.",
            "值为 ∞(K)，且 0 在 K 中，所以有一步能使它变为 0。",
        ),
        (LoopyOutcome::Draw, _) => Text::new(
            "The value is ∞(K) without 0 in K: no move makes it 0.",
            "值为 ∞(K)，而 0 不在 K 中：没有一步能使它变为 0。",
        ),
    };
    let Text { english, chinese } = backwards(outcome);
    Text::new(
        format!("The generalized Grundy values: {terms}. {} {english}", because.english),
        format!("广义 SG 值：{terms}。{}{chinese}", because.chinese),
    )
}

/// Returns what working backwards from the ends of play finds about a position.
pub fn backwards(outcome: LoopyOutcome) -> Text {
    let left = |moves: u32| match moves {
        1 => "1 move".to_string(),
        moves => format!("{moves} moves"),
    };
    match outcome {
        LoopyOutcome::N { moves } => Text::new(
            format!("The player to move can win within {} of both players.", left(moves)),
            format!("轮到走的人能赢，最多还有 {moves} 步。"),
        ),
        LoopyOutcome::P { moves } => Text::new(
            format!("The player to move loses; the longest defence lasts {}.", left(moves)),
            format!("轮到走的人必败；最顽强的抵抗还有 {moves} 步。"),
        ),
        LoopyOutcome::Draw => Text::new(
            "It is a draw: no move wins, but some move leads to another drawn position, so either \
             player can go on for ever.",
            "这是和局：没有必胜的一步，但总有一步走到另一个和局，所以双方都可以永远走下去。",
        ),
    }
}

/// Returns the nim sum of the values as a sentence, followed by another one.
fn after_sum(values: &[u64], because: Text) -> Text {
    let sum = nim_sum(values);
    let others = values.iter().filter(|&&value| value > 0);
    let terms: Vec<String> = others.map(u64::to_string).collect();
    let terms_sum = match &terms[..] {
        [] => Text::new("Every Grundy value is 0", "SG 值全是 0"),
        [value] => Text::new(
            format!("The only Grundy value other than 0 is {value}"),
            format!("不为 0 的 SG 值只有 {value}"),
        ),
        terms => Text::new(
            format!("The Grundy values: {} = {sum}", terms.join(" ⊕ ")),
            format!("SG 值：{} = {sum}", terms.join(" ⊕ ")),
        ),
    };
    Text::new(
        format!("{}. {}", terms_sum.english, because.english),
        format!("{}。{}", terms_sum.chinese, because.chinese),
    )
}
