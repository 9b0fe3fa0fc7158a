//! The names most similar to a mistyped name.

/// The minimum similarity at which a name is worth suggesting.
const MIN_SIMILARITY: f64 = 0.8;

/// Returns the three names most similar to `wanted`, for an error message.
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> String {
    let distance = |name: &str| strsim::damerau_levenshtein(wanted, name);
    let mut names: Vec<&str> = names.collect();
    names.sort_by_key(|name| distance(name));
    names.truncate(3);
    names.join(", ")
}

/// Returns the name most likely meant by `wanted`, if any name is similar enough.
pub fn suggest_name(wanted: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let wanted = wanted.to_lowercase();
    let similarity = |name: &str| strsim::jaro_winkler(&wanted, name);
    let best = names.max_by(|a, b| similarity(a).total_cmp(&similarity(b)))?;
    (similarity(&best) > MIN_SIMILARITY).then_some(best)
}
