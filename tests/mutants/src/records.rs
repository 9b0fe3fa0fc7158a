//! The mutants of a problem that are the same program, with the reasons: `mutants.txt` in its folder.
//!
//! A line is what the check prints of a survivor from the change on, a colon and the reason. Blank
//! lines and those that begin with `#` say nothing.

use crate::check::Fate;
use crate::mutant::Mutant;
use anyhow::{Context, Result};
use catalogue::project::Problem;
use std::fs;
use std::io::ErrorKind;

/// The records of a problem.
pub struct Records {
    /// The path of the file in the collection.
    path: String,
    /// The lines that say something, with their numbers.
    lines: Vec<(usize, String)>,
}

impl Records {
    /// Reads the records of a problem, which may have none.
    pub fn read(problem: &Problem) -> Result<Records> {
        let path = format!("problems/{}/mutants.txt", problem.place);
        match fs::read_to_string(problem.folder.join("mutants.txt")) {
            Ok(text) => Ok(Records::parse(path, &text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Records::parse(path, "")),
            Err(error) => Err(error).context(path),
        }
    }

    fn parse(path: String, text: &str) -> Records {
        let lines = text.lines().map(str::trim).enumerate();
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        Records { path, lines: lines.map(|(place, line)| (place + 1, line.to_string())).collect() }
    }

    /// Returns the survivors that no record explains, and what is wrong with records. Each record
    /// stands for one mutant, though the same line of code may occur several times.
    pub fn compare<'m>(
        &self,
        mutants: &'m [Mutant],
        fates: &[Fate],
    ) -> (Vec<&'m Mutant>, Vec<String>) {
        let of = |wanted: Fate| {
            let all = mutants.iter().zip(fates);
            all.filter(move |(_, fate)| **fate == wanted).map(|(mutant, _)| mutant)
        };
        let mut unexplained: Vec<&Mutant> = of(Fate::Survived).collect();
        let mut complaints = Vec::new();
        for (number, line) in &self.lines {
            let is_meant = |mutant: &Mutant| {
                line.strip_prefix(&mutant.label).is_some_and(|rest| rest.starts_with(':'))
            };
            let mut complain = |what: &str| {
                complaints.push(format!("{}:{number}: {what}: {line}", self.path));
            };
            if let Some(place) = unexplained.iter().position(|mutant| is_meant(mutant)) {
                if line.len() == unexplained[place].label.len() + 1 {
                    complain("without a reason");
                }
                unexplained.remove(place);
                continue;
            }
            let known = mutants.iter().zip(fates).filter(|(mutant, _)| is_meant(mutant));
            match known.map(|(_, fate)| fate).next_back() {
                None => complain("no such change of the solution"),
                Some(Fate::NotCompiled) => complain("this does not compile"),
                Some(Fate::Caught(case)) => complain(&format!("noticed after all, by {case}")),
                Some(Fate::Survived) => complain("recorded more often than it occurs"),
            }
        }
        (unexplained, complaints)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_record_explains_one_survivor() {
        let mutants = Mutant::all("f(1);\ng();\nf(1);\n");
        let caught = Fate::Caught("sample-1".to_string());
        let fates = [Fate::Survived, caught.clone(), Fate::Survived, Fate::NotCompiled];
        let compare = |text: &str| {
            let records = Records::parse("x".to_string(), text);
            let (unexplained, complaints) = records.compare(&mutants, &fates);
            (unexplained.iter().map(|mutant| mutant.line).collect::<Vec<_>>(), complaints)
        };
        assert_eq!(compare("# No.\n\n"), (vec![1, 3], vec![]));
        let record = "1 → 2 in `f(1);`: so\n";
        assert_eq!(compare(record), (vec![3], vec![]));
        assert_eq!(compare(&record.repeat(2)), (vec![], vec![]));
        let thrice = compare(&record.repeat(3)).1;
        assert_eq!(thrice, ["x:3: recorded more often than it occurs: 1 → 2 in `f(1);`: so"]);
        for (line, complaint) in [
            ("1 → 2 in `f(1);`:", "x:1: without a reason: 1 → 2 in `f(1);`:"),
            ("1 → 2 in `g(1);`: so", "x:1: no such change of the solution: 1 → 2 in `g(1);`: so"),
            ("1 → 0 in `f(1);`: so", "x:1: this does not compile: 1 → 0 in `f(1);`: so"),
        ] {
            assert_eq!(compare(line).1, [complaint]);
        }
        let fates = [Fate::Survived, caught.clone(), Fate::Survived, caught];
        let records = Records::parse("x".to_string(), "1 → 0 in `f(1);`: so");
        let noticed = "x:1: noticed after all, by sample-1: 1 → 0 in `f(1);`: so";
        assert_eq!(records.compare(&mutants, &fates).1, [noticed]);
    }
}
