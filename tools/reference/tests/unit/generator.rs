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
