//! A table for other programs, as CSV or JSON.

use anyhow::Result;
use grundy::period::Period;
use grundy::rule::Rule;
use live::json;
use std::io::Write;

/// Writes a line of names, then each heap with its value.
pub fn write_csv(values: &[u32], to: &mut dyn Write) -> Result<()> {
    writeln!(to, "heap,value")?;
    values.iter().enumerate().try_for_each(|(heap, value)| writeln!(to, "{heap},{value}"))?;
    Ok(())
}

/// Writes an object with the rule, the values of heaps 0, 1, 2, …, and the period, which is `null`
/// if none is proved.
pub fn write_json(
    rule: &Rule,
    values: &[u32],
    period: Option<&Period>,
    to: &mut dyn Write,
) -> Result<()> {
    let period = period.map_or("null".to_string(), |period| {
        json::object(&[
            ("preperiod", period.preperiod().to_string()),
            ("period", period.period().to_string()),
            ("saltus", period.saltus().to_string()),
            ("certificate", json::text(&period.to_string())),
        ])
    });
    let name = rule.name().map_or("null".to_string(), |name| json::text(name.as_str()));
    let table = json::object(&[
        ("rule", json::text(&rule.to_string())),
        ("name", name),
        ("values", json::list(values.iter().map(u32::to_string))),
        ("period", period),
    ]);
    writeln!(to, "{table}")?;
    Ok(())
}
