//! What the library formats in English, in the language that the program speaks.

use crate::texts::find_string;
use grundy::game::Cycle;
use grundy::long_tables::window::{WindowError, WindowPeriod};
use grundy::long_tables::SparseError;
use grundy::misere::quotient::{NoPeriod, NoQuotient};
use grundy::misere::{Obstacle, Unproven};
use grundy::named::NamedGame;
use grundy::octal::{ParseCodeError, ParseCodeErrorKind};
use grundy::period::{Basis, Refused};
use grundy::rule::{ParseMovesError, ParseMovesErrorKind, ParseRuleError, Remark, Rule};
use grundy::subtraction::{ParseSetError, ParseSetErrorKind, SetError, SetRemark};
use itertools::Itertools;
use std::fmt::Display;
use support::language::{choose, current, within, Language};

/// What the parsers of rules expect, with the Chinese for it.
const EXPECTED: &str = include_str!("expected.toml");

/// Something that the library formats in English.
pub trait Spoken: Display {
    /// Formats it in Chinese.
    fn in_chinese(&self) -> String;

    /// Formats it in a language.
    fn localize_in(&self, language: Language) -> String {
        within(language, || self.localize())
    }

    /// Formats it in the [current] language.
    fn localize(&self) -> String {
        match current() {
            Language::English => self.to_string(),
            Language::Chinese => self.in_chinese(),
        }
    }
}

/// Returns the title of a rule in the [current] language.
pub fn title(rule: &Rule) -> String {
    match (current(), rule.name()) {
        (Language::Chinese, Some(game)) if game != NamedGame::GrundysGame => {
            format!("{}，{rule}", name(game))
        }
        (Language::Chinese, Some(game)) => name(game).to_string(),
        _ => rule.title(),
    }
}

/// Returns the title of a rule in a language.
pub fn title_in(language: Language, rule: &Rule) -> String {
    within(language, || title(rule))
}

/// Returns the labels of the last two lines of a nim sum in columns.
pub fn balance_labels() -> [&'static str; 2] {
    choose(["nim sum", "odd columns"], ["异或和", "奇数列"])
}

/// Returns the name of a game in the [current] language.
pub fn name(game: NamedGame) -> &'static str {
    match (current(), game) {
        (Language::Chinese, NamedGame::Nim) => "尼姆博弈",
        (Language::Chinese, NamedGame::LaskersNim) => "拉斯克 Nim",
        (Language::Chinese, NamedGame::GrundysGame) => "Grundy 游戏",
        _ => game.as_str(),
    }
}

impl Spoken for Remark {
    fn in_chinese(&self) -> String {
        match self {
            Remark::Set(SetRemark::Repeated(number)) => {
                format!("{number} 写了不止一次，按一次计算")
            }
            Remark::Set(SetRemark::InSteps { step, last }) => {
                format!("省略号按步长 {step} 读到 {last}")
            }
            Remark::Set(SetRemark::Continued(set)) => {
                format!("省略号之前的数读作以下集合的开头：{set}")
            }
            Remark::Said(rule) => format!("读作 {rule}"),
            Remark::Known { moves, title } => {
                let parts = match moves.may_have_empty_parts() {
                    None => "",
                    Some(true) => "；分开后可以有空堆",
                    Some(false) => "；分开后每一堆至少有一颗石子",
                };
                format!("走法 {moves} 就是规则 {title}{parts}")
            }
        }
    }
}

impl Spoken for Refused {
    fn in_chinese(&self) -> String {
        match *self {
            Refused::Differs { heap, value, later, later_value, saltus } => {
                let expected = match saltus {
                    0 => String::new(),
                    _ => format!("，而不是 {}", u64::from(value) + saltus),
                };
                format!("堆 {heap} 的值是 {value}，但堆 {later} 的值是 {later_value}{expected}")
            }
            Refused::NoPeriod => "周期至少为 1，不能是 0".to_string(),
            Refused::NoTheorem => "没有适用于这条规则的周期定理".to_string(),
            Refused::Unproved { heaps } => format!("对小于 {heaps} 的堆成立，但不满足定理的条件"),
            Refused::NotFound { heaps } => format!("小于 {heaps} 的堆不足以证明任何周期"),
            Refused::TooFew { heaps } => format!("需要比较 {heaps} 个堆"),
            Refused::TooLarge => "需要比较的堆达到 2^28 个或更多".to_string(),
        }
    }
}

impl Spoken for Unproven<u64> {
    fn in_chinese(&self) -> String {
        match self {
            Unproven::Cycle(cycle) => cycle.in_chinese(),
            Unproven::Obstacle { position, obstacle } => {
                format!("{position} {}", obstacle.in_chinese())
            }
        }
    }
}

impl Spoken for Cycle<u64> {
    fn in_chinese(&self) -> String {
        let mut circle = self.positions.iter().chain(self.positions.first());
        format!("游戏未必会结束：{}", circle.join(" → "))
    }
}

impl Spoken for Obstacle {
    fn in_chinese(&self) -> String {
        match self {
            Obstacle::NoOptionOfValueOne => "的值为 0 且能走，却走不到值为 1 的后继".to_string(),
            Obstacle::LargeParts => {
                "的值为 0 或 1，却能走到取另一个值且含有值大于 1 的部分的后继".to_string()
            }
            Obstacle::NoWayDown { beside } => {
                format!("的值大于 1，但与一个值为 {beside} 的游戏并列时走不到必败态")
            }
        }
    }
}

impl Spoken for NoPeriod {
    fn in_chinese(&self) -> String {
        match self {
            NoPeriod::NoQuotient(error) => error.in_chinese(),
            NoPeriod::NoTheorem => "没有适用于这类规则的定理".to_string(),
            NoPeriod::NotYet { largest } => format!("不超过 {largest} 的堆不足以证明任何周期"),
        }
    }
}

impl Spoken for NoQuotient {
    fn in_chinese(&self) -> String {
        match self {
            NoQuotient::TooLarge { heap } => format!("不超过 {heap} 的堆的商太大，求不出来"),
            NoQuotient::NotSmaller { heap, part } => {
                format!("从堆 {heap} 走一步会留下并不更小的堆 {part}")
            }
        }
    }
}

impl Spoken for SparseError {
    fn in_chinese(&self) -> String {
        match self {
            SparseError::Unsuited => "不是每步至多留下两堆的有限编码".to_string(),
            SparseError::TooLong => "堆数达到 2^48 或更多".to_string(),
            SparseError::TooHigh { heap } => format!("堆 {heap} 的值大于 65535"),
            SparseError::Damaged { heap } => format!("堆 {heap} 或某个更小的堆的值不对"),
        }
    }
}

impl Spoken for WindowError {
    fn in_chinese(&self) -> String {
        match self {
            WindowError::Table(error) => error.in_chinese(),
            WindowError::Rare { heap } => {
                format!("堆 {heap} 是稀有的，或者回看不远还不能断定它不是")
            }
            WindowError::TooHigh { heap } => format!("堆 {heap} 的值大于 1023"),
            WindowError::Early => "周期从最前面的值中就已开始".to_string(),
            WindowError::Damaged { line } => format!("第 {line} 行不是窗口文件该有的内容"),
            _ => self.to_string(),
        }
    }
}

impl Spoken for WindowPeriod {
    fn in_chinese(&self) -> String {
        let (period, preperiod, heap) = (self.period(), self.preperiod(), self.heap());
        let (code, later) = (self.code(), heap + period);
        let given = match self.basis() {
            Basis::Computed => "",
            Basis::Given => "，前提是给出的值正确",
        };
        format!(
            "{code} 的值自 {preperiod} 起以 {period} 为周期：堆 {heap} 与堆 {later} 之前的窗口相同，\
             由等窗口定理即得{given}"
        )
    }
}

impl Spoken for ParseRuleError {
    fn in_chinese(&self) -> String {
        let mistake = match self {
            ParseRuleError::Empty => "第 1 个字符：应为一条规则".to_string(),
            ParseRuleError::Set(error) => error.in_chinese(),
            ParseRuleError::Code(error) => error.in_chinese(),
            ParseRuleError::Moves(error) => error.in_chinese(),
            ParseRuleError::Bash { character } => {
                format!("第 {character} 个字符：巴什博弈需要写明一步最多取几颗")
            }
            ParseRuleError::Numbers { set, heaps } => {
                return format!(
                    "第 1 个字符：数之前应有 {{；正确的写法例如 {set}（可以取的数），\
                     各堆则写 nim {heaps}"
                )
            }
            ParseRuleError::HowMany { character } => {
                format!("第 {character} 个字符：没有说一步可以取几颗")
            }
            ParseRuleError::Name { character, name, games } => match &games[..] {
                [] => format!("第 {character} 个字符：没有叫 {name:?} 的游戏"),
                games => {
                    let names = games.iter().map(|game| game.as_str()).join(" 或 ");
                    format!("第 {character} 个字符：{name:?} 可能是 {names}")
                }
            },
        };
        format!("{mistake}；正确的写法例如 {}", self.example().replace(" or ", " 或 "))
    }
}

impl Spoken for ParseSetError {
    fn in_chinese(&self) -> String {
        let mistake = match &self.kind {
            ParseSetErrorKind::Set(error) => error.in_chinese(),
            ParseSetErrorKind::Overflow => "这个数大于 2^64 - 1".to_string(),
            ParseSetErrorKind::Backwards { first, last } => {
                format!("从 {first} 到 {last} 的区间是空的；应先写较小的数")
            }
            ParseSetErrorKind::Steps => {
                "省略号之前的数按等步长到不了这个数；请把所有的数都写出来".to_string()
            }
            ParseSetErrorKind::Unknown => "看不出集合怎样延续；至少要写 3 个数，它们是奇数、偶数、\
                 倍数、幂、平方数、质数或斐波那契数的开头，或者是连续的"
                .to_string(),
            ParseSetErrorKind::TooMany => "区间里的数超过 1000000 个".to_string(),
            ParseSetErrorKind::Expected(what) => describe_expected(what),
        };
        format!("第 {} 个字符：{mistake}", self.character)
    }
}

impl Spoken for SetError {
    fn in_chinese(&self) -> String {
        match self {
            SetError::Empty => "集合是空的".to_string(),
            SetError::Zero => "一步至少要取一颗石子，不能取 0 颗".to_string(),
            SetError::Duplicate(number) => format!("{number} 写了两次"),
            SetError::Base(base) => format!("幂的底数至少为 2，不能是 {base}"),
        }
    }
}

impl Spoken for ParseCodeError {
    fn in_chinese(&self) -> String {
        let found = match self.found {
            Some(found) => format!("{found:?}"),
            None => "（末尾）".to_string(),
        };
        let mistake = match self.kind {
            ParseCodeErrorKind::NotOctal => {
                "八进制数字是 0 到 7（十六进制编码以 0x 开头）".to_string()
            }
            ParseCodeErrorKind::NotHexadecimal => "十六进制数字是 0 到 9 和 A 到 F".to_string(),
            ParseCodeErrorKind::FirstDigit => {
                "小数点前的数字是 0 或 4（十六进制还可以是 8 或 C）：\
                 一颗不取的一步必须把堆分开，否则游戏未必会结束"
                    .to_string()
            }
            ParseCodeErrorKind::Expected(what) => describe_expected(what),
        };
        format!("第 {} 个字符 {found}：{mistake}", self.character)
    }
}

impl Spoken for ParseMovesError {
    fn in_chinese(&self) -> String {
        let mistake = match &self.kind {
            ParseMovesErrorKind::Set(error) => return error.in_chinese(),
            ParseMovesErrorKind::Expected(what) => describe_expected(what),
            ParseMovesErrorKind::Overflow => "这个数大于 10^9".to_string(),
            ParseMovesErrorKind::Letters => {
                "除了表示堆的字母，一个后继里的字母已经到上限，这里又多了一个".to_string()
            }
            ParseMovesErrorKind::Heaps => "一个后继里的堆数已经到上限，这里又多了一堆".to_string(),
            ParseMovesErrorKind::Quotients => {
                "一个后继里的商已经到上限，这里又多了一个".to_string()
            }
            ParseMovesErrorKind::Product => "字母可以乘以数，例如 2a，但不能乘以字母".to_string(),
            ParseMovesErrorKind::Endless { heap, left } => {
                format!(
                    "从大小为 {heap} 的堆走一步会留下 {}，但留下的每一堆都必须更小，石子总数也不能\
                     变多；请加上条件",
                    left.iter().join(" + ")
                )
            }
        };
        format!("第 {} 个字符：{mistake}", self.character)
    }
}

/// Returns the sentence that names what a parser expected.
fn describe_expected(what: &str) -> String {
    let chinese = find_string(EXPECTED, "expected", &format!("\"{what}\""));
    match chinese {
        Some(chinese) => format!("应为{chinese}"),
        None => format!("应为 {what}"),
    }
}
