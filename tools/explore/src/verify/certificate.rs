//! Certificates as files: `explore verify` proves what one says.

use anyhow::Result;
use games::spoken::Spoken;
use grundy::certificate::Certificate;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use support::say;

/// How the text of each certificate begins.
const TITLE: &str = "certificate of an impartial game";

/// Returns the text of a file, if it is that of a certificate.
pub fn read(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok().filter(|text| text.starts_with(TITLE))
}

/// Proves what a text says, and returns exit code 1 if that fails.
pub fn verify(text: &str, to: &mut dyn Write) -> Result<ExitCode> {
    match text.parse::<Certificate>() {
        Ok(certificate) => {
            let (rule, kind) = (certificate.rule(), certificate.kind());
            let law = certificate.regularity().map(Spoken::localize);
            let law = law.or_else(|| certificate.windows().map(Spoken::localize));
            let law = law.or_else(|| Some(certificate.quotient()?.to_string())).unwrap_or_default();
            say!(to, "{rule}, {kind}, is proved: {law}", "{rule}，{kind}，已证明：{law}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            let error = error.localize();
            say!(to, "this certificate is refused: {error}", "不接受这份证书：{error}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
