use super::*;

/// Kayles: one or two pins next to each other fall. The values are those of Winning Ways.
#[test]
fn the_first_rows_of_kayles() {
    let options = |&pins: &usize| {
        let fall = |down: usize| {
            (0..=pins.saturating_sub(down)).map(move |left| vec![left, pins - down - left])
        };
        (1..=pins.min(2)).flat_map(fall).collect()
    };
    let mut values = GrundyValues::new();
    let rows: Vec<u64> = (0..=11).map(|pins| values.value(&pins, &options)).collect();
    assert_eq!(rows, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    assert_eq!(values.sum(&[3, 4, 5], &options), 3 ^ 1 ^ 4);
}
