//! The first two lines of a file of values: what the file holds, and how much of it is valid.
//!
//! The first line names the kind of file, its format and the rule, and never changes. The second
//! line says how many heaps have been saved and how many bytes their blocks take. The second line
//! is written last, once the blocks are on the disk. It always has the same length, so that one
//! short write to the first sector of the file completes a save. After a crash, the line still says
//! how much the earlier saves hold.

use anyhow::{anyhow, Context, Result};
use games::spoken::Spoken;
use grundy::rule::{ParseRuleError, Rule};
use std::io::{BufRead, Read};
use support::language::choose;
use support::{ensure, refuse, text};

/// The text that every such file begins with.
const NAME: &str = "grundy values, format ";

/// The format: blocks of values, each with its checksum.
const FORMAT: u32 = 2;

/// The format of earlier versions, which had no checksums.
const WITHOUT_CHECKSUMS: &str = "1";

/// The maximum length of the first line; no command argument can be this long.
const LONGEST: u64 = 1 << 18;

/// How much has been saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The number of heaps whose values are saved.
    pub heaps: u64,
    /// The number of bytes that the blocks of these values take.
    pub bytes: u64,
}

/// The content of the first two lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHeader {
    pub rule: Rule,
    pub extent: Extent,
}

impl TableHeader {
    /// Returns the two lines.
    pub fn lines(&self) -> String {
        let first = format!("{NAME}{FORMAT}, of {}\n", self.rule);
        let second = second_line(&first, self.extent);
        first + &second
    }

    /// Reads the two lines.
    ///
    /// # Errors
    /// If the file is of another kind or version, or the lines do not match their checksum.
    pub fn read(from: &mut impl BufRead) -> Result<TableHeader> {
        let mut line = Vec::new();
        from.take(LONGEST).read_until(b'\n', &mut line)?;
        let Some(rest) =
            line.strip_prefix(NAME.as_bytes()).and_then(|rest| rest.strip_suffix(b"\n"))
        else {
            refuse!(
                "not a file of values, which `cargo explore run` writes",
                "不是 `cargo explore run` 写的值文件",
            );
        };
        let not_utf8 = choose("the first line is not valid UTF-8", "第一行不是合法的 UTF-8");
        let rest = std::str::from_utf8(rest).map_err(|_| anyhow!(not_utf8))?;
        let (format, name) = rest
            .split_once(", of ")
            .with_context(|| choose("the first line names no rule", "第一行没有写明规则"))?;
        // Damage that checksums would have revealed cannot be detected any more, so computing the
        // values again is the only way to check them.
        ensure!(
            format != WITHOUT_CHECKSUMS,
            "the file has format 1, of an earlier version: it has no checksums, so damage to \
                 it would go unnoticed",
            "文件是早先版本的格式 1：没有校验和，损坏了也看不出来",
        );
        ensure!(
            format == FORMAT.to_string(),
            "the file has format {format}, but this version of the tool reads format {FORMAT}",
            "文件是格式 {format}，而这个版本的程序读格式 {FORMAT}"
        );
        let rule = name
            .parse()
            .map_err(|error: ParseRuleError| anyhow!(error.localize()))
            .with_context(|| text!("the first line names {name:?}", "第一行写的是 {name:?}"))?;
        let mut second = vec![0; second_line("", Extent::default()).len()];
        from.read_exact(&mut second).with_context(|| {
            choose("the file is cut short in its second line", "文件不完整，断在第二行")
        })?;
        let extent = std::str::from_utf8(&second).ok().and_then(parse_extent).unwrap_or_default();
        let header = TableHeader { rule, extent };
        // Both lines must be as they were written, to the letter.
        ensure!(
            header.lines().as_bytes() == [line, second].concat(),
            "the file is damaged: its first two lines do not match their checksum",
            "文件已损坏：前两行与校验和不符",
        );
        Ok(header)
    }
}

fn second_line(first: &str, Extent { heaps, bytes }: Extent) -> String {
    let text = format!("{heaps:>20} heaps in {bytes:>20} bytes");
    let checksum = crc32fast::hash((first.to_string() + &text).as_bytes());
    format!("{text}, checksum {checksum:08x}\n")
}

/// Reads the numbers of the second line.
fn parse_extent(line: &str) -> Option<Extent> {
    let (heaps, rest) = line.split_once(" heaps in ")?;
    let (bytes, _) = rest.split_once(" bytes")?;
    Some(Extent { heaps: heaps.trim().parse().ok()?, bytes: bytes.trim().parse().ok()? })
}
