//! Sorts records by several keys with derived orders, and prints them as a table.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::str::FromStr;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Date {
    year: u16,
    month: u8,
    day: u8,
}

#[derive(Debug, Clone, PartialEq)]
struct Entry {
    date: Date,
    name: String,
    amount: i64,
}

impl FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Date, String> {
        let parts: Result<Vec<u16>, _> = text.split('-').map(str::parse).collect();
        match parts.as_deref() {
            Ok([year, month @ 1..=12, day @ 1..=31]) => {
                Ok(Date { year: *year, month: *month as u8, day: *day as u8 })
            }
            Ok(_) => Err(format!("no date: {text:?}")),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl std::fmt::Display for Date {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:04}-{:02}-{:02}", self.year, self.month, self.day);
        f.pad(&text)
    }
}

fn main() {
    let mut entries = Vec::new();
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [date, name, amount] => match date.parse::<Date>() {
                Ok(date) => {
                    let amount = amount.parse().unwrap_or(-1);
                    entries.push(Entry { date, name: name.into(), amount });
                }
                Err(reason) => println!("skipped: {reason}"),
            },
            [] => {}
            _ => println!("{} words", words.len()),
        }
    }
    entries.sort_by(|a, b| match b.amount.cmp(&a.amount) {
        Ordering::Equal => a.date.cmp(&b.date).then_with(|| a.name.cmp(&b.name)),
        other => other,
    });
    for Entry { date, name, amount } in &entries {
        println!("{date:>12}|{name:<8}|{amount:>+8}|{:08.3}", *amount as f64 / 7.0);
    }
    let mut totals: BTreeMap<(u16, u8), i64> = BTreeMap::new();
    for entry in &entries {
        *totals.entry((entry.date.year, entry.date.month)).or_insert(0) += entry.amount;
    }
    println!("{totals:?} {:?}", entries.iter().map(|entry| &entry.date).max());
}
