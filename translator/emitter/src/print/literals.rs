//! Numbers that mean the same to every C compiler.

use super::types::{Kind, Level, Text};
use crate::types::Type;

const INT_MAX: u64 = i32::MAX as u64;

/// Prints a number where C converts it to the type that it has in the module.
pub(super) fn plain(ty: Type, value: u64) -> Text {
    let negated = match ty {
        Type::I32 => u64::from((value as u32).wrapping_neg()),
        Type::I64 => value.wrapping_neg(),
    };
    if value <= INT_MAX {
        Text::whole(value.to_string(), Kind::Small)
    } else if negated <= 65536 || ty == Type::I64 && negated <= INT_MAX {
        Text::new(format!("-{negated}"), Level::Prefix, Kind::Minus)
    } else {
        unsigned(ty, value)
    }
}

/// Prints a number of the full unsigned type.
pub(super) fn unsigned(ty: Type, value: u64) -> Text {
    match ty {
        Type::I32 if value == u64::from(u32::MAX) => {
            Text::new("~0u".to_string(), Level::Prefix, Kind::U32)
        }
        Type::I32 => half(value),
        Type::I64 if value <= u64::from(u32::MAX) => small(value).cast(Type::I64),
        Type::I64 if value.wrapping_neg() <= INT_MAX => {
            let text = format!("(u64)-{}", value.wrapping_neg());
            Text::new(text, Level::Prefix, Kind::U64)
        }
        // C89 has no 64-bit literals.
        Type::I64 => {
            let (high, low) = (small(value >> 32).text, small(value & u64::from(u32::MAX)).text);
            if low == "0" {
                return Text::new(format!("(u64){high} << 32"), Level::Shift, Kind::U64);
            }
            Text::new(format!("(u64){high} << 32 | {low}"), Level::Or, Kind::U64)
        }
    }
}

fn small(value: u64) -> Text {
    if value <= INT_MAX {
        Text::whole(value.to_string(), Kind::Small)
    } else {
        half(value)
    }
}

fn half(value: u64) -> Text {
    Text::whole(format!("{value}u"), Kind::U32)
}

/// Prints a number as an `int`, unless it is too large for one.
pub(super) fn signed(ty: Type, value: u64) -> Option<Text> {
    let value = match ty {
        Type::I32 => i64::from(value as u32 as i32),
        Type::I64 => value as i64,
    };
    let is_int = value > i64::from(i32::MIN) && value <= i64::from(i32::MAX);
    let level = if value < 0 { Level::Prefix } else { Level::Whole };
    is_int.then(|| Text::new(value.to_string(), level, Kind::Signed))
}
