//! The reasons why a sum of components is won or lost, as sentences.

use grundy::nim::nim_sum;
use wording::language::Text;

/// Returns why normal play of components with these values is won or lost.
pub fn by_nim_sum(values: &[u64], wins: bool) -> Text {
    let because = match wins {
        true => Text::new(
            "The nim sum is not 0, so some move makes it 0: one that makes every binary column \
             even.",
            "尼姆和不为 0，所以有一步能使它变为 0，即让二进制的每一列都有偶数个 1。",
        ),
        false => Text::new(
            "The nim sum is 0. Every move changes exactly one term of it, so after any move it is \
             not 0.",
            "尼姆和为 0。每一步恰好改变其中一项，所以无论怎么走，之后都不为 0。",
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
            "有大于 1 的值，所以轮到走的人必败当且仅当尼姆和为 0",
        ),
        false => (
            "No value is above 1, so the player to move loses if and only if the nim sum is 1",
            "没有大于 1 的值，所以轮到走的人必败当且仅当尼姆和为 1",
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
            "这里没有定理判定反常玩法；逐一试遍，找到了必胜的一步。",
        ),
        false => Text::new(
            "No theorem decides misère play here; an exhaustive search finds that every move \
             loses.",
            "这里没有定理判定反常玩法；逐一试遍，每一步都输。",
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
