//! Judges of every kind, as a [`Target`] describes them. They are like real ones of 2026, but
//! nothing here depends on that.

use anyhow::{bail, Result};
use bundle::target::{Rust, Target, C};

/// Returns the judge that this word means.
pub fn target(id: &str) -> Result<Target> {
    let rust = |version: &str, editions: &[&str], crates: &[&str], size| {
        let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        let (editions, crates) = (texts(editions), texts(crates));
        (Rust { version: version.to_string(), editions, crates, size }, None)
    };
    let c = |warns| (Rust::before_c(), Some(C { size: 65535, warns }));
    let offered = &["proconio", "itertools"];
    let (name, (rust, c)) = match id {
        "acwing" => ("AcWing", rust("1.56.1", &["2021"], &[], 65536)),
        "atcoder" => ("AtCoder", rust("1.89.0", &["2024"], offered, 524_288)),
        "bzoj" => ("BZOJ", c(true)),
        "codeforces" => ("Codeforces", rust("1.89.0", &["2021", "2024"], &[], 65536)),
        "cses" => ("CSES", rust("1.75.0", &["2021"], &[], 128_000)),
        "hdu" => ("HDU", c(false)),
        "luogu" => ("Luogu", rust("1.88.0", &["2024"], &[], 65536)),
        "poj" => ("POJ", c(true)),
        "spoj" => ("SPOJ", rust("1.56.1", &["2021"], &[], 50000)),
        "yukicoder" => ("yukicoder", rust("1.92.0", &["2021"], offered, 65536)),
        _ => bail!("no judge is called {id:?}"),
    };
    Ok(Target { is_function: false, id: id.to_string(), name: name.to_string(), rust, c })
}
