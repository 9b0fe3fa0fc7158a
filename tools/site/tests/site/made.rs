//! The site that all tests look at.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::OnceLock;

/// The program, about to run with these arguments.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_site"));
    command.args(arguments);
    command
}

/// One site for all the tests, as it takes some seconds. The next run replaces it.
pub fn site() -> &'static Path {
    static SITE: OnceLock<&Path> = OnceLock::new();
    SITE.get_or_init(|| {
        let place = concat!(env!("CARGO_TARGET_TMPDIR"), "/site");
        let Output { status, stdout, stderr } = command(&[place]).output().unwrap();
        let (said, warned) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr));
        assert!(status.success(), "{warned:?}");
        assert_eq!(warned.unwrap().is_empty(), machine::Tool::Wasm.is_here());
        assert!(said.contains("pages; begin at"), "{said}");
        Path::new(place)
    })
}
