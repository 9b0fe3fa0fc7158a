//! Certificates as texts: both checkers accept what is proved, and refuse each damaged text whose
//! claim is false by definition.

mod damage;
mod truth;

use available::{depth, Tool};
use damage::Damage;
use grundy::certificate::{Certificate, CertificateError};
use grundy::long_tables::window::{EqualWindows, Window, WindowPeriod};
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::sapp::Sapp;
use grundy::period::{Basis, Claim, Period};
use grundy::rule::Rule;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use truth::Truth;

/// Numbers that are the same in every run, by Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Returns up to `most` digits below `base`.
    fn digits(&mut self, most: usize, base: usize) -> String {
        (0..self.below(most) + 1).map(|_| format!("{:X}", self.below(base))).collect()
    }

    /// Returns ascending numbers as a set prints them.
    fn set(&mut self, most: usize) -> String {
        let bits = self.below((1 << most) - 1) + 1;
        let members = (0..most).filter(|place| bits >> place & 1 == 1);
        let members: Vec<String> = members.map(|place| (place + 1).to_string()).collect();
        format!("{{{}}}", members.join(", "))
    }
}

/// Returns a rule of one of the families that have periods.
fn rule(random: &mut Random) -> String {
    match random.below(11) {
        0 | 1 => format!("0.{}", random.digits(3, 8)),
        2 => format!("4.{}", random.digits(2, 8)),
        3 => random.set(9),
        4 => format!("all but {}", random.set(5)),
        5 => format!("0.{}[3]", random.digits(2, 8)),
        6 => format!("0.[{}]", random.digits(2, 8)),
        7 => format!("0x{}.{}", random.pick(&["0", "4", "8", "C"]), random.digits(2, 16)),
        8 => format!("powers of {}", 2 + random.below(8)),
        9 => format!("multiples of {}", 3 + random.below(9)),
        _ => random.pick(&["odd", "even", "all", "{1..12}", "0x0.8"]).to_string(),
    }
}

/// The kinds in the order in which they take turns.
const KINDS: [&str; 20] = [
    "period",
    "windows",
    "growing",
    "sapp",
    "period",
    "quotient",
    "growing",
    "ruler",
    "period",
    "periodic-quotient",
    "period",
    "windows",
    "growing",
    "sapp",
    "period",
    "quotient",
    "growing",
    "period",
    "growing",
    "periodic-quotient",
];

/// Returns a certificate, of a kind if possible, or none if the rule that is chosen has none.
fn certificate(kind: &str, random: &mut Random) -> Option<Certificate> {
    let read = |rule: &str| rule.parse::<Rule>().unwrap();
    match kind {
        "ruler" => {
            let code = format!("0x0.2{}4{}", random.below(2), random.pick(&["8", "9", "A", "B"]));
            let claim = Claim::arithmetic(6 + random.below(12) as u64, 13, 4);
            Some(Ruler::of_code(&code.parse().unwrap(), claim).ok()?.into())
        }
        "windows" => by_windows(random),
        "quotient" => {
            let rules = [random.set(5), format!("0.{}", random.digits(3, 8)), "grundy".to_string()];
            let largest = 3 + random.below(7) as u64;
            Certificate::of_quotient(&read(&rules[random.below(3)]), largest).ok()
        }
        "periodic-quotient" => {
            let rules = [random.set(4), format!("0.{}", random.digits(2, 4))];
            let largest = 8 + random.below(8) as u64;
            Certificate::of_periodic_quotient(&read(&rules[random.below(2)]), largest).ok()
        }
        "sapp" => {
            let code = format!("0.0{}[{}]", random.digits(1, 4), random.digits(3, 4));
            let game = code.parse().unwrap();
            let found = Sapp::find_for_code(&game, 60).ok()?.claim();
            let times = 1 + random.below(3) as u64;
            let preperiod = found.preperiod + random.below(5) as u64;
            let claim = Claim::arithmetic(preperiod, times * found.period, times * found.saltus);
            Some(Sapp::of_code(&game, claim).ok()?.into())
        }
        "period" if random.below(2) == 0 => {
            // A later preperiod or a multiple of the period is a claim of its own.
            let code = format!("0.{}", random.digits(3, 8)).parse().unwrap();
            let period = Period::find_for_code(&code, 90).ok()?;
            let times = random.below(2) as u64 + 1;
            let preperiod = period.preperiod() + random.below(3) as u64;
            let claim = Claim::new(preperiod, times * period.period());
            Some(Period::of_code(&code, claim).ok()?.into())
        }
        _ => Some(read(&rule(random)).period(90).ok()?.into()),
    }
}

/// Returns the certificate of a period by two windows, with a mask under which no value of the period
/// is rare.
fn by_windows(random: &mut Random) -> Option<Certificate> {
    let code = random.pick(&["0.77", "0.34", "0.171", "0.316", "0.53", "0.51", "0.25", "0.262"]);
    let game: OctalGame = code.parse().unwrap();
    let period = Period::find_for_code(&game, 300).ok()?;
    let (first, after) = (period.preperiod(), period.preperiod() + 2 * period.period());
    let split = (0..4).find(|&take| game.digit(take) & 4 != 0).unwrap_or(0);
    let is_rare = |mask: u64, has_parity: bool, heap: u64| {
        let ones = u64::from((period.value(heap) & mask).count_ones());
        (ones + if has_parity { heap + split } else { 0 }).is_multiple_of(2)
    };
    let masks = (1..32).flat_map(|mask| [(mask, false), (mask, true)]);
    let masks =
        masks.filter(|&(mask, parity)| !(first..after).any(|heap| is_rare(mask, parity, heap)));
    let masks: Vec<(u64, bool)> = masks.collect();
    if masks.is_empty() {
        return None;
    }
    let (mask, has_parity) = random.pick(&masks);
    let rare = (0..first).rev().find(|&heap| is_rare(mask, has_parity, heap)).unwrap_or(0);
    let width = rare + 3 + random.below(40) as u64;
    let windows = EqualWindows {
        mask: mask as u16,
        has_parity,
        width,
        heap: (2 * width + 1).max(first + width) + random.below(9) as u64,
    };
    let claim = Claim::new(first, period.period() * random.pick(&[1, 2]));
    Some(WindowPeriod::of_code(&game, claim, windows).ok()?.into())
}

/// Returns so many different certificates, of all kinds in turn.
fn certificates(count: usize) -> Vec<String> {
    let (mut random, mut texts) = (Random(30), BTreeSet::new());
    for kind in KINDS.iter().cycle().take(count) {
        let is_new = |texts: &mut BTreeSet<String>, random: &mut Random| {
            let found = certificate(kind, random).filter(|found| found.kind() == *kind);
            found.is_some_and(|found| texts.insert(found.to_string()))
        };
        while !is_new(&mut texts, &mut random) {}
    }
    texts.into_iter().collect()
}

/// Returns as many damaged texts, each with one change and a claim that is false by definition, and
/// how many changed texts were passed over because what they say may be true.
fn damaged(texts: &[String]) -> (Vec<String>, usize) {
    let (mut random, mut false_texts, mut passed_over) = (Random(7), vec![], 0);
    for text in texts {
        loop {
            let changed = Damage::of(text, &mut random);
            if truth::of(&changed) == Truth::False {
                false_texts.push(changed);
                break;
            }
            passed_over += 1;
        }
    }
    (false_texts, passed_over)
}

#[test]
fn what_is_proved_is_read_and_what_is_damaged_is_not() {
    available::unless_passed!();
    let count = depth(48, 1000);
    let texts = certificates(count);
    let (damaged, passed_over) = damaged(&texts);
    // Evidence may change and leave the claim true; most changes do more.
    assert!(passed_over < count, "{passed_over} of {count}");
    for text in &texts {
        assert_ne!(truth::of(text), Truth::False, "{text}");
        let read = text.parse::<Certificate>();
        assert_eq!(read.map(|certificate| certificate.to_string()).as_ref(), Ok(text));
    }
    for text in &damaged {
        assert!(text.parse::<Certificate>().is_err(), "{text}");
    }
    // A proof that looks less far than the theorem asks for is refused, though its claim is true.
    let short: Vec<String> = texts.iter().filter_map(|text| with_less_evidence(text)).collect();
    assert!(2 * short.len() > count, "{}", short.len());
    for text in &short {
        assert!(text.parse::<Certificate>().is_err(), "{text}");
    }
    if depth(false, true) && Tool::Python.is_here() {
        let damaged: Vec<String> = damaged.into_iter().chain(short).collect();
        let answers = by_python(&texts);
        let refused = texts.iter().zip(&answers).find(|(_, answer)| !answer.ends_with(": true"));
        assert_eq!(refused, None);
        let answers = by_python(&damaged);
        let accepted = damaged.iter().zip(&answers).find(|(_, answer)| answer.ends_with(": true"));
        assert_eq!(accepted, None);
    }
}

/// Returns the text of the same claim with evidence that is not enough, for the kinds whose evidence is
/// the least.
fn with_less_evidence(text: &str) -> Option<String> {
    let number = |name: &str| -> Option<u64> {
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
    };
    let with = |name: &str, less: u64| {
        let (old, new) = (number(name)?, number(name)?.checked_sub(less)?);
        Some(text.replace(&format!("\n{name} {old}\n"), &format!("\n{name} {new}\n")))
    };
    match text.lines().nth(1)?.strip_prefix("kind ")? {
        "period" => with("compared", 1),
        "growing" => with("settled", 1),
        "sapp" => with("compared", number("period")?),
        "ruler" => Some(text.rsplit_once(' ')?.0.to_string() + "\n"),
        _ => None,
    }
}

/// Returns a line of the checker in Python for each text.
fn by_python(texts: &[String]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut check = Command::new("python3");
    check.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools/explore/checker/check.py"));
    check.current_dir(folder.path());
    for (place, text) in texts.iter().enumerate() {
        fs::write(folder.path().join(place.to_string()), text).unwrap();
        check.arg(place.to_string());
    }
    let output = check.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.is_empty(), "{errors}");
    let printed = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<String> = printed.lines().map(String::from).collect();
    assert_eq!(lines.len(), texts.len());
    lines
}

/// A period that needs a long table, and one that needs windows, in their published places.
#[test]
fn long_proofs() {
    // Winning Ways, chapter 4.
    let period = "0.156".parse::<Rule>().unwrap().period(8000).unwrap();
    let certificate = Certificate::from(period);
    let text = certificate.to_string();
    assert!(text.contains("\npreperiod 3479\nperiod 349\nsaltus 0\ntheorem guy-smith\n"), "{text}");
    assert_eq!(text.parse(), Ok(certificate));
    if depth(false, true) {
        // A. Flammenkamp's table of octal games.
        let mut window = Window::of_code(&"0.56".parse().unwrap(), 0).unwrap();
        window.extend_to(u64::MAX).unwrap();
        let certificate = Certificate::from(window.find_preperiod().unwrap().unwrap());
        let text = certificate.to_string();
        assert!(text.contains("\npreperiod 326640\nperiod 144\n"), "{text}");
        assert_eq!(text.parse(), Ok(certificate));
        let refused = text.replace("period 144", "period 145").parse::<Certificate>();
        assert!(matches!(refused, Err(CertificateError::Windows(_))), "{refused:?}");
    }
}

#[test]
fn nothing_is_taken_from_the_text() {
    // Values that were given are computed where the text is read.
    let code = "0.3".parse().unwrap();
    let given = Period::of_given_values(&code, Claim::new(0, 2), &[0, 1, 0, 1]).unwrap();
    let text = Certificate::from(given).to_string();
    let read: Certificate = text.parse().unwrap();
    assert_eq!(read.regularity().unwrap().basis(), Basis::Computed);
    let wrong = Period::of_given_values(&code, Claim::new(0, 1), &[7, 7, 7, 7]).unwrap();
    let refused = Certificate::from(wrong).to_string().parse::<Certificate>();
    assert_eq!(refused, Err(CertificateError::Line { line: 9 }));
}

#[test]
fn errors_name_the_line() {
    let text = "certificate of an impartial game, 1\nkind period\nrule {1, 3, 4}\npreperiod 0\n\
        period 7\nsaltus 0\ntheorem largest-move\ncompared 3\nvalues 0 1 0 1 2 3 2\n";
    let read = |text: &str| text.parse::<Certificate>();
    assert!(read(text).is_ok());
    let lines: Vec<&str> = text.lines().collect();
    for line in 0..lines.len() {
        let mut damaged = lines.clone();
        damaged[line] = "x";
        assert_eq!(read(&damaged.join("\n")), Err(CertificateError::Line { line: line + 1 }));
    }
    for more in ["x\n", "x\ny\n", "values 0 1 0 1 2 3 2\n"] {
        assert_eq!(read(&format!("{text}{more}")), Err(CertificateError::Line { line: 10 }));
    }
    for (old, new, line) in
        [("period 7", "period x", 5), ("2 3 2", "2 3", 9), ("2 3 2", "2 3 4", 9)]
    {
        let damaged = text.replace(old, new);
        assert_eq!(read(&damaged), Err(CertificateError::Line { line }), "{new}");
    }
    let differs = read(&text.replace("compared 3", "compared 4")).unwrap_err();
    let computed = "compared 3".to_string();
    assert_eq!(differs, CertificateError::Differs { line: 8, computed });
    assert_eq!(differs.to_string(), "line 8 is not what was computed, \"compared 3\"");
    // A line of more than 60 bytes is not repeated.
    let long = |blanks: usize| CertificateError::Differs { line: 6, computed: " ".repeat(blanks) };
    assert_eq!(long(61).to_string(), "line 6 is not what was computed");
    assert!(long(60).to_string().ends_with(" \""));
}

#[test]
fn what_is_proved_is_handed_out() {
    let is_there = |certificate: &Certificate| {
        [
            certificate.regularity().is_some(),
            certificate.windows().is_some(),
            certificate.quotient().is_some(),
            certificate.periodic_quotient().is_some(),
        ]
    };
    let rule: Rule = "{1, 2}".parse().unwrap();
    let period = Certificate::from(rule.regularity(20).unwrap());
    assert_eq!(is_there(&period), [true, false, false, false]);
    let quotient = Certificate::of_quotient(&rule, 5).unwrap();
    assert_eq!(is_there(&quotient), [false, false, true, false]);
    let all = Certificate::of_periodic_quotient(&rule, 20).unwrap();
    assert_eq!(is_there(&all), [false, false, true, true]);
    let mut random = Random(1);
    let windows = (0..50).find_map(|_| by_windows(&mut random)).unwrap();
    assert_eq!(is_there(&windows), [false, true, false, false]);
}
