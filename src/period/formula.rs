//! The closed form of a period.

use super::Period;

/// The largest number of values that a formula lists.
const MAX_LISTED: usize = 16;

impl Period {
    /// Returns a formula for the value of every heap n from the preperiod onwards. If the preperiod
    /// is 0 and a period has at most 16 values, the formula needs no table.
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let formula = |rule: &str| rule.parse::<Rule>().unwrap().period(200).unwrap().formula();
    /// assert_eq!(formula("{1, 2, 3}"), "G(n) = n mod 4");
    /// assert_eq!(formula("{2}"), "G(n) = [0, 0, 1, 1][n mod 4]");
    /// assert_eq!(formula("all but {1}"), "G(n) = ⌊n / 2⌋");
    /// assert_eq!(formula("kayles"), "G(n) = G(71 + (n − 71) mod 12), n ≥ 71");
    /// ```
    pub fn formula(&self) -> String {
        let (first, length, saltus) = (self.preperiod(), self.period(), self.saltus());
        let values = self.values();
        let counts_up = (0..).zip(values).all(|(heap, &value)| heap == u64::from(value));
        if first > 0 {
            let past = format!("(n − {})", first);
            let growth = growth(&past, length, saltus);
            let base = match length {
                1 => format!("G({})", first),
                _ => format!("G({} + {} mod {})", first, past, length),
            };
            return format!("G(n) = {}{}, n ≥ {}", base, growth, first);
        }
        if counts_up && saltus == length {
            return "G(n) = n".to_string();
        }
        let growth = growth("n", length, saltus);
        if counts_up && length > 1 {
            return format!("G(n) = n mod {}{}", length, growth);
        }
        match values {
            _ if values.iter().all(|&value| value == 0) && saltus > 0 => {
                format!("G(n) ={}", growth.trim_start_matches(" +"))
            }
            // The value of heap 0, which nothing is added to: of any other only 0s begin at heap 0.
            [value] => format!("G(n) = {}", value),
            values if values.len() <= MAX_LISTED => {
                format!("G(n) = {:?}[n mod {}]{}", values, length, growth)
            }
            _ => format!("G(n) = G(n mod {}){}", length, growth),
        }
    }
}

/// Returns the term that, in a formula, adds the saltus for each period in `past`.
fn growth(past: &str, length: u64, saltus: u64) -> String {
    let periods = match length {
        1 => past.to_string(),
        _ => format!("⌊{} / {}⌋", past, length),
    };
    match saltus {
        0 => String::new(),
        1 => format!(" + {}", periods),
        saltus => format!(" + {}·{}", saltus, periods),
    }
}
