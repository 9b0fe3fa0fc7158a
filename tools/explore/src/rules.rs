//! Rules as the command line gives them: a set, a code, a name or a problem.

mod mistake;

use crate::collection::{ending_of, problems};
use crate::typing;
use anyhow::{anyhow, bail, ensure, Result};
use games::named::{Named, RACE};
use games::problems::{Game, Problem, Stated};
use games::spoken::Spoken;
use grundy::game::Ending;
use grundy::rule::half_width;
use grundy::rule::{ParseRuleError, Reading, Remark, Rule};
use support::text;

/// Every way to write a rule, for the end of a help text.
pub const FORMS: &str = "\
A rule is written the same way everywhere:
  '{1,2,3}'         a set of numbers to take, in quotes because of the shell
  '{1..5}'          a set of consecutive numbers; also '{1, 3, …, 9}'
  'all but {2,4}'   any number except these
  odd, even, primes, squares, fibonacci, powers of 2, multiples of 3
  0.77              an octal code; 0.[3] repeats a digit, 0x8.[3] is hexadecimal
  kayles, grundy …  a name: nim, race, lasker, treblecross, officers, bash 3, …
  hdu1848           a problem of the collection, for the rule of its solution
  'n -> n-1 | (a, n-a) with 1 <= a < n-a'
                    what a heap of n may become: one heap, or several in
                    parentheses; a letter is any number from 1 on; conditions
                    compare, or say a odd, a mod 3 = 1, a in primes or
                    a divides n; n/2 is for even n alone, while floor(n/2)
                    and ceil(n/2) round
Chinese names and punctuation are read too: 尼姆, 奇数, 除了{2,4}, ｛１、２｝";

/// [`FORMS`] in Chinese.
pub const FORMS_IN_CHINESE: &str = "\
规则到处写法一样：
  '{1,2,3}'         可以取的数的集合；为避开 shell 的展开要加引号
  '{1..5}'          连续的数；也可以写 '{1, 3, …, 9}'
  'all but {2,4}'   除这些以外的任何数
  odd, even, primes, squares, fibonacci, powers of 2, multiples of 3
  0.77              八进制编码；0.[3] 表示数字循环，0x8.[3] 是十六进制
  kayles, grundy …  名称：nim、race、lasker、treblecross、officers、bash 3 等
  hdu1848           题库里的题目，即其题解所用的规则
  'n -> n-1 | (a, n-a) with 1 <= a < n-a'
                    大小为 n 的堆可以变成什么：一堆，或括号里的几堆；字母是
                    从 1 起的任意数；条件可以比较大小，也可以写 a odd、
                    a mod 3 = 1、a in primes、a divides n；n/2 只用于偶数 n，
                    另有 floor(n/2) 和 ceil(n/2)
中文名称和标点也能读：尼姆、奇数、除了{2,4}、｛１、２｝";

/// A rule, and the problem by whose name it was asked, if it was.
#[derive(Clone, Debug)]
pub struct Asked {
    pub rule: Rule,
    pub problem: Option<&'static Problem>,
    /// What the person who typed the rule may not have meant.
    remarks: Vec<Remark>,
}

impl Asked {
    /// Returns a rule that no problem stands for.
    fn plain(reading: Reading) -> Asked {
        Asked { rule: reading.rule, problem: None, remarks: reading.remarks }
    }

    /// Writes the remarks to stderr, so that the output stays what it is without them.
    fn tell_remarks(self) -> Asked {
        self.remarks.iter().for_each(|remark| {
            let remark = remark.spoken();
            eprintln!("{}", text!("note: {remark}", "注意：{remark}"));
        });
        self
    }

    /// Returns the sentence that a command owes which shows values but not who wins, if the problem
    /// is misère play.
    pub fn misere_note(&self) -> Option<String> {
        let problem = self.problem.filter(|_| ending_of(self.problem) == Ending::Misere)?;
        Some(text!(
            "{} is misère play: whoever makes the last move loses; `cargo explore why {0} HEAPS` \
             tells who wins",
            "{} 是反常规则：走最后一步者负；`cargo explore why {0} HEAPS` 说明谁胜",
            problem.name
        ))
    }
}

/// Reads a rule that the arguments spell together.
pub fn read_asked(arguments: &[String]) -> Result<Asked> {
    let tokens = &typing::tokens(arguments);
    ensure!(!are_numbers(tokens), "{}", missing_braces(tokens, &[]));
    let whole = parse(&tokens.join(" "));
    let mistake = match whole {
        Ok(asked) => return Ok(asked.tell_remarks()),
        Err(mistake) => mistake,
    };
    match find_first(tokens) {
        Ok((Asked { rule, .. }, [heap])) if is_number(heap) => {
            bail!(text!(
                "{heap} is not part of the rule {rule}; for the largest heap write --to {heap}",
                "{heap} 不是规则 {rule} 的一部分；要指定最大的堆，请写 --to {heap}"
            ))
        }
        _ => Err(mistake),
    }
}

/// Reads the rule that the longest possible run of first tokens spells, and returns it with
/// the tokens after it.
pub fn read_first(tokens: &[String]) -> Result<(Asked, &[String])> {
    find_first(tokens).map(|(asked, rest)| (asked.tell_remarks(), rest))
}

/// Does what [`read_first`] does, but does not tell the remarks.
pub fn find_first(tokens: &[String]) -> Result<(Asked, &[String])> {
    if are_numbers(tokens) {
        let (set, heaps) = tokens.split_at(set_len(tokens));
        bail!(missing_braces(set, heaps));
    }
    let text = |len: usize| tokens[..len].join(" ");
    let longest = |rule: fn(&str) -> Option<Asked>| {
        (1..=tokens.len()).rev().find_map(|len| Some((rule(&text(len))?, len)))
    };
    // The collection is read only if the tokens are not a rule without it.
    let rule =
        longest(|text| parse_spelt_out(text).map(Asked::plain)).or_else(|| longest(parse_known));
    let numbers = tokens.iter().rev().take_while(|token| is_number(token)).count();
    let spelt = text(tokens.len() - numbers);
    match rule {
        // `all but 2,4` is an error in a longer rule, although `all` alone is a rule.
        Some((_, len)) if has_later_error(&spelt, &tokens[..len]) => {
            Err(parse(&spelt).unwrap_err())
        }
        Some((rule, len)) => Ok((rule, &tokens[len..])),
        None => Err(parse(&spelt)
            .err()
            .unwrap_or_else(|| anyhow!(text!("expected a rule", "应为一条规则")))),
    }
}

/// Returns whether a text fails to parse, but only beyond the token that follows `rule`.
fn has_later_error(text: &str, rule: &[String]) -> bool {
    let next = rule.join(" ").chars().count() + 2;
    let error = Rule::read(text).err();
    error.is_some_and(|error| error.character() > next)
}

/// Returns whether the tokens begin with a set, a code or a name, as opposed to a problem.
pub fn is_spelt_out(tokens: &[String]) -> bool {
    (1..=tokens.len()).any(|len| parse_spelt_out(&tokens[..len].join(" ")).is_some())
}

/// Parses a set, a code or a name.
fn parse_spelt_out(text: &str) -> Option<Reading> {
    match Named::from_name(text) {
        Some(Named::Race) => Rule::read(RACE).ok(),
        _ => Rule::read(text).ok(),
    }
}

/// Parses a set, a code, a name or a problem whose game is heaps with a rule.
fn parse_known(text: &str) -> Option<Asked> {
    if let Some(reading) = parse_spelt_out(text) {
        return Some(Asked::plain(reading));
    }
    let problem = problems().find(text)?;
    match &problem.stated.game {
        Game::Heaps(rule) if problem.stated.family.is_none() => {
            Some(Asked { rule: rule.clone(), problem: Some(problem), remarks: vec![] })
        }
        _ => None,
    }
}

/// Does what [`parse_known`] does, and explains what is wrong with any other text.
fn parse(text: &str) -> Result<Asked> {
    let text = &half_width(text);
    if let Some(asked) = parse_known(text) {
        return Ok(asked);
    }
    match problems().find(text) {
        Some(problem) if problem.stated.family.is_some() => bail!(text!(
            "{} reads its rule from the input; type a rule instead, for example, {}",
            "{} 的规则由输入给出；请直接写规则，例如 {}",
            problem.name,
            problem.stated.text
        )),
        Some(Problem { name, stated: Stated { game: Game::Named(named), .. }, .. }) => {
            Err(mistake::not_a_rule(name, *named))
        }
        _ => {
            let parsed = Rule::read(text).map(Asked::plain);
            parsed.map_err(|error: ParseRuleError| mistake::explain(text, &error))
        }
    }
}

fn is_number(token: &str) -> bool {
    !token.is_empty() && token.chars().all(|c| c.is_ascii_digit())
}

/// Returns whether the tokens are only numbers and commas, as a set is without its braces.
fn are_numbers(tokens: &[String]) -> bool {
    !tokens.is_empty() && tokens.iter().all(|token| token.split(',').all(is_number))
}

/// Returns how many of these numbers before and among heaps are those of a set: what has commas,
/// or all but the last.
fn set_len(tokens: &[String]) -> usize {
    match tokens[0].contains(',') {
        true => 1,
        false => (tokens.len() - 1).max(1),
    }
}

/// Explains that a shell has turned `{1,2,3}` into three arguments without braces. After the
/// numbers of the set come those of the heaps.
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
