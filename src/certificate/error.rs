//! Why a text is not a certificate, or why a claim has no certificate.

use crate::long_tables::window::WindowError;
use crate::misere::quotient::{NoPeriod, NoQuotient};
use crate::period::Refused;
use crate::rule::ParseRuleError;
use std::fmt;

/// The reason why a text is not a [`Certificate`](super::Certificate), or why there is no
/// certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CertificateError {
    /// A line is not what the format requires at that place.
    Line {
        /// The line, from 1.
        line: usize,
    },
    /// The rule cannot be read.
    Rule(ParseRuleError),
    /// The format has no such rule: it has subtraction sets, codes and, for misère quotients,
    /// Grundy's game.
    NoSuchRule,
    /// The claim about the values is refused.
    Values(Refused),
    /// The claim of a period by two equal windows is refused.
    Windows(WindowError),
    /// There is no such misère quotient.
    Quotient(NoQuotient),
    /// The elements of a misère quotient have no such period.
    NoPeriod(NoPeriod),
    /// The claim is true, but a line differs from what was computed.
    Differs {
        /// The line, from 1.
        line: usize,
        /// What it has to be.
        computed: String,
    },
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CertificateError::Line { line } => {
                write!(f, "line {} is not what a certificate has there", line)
            }
            CertificateError::Rule(error) => write!(f, "the rule: {}", error),
            CertificateError::NoSuchRule => f.write_str("certificates have no such rule"),
            CertificateError::Values(refused) => refused.fmt(f),
            CertificateError::Windows(error) => error.fmt(f),
            CertificateError::Quotient(error) => error.fmt(f),
            CertificateError::NoPeriod(error) => error.fmt(f),
            CertificateError::Differs { line, computed } if computed.len() <= 60 => {
                write!(f, "line {} is not what was computed, {:?}", line, computed)
            }
            CertificateError::Differs { line, .. } => {
                write!(f, "line {} is not what was computed", line)
            }
        }
    }
}

impl std::error::Error for CertificateError {}
