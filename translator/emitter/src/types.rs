//! The types of the C program's numbers.

use wasmparser::ValType;

/// The type of a number. A float is carried as its bits, in an integer of its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Type {
    I32,
    I64,
}

impl Type {
    pub fn new(from: ValType) -> Option<Type> {
        match from {
            ValType::I32 | ValType::F32 => Some(Type::I32),
            ValType::I64 | ValType::F64 => Some(Type::I64),
            _ => None,
        }
    }

    pub fn bits(self) -> u32 {
        match self {
            Type::I32 => 32,
            Type::I64 => 64,
        }
    }

    /// Returns the number whose bits are all set.
    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }
}
