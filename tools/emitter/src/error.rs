//! Why a module has no C file.

use std::fmt;

/// The reason why there is no C file: the module is invalid, or asks for what C89 cannot promise.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum EmitError {
    /// The module is not valid WebAssembly; the message is the validator's.
    Invalid(String),
    /// An instruction or a type has no translation.
    Unsupported {
        /// Its name in the text format: `f32.add`, `table.grow`.
        what: String,
        /// The name of the function that has it, demangled where the module has names.
        function: String,
    },
    /// Something outside the functions has no translation, such as a second memory.
    Module(String),
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Invalid(why) => write!(f, "not a valid WebAssembly module: {why}"),
            EmitError::Unsupported { what, function } => {
                write!(f, "{what} in `{function}` has no translation to C")
            }
            EmitError::Module(what) => write!(f, "{what} has no translation to C"),
        }
    }
}

impl std::error::Error for EmitError {}

impl From<wasmparser::BinaryReaderError> for EmitError {
    fn from(error: wasmparser::BinaryReaderError) -> Self {
        EmitError::Invalid(error.to_string())
    }
}
