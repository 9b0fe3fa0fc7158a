//! Compares the lanes with the kernel that computes one heap after another, and their parts with
//! what these are to compute.

use super::*;
use crate::random;

fn windows(code: &str) -> (Window, Window) {
    let window = Window::of_code(&code.parse().unwrap(), 0).unwrap();
    assert!(window.lanes.is_some(), "{}", code);
    let one_by_one = Window { lanes: None, ..window.clone() };
    (window, one_by_one)
}

fn keys(place: &Place, window: &Window) -> Vec<u16> {
    place.codes(window.split).map(|code| code % COMMON).collect()
}

#[test]
fn places_are_those_of_one_heap_after_another() {
    for &(code, last) in &[("0.104", 300_000), ("0.106", 700_000)] {
        let (mut many, mut one) = windows(code);
        let mut steps = [1, 2, 47, 48, 49, 240, 241, 50_000, 70_001].iter().cycle();
        while many.heap() < last {
            let heap = many.heap() + steps.next().unwrap();
            many.extend_to(heap).unwrap();
            one.extend_to(heap).unwrap();
            assert!(many.at == one.at && many.mark == one.mark, "{} at {}", code, heap);
            assert!(many.checkpoints == one.checkpoints, "{} at {}", code, heap);
        }
    }
}

#[test]
fn the_first_equal_window_is_found() {
    let (window, one_by_one) = windows("0.106");
    // Places that the window reaches itself, as if it had been there before.
    for &distance in &[1, 2, 7, 48, 100, 239, 240, 241, 4096, 60_000] {
        let mut mark = window.at.clone();
        window.move_by_words::<1>(&mut mark, window.heap() + distance, None).unwrap();
        // The same codes with the other parity of the heap; the same values at another heap.
        let same_values = Place { heap: mark.heap + 1, ..mark.clone() };
        let mut same_codes = same_values.clone();
        same_codes.set_keys(window.split, keys(&mark, &window).into_iter());
        for window in [&window, &one_by_one] {
            let mut place = window.at.clone();
            let far = window.heap() + 100_000;
            assert_eq!(window.move_to(&mut place, far, Some(&mark)), Ok(true));
            assert!(place == mark, "{}", distance);
            for other in [&same_codes, &same_values] {
                let mut place = window.at.clone();
                let far = mark.heap + 100;
                assert_eq!(window.move_to(&mut place, far, Some(other)), Ok(false));
                assert_eq!(place.heap, far);
            }
        }
    }
}

#[test]
fn a_mark_is_found_by_its_rarest_value() {
    let (window, _) = windows("0.106");
    let lanes = window.lanes.as_ref().unwrap();
    let run = Run::new(&window, lanes, &window.at);
    let mut marks = vec![window.at.clone()];
    for key in [0, 3, 15] {
        let mut mark = window.at.clone();
        mark.set_keys(window.split, (0..WINDOW as u16).map(|at| key + at % 2));
        marks.push(mark);
    }
    for mark in &marks {
        let keys = keys(mark, &window);
        let count = |key: u16| keys.iter().filter(|&&other| other == key).count();
        let Marked { back, bit, .. } = run.marked(mark);
        let key = keys[WINDOW - 1 - back];
        assert_eq!(bit, 1 << key);
        assert!(!keys[WINDOW - back..].contains(&key));
        let other = (0..BITS).map(count).filter(|&count| count > 0).min();
        assert_eq!(other, Some(count(key)));
    }
}

#[test]
fn both_kernels_reach_the_same_place() {
    let (window, one_by_one) = windows("0.104");
    for &(distance, largest) in &[(300_000, 29), (500, 0), (500, 20)] {
        let at = Place { largest: (largest, 5), ..window.at.clone() };
        let (mut many, mut one) = (at.clone(), at);
        let heap = window.heap() + distance;
        assert_eq!(window.move_to(&mut many, heap, None), Ok(false));
        assert_eq!(one_by_one.move_to(&mut one, heap, None), Ok(false));
        assert!(many == one, "{} {}", distance, largest);
    }
}

#[test]
fn blocks_end_before_the_first_heap_that_may_have_no_bit() {
    let (window, _) = windows("0.104");
    let offsets = (MANY..).step_by(7).take(26);
    let lanes = Lanes {
        all: offsets.map(|offset| Shown { offset, list: 0 }).collect(),
        near: vec![],
        first: None,
        ..window.lanes.clone().unwrap()
    };
    let mut below = random::below();
    let mut ends = [0; BLOCKS + 1];
    for _ in 0..100 {
        let mut run = Run::new(&window, &lanes, &window.at);
        let end = run.end;
        run.lists[0][..end].iter_mut().for_each(|bit| *bit = 1 << below(16));
        let options = |heap: usize| lanes.all.iter().map(move |option| heap - option.offset);
        let codes = |heap| options(heap).fold(0, |set, option| set | run.lists[0][option]);
        let is_high = |&index: &usize| codes(end + index) | TOP == u16::MAX;
        let expected = (0..MANY).find(is_high).unwrap_or(MANY);
        assert_eq!(run.write_least_missing(MANY), expected);
        ends[expected / BLOCK] += 1;
    }
    assert!(ends.iter().all(|&count| count > 0), "{:?}", ends);
}

#[test]
fn the_largest_value_is_found_however_often_it_occurs() {
    let (window, one_by_one) = windows("0.104");
    let mut at = window.at.clone();
    let mut even = 0;
    for _ in 0..60 {
        let start = at.clone();
        one_by_one.move_to(&mut at, start.heap + MANY as u64, None).unwrap();
        let new = &at.values[WINDOW - MANY..];
        let most = *new.iter().max().unwrap();
        let first = new.iter().position(|&value| value == most).unwrap();
        even += usize::from(new.iter().filter(|&&value| value == most).count() % 2 == 0);
        // Only the largest of these values is above the largest one before.
        let below = *new.iter().filter(|&&value| value < most).max().unwrap();
        let expected = Place { largest: (most, start.heap + first as u64), ..at.clone() };
        let mut many = Place { largest: (below, 5), ..start };
        window.move_to(&mut many, at.heap, None).unwrap();
        assert_eq!(many.largest, expected.largest);
        assert!(many == expected, "{}", at.heap);
    }
    assert!((10..50).contains(&even), "{}", even);
}

#[test]
fn options_that_lanes_can_show() {
    let near = |offset, list| Near::new(Shown { offset, list });
    // The larger heap is at least a group away, and there are words for four codes.
    assert!(near(3, 0).is_none() && near(4, 4).is_none());
    assert!((4..48).all(|offset| (0..4).all(|list| near(offset, list).is_some())));
    let is_first = |offset| near(offset, 0).unwrap().is_first();
    assert_eq!((4..48).filter(|&offset| is_first(offset)).collect::<Vec<_>>(), [4, 5, 6, 7]);
    let (mut window, _) = windows("0.104");
    for (code, has_lanes) in [(15, true), (16, false)] {
        window.all.last_mut().unwrap().code = code;
        assert_eq!(Lanes::of_window(&window).is_some(), has_lanes);
    }
}

#[test]
fn the_least_missing_code_may_have_no_bit() {
    // Each window is changed so that the options of a heap soon after it have the codes from 0 to
    // 14 or more, and the largest value so that later ones are above it.
    let (mut unchanged, _) = windows("0.104");
    unchanged.use_words(16);
    let (mut high, mut ends) = (0, 0);
    for round in 0..60 {
        let mut window = unchanged.clone();
        let half = half(window.words);
        let after = 5 * round % 23;
        let mut keys = keys(&window.at, &window);
        let options = window.all.iter().filter(|reach| reach.code < half);
        let indices = options.map(|reach| (usize::from(reach.index) + after, reach.code));
        for (code, (index, sum)) in indices.filter(|option| option.0 < WINDOW).enumerate() {
            keys[index] = (code as u16 % (15 + round as u16 % 4)) ^ sum;
        }
        window.at.set_keys(window.split, keys.into_iter());
        window.at.largest = (round as u16 % 25, 5);
        let lanes = window.lanes.as_ref().unwrap();
        let (mut many, mut one) = (window.at.clone(), window.at.clone());
        for step in 1..4 {
            let heap = window.at.heap + 70 * step;
            let found = window.move_by_lanes(lanes, &mut many, heap, None);
            assert_eq!(found, window.move_by_words::<16>(&mut one, heap, None));
            assert!(many == one, "round {} to {}", round, heap);
            let codes = one.codes(window.split).collect::<Vec<_>>();
            let next = window.next_code(&codes, one.heap);
            let codes: &[u16; WINDOW] = codes[..].try_into().unwrap();
            let key = window.next_key(codes, &window.entries(), one.heap);
            assert_eq!(next, key.map(|key| COMMON + key));
            ends += u32::from(found.is_err());
        }
        let codes = many.codes(window.split).skip(WINDOW - 3 * 70);
        high += codes.filter(|code| code % COMMON >= BITS - 1).count();
    }
    assert!(high > 10 && ends > 10, "{} codes, {} ends", high, ends);
}

#[test]
fn high_codes_are_left_to_the_other_kernel() {
    // With heaps of the largest codes before, options have codes that have no bit.
    for &(code, value) in &[("0.106", 62), ("0.106", 30), ("0.104", 60), ("0.106", 29)] {
        let (mut many, _) = windows(code);
        for at in (WINDOW - 1200..WINDOW).step_by(3) {
            let heap = many.at.heap - (WINDOW - at) as u64;
            let class = |value| many.split.is_rare(many.split.code(value, heap as usize));
            many.at.values[at] = if class(value) { value ^ 1 } else { value };
        }
        many.use_words(16);
        let mut one = many.at.clone();
        let mut place = many.at.clone();
        let lanes = many.lanes.as_ref().unwrap();
        let mut ends = 0;
        for step in 1..400 {
            let heap = many.heap() + 50 * step;
            let found = many.move_by_lanes(lanes, &mut place, heap, None);
            let expected = many.move_by_words::<16>(&mut one, heap, None);
            assert_eq!(found, expected);
            assert!(place == one, "{} {}", code, heap);
            ends += usize::from(found.is_err());
        }
        assert!(ends < 400);
    }
}

#[test]
fn heaps_that_may_be_rare_are_refused() {
    // With few pairs of common heaps, it is soon not shown that a heap is not rare.
    let mut ends = Vec::new();
    for few in (0..160).step_by(4) {
        let (mut many, _) = windows("0.106");
        many.common.rotate_left(7 * few);
        many.common.truncate(few);
        many.lanes = Lanes::of_window(&many);
        let lanes = many.lanes.as_ref().unwrap();
        let (mut one, mut place) = (many.at.clone(), many.at.clone());
        let heap = many.heap() + 5_000;
        let expected = many.move_by_words::<1>(&mut one, heap, None);
        assert_eq!(many.move_by_lanes(lanes, &mut place, heap, None), expected, "{}", few);
        assert!(place == one, "{}", few);
        let codes: Vec<u16> = one.codes(many.split).collect();
        assert_eq!(many.next_code(&codes, one.heap).is_err(), expected.is_err(), "{}", few);
        ends.push(place.heap);
    }
    ends.sort_unstable();
    ends.dedup();
    assert!(ends.len() > 10, "{:?}", ends);
}

#[test]
fn sums_move_bits() {
    for (code, key) in (0..BITS).flat_map(|code| (0..BITS).map(move |key| (code, key))) {
        assert_eq!(sums(1 << key, code), 1 << (key ^ code));
    }
    for (code, keys) in [(1, [0, 15, 6, 9]), (2, [0, 15, 6, 9]), (2, [7, 3, 12, 1])] {
        let group = |with: u16| {
            let bits = keys.iter().rev().map(|key| 1u64 << (key ^ with));
            bits.fold(0, |group, bit| group << 16 | bit)
        };
        assert_eq!(swap(group(0), code), group(code as u16));
    }
}
