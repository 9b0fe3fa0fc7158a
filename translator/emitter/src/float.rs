//! What WebAssembly does with floats, as operations on their bits.
//!
//! A float is carried as its bits, in an integer of its size. Moves, loads, stores, selects and
//! calls therefore keep every NaN and the sign of every zero on any machine, no pass has to know
//! about floats, and no value stays in a register that is wider than its type. Signs are changed by
//! the integer operators. Only the operations below look at the value, and no pass evaluates them.
//!
//! All of them work on doubles. An f32 instruction promotes its operands and rounds the result once
//! more, which gives what rounding once to f32 would: a double has at least two digits more than
//! twice those of a float, and for `+ - * /` and the square root that is enough (S. A. Figueroa,
//! "When is double rounding innocuous?", SIGNUM Newsletter 30, 1995).

use crate::types::Type;

/// An operation whose operands or result are the bits of a double, unless it says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Float {
    Add,
    Sub,
    Mul,
    Div,
    Min,
    Max,
    /// The result is 1 or 0, of type i32; likewise for `Lt` and `Le`.
    Eq,
    Lt,
    Le,
    Sqrt,
    Ceil,
    Floor,
    Trunc,
    Nearest,
    /// From the bits of an f32.
    Promote,
    /// To the bits of an f32.
    Demote,
    /// From a signed i64; the next one is from an unsigned i64.
    FromS,
    FromU,
    /// From an i64 to the bits of an f32, rounded once.
    SingleFromS,
    SingleFromU,
    /// The value without its fraction, as an i64; what does not fit ends the program.
    ToInt(Range),
    /// The same, but what does not fit becomes the nearest number that does, and a NaN becomes 0.
    Saturate(Range),
    Math(Math),
}

/// The numbers that an integer type has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Range {
    S32,
    U32,
    S64,
    U64,
}

/// A function of C89's `<math.h>` that a module may import.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Math {
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Atan2,
    Exp,
    Log,
    Log10,
    Pow,
    Sinh,
    Cosh,
    Tanh,
    Fmod,
}

impl Float {
    /// Returns the operation on doubles that an import such as `env.sqrt` stands for.
    pub fn imported(name: &str) -> Option<Float> {
        Some(match name {
            "sqrt" => Float::Sqrt,
            "ceil" => Float::Ceil,
            "floor" => Float::Floor,
            "trunc" => Float::Trunc,
            "rint" => Float::Nearest,
            // Compilers that recognise the names of C's library compute some of its functions
            // differently.
            name => Float::Math(Math::new(name.strip_prefix("c_").unwrap_or(name))?),
        })
    }

    /// Returns the number of operands of an imported operation.
    pub fn imported_operands(self) -> usize {
        match self {
            Float::Math(math) => math.operands(),
            _ => 1,
        }
    }

    /// Returns the type of each operand, where floats are bits.
    pub fn operand(self) -> Type {
        match self {
            Float::Promote => Type::I32,
            _ => Type::I64,
        }
    }

    /// Returns the type of the result, where floats are bits.
    pub fn result(self) -> Type {
        match self {
            Float::Eq | Float::Lt | Float::Le => Type::I32,
            Float::Demote | Float::SingleFromS | Float::SingleFromU => Type::I32,
            _ => Type::I64,
        }
    }

    /// Returns whether the operands are the bits of doubles.
    pub fn takes_doubles(self) -> bool {
        use Float::*;
        !matches!(self, Promote | FromS | FromU | SingleFromS | SingleFromU)
    }

    pub fn is_condition(self) -> bool {
        matches!(self, Float::Eq | Float::Lt | Float::Le)
    }

    /// Returns whether the operation ends the program for some operand.
    pub fn traps(self) -> bool {
        matches!(self, Float::ToInt(_))
    }
}

impl Range {
    /// Returns the greatest number, and how far the least one is below 0.
    pub fn bounds(self) -> (u64, u64) {
        match self {
            Range::S32 => (i32::MAX as u64, 1 << 31),
            Range::U32 => (u32::MAX.into(), 0),
            Range::S64 => (i64::MAX as u64, 1 << 63),
            Range::U64 => (u64::MAX, 0),
        }
    }

    pub fn is_wide(self) -> bool {
        matches!(self, Range::S64 | Range::U64)
    }
}

impl Math {
    /// Returns the function that an import such as `env.sin` stands for.
    pub fn new(name: &str) -> Option<Math> {
        use Math::*;
        Some(match name {
            "sin" => Sin,
            "cos" => Cos,
            "tan" => Tan,
            "asin" => Asin,
            "acos" => Acos,
            "atan" => Atan,
            "atan2" => Atan2,
            "exp" => Exp,
            "log" => Log,
            "log10" => Log10,
            "pow" => Pow,
            "sinh" => Sinh,
            "cosh" => Cosh,
            "tanh" => Tanh,
            "fmod" => Fmod,
            _ => return None,
        })
    }

    fn operands(self) -> usize {
        match self {
            Math::Atan2 | Math::Pow | Math::Fmod => 2,
            _ => 1,
        }
    }
}
