//! Certificates as files: `explore verify` proves what one says, and other commands write one.

use anyhow::{Context, Result};
use games::spoken::Spoken;
use grundy::certificate::Certificate;
use grundy::misere::quotient::Quotient;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use support::plural::format_count;
use support::{say, text};

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
            let (rule, proved) = (certificate.rule(), proved(&certificate));
            say!(
                to,
                "proved again from the rule {rule}: {proved}",
                "由规则 {rule} 重新证明：{proved}"
            )?;
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            let error = error.localize();
            say!(to, "this certificate is refused: {error}", "不接受这份证书：{error}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Returns what is proved as a sentence.
fn proved(certificate: &Certificate) -> String {
    let law = certificate.regularity().map(Spoken::localize);
    if let Some(law) = law.or_else(|| certificate.windows().map(Spoken::localize)) {
        return law;
    }
    let order = certificate.quotient().map_or(0, Quotient::order);
    let elements = format_count(order, "element");
    match (certificate.periodic_quotient(), certificate.quotient().map_or(0, Quotient::largest)) {
        (Some(_), _) => text!(
            "the misère quotient of all heaps, with {elements}",
            "所有堆的商幺半群，有 {order} 个元素"
        ),
        (None, largest) => text!(
            "the misère quotient of the heaps up to {largest}, with {elements}",
            "不超过 {largest} 的堆的商幺半群，有 {order} 个元素"
        ),
    }
}

/// Writes a certificate to a file.
pub fn write(path: &Path, certificate: &Certificate) -> Result<()> {
    let name = || text!("cannot save {}", "无法保存 {}", path.display());
    fs::write(path, certificate.to_string()).with_context(name)
}
