//! States of a few values, and those of 0.106 that `tools/atlas/records` keeps.

use crate::checksum::with_line;
use available::depth;
use grundy::long_tables::window::{State, Window, WindowError};
use std::fs;
use std::path::Path;

/// The period of 0.106 in A. Flammenkamp's tables, and a heap past its preperiod, 465 384 263 797.
const PERIOD: u64 = 328_226_140_474;
const FIRST_OF_TWO: u64 = 470_000_000_000;

fn window(code: &str, heap: u64) -> Window {
    let mut window = Window::of_code(&code.parse().unwrap(), 0).unwrap();
    window.extend_to(heap).unwrap();
    window
}

#[test]
fn the_same_values_follow_from_a_state() {
    available::unless_passed!();
    // The last one has rare heaps of codes that have no bit, and is computed heap by heap.
    for code in ["0.106", "0.104", "0.56"] {
        let mut heap = 65_536;
        for &step in depth(&[1, 30_001][..], &[0, 1, 5_000, 30_001]) {
            heap += step;
            let early = window(code, heap);
            let state = State::of_window(&early);
            assert_eq!((state.heap(), state.largest()), (heap, early.largest()), "{code}");
            let text = state.to_string();
            assert_eq!(text.parse(), Ok(state.clone()), "{code}");
            let mut resumed = state.window().unwrap();
            let end = resumed.heap();
            assert!(resumed.values() == window(code, end).values(), "{code} before {end}");
            resumed.extend_to(end + 40_000).unwrap();
            let expected = window(code, end + 40_000);
            assert!(resumed.values() == expected.values(), "{code} from {heap} on");
            assert_eq!(State::of_window(&resumed), State::of_window(&expected), "{code}");
        }
    }
}

#[test]
fn a_period_is_proved_after_a_state() {
    available::unless_passed!();
    // A. Flammenkamp: 0.56 has the period 144 after 326 640.
    let mut window = State::of_window(&window("0.56", 400_000)).window().unwrap();
    window.extend_to(500_000).unwrap();
    assert_eq!(window.period(), Some(144));
}

#[test]
fn damaged_states_are_refused() {
    let text = State::of_window(&window("0.106", 0)).to_string();
    let lines: Vec<&str> = text.lines().collect();
    let read = |text: &str| text.parse::<State>();
    let damaged = |line: usize| Err(WindowError::Damaged { line });
    assert_eq!(read(""), damaged(1));
    assert_eq!(read(&text).unwrap().heap(), 65_536);
    assert_eq!(with_line(&text, 3, lines[3]), text);
    for line in 0..lines.len() {
        let without = lines.iter().enumerate().filter(|(other, _)| *other != line);
        let without: Vec<&str> = without.map(|(_, line)| *line).collect();
        assert!(read(&(without.join("\n") + "\n")).is_err(), "without line {}", line + 1);
        let digit = lines[line].len() - 1;
        let mut changed = lines.clone();
        let other = if lines[line].ends_with('1') { "2" } else { "1" };
        let other = lines[line][..digit].to_string() + other;
        changed[line] = &other;
        let error = read(&(changed.join("\n") + "\n")).unwrap_err();
        let named = [1, 5, 5, 5, 5][line];
        assert_eq!(error, WindowError::Damaged { line: named }, "line {}", line + 1);
    }
    assert_eq!(read(text.trim_end()), damaged(5));
    assert_eq!(read(&with_line(&text, 2, "65536 27")), damaged(3));
    assert_eq!(read(&with_line(&text, 2, "65536 1024 52692")), damaged(3));
    assert_eq!(read(&with_line(&text, 2, "065536 27 52692")), damaged(5));
    assert_eq!(read(&with_line(&text, 3, "0(5)1")), damaged(5));
    assert_eq!(read(&with_line(&text, 3, "0(65536)1")), damaged(4));
    assert_eq!(read(&with_line(&text, 3, "0Z1")), damaged(5));
    assert_eq!(read(&with_line(&text, 3, "0-1")), damaged(4));

    // Texts that are sound, of what cannot be the game.
    let resumed = |line: usize, new: &str| {
        let state = read(&with_line(&text, line, new)).unwrap();
        state.window().map(|window| window.heap())
    };
    assert_eq!(resumed(2, lines[2]), Ok(65_536 + 16_384 - 2048));
    assert_eq!(resumed(2, "65536 19 52692"), Err(WindowError::Damaged { line: 4 }));
    // The largest value may occur again in the state.
    let largest = lines[3].chars().filter_map(|digit| digit.to_digit(36)).max().unwrap();
    assert_eq!(resumed(2, &format!("65536 {largest} 52692")), resumed(2, lines[2]));
    assert_eq!(resumed(2, "65535 27 52692"), Err(WindowError::Damaged { line: 3 }));
    // With the other parity of the heap all values are rare.
    assert_eq!(resumed(2, "65537 27 52692"), Err(WindowError::Damaged { line: 4 }));
    // The last rare heap is 1103, and moves take 3 at most.
    assert_eq!(resumed(3, &lines[3][2048 - 1106..]), Ok(65_536 + 16_384 - 1106));
    let short = Err(WindowError::Rare { heap: 1103 });
    assert_eq!(resumed(3, &lines[3][2048 - 1105..]), short);
    assert_eq!(resumed(3, &lines[3].repeat(8)), Ok(65_536));
    let long = lines[3].repeat(9);
    assert_eq!(resumed(3, &long), Err(WindowError::Damaged { line: 3 }));
    assert_eq!(resumed(1, "0.6"), Err(WindowError::Rare { heap: 20_627 }));
}

#[test]
fn the_states_of_0_106_follow_from_each_other() {
    available::unless_passed!("tools/atlas/records");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools/atlas/records/0.106");
    let mut states = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let state: State = text.parse().unwrap();
        let name = format!("{:013}.state", state.heap());
        assert_eq!(
            (path.file_name().unwrap().to_str(), text.len() < 2300),
            (Some(&name[..]), true)
        );
        assert_eq!(state.code().to_string(), "0.106");
        states.push(state);
    }
    states.sort_by_key(State::heap);
    let early = [10_000_000, 100_000_000, 1_000_000_000];
    let every = (1..80).map(|count| count * 10_000_000_000);
    let last = FIRST_OF_TWO + PERIOD;
    let expected: Vec<u64> = early.into_iter().chain(every).chain([last]).collect();
    assert_eq!(states.iter().map(State::heap).collect::<Vec<_>>(), expected);
    // So if all pieces are right, the theorem on equal windows proves the period.
    let window_after = |heap: u64| {
        let state = states.iter().find(|state| state.heap() == heap).unwrap();
        state.window().unwrap()
    };
    let (first, second) = (window_after(FIRST_OF_TWO), window_after(last));
    assert_eq!(second.heap() - first.heap(), PERIOD);
    assert!(first.values() == second.values() && PERIOD.is_multiple_of(2));
    // The first pieces; the page of the atlas says how `explore verify` computes any of them again.
    let mut window = window("0.106", 0);
    for state in &states[..depth(1, 2)] {
        window.extend_to(state.heap()).unwrap();
        assert!(State::of_window(&window) == *state, "before {}", state.heap());
        window = state.window().unwrap();
    }
    // Of the others at least the largest values do not fall, and windows follow them.
    for (index, (early, late)) in states.iter().zip(&states[1..]).enumerate() {
        let same = early.largest() == late.largest();
        let grows = late.largest() > early.largest() && late.largest().1 >= early.heap();
        assert!(same || grows, "before {}", late.heap());
        if index % depth(16, 4) == 0 {
            assert_eq!(late.window().unwrap().heap(), late.heap() + 16_384 - 2048);
        }
    }
}
