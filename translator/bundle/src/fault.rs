//! Faults of the translator to C, as opposed to requests of a program that cannot be met.

use anyhow::Error;
#[cfg(feature = "c")]
use emitter::EmitError;
use std::fmt;

/// A state that the translator believes impossible, but that a program led to, such as an invalid
/// module made by rustc: the program is not to blame, and no file is made from it.
#[derive(Debug)]
pub struct TranslatorFault {
    state: String,
}

impl fmt::Display for TranslatorFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a fault of the translator, please report: {}", self.state)
    }
}

impl std::error::Error for TranslatorFault {}

impl TranslatorFault {
    /// The exit code of a command that meets such a fault; for other errors it is 2.
    pub const EXIT_CODE: u8 = 3;

    /// Returns whether an error, or one of its causes, is such a fault.
    pub fn is_in(error: &Error) -> bool {
        error.chain().any(|cause| cause.is::<TranslatorFault>())
    }
}

/// Returns the emitter's error as the bundler's.
#[cfg(feature = "c")]
pub(crate) fn told_apart(error: EmitError) -> Error {
    match error {
        EmitError::Internal { .. } | EmitError::Invalid(_) => {
            TranslatorFault { state: error.to_string() }.into()
        }
        refusal => refusal.into(),
    }
}

#[cfg(all(test, feature = "c"))]
mod tests {
    use super::*;

    #[test]
    fn only_what_no_program_asks_for_is_a_fault() {
        let state = EmitError::Internal {
            pass: "structure".into(),
            function: "nim_sum".into(),
            state: "a branch to the unknown label L7".into(),
        };
        let fault = told_apart(state).context("hdu1848 for HDU");
        assert!(TranslatorFault::is_in(&fault));
        assert_eq!(
            format!("{fault:#}"),
            "hdu1848 for HDU: a fault of the translator, please report: the translator's pass \
             `structure` met a branch to the unknown label L7 in `nim_sum`"
        );
        assert!(TranslatorFault::is_in(&told_apart(EmitError::Invalid("a type".into()))));
        let refusal = told_apart(EmitError::Module("a second memory".into()));
        assert!(!TranslatorFault::is_in(&refusal.context("hdu1848 for HDU")));
    }
}
