//! What a C expression is, besides its text.

use crate::types::Type;

/// The type that a C compiler sees, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// `int`, of a value from 0 to 2^31 - 1.
    Small,
    /// A negative literal of type `int`.
    Minus,
    /// `int`, of a 32-bit value with its sign.
    Signed,
    U32,
    U64,
}

impl Kind {
    /// Returns the unsigned type of this size.
    pub fn unsigned(ty: Type) -> Kind {
        match ty {
            Type::I32 => Kind::U32,
            Type::I64 => Kind::U64,
        }
    }
}

/// The precedence of the outermost operator of a C expression.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Level {
    Choice,
    Either,
    Both,
    Or,
    Xor,
    And,
    Equal,
    Order,
    Shift,
    Sum,
    Product,
    Prefix,
    Whole,
}

#[derive(Clone, Debug)]
pub(super) struct Text {
    pub text: String,
    pub level: Level,
    pub kind: Kind,
}

impl Text {
    pub fn new(text: String, level: Level, kind: Kind) -> Text {
        Text { text, level, kind }
    }

    pub fn whole(text: String, kind: Kind) -> Text {
        Text { text, level: Level::Whole, kind }
    }

    /// Returns the text, in parentheses unless it binds at least so tightly.
    pub fn at(&self, level: Level) -> String {
        if self.level >= level {
            self.text.clone()
        } else {
            format!("({})", self.text)
        }
    }

    pub fn cast(self, to: Type) -> Text {
        let text = format!("(u{}){}", to.bits(), self.at(Level::Prefix));
        Text::new(text, Level::Prefix, Kind::unsigned(to))
    }
}
