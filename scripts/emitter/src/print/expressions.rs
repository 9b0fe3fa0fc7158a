use super::literals;
use super::runtime::Helper;
use super::types::{Kind, Level, Text};
use super::Printer;
use crate::effects::effects;
use crate::fold;
use crate::module::Type;
use crate::tree::{Binary, Callee, Expr, HostCall, Unary, Width};

impl Printer<'_> {
    /// An expression where C converts it to the type it has in the module: what is
    /// assigned, passed or returned.
    pub(super) fn value(&self, expr: &Expr) -> Text {
        match expr {
            Expr::Const(ty, value) => literals::plain(*ty, *value),
            Expr::Var(var) => Text::whole(self.var(*var).to_string(), of(self.var_type(*var))),
            Expr::Global(global) => {
                Text::whole(self.names.global(*global), of(self.names.global_type(*global)))
            }
            Expr::Unary(operator, ty, inner) => self.unary(*operator, *ty, inner),
            Expr::Binary(operator, ty, left, right) => self.binary(*operator, *ty, left, right),
            Expr::Load(load, address) => self.load(load.width, address, load.offset),
            Expr::Size => self.helper(Helper::Pages, &[], Kind::U32),
            Expr::Select(ty, parts) => self.select(*ty, parts),
            Expr::Call(callee, arguments) => self.call(*callee, arguments),
        }
    }

    /// An expression of 32 bits as C itself sees them.
    fn narrow(&self, expr: &Expr) -> Text {
        match expr {
            Expr::Unary(Unary::Wrap, ..) => self.value(expr).cast(Kind::U32),
            _ => self.value(expr),
        }
    }

    /// An expression of which only "is it 0?" is asked.
    pub(super) fn truth(&self, expr: &Expr) -> Text {
        self.narrow(expr)
    }

    fn exactly(&self, ty: Type, expr: &Expr) -> Text {
        if let Expr::Const(ty, value) = expr {
            return literals::unsigned(*ty, *value);
        }
        let text = self.value(expr);
        if text.kind == of(ty) {
            text
        } else {
            text.cast(of(ty))
        }
    }

    fn operand(&self, ty: Type, expr: &Expr) -> Text {
        match ty {
            Type::I32 => self.narrow(expr),
            Type::I64 => self.value(expr),
        }
    }

    /// Both operands, at least one of them of the full unsigned type, which makes C
    /// convert the other and compute modulo 2^32 or 2^64.
    fn unsigned_pair(&self, ty: Type, left: &Expr, right: &Expr) -> (Text, Text) {
        let (a, b) = (self.operand(ty, left), self.operand(ty, right));
        if a.kind == of(ty) || b.kind == of(ty) {
            (a, b)
        } else if matches!(right, Expr::Const(..)) && ty == Type::I32 {
            (a, self.exactly(ty, right))
        } else {
            (a.cast(of(ty)), b)
        }
    }

    pub(super) fn arguments(&self, arguments: &[Expr]) -> String {
        let list: Vec<String> =
            arguments.iter().map(|argument| self.value(argument).text).collect();
        list.join(", ")
    }

    pub(super) fn helper(&self, helper: Helper, arguments: &[&Expr], kind: Kind) -> Text {
        self.use_helper(helper);
        if arguments.is_empty() {
            return Text::whole(helper.name().to_string(), kind);
        }
        let list: Vec<String> =
            arguments.iter().map(|argument| self.value(argument).text).collect();
        Text::whole(format!("{}({})", helper.name(), list.join(", ")), kind)
    }

    fn unary(&self, operator: Unary, ty: Type, inner: &Expr) -> Text {
        let wide = ty == Type::I64;
        let helper = match operator {
            Unary::Not => {
                let text = self.truth(inner).at(Level::Prefix);
                return Text::new(format!("!{text}"), Level::Prefix, Kind::Small);
            }
            Unary::Wrap => return self.value(inner),
            Unary::ExtendU => return self.narrow(inner),
            Unary::ExtendS => return self.helper(Helper::Signed4, &[inner], Kind::Signed),
            Unary::Clz => {
                if wide {
                    Helper::Clz8
                } else {
                    Helper::Clz4
                }
            }
            Unary::Ctz => {
                if wide {
                    Helper::Ctz8
                } else {
                    Helper::Ctz4
                }
            }
            Unary::Popcnt => {
                if wide {
                    Helper::Popcnt8
                } else {
                    Helper::Popcnt4
                }
            }
            Unary::Extend8 => Helper::Extend1,
            Unary::Extend16 => Helper::Extend2,
        };
        self.helper(helper, &[inner], Kind::U32)
    }

    fn binary(&self, operator: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
        use Binary::*;
        match operator {
            Add => self.sum(ty, left, right),
            Sub if matches!(left, Expr::Const(_, 0)) => {
                let text = self.exactly(ty, right).at(Level::Prefix);
                Text::new(format!("-{text}"), Level::Prefix, of(ty))
            }
            Sub => {
                let (a, b) = self.unsigned_pair(ty, left, right);
                let text = format!("{} - {}", a.at(Level::Sum), b.at(Level::Product));
                Text::new(text, Level::Sum, of(ty))
            }
            Mul => {
                let (a, b) = self.unsigned_pair(ty, left, right);
                let text = format!("{} * {}", a.at(Level::Product), b.at(Level::Prefix));
                Text::new(text, Level::Product, of(ty))
            }
            Xor if matches!(right, Expr::Const(_, value) if *value == fold::mask(ty)) => {
                let text = self.exactly(ty, left).at(Level::Prefix);
                Text::new(format!("~{text}"), Level::Prefix, of(ty))
            }
            And | Or | Xor => self.bits(operator, ty, left, right),
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
            ShrS | Rotl | Rotr | DivS | RemS => self.compute(operator, ty, left, right),
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
                        of(ty)
                    };
                    let text = format!("{} {sign} {}", a.at(Level::Product), b.at(Level::Prefix));
                    Text::new(text, Level::Product, kind)
                }
                _ => self.compute(operator, ty, left, right),
            },
            Eq | Ne | LtU | GtU | LeU | GeU => self.compare(operator, ty, left, right),
            LtS | GtS | LeS | GeS => {
                let (a, b) = (self.signed(ty, left), self.signed(ty, right));
                order(operator, &a, &b)
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

    fn unsigned_division(&self, ty: Type, left: &Expr, right: &Expr) -> (Text, Text) {
        let a = self.exactly(ty, left);
        let b = match right {
            Expr::Const(_, value) if *value <= i32::MAX as u64 => literals::plain(ty, *value),
            _ => self.exactly(ty, right),
        };
        (a, b)
    }

    fn sum(&self, ty: Type, left: &Expr, right: &Expr) -> Text {
        if let Expr::Const(_, value) = right {
            let negated = value.wrapping_neg() & fold::mask(ty);
            let is_frame = matches!(left, Expr::Global(global) if self.names.is_stack(*global));
            if is_frame && negated < *value {
                return self.helper(Helper::Frame, &[&fold::constant(negated as u32)], Kind::U32);
            }
            if negated < *value && negated <= i32::MAX as u64 {
                let opposite = Expr::Const(ty, negated);
                let (a, b) = self.unsigned_pair(ty, left, &opposite);
                let text = format!("{} - {}", a.at(Level::Sum), b.at(Level::Product));
                return Text::new(text, Level::Sum, of(ty));
            }
        }
        let (a, b) = self.unsigned_pair(ty, left, right);
        // A sum of fewer bits wraps by itself.
        let inside = if b.kind == of(ty) { Level::Sum } else { Level::Product };
        let text = format!("{} + {}", a.at(Level::Sum), b.at(inside));
        Text::new(text, Level::Sum, of(ty))
    }

    fn bits(&self, operator: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
        let (sign, level) = match operator {
            Binary::And => ("&", Level::And),
            Binary::Or => ("|", Level::Or),
            _ => ("^", Level::Xor),
        };
        let (mut a, mut b) = (self.operand(ty, left), self.operand(ty, right));
        let mut kind = of(ty);
        let both_small = a.kind == Kind::Small && b.kind == Kind::Small;
        if both_small {
            kind = Kind::Small;
        } else if a.kind != of(ty) && b.kind != of(ty) {
            (a, b) = self.unsigned_pair(ty, left, right);
        }
        // Compilers warn of a comparison or a sum inside, and of one of these in another.
        let side = |text: &Text| match text.level {
            same if same == level => text.text.clone(),
            Level::Shift => text.text.clone(),
            _ => text.at(Level::Product),
        };
        Text::new(format!("{} {sign} {}", side(&a), side(&b)), level, kind)
    }

    fn compute(&self, operator: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
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
            (_, false) => Helper::RemU4,
            (_, true) => Helper::RemU8,
        };
        if matches!(operator, Binary::ShrS | Binary::Rotl | Binary::Rotr) {
            self.use_helper(helper);
            let value = self.value(left).text;
            let text = format!("{}({value}, {})", helper.name(), self.value(bare(right)).text);
            return Text::whole(text, of(ty));
        }
        self.helper(helper, &[left, right], of(ty))
    }

    /// A shift count below the width.
    fn count(&self, ty: Type, count: &Expr) -> Text {
        let bits = u64::from(ty.bits());
        match count {
            Expr::Const(_, value) => literals::plain(Type::I32, value % bits),
            count if fold::upper_bound(count) < bits => self.value(bare(count)),
            Expr::Binary(Binary::And, _, inner, by) if matches!(**by, Expr::Const(_, mask) if mask & (bits - 1) == bits - 1) => {
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

    fn compare(&self, operator: Binary, ty: Type, left: &Expr, right: &Expr) -> Text {
        let side = |expr: &Expr, exact: bool| match expr {
            Expr::Const(_, value) if *value > i32::MAX as u64 => self.exactly(ty, expr),
            _ if exact => self.exactly(ty, expr),
            _ => self.operand(ty, expr),
        };
        let (mut a, b) = (side(left, false), side(right, false));
        let is_mixed = a.kind == Kind::Signed || b.kind == Kind::Signed;
        if is_mixed && a.kind != Kind::U64 && b.kind != Kind::U64 {
            a = side(left, true);
        }
        order(operator, &a, &b)
    }

    /// An operand of a signed comparison.
    fn signed(&self, ty: Type, expr: &Expr) -> Text {
        if let Expr::Const(_, value) = expr {
            if let Some(text) = literals::signed(ty, *value) {
                return text;
            }
        }
        let text = self.operand(ty, expr);
        if matches!(text.kind, Kind::Small | Kind::Signed) {
            return text;
        }
        let helper = if ty == Type::I32 { Helper::Signed4 } else { Helper::Signed8 };
        self.helper(helper, &[expr], Kind::Signed)
    }

    fn select(&self, ty: Type, parts: &[Expr; 3]) -> Text {
        let condition = self.truth(&parts[0]);
        let half = |expr: &Expr| match (expr, self.operand(ty, expr)) {
            (Expr::Const(ty, value), text) if text.kind == Kind::Minus => {
                literals::unsigned(*ty, *value)
            }
            (_, text) => text,
        };
        let (mut a, b) = (half(&parts[1]), half(&parts[2]));
        let both_small = a.kind == Kind::Small && b.kind == Kind::Small;
        if a.kind != b.kind && ty == Type::I64 && a.kind != Kind::U64 && b.kind != Kind::U64 {
            a = a.cast(Kind::U64);
        }
        let kind = if both_small {
            Kind::Small
        } else if a.kind == b.kind {
            a.kind
        } else {
            of(ty)
        };
        let text = format!(
            "{} ? {} : {}",
            condition.at(Level::Either),
            a.at(Level::Either),
            b.at(Level::Choice)
        );
        Text::new(text, Level::Choice, kind)
    }

    pub(super) fn address(&self, address: &Expr, offset: u32) -> Text {
        if offset == 0 {
            return self.value(address);
        }
        if self.checked {
            return self.helper(Helper::At, &[address, &fold::constant(offset)], Kind::U32);
        }
        let offset = fold::constant(offset);
        self.value(&Expr::Binary(
            Binary::Add,
            Type::I32,
            Box::new(address.clone()),
            Box::new(offset),
        ))
    }

    fn load(&self, width: Width, address: &Expr, offset: u32) -> Text {
        let place = self.address(address, offset).text;
        if width == Width::One && self.is_indexed(address) {
            self.use_helper(Helper::Memory);
            return Text::whole(format!("M[{place}]"), Kind::Small);
        }
        let (helper, kind) = match width {
            Width::One => (Helper::Load1, Kind::U32),
            Width::Two => (Helper::Load2, Kind::U32),
            Width::Four => (Helper::Load4, Kind::U32),
            Width::Eight => (Helper::Load8, Kind::U64),
        };
        self.use_helper(helper);
        Text::whole(format!("{}({place})", helper.name()), kind)
    }

    /// Whether the memory may be named beside the expression: not where a call in it could
    /// move the memory, nor where the place is to be checked.
    pub(super) fn is_indexed(&self, expr: &Expr) -> bool {
        !self.checked && !effects(expr).calls
    }

    pub(super) fn call(&self, callee: Callee, arguments: &[Expr]) -> Text {
        let (name, ty) = match callee {
            Callee::Function(function) => {
                (self.names.function(function), self.names.result(function))
            }
            Callee::Indirect(table, ty) => {
                (self.names.dispatcher(table, ty), self.names.result_of_type(ty))
            }
            Callee::Host(host) => {
                let helper = match host {
                    HostCall::Read => Helper::Read,
                    HostCall::Write => Helper::Write,
                    HostCall::Fail => Helper::Fail,
                    HostCall::Grow => Helper::Grow,
                    HostCall::Copy => Helper::Copy,
                    HostCall::Fill => Helper::Fill,
                    HostCall::Init(segment) => {
                        self.use_helper(Helper::Init);
                        let segment = self.use_segment(segment);
                        let list = self.arguments(arguments);
                        return Text::whole(format!("init({segment}, {list})"), Kind::U32);
                    }
                    HostCall::Drop(segment) => {
                        let segment = self.use_segment(segment);
                        let text = format!("segments[{segment}].size = 0");
                        return Text::new(text, Level::Choice, Kind::U32);
                    }
                };
                self.use_helper(helper);
                (helper.name().to_string(), Some(Type::I32))
            }
        };
        let text = format!("{name}({})", self.arguments(arguments));
        Text::whole(text, ty.map_or(Kind::U32, of))
    }
}

pub(super) fn of(ty: Type) -> Kind {
    match ty {
        Type::I32 => Kind::U32,
        Type::I64 => Kind::U64,
    }
}

/// A count without its extension: its low bits are the same.
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

fn order(operator: Binary, left: &Text, right: &Text) -> Text {
    use Binary::*;
    let (sign, level) = match operator {
        Eq => ("==", Level::Equal),
        Ne => ("!=", Level::Equal),
        LtS | LtU => ("<", Level::Order),
        GtS | GtU => (">", Level::Order),
        LeS | LeU => ("<=", Level::Order),
        _ => (">=", Level::Order),
    };
    let text = format!("{} {sign} {}", left.at(Level::Shift), right.at(Level::Shift));
    Text::new(text, level, Kind::Small)
}
