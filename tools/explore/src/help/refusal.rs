//! Says in Chinese why arguments are invalid.

use super::usage_in_chinese;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;

/// Returns the reason for a clap error, followed by the usage, in Chinese.
pub fn refusal(error: &clap::Error) -> String {
    let reason = reason(error);
    match context(error, ContextKind::Usage) {
        usage if usage.is_empty() => reason,
        usage => format!("{reason}\n\n用法：{}\n\n加 --help 看说明。", usage_in_chinese(&usage)),
    }
}

fn reason(error: &clap::Error) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let meant = suggest(&context(error, ContextKind::SuggestedArg));
            format!("没有参数 {argument}{meant}")
        }
        ErrorKind::InvalidSubcommand => {
            let command = context(error, ContextKind::InvalidSubcommand);
            let meant = suggest(&context(error, ContextKind::SuggestedSubcommand));
            format!("没有命令 {command}{meant}")
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("{argument} 后面应有一个值"),
        ErrorKind::InvalidValue => format!("{argument} 的值不能是 {value}"),
        ErrorKind::ValueValidation => {
            // The program's own reasons are in Chinese; those of the standard library are not.
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            let reason =
                if reason.is_ascii() { "应为数，且不能太大".to_string() } else { reason };
            format!("{argument} 的值不能是 {value}：{reason}")
        }
        ErrorKind::MissingRequiredArgument => format!("缺少参数 {argument}"),
        ErrorKind::ArgumentConflict => match context(error, ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == argument => format!("{argument} 只能写一次"),
            prior => format!("{argument} 不能与 {prior} 同时使用"),
        },
        ErrorKind::InvalidUtf8 => "参数不是合法的 UTF-8".to_string(),
        _ => format!("参数不对：{argument}"),
    }
}

fn suggest(suggestion: &str) -> String {
    match suggestion {
        "" => String::new(),
        suggestion => format!("；是不是想写 {suggestion}？"),
    }
}

/// Returns clap's text for one kind of error context, or an empty string if there is none.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join("、"),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
