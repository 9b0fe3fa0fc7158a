//! Whether a text is a true certificate, by definition: values and outcomes from the options
//! alone, far past what any claim needs.

use crate::checksum::fnv_1a;
use grundy::game::{ByPlay, Ending, Game};
use grundy::mex::MexSet;
use grundy::rule::Rule;
use grundy::Outcome;
use std::collections::HashMap;

/// What definitions say of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// It is not of the form, or something that it says is false.
    False,
    /// Nothing that definitions decide is false.
    Open,
}

/// The lines of a text by their names.
struct Fields<'a> {
    words: HashMap<&'a str, &'a str>,
    times: Vec<Vec<u64>>,
}

impl Fields<'_> {
    fn number(&self, name: &str) -> Option<u64> {
        let text = self.words[name];
        let number = text.parse::<u64>().ok()?;
        (number.to_string() == text && number < 100_000).then_some(number)
    }

    fn numbers(&self, name: &str) -> Option<Vec<u64>> {
        numbers(self.words[name])
    }
}

fn numbers(text: &str) -> Option<Vec<u64>> {
    let words = text.split(' ').filter(|_| !text.is_empty());
    words.map(|word| word.parse().ok().filter(|number: &u64| number.to_string() == word)).collect()
}

const TITLE: &str = "certificate of an impartial game, 1";

/// The names of the lines of each kind.
const KINDS: [(&str, &str); 7] = [
    ("period", "preperiod period saltus theorem compared values"),
    ("growing", "preperiod period saltus most settled floor compared values"),
    ("sapp", "preperiod period saltus compared grows values"),
    ("ruler", "preperiod period saltus mark low above values"),
    ("windows", "preperiod period mask parity width heap rare checksum"),
    ("quotient", "largest heaps lost"),
    ("periodic-quotient", "largest preperiod period heaps lost"),
];

/// Returns what is known of a text.
pub fn of(text: &str) -> Truth {
    match is_open(text) {
        Some(true) => Truth::Open,
        _ => Truth::False,
    }
}

fn is_open(text: &str) -> Option<bool> {
    let mut lines = text.strip_suffix('\n')?.split('\n');
    if lines.next()? != TITLE {
        return None;
    }
    let kind = lines.next()?.strip_prefix("kind ")?;
    let rule_text = lines.next()?.strip_prefix("rule ")?;
    let rule: Rule = rule_text.parse().ok()?;
    let (_, names) = KINDS.iter().find(|(name, _)| *name == kind)?;
    let mut fields = Fields { words: HashMap::new(), times: vec![] };
    for name in names.split(' ') {
        let line = lines.next()?.strip_prefix(name)?;
        fields.words.insert(name, line.strip_prefix(' ').or(line.is_empty().then_some(""))?);
    }
    for line in lines {
        fields.times.push(numbers(line.strip_prefix("times ")?)?);
    }
    if kind.ends_with("quotient") {
        return quotient(&rule, &fields);
    }
    fields.times.is_empty().then_some(())?;
    // What is written in another way than the library writes it is not decided here.
    Some(if kind == "windows" { windows(&rule, &fields)? } else { law(&rule, kind, &fields)? })
}

fn values(rule: &Rule, len: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    let mut set = MexSet::new();
    for heap in 0..len {
        set.clear();
        rule.visit_options(&heap, &mut |parts| {
            set.insert(parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
        });
        values.push(set.mex());
    }
    values
}

/// Returns whether the values obey a law as far as they are computed here.
fn law(rule: &Rule, kind: &str, fields: &Fields<'_>) -> Option<bool> {
    let [preperiod, period, saltus] =
        ["preperiod", "period", "saltus"].map(|name| fields.number(name));
    let (first, period, saltus) = (preperiod?, period?, saltus?);
    let listed = fields.numbers("values")?;
    if period == 0 {
        return None;
    }
    let len = if kind == "ruler" { 300 } else { (first + 4 * period + 60).min(260) };
    let values = values(rule, len);
    if kind == "ruler" {
        let [mark, low, above] = ["mark", "low", "above"].map(|name| fields.number(name));
        let (mark, low, above) = (mark?, low?, above?);
        let needed = 20 * period + 2 * first + 4;
        if (listed.len() as u64) < needed || !values.starts_with(&listed) {
            return None;
        }
        return Some((first.max(1)..len - period).all(|heap| {
            let later = heap + period;
            let value =
                match (later as i64 - mark as i64, (later + period - mark % period) % period) {
                    (past, 0) if past > 0 => {
                        let j = past as u64 / period;
                        let length = 1 << j.trailing_zeros();
                        if j.is_power_of_two() {
                            saltus * j + above
                        } else {
                            saltus * (j - 2 * length) + low
                        }
                    }
                    (_, 0) => return true,
                    _ => values[heap as usize] + saltus,
                };
            values[later as usize] == value
        }));
    }
    if listed.len() as u64 != first + period || listed.len() > values.len() {
        return None;
    }
    let grows = match kind {
        "sapp" => fields.numbers("grows").filter(|grows| grows.iter().all(|&grow| grow < 2))?,
        _ => vec![1; period as usize],
    };
    for name in ["compared", "most", "settled", "floor"] {
        if fields.words.contains_key(name) {
            fields.number(name)?;
        }
    }
    let grow = |heap: u64| grows[((heap - first) % period) as usize];
    let is_next =
        |heap: u64| values[(heap + period) as usize] == values[heap as usize] + saltus * grow(heap);
    let is_true = grows.len() as u64 == period
        && listed[..] == values[..listed.len()]
        && (first..len.saturating_sub(period)).all(is_next);
    Some(is_true)
}

/// Returns whether the values repeat as far as they are computed here, and the last rare heap and the
/// checksum are right.
fn windows(rule: &Rule, fields: &Fields<'_>) -> Option<bool> {
    let Rule::Code(code) = rule else { return None };
    let names = ["preperiod", "period", "mask", "parity", "width", "heap", "rare"];
    let [first, period, mask, parity, width, heap, rare] = names.map(|name| fields.number(name));
    let (first, period, mask, width, heap) = (first?, period?, mask?, width?, heap?);
    let has_parity = match parity? {
        0 => false,
        1 => true,
        _ => return None,
    };
    let last = code.last_digit()?;
    let splits: Vec<u64> = (0..=last).filter(|&take| code.digit(take) & 4 != 0).collect();
    let odd = splits.iter().map(|take| take % 2).collect::<Vec<u64>>();
    if has_parity && (odd.is_empty() || odd.contains(&0) && odd.contains(&1) || period % 2 == 1) {
        return None;
    }
    if period == 0 || mask == 0 || width > heap {
        return None;
    }
    let values = values(rule, heap + period + 50);
    let is_rare = |at: u64| {
        let ones = (values[at as usize] & mask).count_ones() as u64;
        (ones + if has_parity { at + odd[0] } else { 0 }).is_multiple_of(2)
    };
    let last_rare = (1..heap).rev().find(|&at| is_rare(at)).unwrap_or(0);
    let in_window = &values[(heap - width) as usize..heap as usize];
    let bytes = in_window.iter().flat_map(|&value| [value as u8, (value >> 8) as u8]);
    let checksum = fnv_1a(bytes);
    let repeats = |at: u64| values[at as usize] == values[(at + period) as usize];
    let is_true = last_rare == rare?
        && fields.words["checksum"] == format!("{checksum:016x}")
        && (first..heap + 50).all(repeats);
    Some(is_true)
}

/// Returns whether the products tell the misère outcomes of some sums of up to three heaps.
fn quotient(rule: &Rule, fields: &Fields<'_>) -> Option<bool> {
    let largest = fields.number("largest")?;
    let (heaps, lost) = (fields.numbers("heaps")?, fields.numbers("lost")?);
    let order = fields.times.first().map_or(1, |times| times.len() as u64 - 1);
    let is_element = |element: &u64| *element < order;
    let is_well_formed = heaps.len() as u64 == largest + 1
        && heaps.iter().chain(&lost).all(is_element)
        && lost.windows(2).all(|pair| pair[0] < pair[1])
        && fields.times.iter().all(|times| {
            times.len() as u64 == order + 1
                && times[0] <= largest
                && times[1] == heaps[times[0] as usize]
                && times[1..].iter().all(is_element)
        });
    if !is_well_formed {
        return None;
    }
    // Each element by generators, in whatever order they are found.
    let mut words: Vec<Option<Vec<usize>>> = vec![None; order as usize];
    words[0] = Some(vec![]);
    let mut waiting = vec![0];
    while let Some(element) = waiting.pop() {
        for (letter, times) in fields.times.iter().enumerate() {
            let product = times[element + 1] as usize;
            if words[product].is_none() {
                let word = words[element].iter().flatten().copied().chain([letter]);
                words[product] = Some(word.collect());
                waiting.push(product);
            }
        }
    }
    let words: Vec<Vec<usize>> = words.into_iter().collect::<Option<_>>()?;
    let times = |element: u64, other: u64| {
        let word = words[other as usize].iter();
        word.fold(element, |product, &letter| fields.times[letter][product as usize + 1])
    };
    let all = || 0..order;
    let products: Vec<Vec<u64>> = all().map(|x| all().map(|y| times(x, y)).collect()).collect();
    let product = |x: u64, y: u64| products[x as usize][y as usize];
    let is_monoid = all().all(|x| {
        all().all(|y| {
            let generators = fields.times.iter().map(|times| times[1]);
            product(x, y) == product(y, x)
                && generators
                    .into_iter()
                    .all(|z| product(product(x, y), z) == product(x, product(y, z)))
        })
    });
    let beside = |x: u64| all().map(|y| lost.contains(&product(x, y))).collect::<Vec<bool>>();
    let is_reduced = all().all(|x| (0..x).all(|y| beside(x) != beside(y)));
    let mut play = ByPlay::new(rule, Ending::Misere);
    let last = largest.min(9);
    let mut predicts = |sum: &[u64]| {
        let element = sum.iter().fold(0, |element, &heap| product(element, heaps[heap as usize]));
        lost.contains(&element) == (play.outcome(sum).unwrap() == Outcome::P)
    };
    let mut sums = (0..=last).flat_map(|a| (0..=a).map(move |b| (a, b)));
    let outcomes = sums.all(|(a, b)| {
        predicts(&[a, b]) && (0..=b).filter(|c| a + b + c <= 12).all(|c| predicts(&[a, b, c]))
    }) && (last + 1..=largest)
        .all(|heap| (0..3).all(|other| predicts(&[heap, other])));
    let repeats = match fields.words.contains_key("period") {
        true => {
            let (first, period) = (fields.number("preperiod")?, fields.number("period")?);
            period > 0
                && (first..=largest.checked_sub(period)?)
                    .all(|heap| heaps[heap as usize] == heaps[(heap + period) as usize])
        }
        false => true,
    };
    Some(is_monoid && is_reduced && outcomes && repeats)
}
