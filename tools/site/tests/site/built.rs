//! The site that all tests examine.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::OnceLock;

/// Returns the command that runs the program with these arguments.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_site"));
    // The messages do not depend on who runs the tests.
    command.args(arguments).env("LC_ALL", "C");
    command
}

/// Returns the site, which is built once for all the tests because that takes some seconds. The
/// next run replaces it.
pub fn site() -> &'static Path {
    static SITE: OnceLock<&Path> = OnceLock::new();
    SITE.get_or_init(|| {
        let place = concat!(env!("CARGO_TARGET_TMPDIR"), "/site");
        let Output { status, stdout, stderr } = command(&[place]).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let (printed, warnings) = (text(stdout), text(stderr));
        assert!(status.success(), "{warnings}");
        assert_eq!(warnings.is_empty(), available::Tool::Wasm.is_here());
        assert!(printed.contains("pages; start at"), "{printed}");
        Path::new(place)
    })
}
