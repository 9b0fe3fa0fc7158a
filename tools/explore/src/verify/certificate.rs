//! Certificates as files: `explore verify` proves what a certificate claims.

use anyhow::Result;
use games::spoken::Spoken;
use grundy::certificate::Certificate;
use grundy::misere::quotient::Quotient;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use support::{say, text};

/// The first words of each certificate.
const TITLE: &str = "certificate of an impartial game";

/// Returns the text of a file, if it is a certificate.
pub fn read(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok().filter(|text| text.starts_with(TITLE))
}

/// Proves what a certificate claims, and returns exit code 1 if the proof fails.
pub fn verify(text: &str, to: &mut dyn Write) -> Result<ExitCode> {
    match text.parse::<Certificate>() {
        Ok(certificate) => {
            let (rule, law) = (certificate.rule(), certificate.regularity().map(Spoken::localize));
            let law = law.or_else(|| certificate.windows().map(Spoken::localize));
            let law = law.unwrap_or_else(|| {
                let order = certificate.quotient().map_or(0, Quotient::order);
                text!("a misère quotient of order {order}", "反常规则下的商，有 {order} 个元素")
            });
            say!(to, "proved again from the rule {rule}: {law}", "由规则 {rule} 重新证明：{law}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            let error = error.localize();
            say!(to, "this certificate is refused: {error}", "不接受这份证书：{error}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
