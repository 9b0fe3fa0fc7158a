//! Games of heaps as a user types them: a rule with its heaps, the name of a problem, or a sum of
//! heaps under several rules, such as `kayles 5 + nim 3 + {1, 2} 7`.

use crate::heaps::{self, are_numbers, HeapLimits};
use crate::mistake::suggest;
use crate::problems::{Problem, Problems, Stated, StatedGame};
use crate::spoken::{self, Spoken};
use crate::texts::{find_game, find_own_game, find_text, GAMES};
use grundy::game::Ending;
use grundy::rule::{half_width, Moves, ParseRuleError, Reading, Remark, Rule};
use std::collections::BTreeSet;
use support::language::{choose, current};
use support::plural::format_count;
use support::{ensure, refuse, text};

/// What is known in the place where a game is typed.
pub trait Knowledge {
    /// Returns the problems whose names can be typed as rules.
    fn problems(&self) -> &Problems;

    /// Returns limits on the number and size of the heaps in questions.
    fn limits(&self) -> HeapLimits;

    /// Returns, for a message, the model of a problem.
    fn model(&self, _problem: &str) -> Option<String> {
        None
    }

    /// Returns, for a message, a command that supports a game whose heaps are not independent.
    fn command(&self, _game: &str, _name: &str) -> Option<String> {
        None
    }

    /// Returns a message that says what is wrong with a text that is not a rule.
    fn explain(&self, _text: &str, error: &ParseRuleError) -> String {
        suggest(self.problems(), error).unwrap_or_else(|| error.localize())
    }
}

/// The knowledge of a page; the answers are passed to JavaScript.
impl Knowledge for Problems {
    fn problems(&self) -> &Problems {
        self
    }

    fn limits(&self) -> HeapLimits {
        // The largest number that JavaScript holds exactly.
        HeapLimits { most: 16, largest: (1 << 53) - 1 }
    }

    fn command(&self, _game: &str, _name: &str) -> Option<String> {
        Some(text!("the page “Play” knows this game", "“对弈”页认识这个游戏"))
    }
}

/// A rule and, if it was typed as the name of a problem, that problem.
#[derive(Clone, Debug)]
pub struct TypedRule<'a> {
    pub rule: Rule,
    pub problem: Option<&'a Problem>,
    /// Anything in the typed rule that may be unintended.
    pub remarks: Vec<Remark>,
}

impl TypedRule<'_> {
    /// Returns a rule that was not typed as the name of a problem.
    fn plain(reading: Reading) -> Self {
        TypedRule { rule: reading.rule, problem: None, remarks: reading.remarks }
    }

    /// Returns the ending of the problem, or normal play if there is no problem.
    pub fn ending(&self) -> Ending {
        self.problem.map_or(Ending::Normal, |problem| problem.stated.ending)
    }
}

/// Heaps that follow the same rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Addend {
    pub rule: Rule,
    pub heaps: Vec<u64>,
}

impl Addend {
    /// Returns the name of the rule, or the rule if it has no name.
    pub fn name(&self) -> String {
        name(&self.rule)
    }

    /// Returns the sizes of the heaps, each size once.
    pub fn sizes(&self) -> BTreeSet<u64> {
        self.heaps.iter().copied().collect()
    }

    /// Returns the number of heaps of a size.
    pub fn count(&self, size: u64) -> usize {
        self.heaps.iter().filter(|&&heap| heap == size).count()
    }

    /// Returns the largest of the heaps, or 0 if there are no heaps.
    pub fn largest(&self) -> u64 {
        self.heaps.iter().max().copied().unwrap_or(0)
    }
}

/// Returns the name of a rule, or the rule if it has no name.
pub fn name(rule: &Rule) -> String {
    rule.name().map_or_else(|| rule.to_string(), |name| spoken::name(name).to_string())
}

/// A sum of heaps under one or more rules.
#[derive(Clone, Debug)]
pub struct Sum<'a> {
    /// One or more rules, all different, with their heaps. If there is only one rule, its heaps are
    /// optional.
    pub addends: Vec<Addend>,
    /// The ending of the problem whose name was typed for the only rule; otherwise, normal play.
    pub ending: Ending,
    /// The problem whose name was typed as the only rule.
    pub problem: Option<&'a Problem>,
    /// Anything in the typed rules that may be unintended.
    pub remarks: Vec<Remark>,
    /// Whether the heaps were typed with their rules, not in a separate field.
    pub has_own_heaps: bool,
}

impl<'a> Sum<'a> {
    /// Reads rules with their heaps. If no rule is followed by heaps, `heaps` contains the heaps of
    /// a single rule, or one heap for each of several rules.
    ///
    /// # Errors
    /// If the text is not of this form; the first line of the message says what is wrong.
    pub fn read(known: &'a dyn Knowledge, text: &str, heaps: &str) -> Result<Sum<'a>, String> {
        ensure!(
            !is_too_long(text),
            "a game is written in at most {LONGEST_TEXT} characters",
            "一个游戏至多用 {LONGEST_TEXT} 个字符写出"
        );
        let (text, limits) = (half_width(text), known.limits());
        let pieces = split_sum(known, &text);
        check_games(&pieces)?;
        let separate = heaps::read(heaps, limits)?;
        let has_own = |piece: &String| count_heaps(known, piece).is_some_and(|count| count > 0);
        let has_own_heaps = pieces.iter().any(has_own);
        let is_plain = pieces.len() == 1;
        if !is_plain && !has_own_heaps && separate.len() != pieces.len() {
            // A mistake in a rule is reported first.
            pieces.iter().try_for_each(|piece| read_piece(known, piece).map(|_| ()))?;
            return Err(heaps_without_rules(pieces.len(), separate.len()));
        }
        let mut sum = Sum {
            addends: vec![],
            ending: Ending::Normal,
            problem: None,
            remarks: vec![],
            has_own_heaps,
        };
        let mut last = 0;
        for (number, piece) in pieces.iter().enumerate() {
            if number > 0 && are_numbers(piece) {
                // These are further heaps of the preceding rule.
                sum.addends[last].heaps.extend(heaps::read(piece, limits)?);
                continue;
            }
            let (typed, own) = read_piece(known, piece)?;
            let heaps = match (has_own_heaps, is_plain) {
                (true, _) => own,
                (false, true) => separate.clone(),
                (false, false) => vec![separate[number]],
            };
            if is_plain {
                (sum.ending, sum.problem) = (typed.ending(), typed.problem);
            } else {
                check_addend(piece, &typed, &heaps)?;
            }
            sum.remarks.extend(typed.remarks);
            let place = sum.addends.iter().position(|addend| addend.rule == typed.rule);
            last = place.unwrap_or(sum.addends.len());
            match sum.addends.get_mut(last) {
                Some(addend) => addend.heaps.extend(heaps),
                None => sum.addends.push(Addend { rule: typed.rule, heaps }),
            }
        }
        heaps::check_count(sum.heaps().count(), limits)?;
        Ok(sum)
    }

    /// Returns an iterator over all heaps.
    pub fn heaps(&self) -> impl Iterator<Item = u64> + '_ {
        self.addends.iter().flat_map(|addend| addend.heaps.iter().copied())
    }
}

/// The maximum length, in bytes, of a text that is read.
const LONGEST_TEXT: usize = 10_000;

/// Returns whether a text is too long for a game.
pub fn is_too_long(text: &str) -> bool {
    text.len() > LONGEST_TEXT
}

/// Returns whether a text is a sum of games.
pub fn is_sum(known: &dyn Knowledge, text: &str) -> bool {
    split_sum(known, &half_width(text)).len() > 1
}

/// Reads a rule, or the name of a problem that has a rule.
///
/// # Errors
/// If the text is neither; the first line of the message says what is wrong.
pub fn read_rule<'a>(known: &'a dyn Knowledge, text: &str) -> Result<TypedRule<'a>, String> {
    let text = half_width(text);
    let text = text.trim();
    if let Some(typed) = parse_known(known, text) {
        return Ok(typed);
    }
    if let Some(game) = find_own_game(text) {
        return Err(not_independent(known, text, None, game));
    }
    match known.problems().find(text) {
        Some(problem) if problem.stated.family.is_some() => Err(text!(
            "{} reads its rule from the input; type a rule instead, for example, {}",
            "{} 的规则由输入给出；请直接输入一条规则，例如 {}",
            problem.name,
            problem.stated.text
        )),
        Some(problem @ Problem { stated: Stated { game: StatedGame::Own(game), .. }, .. }) => {
            Err(not_independent(known, text, Some(problem), game))
        }
        _ => match (Rule::read(text), known.problems().find_without_rule(text)) {
            (Ok(reading), _) => Ok(TypedRule::plain(reading)),
            (Err(_), Some(problem)) => {
                let name = &problem.name;
                let model = known
                    .model(name)
                    .map_or(String::new(), |model| text!(": {model}", "：{model}"));
                Err(text!(
                    "the game of {name} has no rule for independent heaps{model}",
                    "{name} 的游戏没有各堆独立的规则{model}"
                ))
            }
            (Err(error), None) => Err(known.explain(text, &error)),
        },
    }
}

/// The maximum number of words in a rule that is followed by heaps.
const LONGEST_RULE: usize = 300;

/// Reads the longest rule at the beginning of a text; returns the rule with its number of words.
///
/// # Errors
/// If the words do not begin with a rule; the first line of the message says what is wrong.
pub fn read_first<'a>(
    known: &'a dyn Knowledge,
    words: &[&str],
) -> Result<(TypedRule<'a>, usize), String> {
    let text = |len: usize| words[..len].join(" ");
    let lens = || (1..=words.len().min(LONGEST_RULE)).rev();
    // The problems are read only if the words are not a rule anyway.
    let spelt_out = lens().find_map(|len| Some((TypedRule::plain(parse(&text(len))?), len)));
    let found =
        spelt_out.or_else(|| lens().find_map(|len| Some((parse_known(known, &text(len))?, len))));
    let numbers = words.iter().rev().take_while(|word| are_numbers(word)).count();
    // Heaps are not part of a mistake, unless there is nothing else.
    let whole = match words.len() - numbers {
        0 => text(words.len()),
        len => text(len),
    };
    match found {
        // `all but 2,4` is an error in a longer rule, although `all` by itself is a rule.
        Some((_, len)) if has_later_error(&whole, &text(len)) => {
            Err(read_rule(known, &whole).err().unwrap_or_default())
        }
        Some(found) => Ok(found),
        None => {
            let problems = known.problems();
            let is_problem = |text: &String| {
                problems.find(text).is_some() || problems.find_without_rule(text).is_some()
            };
            let mistaken = lens().map(text).find(is_problem).unwrap_or(whole);
            let rule = || text!("expected a rule", "应为一条规则");
            Err(read_rule(known, &mistaken).err().unwrap_or_else(rule))
        }
    }
}

/// Returns whether a text begins with a set, a code or a name, as opposed to a problem.
pub fn is_spelt_out(words: &[&str]) -> bool {
    (1..=words.len().min(LONGEST_RULE)).any(|len| parse(&words[..len].join(" ")).is_some())
}

/// Returns whether a text names the race, in which each move takes 1, 2 or 3 stones from a heap.
pub fn is_race(text: &str) -> bool {
    find_game(text) == Some("race")
}

/// Parses a set, a code or a name.
fn parse(text: &str) -> Option<Reading> {
    Rule::read(if is_race(text) { "{1, 2, 3}" } else { text }).ok()
}

/// Parses a set, a code, a name or a problem whose game is played with heaps under a rule.
fn parse_known<'a>(known: &'a dyn Knowledge, text: &str) -> Option<TypedRule<'a>> {
    if let Some(reading) = parse(text) {
        return Some(TypedRule::plain(reading));
    }
    let problem = known.problems().find(text).filter(|problem| problem.stated.family.is_none())?;
    match &problem.stated.game {
        StatedGame::Heaps(rule) => {
            Some(TypedRule { rule: rule.clone(), problem: Some(problem), remarks: vec![] })
        }
        StatedGame::Own(_) => None,
    }
}

/// Returns whether a text has a parse error after the word that follows `rule`.
fn has_later_error(text: &str, rule: &str) -> bool {
    let error = Rule::read(text).err();
    error.is_some_and(|error| error.character() > rule.chars().count() + 2)
}

/// Explains that a game typed by its own name or a problem's name does not have independent heaps.
pub fn not_independent(
    known: &dyn Knowledge,
    typed: &str,
    problem: Option<&Problem>,
    game: &str,
) -> String {
    let name = problem.map_or(typed, |problem| &problem.name);
    let is_game = problem.map_or(String::new(), |_| text!(" is {game}, which", " 是 {game}，"));
    let reason = find_text(GAMES, game, "alone");
    let reason =
        reason.as_ref().map_or(choose("has a board of its own", "有自己的棋盘"), |reason| {
            reason.select(current())
        });
    let command = known
        .command(game, name)
        .map_or(String::new(), |command| text!("; {command}", "；{command}"));
    text!(
        "{typed}{is_game} is not a rule for independent heaps: it {reason}{command}",
        "{typed}{is_game} 不是各堆独立的规则：它{reason}{command}"
    )
}

/// Splits a piece such as `kayles 5 6` into its rule and its heaps.
fn read_piece<'a>(
    known: &'a dyn Knowledge,
    piece: &str,
) -> Result<(TypedRule<'a>, Vec<u64>), String> {
    let words: Vec<&str> = piece.split_whitespace().collect();
    let (typed, len) = read_first(known, &words)?;
    Ok((typed, heaps::read(&words[len..].join(" "), known.limits())?))
}

/// Returns the number of heaps in a text of a rule and perhaps heaps, or `None` for other texts.
fn count_heaps(known: &dyn Knowledge, text: &str) -> Option<usize> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (_, len) = read_first(known, &words).ok()?;
    let rest = words[len..].join(" ");
    (rest.is_empty() || are_numbers(&rest)).then_some(words.len() - len)
}

/// Checks that no game of a sum is missing and that all heaps are independent.
fn check_games(pieces: &[String]) -> Result<(), String> {
    if pieces.len() < 2 {
        return Ok(());
    }
    for piece in pieces {
        let words: Vec<&str> = piece.split_whitespace().collect();
        if words.is_empty() {
            refuse!(
                "expected a game on both sides of +, as in kayles 5 + nim 3",
                "+ 的两边都应有一个游戏，例如 kayles 5 + nim 3"
            );
        }
        let mut lens = (1..=words.len().min(LONGEST_RULE)).rev();
        if lens.any(|len| find_own_game(&words[..len].concat()).is_some()) {
            refuse!("{piece} is not a rule for independent heaps, and cannot be added to other games \
                 here: a sum is of heaps that follow a rule, as in kayles 5 + nim 3",
                "{piece} 不是各堆独立的规则，在这里不能与别的游戏相加：和的各部分是遵守规则的石子堆，\
                 例如 kayles 5 + nim 3");
        }
    }
    Ok(())
}

fn check_addend(piece: &str, typed: &TypedRule, heaps: &[u64]) -> Result<(), String> {
    if typed.ending() == Ending::Misere {
        refuse!(
            "{piece} is misère play, which is not that of its parts in a sum of games; ask for it \
             alone, or type its rule",
            "{piece} 是反常规则，游戏的和不能由各部分的反常规则得出；请单独问它，或写出它的规则"
        );
    }
    if heaps.is_empty() {
        refuse!(
            "expected heaps after {piece}; type, for example, kayles 5 + nim 3",
            "{piece} 之后应写石子堆，例如 kayles 5 + nim 3"
        );
    }
    Ok(())
}

fn heaps_without_rules(games: usize, heaps: usize) -> String {
    let (english_games, english_heaps) = (format_count(games, "game"), format_count(heaps, "heap"));
    text!(
        "{english_games} and {english_heaps}: type the heaps beside their rules, as in kayles 5 + \
         nim 3",
        "{games} 个游戏，{heaps} 堆：请把各堆写在它的规则后面，例如 kayles 5 + nim 3"
    )
}

/// Splits a sum into its games, with their heaps.
fn split_sum(known: &dyn Knowledge, text: &str) -> Vec<String> {
    pieces(text, |piece| count_heaps(known, piece))
}

/// Splits a sum at the `+` signs between its games. Inside brackets and inside a list of moves, the
/// sign belongs to the rule. `count_heaps` returns the number of heaps in a text that consists of a
/// rule and perhaps heaps, and `None` for other texts.
pub fn pieces(text: &str, count_heaps: impl Fn(&str) -> Option<usize>) -> Vec<String> {
    let parts = split_outside_brackets(text);
    let mut pieces = Vec::new();
    let mut first = 0;
    while first < parts.len() {
        let joined = |len: usize| parts[first..first + len].join("+").trim().to_string();
        let all = parts.len() - first;
        let len = match Moves::has_arrow(parts[first]) {
            false => 1,
            true => {
                let has_heaps = |&len: &usize| count_heaps(&joined(len)) > Some(0);
                let is_rule = |&len: &usize| count_heaps(&joined(len)) == Some(0);
                let with_heaps = (1..=all).find(has_heaps);
                // A mistake is reported as one in the list.
                with_heaps.or_else(|| (1..=all).rev().find(is_rule)).unwrap_or(all)
            }
        };
        pieces.push(joined(len));
        first += len;
    }
    pieces
}

/// Splits a text at each + outside brackets, unless the sign is between two digits: `10^15+2` is
/// neither a number that is accepted here nor two heaps.
fn split_outside_brackets(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let is_digit =
        |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(u8::is_ascii_digit);
    let (mut depth, mut start) = (0, 0);
    let mut parts = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' => depth -= 1,
            b'+' if depth == 0 && !(is_digit(at.checked_sub(1)) && is_digit(Some(at + 1))) => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}
