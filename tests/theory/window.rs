//! Windows of the last values, compared with tables and with published periods.

use available::depth;
use grundy::long_tables::window::{Window, WindowError};
use grundy::long_tables::{SparseError, SparseTable};
use grundy::period::Basis;

fn window(code: &str) -> Window {
    Window::of_code(&code.parse().unwrap(), 0).unwrap()
}

#[test]
fn values_are_those_of_a_table() {
    available::unless_passed!();
    for code in ["0.104", "0.106", "0.205", "0.56"] {
        let heaps = depth(110_000, 400_000);
        let mut table = SparseTable::of_code(&code.parse().unwrap()).unwrap();
        table.extend_to(heaps).unwrap();
        let mut window = window(code);
        for heap in [70_001, 70_002, 100_000, heaps] {
            window.extend_to(heap as u64).unwrap();
            assert_eq!((window.heap(), window.period()), (heap as u64, None), "{code}");
            let values = window.values();
            assert!(values == &table.values()[heap - values.len()..heap], "{code} before {heap}");
        }
        // What is there already is not computed again.
        window.extend_to(5).unwrap();
        assert_eq!(window.heap(), heaps as u64);
    }
}

#[test]
fn published_periods() {
    available::unless_passed!();
    // A. Flammenkamp's table of octal games.
    let published = [("0.56", 326_640, 144), ("0.104", 197_769_598, 11_770_282)];
    for &(code, preperiod, period) in &published[..depth(1, 2)] {
        let mut window = window(code);
        assert_eq!(window.find_preperiod(), Ok(None), "{code}");
        window.extend_to(u64::MAX).unwrap();
        assert_eq!(window.period(), Some(period), "{code}");
        let found = window.find_preperiod().unwrap().unwrap();
        assert_eq!((found.preperiod(), found.period()), (preperiod, period), "{code}");
        assert!(found.heap() >= preperiod + 16_384 && found.basis() == Basis::Computed);
        // A window that has found the period stays where it is.
        let heap = window.heap();
        assert_eq!(heap, found.heap() + period);
        window.extend_to(u64::MAX).unwrap();
        assert_eq!(window.heap(), heap);
        let text = found.to_string();
        let start =
            format!("{code} has period {period} after {preperiod}: the 16384 values before");
        assert!(text.starts_with(&start) && text.ends_with("theorem on equal windows"), "{text}");
        // Written and read at the end.
        let read: Window = window.to_string().parse().unwrap();
        let again = read.find_preperiod().unwrap().unwrap();
        assert_eq!(again.basis(), Basis::Given);
        assert_eq!(again.to_string(), format!("{text}, if the given values are right"));
    }
}

#[test]
fn stops_change_nothing() {
    available::unless_passed!();
    let last = depth(160_000, u64::MAX);
    let mut whole = window("0.56");
    whole.extend_to(last).unwrap();
    let mut parts = window("0.56");
    let mut heap = parts.heap();
    while parts.period().is_none() && heap < last {
        heap = (heap + 41_003).min(last);
        parts.extend_to(heap).unwrap();
        parts = parts.to_string().parse().unwrap();
        assert_eq!(parts.code().to_string(), "0.56");
    }
    assert_eq!(parts.to_string(), whole.to_string());
}

#[test]
fn games_that_need_more_than_a_window() {
    let refused = |code: &str| Window::of_code(&code.parse().unwrap(), 0).err();
    assert_eq!(refused("0.6"), Some(WindowError::Rare { heap: 20_627 }));
    assert_eq!(refused("0.[3]"), Some(WindowError::Table(SparseError::Unsuited)));
    // A mask of one bit does for Kayles, but its values repeat from the start.
    if let Ok(mut kayles) = Window::of_code(&"0.77".parse().unwrap(), 0) {
        kayles.extend_to(u64::MAX).unwrap();
        assert_eq!(kayles.period(), Some(12));
        assert_eq!(kayles.find_preperiod(), Err(WindowError::Early));
    }
    if depth(false, true) {
        let mut window = window("0.205");
        let refused = window.extend_to(10_000_000);
        assert!(matches!(refused, Err(WindowError::Rare { heap }) if heap == window.heap()));
    }
}

#[test]
fn damaged_texts_are_refused() {
    let text = window("0.104").to_string();
    let read = |text: &str| text.parse::<Window>().map(|window| window.heap());
    assert_eq!(read(&text), Ok(65_536));
    assert_eq!(read(""), Err(WindowError::Damaged { line: 1 }));
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    for line in 0..last {
        let mut without = lines.clone();
        without.remove(line);
        assert!(read(&without.join("\n")).is_err(), "without line {line}");
    }
    // One digit of each line.
    for line in 1..last {
        let digit = lines[line].len() - 1;
        let mut damaged = lines[line].to_string();
        let other = if &damaged[digit..=digit] == "1" { "2" } else { "1" };
        damaged.replace_range(digit..=digit, other);
        let mut changed = lines.clone();
        changed[line] = &damaged;
        assert_eq!(read(&changed.join("\n")), Err(WindowError::Damaged { line: last }), "{line}");
    }
    let error = WindowError::Damaged { line: 7 };
    assert_eq!(error.to_string(), "line 7 is not what the text of a window has there");
}
