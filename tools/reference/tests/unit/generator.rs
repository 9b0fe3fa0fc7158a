use super::*;

#[test]
fn a_middle_number_is_the_geometric_mean() {
    let generator = Generator::middle(1);
    assert_eq!(generator.pick(5u64, 100_000), 707);
    assert_eq!(generator.pick(5usize, 100_000), 707);
    assert_eq!(generator.pick(1u64, u64::MAX), (1 << 32) - 1);
    assert!(generator.pick(false, true));
    assert_eq!(Generator::new(1, Size::Largest).pick(5, 100_000), 100_000);
}

/// Each of the 24 orders of four numbers comes up about 100 times in 2400.
#[test]
fn every_order_is_as_likely_as_the_others() {
    let mut generator = Generator::new(1, Size::Tiny);
    let mut counts = std::collections::HashMap::new();
    for _ in 0..2400 {
        let mut numbers = [1, 2, 3, 4];
        generator.shuffle(&mut numbers);
        *counts.entry(numbers).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|count| (60..=140).contains(count)), "{counts:?}");
}
