//! Operators on numbers: C's own operator where it computes the same, and a helper function
//! elsewhere.

use super::super::literals;
use super::super::runtime::Helper;
use super::super::types::{Kind, Level, Text};
use super::super::Printer;
use crate::fold;
use crate::tree::{Binary, Expr, Unary};
use crate::types::Type;

/// An operator with its operands, which have the same type.
#[derive(Clone, Copy)]
pub(in crate::print) struct Operation<'e> {
    pub operator: Binary,
    pub ty: Type,
    pub left: &'e Expr,
    pub right: &'e Expr,
}

impl Printer<'_> {
    pub(in crate::print) fn binary(&self, operation: Operation) -> Text {
        let Operation { operator, ty, left, right } = operation;
        use Binary::*;
        match operator {
            Add => self.sum(ty, left, right),
            Sub if matches!(left, Expr::Const(_, 0)) => {
                let text = self.exactly(ty, right).at(Level::Prefix);
                Text::new(format!("-{text}"), Level::Prefix, Kind::unsigned(ty))
            }
            Sub => {
                let (a, b) = self.unsigned_pair(ty, left, right);
                let text = format!("{} - {}", a.at(Level::Sum), b.at(Level::Product));
                Text::new(text, Level::Sum, Kind::unsigned(ty))
            }
            Mul => {
                let (a, b) = self.unsigned_pair(ty, left, right);
                let text = format!("{} * {}", a.at(Level::Product), b.at(Level::Prefix));
                Text::new(text, Level::Product, Kind::unsigned(ty))
            }
            Xor if matches!(right, Expr::Const(_, value) if *value == ty.mask()) => {
                let text = self.exactly(ty, left).at(Level::Prefix);
                Text::new(format!("~{text}"), Level::Prefix, Kind::unsigned(ty))
            }
            And | Or | Xor => self.bits(operation),
            Shl | ShrU => {
                let value = match (operator, self.operand(ty, left)) {
                    (ShrU, text) if text.kind == Kind::Small && ty == Type::I32 => text,
                    _ => self.exactly(ty, left),
                };
                let sign = if operator == Shl { "<<" } else { ">>" };
                let by = self.count(ty, right).at(Level::Product);
                let text = format!("{} {sign} {by}", shifted(&value));
                Text::new(text, Level::Shift, value.kind)
            }
            ShrS | Rotl | Rotr | DivS | RemS => self.compute(operation),
            DivU | RemU => match right {
                Expr::Const(_, divisor) if *divisor != 0 => {
                    let (a, b) = match self.operand(ty, left) {
                        text if text.kind == Kind::Small && *divisor <= i32::MAX as u64 => {
                            (text, literals::plain(ty, *divisor))
                        }
                        _ => self.unsigned_division(ty, left, right),
                    };
                    let sign = if operator == DivU { "/" } else { "%" };
                    let kind = if a.kind == Kind::Small && b.kind == Kind::Small {
                        Kind::Small
                    } else {
                        Kind::unsigned(ty)
                    };
                    let text = format!("{} {sign} {}", a.at(Level::Product), b.at(Level::Prefix));
                    Text::new(text, Level::Product, kind)
                }
                _ => self.compute(operation),
            },
            Eq | Ne | LtU | GtU | LeU | GeU => self.compare(operation),
            LtS | GtS | LeS | GeS => {
                let (a, b) = (self.signed(ty, left), self.signed(ty, right));
                self.order(operator, &a, &b)
            }
            Both => {
                let (a, b) = (self.truth(left), self.truth(right));
                let text = format!("{} && {}", a.at(Level::Both), b.at(Level::Or));
                Text::new(text, Level::Both, Kind::Small)
            }
            Either => {
                let half = |text: Text| match text.level {
                    Level::Both => format!("({})", text.text),
                    _ => text.at(Level::Either),
                };
                let (a, b) = (half(self.truth(left)), half(self.truth(right)));
                Text::new(format!("{a} || {b}"), Level::Either, Kind::Small)
            }
        }
    }

    pub(in crate::print) fn unsigned_division(
        &self,
        ty: Type,
        left: &Expr,
        right: &Expr,
    ) -> (Text, Text) {
        let a = self.exactly(ty, left);
        let b = match right {
            Expr::Const(_, value) if *value <= i32::MAX as u64 => literals::plain(ty, *value),
            _ => self.exactly(ty, right),
        };
        (a, b)
    }

    pub(in crate::print) fn sum(&self, ty: Type, left: &Expr, right: &Expr) -> Text {
        if let Expr::Const(_, value) = right {
            let negated = value.wrapping_neg() & ty.mask();
            let is_frame = matches!(left, Expr::Global(global) if self.names.is_stack(*global));
            if is_frame && negated < *value {
                return self.helper(Helper::Frame, &[&fold::constant(negated as u32)], Kind::U32);
            }
            // Adding a large constant is the same as subtracting a small one, which reads better.
            if negated < *value && negated <= i32::MAX as u64 {
                let opposite = Expr::Const(ty, negated);
                let (a, b) = self.unsigned_pair(ty, left, &opposite);
                let text = format!("{} - {}", a.at(Level::Sum), b.at(Level::Product));
                return Text::new(text, Level::Sum, Kind::unsigned(ty));
            }
        }
        let (a, b) = self.unsigned_pair(ty, left, right);
        // A sum in fewer bits wraps by itself.
        let inside = if b.kind == Kind::unsigned(ty) { Level::Sum } else { Level::Product };
        let text = format!("{} + {}", a.at(Level::Sum), b.at(inside));
        Text::new(text, Level::Sum, Kind::unsigned(ty))
    }

    pub(in crate::print) fn bits(&self, operation: Operation) -> Text {
        let Operation { operator, ty, left, right } = operation;
        let (sign, level) = match operator {
            Binary::And => ("&", Level::And),
            Binary::Or => ("|", Level::Or),
            Binary::Xor => ("^", Level::Xor),
            other => self.impossible(format!("the bitwise {other:?}"), ("", Level::Xor)),
        };
        let (mut a, mut b) = (self.operand(ty, left), self.operand(ty, right));
        let mut kind = Kind::unsigned(ty);
        let both_small = a.kind == Kind::Small && b.kind == Kind::Small;
        if both_small {
            kind = Kind::Small;
        } else if a.kind != Kind::unsigned(ty) && b.kind != Kind::unsigned(ty) {
            (a, b) = self.unsigned_pair(ty, left, right);
        }
        // Compilers warn about a comparison or a sum as an operand, and about one of these
        // operators inside another.
        let side = |text: &Text| match text.level {
            same if same == level => text.text.clone(),
            Level::Shift => text.text.clone(),
            _ => text.at(Level::Product),
        };
        Text::new(format!("{} {sign} {}", side(&a), side(&b)), level, kind)
    }

    pub(in crate::print) fn compute(&self, operation: Operation) -> Text {
        let Operation { operator, ty, left, right } = operation;
        let wide = ty == Type::I64;
        let helper = match (operator, wide) {
            (Binary::ShrS, false) => Helper::ShrS4,
            (Binary::ShrS, true) => Helper::ShrS8,
            (Binary::Rotl, false) => Helper::Rotl4,
            (Binary::Rotl, true) => Helper::Rotl8,
            (Binary::Rotr, false) => Helper::Rotr4,
            (Binary::Rotr, true) => Helper::Rotr8,
            (Binary::DivS, false) => Helper::DivS4,
            (Binary::DivS, true) => Helper::DivS8,
            (Binary::RemS, false) => Helper::RemS4,
            (Binary::RemS, true) => Helper::RemS8,
            (Binary::DivU, false) => Helper::DivU4,
            (Binary::DivU, true) => Helper::DivU8,
            (Binary::RemU, false) => Helper::RemU4,
            (Binary::RemU, true) => Helper::RemU8,
            (other, _) => self.impossible(format!("a helper for {other:?}"), Helper::RemU8),
        };
        if matches!(operator, Binary::ShrS | Binary::Rotl | Binary::Rotr) {
            self.use_helper(helper);
            let value = self.value(left).text;
            let text = format!("{}({value}, {})", helper.name(), self.value(bare(right)).text);
            return Text::whole(text, Kind::unsigned(ty));
        }
        self.helper(helper, &[left, right], Kind::unsigned(ty))
    }

    /// Prints a shift count below the width.
    pub(in crate::print) fn count(&self, ty: Type, count: &Expr) -> Text {
        let bits = u64::from(ty.bits());
        match count {
            Expr::Const(_, value) => literals::plain(Type::I32, value % bits),
            count if fold::upper_bound(count) < bits => self.value(bare(count)),
            Expr::Binary(Binary::And, _, inner, mask) if keeps_low_bits(mask, bits - 1) => {
                self.count(ty, inner)
            }
            count => {
                let masked = Expr::Const(Type::I32, bits - 1);
                let count = self.value(bare(count));
                let by = self.value(&masked).text;
                let inside = match count.level {
                    Level::And | Level::Shift => count.text.clone(),
                    _ => count.at(Level::Product),
                };
                let kind = if count.kind == Kind::U64 { Kind::U64 } else { Kind::U32 };
                Text::new(format!("{inside} & {by}"), Level::And, kind)
            }
        }
    }
}

/// Returns a count without its extension, as its low bits are the same.
fn bare(count: &Expr) -> &Expr {
    match count {
        Expr::Unary(Unary::ExtendU, _, inner) => inner,
        _ => count,
    }
}

fn shifted(value: &Text) -> String {
    match value.level {
        Level::Sum => format!("({})", value.text),
        _ => value.at(Level::Shift),
    }
}

/// Returns whether `mask` is a constant that has all of `low_bits`.
fn keeps_low_bits(mask: &Expr, low_bits: u64) -> bool {
    matches!(mask, Expr::Const(_, mask) if mask & low_bits == low_bits)
}
