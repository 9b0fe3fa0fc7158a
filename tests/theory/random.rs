//! The random inputs of all tests: the same today and tomorrow.

use proptest::test_runner::{Config, RngSeed};

/// As many random inputs as `count` says, the same each time, and a failure leaves no file
/// behind.
pub fn inputs(count: u32) -> Config {
    Config {
        cases: count,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..Config::default()
    }
}
