//! Names made from the paths of the source, and the names that are taken already.

/// Returns names for a function or a global, best first. Every one has an underscore, which
/// almost no name of a C library has.
pub(super) fn wishes(symbol: &str, kind: &str) -> Vec<String> {
    let demangled = format!("{:#}", rustc_demangle::demangle(symbol));
    let words = path(&demangled);
    let Some(last) = words.last() else { return vec![format!("no_{kind}")] };
    let mut wishes = Vec::new();
    if last.contains('_') {
        wishes.push(shorten(last));
    }
    for length in 2..=4.min(words.len()) {
        wishes.push(shorten(&words[words.len() - length..].join("_")));
    }
    if wishes.is_empty() {
        wishes.push(shorten(&format!("{last}_{kind}")));
    }
    wishes
}

/// Shortens a name: C89 promises 31 significant characters, and a number may follow.
fn shorten(name: &str) -> String {
    const LENGTH: usize = 27;
    let mut name = name;
    while name.len() > LENGTH {
        match name.split_once('_') {
            Some((_, rest)) => name = rest,
            None => name = &name[name.len() - LENGTH..],
        }
    }
    match name.starts_with(|first: char| first.is_ascii_digit()) || !name.contains('_') {
        true => format!("f_{name}"),
        false => name.to_string(),
    }
}

/// Returns the telling parts of a path: `<alloc::vec::Vec<T> as core::fmt::Debug>::fmt` gives
/// `alloc`, `vec`, `vec`, `core`, `fmt`, `debug`, `fmt`.
fn path(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut depth = 0usize;
    let mut end = |word: &mut String, depth: usize| {
        let is_telling =
            !matches!(word.as_str(), "" | "as" | "impl" | "dyn" | "mut" | "const" | "for");
        if is_telling && depth == 0 {
            words.push(std::mem::take(word));
        }
        word.clear();
    };
    for (place, letter) in name.char_indices() {
        match letter {
            letter if letter.is_ascii_alphanumeric() => word.push(letter.to_ascii_lowercase()),
            '_' => {
                if !word.is_empty() && !word.ends_with('_') {
                    word.push('_');
                }
            }
            '<' => {
                // Type arguments of something named are left out; `<T as Trait>` is not.
                let is_argument = name[..place].ends_with(|before: char| before.is_alphanumeric());
                end(&mut word, depth);
                if is_argument || depth > 0 {
                    depth += 1;
                }
            }
            '>' => {
                end(&mut word, depth);
                depth = depth.saturating_sub(1);
            }
            _ => end(&mut word, depth),
        }
    }
    end(&mut word, depth);
    words
        .into_iter()
        .map(|word: String| word.trim_end_matches('_').to_string())
        .filter(|word| !word.is_empty())
        .collect()
}

/// Returns whether a name is taken by C, by C++, by the file itself, or by what system headers
/// declare beyond the standard. Other names of C have no underscore.
pub(super) fn is_reserved(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "aligned_alloc",
        "and_eq",
        "at_quick_exit",
        "canonicalize_file_name",
        "co_await",
        "co_return",
        "co_yield",
        "const_cast",
        "dynamic_cast",
        "host_fail",
        "host_read",
        "host_read_line",
        "host_write",
        "not_eq",
        "obstack_printf",
        "obstack_vprintf",
        "on_exit",
        "open_memstream",
        "or_eq",
        "posix_memalign",
        "posix_openpt",
        "quick_exit",
        "random_data",
        "reinterpret_cast",
        "sa_handler",
        "sa_sigaction",
        "secure_getenv",
        "static_assert",
        "static_cast",
        "thread_local",
        "va_list",
        "xor_eq",
    ];
    let is_number = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    let is_table = name.strip_prefix("at_").is_some_and(is_number);
    let is_system = ["_t", "_r", "_l", "_s", "_data", "_unlocked"];
    is_table || is_system.iter().any(|end| name.ends_with(end)) || WORDS.contains(&name)
}
