//! Windows of the last values, compared with tables and with published periods.

use crate::checksum::with_line;
use available::depth;
use grundy::long_tables::window::{EqualWindows, Window, WindowError, WindowPeriod};
use grundy::long_tables::{SparseError, SparseTable};
use grundy::octal::OctalGame;
use grundy::period::{Basis, Claim, Period};

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
        let mask = (table.mask(), table.mask_has_parity());
        assert_eq!((Some(window.mask()), window.mask_has_parity()), mask, "{code}");
        // What is there already is not computed again.
        window.extend_to(5).unwrap();
        assert_eq!(window.heap(), heaps as u64);
    }
}

/// The conditions of the theorem, from the values by definition.
fn is_proved(code: &OctalGame, values: &[u32], claim: Claim, windows: EqualWindows) -> bool {
    let EqualWindows { mask, has_parity, width, heap } = windows;
    let (first, period) = (claim.preperiod as usize, claim.period as usize);
    let (width, start, most) = (width as usize, heap as usize, code.last_digit().unwrap() as usize);
    let takes = |bit: u8| (0..=most).filter(move |&take| code.digit(take as u64) & bit != 0);
    let odd: Vec<usize> = takes(4).map(|take| take % 2).collect();
    let has_one_parity = odd.iter().min() == odd.iter().max() && !odd.is_empty();
    if has_parity && (!has_one_parity || period % 2 == 1) || start <= 2 * width || first > start {
        return false;
    }
    let is_rare = |value: u32, heap: usize| {
        let ones = (value & u32::from(mask)).count_ones() as usize;
        (ones + if has_parity { heap + odd[0] } else { 0 }).is_multiple_of(2)
    };
    let last_rare = (1..start).rev().find(|&heap| is_rare(values[heap], heap)).unwrap_or(0);
    // The common values below that of a heap are those of options, as it is the mex.
    let is_shown = |heap: usize| {
        let single = takes(2).filter(|&take| take < heap).map(|take| values[heap - take]);
        let pairs = takes(4).flat_map(|take| {
            let rest = heap.saturating_sub(take);
            let small = 1..=rest.saturating_sub(1).min(width);
            let small = small.filter(move |part| rest - part + width >= heap);
            small.map(move |part| values[part] ^ values[rest - part])
        });
        let shown: Vec<u32> = single.chain(pairs).collect();
        let mut rare = (0..values[heap]).filter(|&value| is_rare(value, heap));
        !is_rare(values[heap], heap) && rare.all(|value| shown.contains(&value))
    };
    let repeats = |heap: usize| values[heap] == values[heap + period];
    last_rare + most <= width
        && (start..start + period).all(is_shown)
        && (first.min(start - width)..start).all(repeats)
}

#[test]
fn equal_windows_of_any_length() {
    let (mut proved, mut refused) = (0, 0);
    let codes = [
        "0.77", "0.7", "0.72", "0.52", "0.34", "0.171", "0.316", "0.53", "0.07", "0.25", "4.7",
        "0.104", "0.0",
    ];
    for &code in &codes[..depth(5, 13)] {
        let game: OctalGame = code.parse().unwrap();
        let values = game.values(420);
        let period = Period::find_for_code(&game, 400).map_or(7, |period| period.period());
        let claims =
            [(0, period), (5, period), (30, period), (71, period), (71, 2 * period), (9, 5)];
        let masks = depth(&[1, 2, 7, 15][..], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 31][..])
            .iter()
            .flat_map(|&mask| [(mask, false), (mask, true)]);
        for (mask, has_parity) in masks {
            // The last rare heap of Kayles is 70, and a move takes up to 2: 72 is enough.
            for (width, more) in [(1, 1), (2, 1), (9, 1), (20, 0), (40, 3), (72, 1), (90, 8)] {
                let heap = 2 * width + more;
                let windows = EqualWindows { mask, has_parity, width, heap };
                for (preperiod, period) in
                    claims.into_iter().chain([(heap, period), (heap, period + 1)])
                {
                    let claim = Claim::new(preperiod, period);
                    let found = WindowPeriod::of_code(&game, claim, windows);
                    let expected = is_proved(&game, &values, claim, windows);
                    assert_eq!(found.is_ok(), expected, "{code}, {claim}, {windows:?}: {found:?}");
                    if expected {
                        proved += 1;
                    } else {
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(proved > 10 && refused > 100, "{proved} proved, {refused} refused");
    let kayles: OctalGame = "0.77".parse().unwrap();
    let of_mask = |mask: u16, period: u64, saltus: u64| {
        let windows = EqualWindows { mask, has_parity: false, width: 90, heap: 200 };
        WindowPeriod::of_code(&kayles, Claim::arithmetic(71, period, saltus), windows).err()
    };
    assert_eq!(of_mask(15, 12, 0), None);
    let windows = EqualWindows { mask: 15, has_parity: false, width: 90, heap: 200 };
    let found = WindowPeriod::of_code(&kayles, Claim::new(71, 12), windows).unwrap();
    let text =
        "0.77 has period 12 after 71: the 90 values before heap 200 are those before heap 212, \
                which is enough by the theorem on equal windows";
    assert_eq!(found.to_string(), text);
    assert_eq!(of_mask(15, 12, 1), Some(WindowError::NoTheorem));
    assert_eq!(of_mask(15, 0, 0), Some(WindowError::NoTheorem));
    assert_eq!(of_mask(0, 12, 0), Some(WindowError::NoTheorem));
    assert_eq!(of_mask(1024, 12, 0), Some(WindowError::NoTheorem));
    let no_heap = EqualWindows { mask: 15, has_parity: false, width: 2, heap: 0 };
    let refused = WindowPeriod::of_code(&kayles, Claim::new(0, 12), no_heap);
    assert_eq!(refused, Err(WindowError::NoTheorem));
    let too_long = Some(WindowError::Table(SparseError::TooLong));
    assert_eq!(of_mask(15, 1 << 48, 0), too_long);
}

#[test]
fn published_periods() {
    available::unless_passed!();
    // A. Flammenkamp's table of octal games.
    let published = [("0.56", 326_640, 144), ("0.104", 197_769_598, 11_770_282)];
    for &(code, preperiod, period) in &published[..depth(1, 2)] {
        // From this start, several windows lie between the last kept window that differs and the
        // preperiod of 0.56.
        let mut window = Window::of_code(&code.parse().unwrap(), 70_000).unwrap();
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
        // The same period, proved for a claim: the window starts at 65 536.
        if code == "0.56" {
            let windows =
                EqualWindows { mask: 0x5b, has_parity: false, width: 16_384, heap: 497_664 };
            let claim = Claim::new(preperiod, period);
            let claimed = WindowPeriod::of_code(&code.parse().unwrap(), claim, windows).unwrap();
            assert_eq!((claimed.claim(), claimed.windows()), (claim, windows));
        }
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
    available::unless_passed!();
    let refused = |code: &str| Window::of_code(&code.parse().unwrap(), 0).err();
    assert_eq!(refused("0.6"), Some(WindowError::Rare { heap: 20_627 }));
    assert_eq!(refused("0.[3]"), Some(WindowError::Table(SparseError::Unsuited)));
    // The values are 0, 1, 0, 1, …: no mask makes fewer than a quarter of them rare.
    assert_eq!(refused("0.3"), Some(WindowError::Rare { heap: 65_535 }));
    // The values of Kayles repeat so early that the period is found at once, but not the preperiod.
    let mut kayles = window("0.77");
    kayles.extend_to(u64::MAX).unwrap();
    assert_eq!(kayles.period(), Some(12));
    assert_eq!(kayles.find_preperiod(), Err(WindowError::Early));
    if depth(false, true) {
        let mut window = window("0.205");
        let refused = window.extend_to(10_000_000);
        assert!(matches!(refused, Err(WindowError::Rare { heap }) if heap == window.heap()));
    }
}

#[test]
fn the_lines_of_a_text_are_checked_one_by_one() {
    available::unless_passed!();
    let text = window("0.34").to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(with_line(&text, 5, lines[5]), text);
    let read = |at: usize, line: &str| {
        let changed = with_line(&text, at, line);
        changed.parse::<Window>().map(|window| window.to_string() == changed)
    };
    let damaged = |line: usize| Err(WindowError::Damaged { line: line + 1 });
    // The line of a window: the heap, the largest value and its heap, and three digits a value.
    let window = lines[5];
    assert_eq!(read(5, &format!("{window}0")), damaged(5));
    assert_eq!(read(5, &window.replacen("65536", "65534", 1)), damaged(5));
    let values = window.rfind(' ').unwrap() + 1;
    let high = format!("{}3{}", &window[..values], &window[values + 1..]);
    assert_eq!(read(5, &high), Ok(true));
    // No distance between the windows that are kept.
    assert_eq!(read(3, "0"), damaged(3));
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
