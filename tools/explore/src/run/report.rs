//! The report on a finished file: its mask, its rare heaps, its highest value.

use super::new_table;
use crate::saved::Saved;
use crate::style;
use anyhow::Result;
use grundy::period::Period;
use std::io::Write;

/// Reads the file back and reports on it, so that the report describes the file itself, however
/// many runs wrote it. The period, if one is proved, says whether it rests on values of earlier
/// runs.
pub fn write(saved: &mut Saved, period: Option<&Period>, to: &mut dyn Write) -> Result<()> {
    let heaps = saved.heaps();
    let mut table = new_table(saved.rule())?.resume(saved.read(heaps + 1)?)?;
    let checksum = table.checksum();
    let highest = table.values().iter().copied().max().unwrap_or(0);
    let first = table.values().iter().position(|&value| value == highest).unwrap_or(0);
    // Extending a table makes it look for the mask of the heaps that it has. Whether it finds
    // the value of one more heap does not matter.
    table.extend_to(heaps + 1).ok();

    writeln!(to, "{}", style::paint(style::HEAD, saved.rule().title()))?;
    writeln!(to, "values         of heaps 0 to {} in {}", heaps - 1, saved.path().display())?;
    let rare = table.rare_heaps().map(|mut rare| {
        rare.retain(|&heap| heap < heaps);
        rare
    });
    match (table.mask(), rare) {
        (Some(mask), Some(rare)) => {
            writeln!(to, "mask           {mask}, in binary {mask:b}")?;
            match rare.last() {
                Some(last) => {
                    writeln!(to, "rare heaps     {}, the last of them {last}", rare.len())?
                }
                None => writeln!(to, "rare heaps     none but heap 0")?,
            }
        }
        _ => writeln!(to, "mask           none that makes fewer than a quarter of the heaps rare")?,
    }
    writeln!(to, "highest value  {highest}, first at heap {first}")?;
    match period {
        Some(period) => writeln!(to, "certificate    {period}")?,
        None => writeln!(to, "period         none that these values prove")?,
    }
    writeln!(to, "checksum       {checksum:016x}, FNV-1a of the values as two bytes each")?;
    Ok(())
}
