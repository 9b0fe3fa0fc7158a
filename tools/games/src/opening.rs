//! What the live page shows before anything is typed.

/// The rule with which the page opens.
pub const RULE: &str = "kayles";

/// The heaps with which the page opens, few enough that all their positions are drawn.
pub const HEAPS: &str = "3 4";

/// The rules that one click tries.
pub const EXAMPLES: [&str; 12] = [
    "{1,2,3}",
    "all but {2,4}",
    "primes",
    "powers of 2",
    "fibonacci",
    "0.137",
    "kayles",
    "lasker",
    "hdu1848",
    "n -> n-1 | (a, n-a) with 1 <= a < n-a",
    "n -> n-1 | n/2",
    "kayles 5 + nim 3 + {1,2} 7",
];
