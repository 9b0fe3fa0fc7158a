//! The explanation for heaps too large for a table, by the period that is proved.

use super::moves::{count_of, count_sentence, explained, normal_reason, step_text};
use super::{p_position, write_balance, write_head, write_model};
use crate::misere::quotient;
use crate::table::search::search;
use crate::{heaps, limits};
use anyhow::{anyhow, bail, Result};
use games::far::{representatives, FarMoves, FarValues};
use games::misere::{basis, Basis};
use games::problems::Problem;
use games::spoken::{title, Spoken};
use grundy::game::Ending;
use grundy::misere::quotient::PeriodicQuotient;
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::period::Period;
use grundy::rule::Rule;
use grundy::Outcome;
use std::collections::BTreeSet;
use std::io::Write;
use support::language::choose;
use support::plural::counted;
use support::text;

/// The largest heap whose options are all looked at, where a period makes that unnecessary.
const LARGEST_LISTED: u64 = 100_000;

/// The most seconds to look for a period.
const SECONDS: u64 = 10;

/// The most moves that are listed for a heap.
const MAX_LISTED: usize = 6;

/// The largest heap from which a period of misère quotients is looked for.
const LARGEST_OF_QUOTIENT: u64 = 250;

/// Returns the period by which a question is to be answered; `None` if a table will do.
///
/// # Errors
/// If a table is too large and no period is proved.
pub fn period(rule: &Rule, heaps: &[u64], is_misere: bool) -> Result<Option<Period>> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let needs_quotient = is_misere && basis(rule, largest).is_err();
    let listed = if needs_quotient { quotient::LARGEST_HEAP } else { LARGEST_LISTED };
    let table = limits::check_heap(rule, choose("a heap of", "堆"), largest)
        .and_then(|()| limits::check_options(rule, largest));
    if largest <= listed && table.is_ok() {
        return Ok(None);
    }
    let period = match limits::short_period(rule) {
        Some(period) => Some(period),
        None => search(rule, 0, SECONDS)?.period.ok(),
    };
    match (period, table) {
        (None, Err(error)) => bail!(text!(
            "{error}; no period is proved that gives its value",
            "{error}；也没有证明周期，因而求不出它的值"
        )),
        (period, _) => Ok(period),
    }
}

/// Writes the explanation.
pub fn write(
    values: &FarValues,
    heaps: &[u64],
    problem: Option<&Problem>,
    is_misere: bool,
    to: &mut dyn Write,
) -> Result<()> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    check_values(values, heaps)?;
    // A refusal comes before anything is printed.
    let decision = match (is_misere, basis(values.rule, largest)) {
        (false, _) => Decision::NimSum,
        (true, Ok(basis)) => Decision::SjRule(basis),
        (true, Err(obstacle)) => Decision::Quotient(quotient_of_all_heaps(values.rule, &obstacle)?),
    };
    write_head(&title(values.rule), &heaps::position(heaps), to)?;
    write_model(problem, to)?;
    write_values(values, heaps, to)?;
    write_balance(heaps, &values.values(heaps), to)?;
    match decision {
        Decision::NimSum => write_normal(values, heaps, to),
        Decision::SjRule(basis) => write_by_sj_rule(values, heaps, &basis, to),
        Decision::Quotient(quotient) => write_by_quotient(values.rule, &quotient, heaps, to),
    }
}

/// Checks that the values of the heaps are numbers that are known here.
///
/// # Errors
/// If one is beyond 2^64 - 1.
pub fn check_values(values: &FarValues, heaps: &[u64]) -> Result<()> {
    match heaps.iter().find(|&&heap| values.value(heap).is_none()) {
        None => Ok(()),
        Some(heap) => bail!(text!(
            "the value of a heap of {heap} is beyond 2^64 - 1, the largest number known here",
            "大小为 {heap} 的堆的值超过了 2^64 - 1，这里能处理的最大的数"
        )),
    }
}

/// What decides the position.
enum Decision {
    /// Normal play.
    NimSum,
    /// Misère play of a subtraction game.
    SjRule(Basis),
    /// Misère play of another game.
    Quotient(PeriodicQuotient),
}

/// Returns the misère quotient of all heaps.
///
/// # Errors
/// If none is proved.
fn quotient_of_all_heaps(rule: &Rule, obstacle: &str) -> Result<PeriodicQuotient> {
    PeriodicQuotient::find(rule, LARGEST_OF_QUOTIENT).map_err(|error| {
        let error = error.spoken();
        anyhow!(text!(
            "nothing that is proved decides misère play of such heaps: not the SJ rule \
             ({obstacle}), nor a misère quotient of all heaps ({error})",
            "没有已证明的结论能判定这样的堆在反常规则下的胜负：SJ 定理不行（{obstacle}），\
             所有堆的商幺半群也不行（{error}）"
        ))
    })
}

/// Writes the value of each size of heap, and where it stands in the period.
pub fn write_values(values: &FarValues, heaps: &[u64], to: &mut dyn Write) -> Result<()> {
    if values.are_of_nim() {
        let sentence = choose(
            "The value of a heap of Nim is its size (Bouton, 1901).",
            "尼姆堆的值就是它的大小（Bouton，1901）。",
        );
        writeln!(to, "{sentence}\n")?;
        return Ok(());
    }
    let sizes: BTreeSet<u64> = heaps.iter().copied().collect();
    for heap in sizes {
        writeln!(to, "{}", place_in_period(&values.period, heap))?;
    }
    let proof = values.period.spoken();
    writeln!(to, "{}\n", text!("Proof: {proof}.", "证明：{proof}。"))?;
    Ok(())
}

/// Returns the sentence that derives the value of a heap from that of a small one.
fn place_in_period(period: &Period, heap: u64) -> String {
    let (base, value) = (period.base_of(heap), period.value(heap));
    if base == heap {
        return text!(
            "A heap of {heap} has the value {value}.",
            "大小为 {heap} 的堆的值是 {value}。"
        );
    }
    let (length, count) = (period.period(), (heap - base) / period.period());
    let growth = match period.saltus() {
        0 => String::new(),
        saltus => text!(", to which each period adds {saltus}", "，每过一个周期增加 {saltus}"),
    };
    let rest = if base == 0 { String::new() } else { format!("{base} + ") };
    text!(
        "A heap of {heap} has the value {value}: {heap} = {rest}{count}·{length}, and a heap of \
         {base} has the value {}{growth}.",
        "大小为 {heap} 的堆的值是 {value}：{heap} = {rest}{count}·{length}，而大小为 {base} 的堆\
         的值是 {}{growth}。",
        period.value(base)
    )
}

fn write_normal(values: &FarValues, heaps: &[u64], to: &mut dyn Write) -> Result<()> {
    let sum = nim_sum(values.values(heaps));
    super::write_nim_sum(sum, to)?;
    if sum == 0 {
        return Ok(());
    }
    let moves = values.winning_moves(heaps, Ending::Normal);
    write_moves(&moves, heaps, to, |heap, option, follower| {
        let (value, wanted) = (values.values(&[heap])[0], nim_sum(values.values(option)));
        normal_reason(value, wanted, follower)
    })
}

fn write_by_sj_rule(
    values: &FarValues,
    heaps: &[u64],
    basis: &Basis,
    to: &mut dyn Write,
) -> Result<()> {
    let outcome = sj_outcome(values.values(heaps));
    super::misere::write_prediction(&values.values(heaps), to)?;
    writeln!(to, "{}\n", text!("It is {basis}.", "它{basis}。"))?;
    write_outcome(heaps, outcome, to)?;
    if outcome == Outcome::P {
        return Ok(());
    }
    let moves = values.winning_moves(heaps, Ending::Misere);
    write_moves(&moves, heaps, to, |_, _, follower| {
        super::misere::leaving(follower, &values.values(follower))
    })
}

fn write_by_quotient(
    rule: &Rule,
    all: &PeriodicQuotient,
    heaps: &[u64],
    to: &mut dyn Write,
) -> Result<()> {
    let quotient = all.quotient();
    let name = |heap: &u64| quotient.name(all.element(*heap));
    let factors: Vec<String> = heaps.iter().map(name).collect();
    let elements = heaps.iter().map(|&heap| all.element(heap));
    let product = elements.reduce(|x, y| quotient.product(x, y));
    let product = product.map_or(String::new(), |product| quotient.name(product));
    let product = match &factors[..] {
        [_] => text!("the element {product}", "元素 {product}"),
        factors => text!("the product {} = {product}", "乘积 {} = {product}", factors.join(" · ")),
    };
    let outcome = all.outcome(heaps);
    let (period, preperiod) = (all.period(), all.preperiod());
    let elements = quotient.order();
    let counted = counted(elements, "element");
    let reason = text!(
        "Misère play: whoever makes the last move loses.\n\
         The values do not decide it, but the misère quotient does, which has {counted} here;\n\
         the elements of the heaps have period {period} from heap {preperiod} on:\n\
         {product} is {outcome}.",
        "反常规则：走最后一步者负。\n\
         SG 值判定不了胜负，反常规则下的商幺半群可以，这里它有 {elements} 个元素；\n\
         各堆的元素以 {period} 为周期，自堆 {preperiod} 起：\n\
         {product} 是 {outcome}。"
    );
    writeln!(to, "{reason}\n")?;
    write_outcome(heaps, outcome, to)?;
    if outcome == Outcome::P {
        return Ok(());
    }
    let sizes: BTreeSet<u64> = heaps.iter().copied().collect();
    let span = all.preperiod() + all.period();
    let example = |heap: u64| {
        let mut options = representatives(rule, heap, span);
        let wins = |option: &Vec<u64>| all.outcome(follower(heaps, heap, option)) == Outcome::P;
        Some(FarMoves { heap, options: vec![options.find(wins)?], are_all: false })
    };
    let moves: Vec<FarMoves> = sizes.into_iter().filter_map(example).collect();
    write_moves(&moves, heaps, to, |_, _, follower| {
        let follower = heaps::position(follower);
        text!("leaves {follower}, which is P", "留下必败态 {follower}")
    })
}

fn write_outcome(heaps: &[u64], outcome: Outcome, to: &mut dyn Write) -> Result<()> {
    let position = heaps::position(heaps);
    let verdict = match outcome {
        Outcome::P => {
            let name = p_position();
            text!(
                "{position} is a {name}: the player to move loses.",
                "{position} 是{name}：轮到走的人必败。"
            )
        }
        Outcome::N => text!(
            "{position} is an N-position: the player to move wins.",
            "{position} 是必胜态：轮到走的人必胜。"
        ),
    };
    writeln!(to, "{verdict}")?;
    Ok(())
}

/// Writes the winning moves of each heap, explained by `reason` of the heap, the option and the
/// position that it leads to.
fn write_moves(
    moves: &[FarMoves],
    heaps: &[u64],
    to: &mut dyn Write,
    reason: impl Fn(u64, &[u64], &[u64]) -> String,
) -> Result<()> {
    for FarMoves { heap, options, .. } in moves {
        for option in options.iter().take(MAX_LISTED) {
            let reason = reason(*heap, option, &follower(heaps, *heap, option));
            writeln!(to, "  {}", explained(&step_text(heaps, *heap, option), &reason))?;
        }
        let more = options.len().saturating_sub(MAX_LISTED);
        if more > 0 {
            let sentence = text!(
                "… and {more} more of the heap of {heap}",
                "……另有 {more} 种，都在大小为 {heap} 的堆里"
            );
            writeln!(to, "  {sentence}")?;
        }
    }
    let count = moves.iter().map(|moves| count_of(heaps, moves.heap) * moves.options.len()).sum();
    write_count(count, moves.iter().all(|moves| moves.are_all), to)
}

/// Writes how many winning moves there are, if all were looked for, or that others may win.
pub fn write_count(count: usize, are_all: bool, to: &mut dyn Write) -> Result<()> {
    if are_all && count > 0 {
        writeln!(to, "{}", count_sentence(count))?;
    } else if count > 0 {
        let sentence = choose(
            "Other moves may win, too: heaps of this size have too many to try them all.",
            "别的着法也可能必胜：这么大的堆走法太多，没有全部试过。",
        );
        writeln!(to, "{sentence}")?;
    } else {
        let sentence = choose(
            "Some move wins, but heaps of this size have too many to find it.",
            "有必胜的一步，但这么大的堆走法太多，没有找出来。",
        );
        writeln!(to, "{sentence}")?;
    }
    Ok(())
}

/// Returns the position after a move.
fn follower(heaps: &[u64], heap: u64, option: &[u64]) -> Vec<u64> {
    let mut follower = heaps.to_vec();
    let place = follower.iter().position(|&other| other == heap).unwrap_or(0);
    follower.splice(place..=place, option.iter().copied());
    follower
}
