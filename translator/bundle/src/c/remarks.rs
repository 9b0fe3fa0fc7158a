//! What a reader of a C file has to know about it: the comment below its first line.

/// Returns the names of the program's own recursive functions in a module.
#[cfg(feature = "c")]
pub fn recursive(wasm: &[u8]) -> anyhow::Result<Vec<String>> {
    let names = emitter::recursive(wasm, super::wide::ENTRY).map_err(crate::fault::told_apart)?;
    let own = |name: &String| name.contains("program::") && !name.contains("program::std::");
    Ok(names.into_iter().filter(own).map(|name| name.replace("program::", "")).collect())
}

/// Returns the text of the comment: it states the stack's size in bytes, the recursive functions,
/// and whether the file was made `small`.
#[cfg(feature = "c")]
pub fn header(stack: u32, recursive: &[String], small: bool) -> String {
    use std::fmt::Write;
    let mut text = format!("The stack for local arrays has {} KiB.", stack >> 10);
    if !recursive.is_empty() {
        let names = recursive.join(", ");
        let _ = write!(text, "\nC's own stack bounds the depth of this recursion: {names}.");
    }
    if small {
        text +=
            "\nMade small: all that is sorted is sorted by one function, up to three times slower.";
    }
    text
}

/// Returns the lines of that comment in a file.
pub fn find_remarks(file: &str) -> Vec<&str> {
    let comment = file.split_once("\n/*\n").and_then(|(_, rest)| rest.split_once("\n*/\n"));
    comment.map_or(vec![], |(comment, _)| comment.lines().collect())
}

#[cfg(all(test, feature = "c"))]
mod tests {
    use super::*;

    #[test]
    fn the_comment_of_a_file_is_found_again() {
        let header = header(1 << 20, &["dfs".to_string()], true);
        let file = format!("/* HDU 1 */\n/*\n{header}\n*/\n#include <stdio.h>\n");
        assert_eq!(find_remarks(&file).join("\n"), header);
        assert_eq!(find_remarks("/* HDU 1 */\n#include <stdio.h>\n"), [""; 0]);
    }
}
