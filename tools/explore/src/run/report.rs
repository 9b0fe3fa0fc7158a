//! The report on a finished file: the mask, the rare heaps and the highest value.

use super::new_table;
use crate::saved::Saved;
use crate::style;
use anyhow::Result;
use games::spoken::{title, Spoken};
use grundy::period::Period;
use std::io::Write;
use support::language::choose;
use support::text;
use support::width::pad;

/// Reads the file back, so that the report describes the file itself, however many runs wrote it.
/// If a period is proved, the report says whether the proof rests on values from earlier runs.
pub fn write(saved: &mut Saved, period: Option<&Period>, to: &mut dyn Write) -> Result<()> {
    let heaps = saved.heaps();
    let mut table = new_table(saved.rule())?.resume(saved.read(heaps + 1)?)?;
    let checksum = table.checksum();
    let highest = table.values().iter().copied().max().unwrap_or(0);
    let first = table.values().iter().position(|&value| value == highest).unwrap_or(0);
    // Extending a table makes it look for the mask of its heaps. Whether it also finds the value of
    // one more heap does not matter.
    table.extend_to(heaps + 1).ok();

    writeln!(to, "{}", style::paint(style::HEAD, title(saved.rule())))?;
    let mut line = |label: &str, fact: String| writeln!(to, "{}{fact}", pad(label, 15));
    let (last, file) = (heaps - 1, saved.path.display());
    let extent = text!("of heaps 0 to {last} in {file}", "堆 0 到 {last}，存在 {file}");
    line(choose("values", "值"), extent)?;
    let rare = table.rare_heaps().map(|mut rare| {
        rare.retain(|&heap| heap < heaps);
        rare
    });
    let (mask_label, rare_label) = (choose("mask", "掩码"), choose("rare heaps", "稀有堆"));
    match (table.mask(), rare) {
        (Some(mask), Some(rare)) => {
            line(mask_label, text!("{mask}, in binary {mask:b}", "{mask}，二进制为 {mask:b}"))?;
            let rare_heaps = match (rare.len(), rare.last()) {
                (count, Some(last)) => {
                    text!("{count}, the last of them {last}", "{count} 个，最后一个是 {last}")
                }
                (_, None) => text!("none but heap 0", "除堆 0 外没有"),
            };
            line(rare_label, rare_heaps)?;
        }
        _ => {
            let none = text!(
                "none that makes fewer than a quarter of the heaps rare",
                "没有使稀有堆不到四分之一的掩码"
            );
            line(mask_label, none)?
        }
    }
    let first_highest = text!("{highest}, first at heap {first}", "{highest}，首见于堆 {first}");
    line(choose("highest value", "最大值"), first_highest)?;
    match period {
        Some(period) => line(choose("certificate", "证明"), period.localize())?,
        None => {
            let none = text!("none that these values prove", "这些值证明不了任何周期");
            line(choose("period", "周期"), none)?
        }
    }
    let hash = text!(
        "{checksum:016x}, FNV-1a of the values as two bytes each",
        "{checksum:016x}，各值按两字节计的 FNV-1a"
    );
    line(choose("checksum", "校验和"), hash)?;
    Ok(())
}
