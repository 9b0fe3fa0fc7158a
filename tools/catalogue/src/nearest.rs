//! The names that are most like a mistyped one.

/// A name that is less like the wanted one than this is no guess worth making.
const LIKE: f64 = 0.8;

/// Returns the three names most like `wanted`, for an error message.
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> String {
    let distance = |name: &str| strsim::damerau_levenshtein(wanted, name);
    let mut names: Vec<&str> = names.collect();
    names.sort_by_key(|name| distance(name));
    names.truncate(3);
    names.join(", ")
}

/// Returns the name that `wanted` most likely stands for, if it is like one at all.
pub fn meant(wanted: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let wanted = wanted.to_lowercase();
    let likeness = |name: &str| strsim::jaro_winkler(&wanted, name);
    let best = names.max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    (likeness(&best) > LIKE).then_some(best)
}
