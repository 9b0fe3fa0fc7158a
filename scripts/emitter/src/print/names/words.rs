/// Names for a function or a global, best first. Every one has an underscore, which almost
/// no name of a C library has.
pub(super) fn wishes(symbol: &str, index: u32) -> Vec<String> {
    let demangled = format!("{:#}", rustc_demangle::demangle(symbol));
    let words = path(&demangled);
    let Some(last) = words.last() else { return vec![format!("f_{index}")] };
    let mut wishes = Vec::new();
    if last.contains('_') {
        wishes.push(shortened(last));
    }
    for length in 2..=4.min(words.len()) {
        wishes.push(shortened(&words[words.len() - length..].join("_")));
    }
    if wishes.is_empty() {
        wishes.push(shortened(&format!("{last}_fn")));
    }
    wishes
}

/// C89 promises 31 letters that count, and a number may come behind.
fn shortened(name: &str) -> String {
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

/// The words of a path that say something: `<alloc::vec::Vec<T> as core::fmt::Debug>::fmt`
/// is `vec`, `Vec`, `Debug`, `fmt`.
fn path(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut depth = 0usize;
    let mut end = |word: &mut String, depth: usize| {
        let said = !matches!(word.as_str(), "" | "as" | "impl" | "dyn" | "mut" | "const" | "for");
        if said && depth == 0 {
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

/// Words of the languages, of the file itself, and macros that some system headers define.
pub(super) fn is_reserved(name: &str) -> bool {
    const WORDS: &[&str] = &[
        "const_cast",
        "dynamic_cast",
        "reinterpret_cast",
        "static_cast",
        "wchar_t",
        "char16_t",
        "char32_t",
        "char8_t",
        "and_eq",
        "or_eq",
        "xor_eq",
        "not_eq",
        "static_assert",
        "thread_local",
        "max_align_t",
        "size_t",
        "host_read",
        "host_write",
        "host_fail",
        "seg_init",
        "co_await",
        "co_return",
        "co_yield",
        "posix_memalign",
        "clearerr_unlocked",
        "va_list",
        "fpos_t",
        "div_t",
        "ldiv_t",
        "time_t",
        "fd_set",
        "id_t",
        "off_t",
        "pid_t",
    ];
    let is_local = name.len() < 3 && !name.contains('_');
    WORDS.contains(&name)
        || name.ends_with("_t")
        || name.ends_with("_unlocked")
        || is_local && name != "sp"
}
