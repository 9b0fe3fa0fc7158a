//! The random inputs of all tests, which are the same in every run.

use proptest::test_runner::{Config, RngSeed};

/// Returns the settings for `count` random inputs in the gate and the first eighth of them
/// elsewhere. They are the same in every run, and a failure leaves no file behind.
pub fn inputs(count: u32) -> Config {
    Config {
        cases: available::depth(count.div_ceil(8), count),
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..Config::default()
    }
}
