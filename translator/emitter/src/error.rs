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
        /// The name of the function that contains it, demangled if the module has names.
        function: String,
    },
    /// Something outside the functions has no translation, such as a second memory.
    Module(String),
    /// The translator met a state that it believes impossible: a fault of its own, whatever the
    /// module. The other errors blame the module; this one should be reported.
    Internal {
        /// The pass that met the state, by its name as `inspect::passes` lists it, or `translate`
        /// or `print`, which come before and after those passes.
        pass: String,
        /// The name of the function at hand.
        function: String,
        /// The state, in words.
        state: String,
    },
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Invalid(why) => write!(f, "not a valid WebAssembly module: {why}"),
            EmitError::Unsupported { what, function } => {
                write!(f, "{what} in `{function}` has no translation to C")
            }
            EmitError::Module(what) => write!(f, "{what} has no translation to C"),
            EmitError::Internal { pass, function, state } => {
                write!(f, "the translator's pass `{pass}` met {state} in `{function}`")
            }
        }
    }
}

impl std::error::Error for EmitError {}

/// A state that is believed impossible, met by code that knows neither the pass nor the function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Impossible {
    state: String,
}

/// An impossible state, and the function in which it was met.
pub(crate) struct Met {
    pub function: u32,
    pub state: Impossible,
}

impl Impossible {
    /// Describes the state as a noun phrase: "an unknown label 7".
    pub fn new(state: impl Into<String>) -> Impossible {
        Impossible { state: state.into() }
    }

    /// Returns the error that says where the state was met.
    pub fn met(self, pass: &str, function: impl Into<String>) -> EmitError {
        EmitError::Internal { pass: pass.into(), function: function.into(), state: self.state }
    }
}

impl From<wasmparser::BinaryReaderError> for EmitError {
    fn from(error: wasmparser::BinaryReaderError) -> Self {
        EmitError::Invalid(error.to_string())
    }
}
