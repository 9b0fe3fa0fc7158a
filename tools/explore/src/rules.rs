//! Rules as they are typed on the command line: a set, a code, a name or a problem.

use crate::collection::{model, problems, project};
use crate::typing;
use anyhow::{bail, Error, Result};
use games::heaps::{are_numbers, HeapLimits};
use games::mistake::suggest;
use games::problems::Problems;
use games::shown::example;
use games::spoken::Spoken;
use games::sum::{self, Knowledge, Sum, TypedRule};
use grundy::game::Ending;
use grundy::rule::{ParseRuleError, Remark, Rule};
use support::width::columns;
use support::{refuse, text};

/// The knowledge available in the terminal: the problems of the collection that contains the
/// current folder.
pub struct Terminal;

impl Knowledge for Terminal {
    fn problems(&self) -> &Problems {
        problems()
    }

    /// Allows as many heaps as fit on a screen.
    fn limits(&self) -> HeapLimits {
        HeapLimits { most: 64, largest: u64::MAX }
    }

    fn model(&self, problem: &str) -> Option<String> {
        Some(model(problem)?.trim_end_matches(['.', '。']).to_string())
    }

    fn command(&self, game: &str, name: &str) -> Option<String> {
        let heaps = if game == "wythoff" { "3 5" } else { example(game) };
        Some(text!(
            "try `cargo explore why '{name}' {heaps}`; play and learn know this game, too",
            "请试 `cargo explore why '{name}' {heaps}`；play 和 learn 也认识这个游戏"
        ))
    }

    fn explain(&self, text: &str, error: &ParseRuleError) -> String {
        suggest(problems(), error).unwrap_or_else(|| match error {
            ParseRuleError::Name { name, .. } if project().is_none() && is_problem(name) => text!(
                "{name:?} is known only within the collection, and this folder is outside it",
                "“{name}”只有在题库里才认识，而当前文件夹在题库之外"
            ),
            _ => point_at_mistake(text, error),
        })
    }
}

/// Returns whether a name has the form of a problem's name: letters, then digits.
fn is_problem(name: &str) -> bool {
    let digits = name.trim_start_matches(|c: char| c.is_alphabetic() || " _-".contains(c));
    digits.len() < name.len() && digits.starts_with(|c: char| c.is_ascii_digit())
}

/// The maximum width, in columns, of a text that an error message repeats.
const WIDEST: usize = 200;

/// Returns the message, followed by the text with a mark under the mistake.
fn point_at_mistake(text: &str, error: &ParseRuleError) -> String {
    let message = error.localize();
    if columns(text) > WIDEST {
        return message;
    }
    // A Chinese character takes two columns of a terminal.
    let before: String = text.chars().take(error.character() - 1).collect();
    format!("{message}\n    {text}\n    {:>1$}", '^', columns(&before) + 1)
}

/// Writes remarks to stderr, so that stdout is the same as without them.
fn tell(remarks: &[Remark]) {
    for remark in remarks {
        let remark = remark.localize();
        eprintln!("{}", text!("note: {remark}", "注意：{remark}"));
    }
}

/// Returns the warning that the game is misère, for a command that shows values but not who wins.
pub fn misere_note(asked: &TypedRule) -> Option<String> {
    let problem = asked.problem.filter(|_| asked.ending() == Ending::Misere)?;
    Some(text!(
        "{} is misère play: whoever makes the last move loses; `cargo explore why {0} HEAPS` \
         tells who wins",
        "{} 是反常规则：走最后一步者负；`cargo explore why {0} HEAPS` 说明谁胜",
        problem.name
    ))
}

/// Reads the rule that the arguments spell out; writes a note to stderr if the game is misère.
pub fn read_with_note(arguments: &[String]) -> Result<Rule> {
    let asked = read_asked(arguments)?;
    if let Some(note) = misere_note(&asked) {
        eprintln!("{note}");
    }
    Ok(asked.rule)
}

/// Reads the rule that the arguments together spell out.
pub fn read_asked(arguments: &[String]) -> Result<TypedRule<'static>> {
    let tokens = &typing::tokens(arguments);
    if are_numbers(&tokens.join(" ")) {
        bail!(missing_braces(tokens, &[]));
    }
    let mistake = match sum::read_rule(&Terminal, &tokens.join(" ")) {
        Ok(asked) => {
            tell(&asked.remarks);
            return Ok(asked);
        }
        Err(mistake) => mistake,
    };
    let words = as_words(tokens);
    let first = sum::read_first(&Terminal, &words);
    match first.map(|(asked, len)| (asked.rule, &words[len..])) {
        Ok((rule, heaps)) if are_numbers(&heaps.join(" ")) => {
            let (heaps, heap) = (heaps.join(" "), heaps[0]);
            refuse!(
                "{heaps} is not part of the rule {rule}; for the largest heap write --to {heap}, and \
                 for the winner `cargo explore why`",
                "{heaps} 不是规则 {rule} 的一部分；要指定最大的堆，请写 --to {heap}，要问胜负则用 \
                 `cargo explore why`"
            )
        }
        _ => bail!(mistake),
    }
}

/// Reads a rule with its heaps, or a sum of heaps under several rules.
pub fn read_sum(tokens: &[String]) -> Result<Sum<'static>> {
    let first = tokens.split(|token| token == "+").next().unwrap_or(&[]);
    if are_numbers(&first.join(" ")) {
        // The set that the shell has expanded: the argument with commas, or all but the last one.
        let set_len = if first[0].contains(',') { 1 } else { (first.len() - 1).max(1) };
        let (set, heaps) = first.split_at(set_len);
        bail!(missing_braces(set, heaps));
    }
    let sum = Sum::read(&Terminal, &tokens.join(" "), "").map_err(Error::msg)?;
    tell(&sum.remarks);
    Ok(sum)
}

/// Returns whether the tokens begin with a set, a code or a name, as opposed to a problem.
pub fn is_spelt_out(tokens: &[String]) -> bool {
    sum::is_spelt_out(&as_words(tokens))
}

fn as_words(tokens: &[String]) -> Vec<&str> {
    tokens.iter().map(String::as_str).collect()
}

/// Returns the message saying that a shell split `{1,2,3}` into three arguments without braces.
/// `heaps` are the numbers that follow the set.
fn missing_braces(set: &[String], heaps: &[String]) -> String {
    let numbers = set.join(",");
    let heaps: String = heaps.iter().map(|heap| format!(" {heap}")).collect();
    let code = match numbers.contains(',') {
        true => String::new(),
        false => text!(
            "; if you meant an octal code, it needs a point: 0.{numbers}",
            "；若是八进制编码，要有小数点：0.{numbers}"
        ),
    };
    text!(
        "expected a rule, found numbers; if you meant a set, quote it, because the shell \
         removes the braces: '{{{numbers}}}'{heaps}{code}",
        "应为规则，却只有数；若是集合，请加引号，因为 shell 会去掉花括号：\
         '{{{numbers}}}'{heaps}{code}"
    )
}
