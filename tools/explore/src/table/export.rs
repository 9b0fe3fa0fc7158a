//! A table for other programs, as CSV or JSON.

use anyhow::Result;
use games::json;

use grundy::period::Regularity;
use grundy::rule::Rule;
use std::io::Write;

/// Writes a line with the column names, then each heap with its value.
pub fn write_csv(values: &[u32], to: &mut dyn Write) -> Result<()> {
    writeln!(to, "heap,value")?;
    values.iter().enumerate().try_for_each(|(heap, value)| writeln!(to, "{heap},{value}"))?;
    Ok(())
}

/// Writes an object with the rule, the values of heaps 0, 1, 2, …, the period, and, if there is no
/// period, any other law that is proved. If something is not proved, its field is `null`.
pub fn write_json(
    rule: &Rule,
    values: &[u32],
    law: Option<&Regularity>,
    to: &mut dyn Write,
) -> Result<()> {
    let null = || "null".to_string();
    let (period, regularity) = match law {
        Some(law @ Regularity::Period(period)) => {
            let period = json::object(&[
                ("preperiod", period.preperiod().to_string()),
                ("period", period.period().to_string()),
                ("saltus", period.saltus().to_string()),
                ("certificate", json::text(&law.to_string())),
            ]);
            (period, null())
        }
        law => (null(), law.map_or_else(null, |law| json::text(&law.to_string()))),
    };
    let name = rule.name().map_or_else(null, |name| json::text(name.as_str()));
    let table = json::object(&[
        ("rule", json::text(&rule.to_string())),
        ("name", name),
        ("values", json::list(values)),
        ("period", period),
        ("regularity", regularity),
    ]);
    Ok(writeln!(to, "{table}")?)
}
