//! The atlas as a file, with one line for each class of codes that have the same values.

use crate::classes::Class;
use crate::survey::{Certificate, Sparse, Survey, PARITY};
use anyhow::{ensure, Context, Result};
use grundy::octal::OctalGame;
use grundy::period::Claim;
use std::str::FromStr;

/// The content of the file at compile time.
pub const FILE: &str = include_str!("../octal.tsv");

const HEADING: &str = "codes\theaps\tpreperiod\tperiod\tlast compared\tlargest\tat heap\tmask\t\
                       rare heaps\tlast rare";

/// Returns the classes of [`FILE`].
///
/// # Errors
/// If the file is damaged.
pub fn atlas() -> Result<Vec<Class>> {
    read(FILE)
}

/// Returns the text of the file.
pub fn text(classes: &[Class]) -> String {
    let lines = classes.iter().map(line);
    std::iter::once(HEADING.to_string()).chain(lines).flat_map(|line| [line, "\n".into()]).collect()
}

fn line(Class { codes, survey }: &Class) -> String {
    let codes: Vec<String> = codes.iter().map(OctalGame::to_string).collect();
    let Survey { heaps, certificate, largest, largest_at, sparse } = survey;
    let period = certificate.map_or("\t\t".to_string(), |Certificate { period, last_compared }| {
        format!("{}\t{}\t{last_compared}", period.preperiod, period.period)
    });
    let sparse = sparse.map_or("\t\t".to_string(), |sparse| {
        format!("{}\t{}\t{}", sparse.mask_text(), sparse.rare, sparse.last_rare)
    });
    let codes = codes.join(" ");
    format!("{codes}\t{heaps}\t{period}\t{largest}\t{largest_at}\t{sparse}")
}

/// Reads the text of a file.
///
/// # Errors
/// If the text is not in the format that [`text`] produces.
pub fn read(text: &str) -> Result<Vec<Class>> {
    let mut lines = text.lines();
    ensure!(lines.next() == Some(HEADING), "the first line is not the heading of an atlas");
    let classes = lines.map(|line| read_line(line).with_context(|| format!("{line:?}")));
    classes.collect()
}

fn read_line(line: &str) -> Result<Class> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [codes, heaps, preperiod, period, compared, largest, heap, mask, rare, last] = fields[..]
    else {
        anyhow::bail!("{} fields, not 10", fields.len())
    };
    let codes = codes.split(' ').map(OctalGame::from_str).collect::<Result<Vec<_>, _>>()?;
    let certificate = match period {
        "" => None,
        length => Some(Certificate {
            period: Claim::new(preperiod.parse()?, length.parse()?),
            last_compared: compared.parse()?,
        }),
    };
    let sparse = match mask {
        "" => None,
        mask => Some(Sparse {
            mask: u16::from_str_radix(mask.trim_end_matches(PARITY), 2)?,
            with_parity: mask.ends_with(PARITY),
            rare: rare.parse()?,
            last_rare: last.parse()?,
        }),
    };
    let (heaps, largest, largest_at) = (heaps.parse()?, largest.parse()?, heap.parse()?);
    Ok(Class { codes, survey: Survey { heaps, certificate, largest, largest_at, sparse } })
}
