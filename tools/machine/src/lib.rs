//! What this machine has for the tests to try, and the command that would add the rest.
//!
//! `cargo test` needs Rust's default toolchain and a C linker. A test that wants more asks
//! [`Tool::is_here`] and passes without it; the last lines of `cargo test` name every tool
//! that is missing, with the command that adds it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// A tool that some tests want and a new machine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// rustc's way to WebAssembly, by which C files and the live page are made.
    Wasm,
    /// A second C compiler's view of the C files: the language is C++98 too.
    Gxx,
    /// A third one.
    Clang,
    /// The libraries of 32-bit programs, which some judges run.
    Bits32,
    /// A compiler for Windows, and what runs its programs here.
    Windows,
    /// A compiler for a machine that keeps the highest byte first, and what runs its programs.
    BigEndian,
    /// A browser for the live page.
    Browser,
    /// A judge's own rustc, by its version.
    Rustc(&'static str),
}

impl Tool {
    /// Every tool, the most useful first.
    pub const ALL: [Tool; 10] = [
        Tool::Wasm,
        Tool::Gxx,
        Tool::Clang,
        Tool::Bits32,
        Tool::Windows,
        Tool::BigEndian,
        Tool::Browser,
        Tool::Rustc("1.56.1"),
        Tool::Rustc("1.75.0"),
        Tool::Rustc("1.89.0"),
    ];

    /// Whether this machine has the tool.
    pub fn is_here(self) -> bool {
        match self {
            Tool::Wasm => wasm_library().is_some(),
            Tool::Gxx => compiles("g++", &[]),
            Tool::Clang => compiles("clang", &[]),
            Tool::Bits32 => compiles("cc", &["-m32"]),
            Tool::Windows => WINDOWS.is_here(),
            Tool::BigEndian => BIG_ENDIAN.is_here(),
            Tool::Browser => answers(&mut Command::new(browser())),
            Tool::Rustc(version) => rustc(version).is_some(),
        }
    }

    /// What is not tried without the tool.
    pub fn purpose(self) -> String {
        match self {
            Tool::Wasm => "making the C files anew, and the live page".into(),
            Tool::Gxx => "the C files as C++98".into(),
            Tool::Clang => "the C files by clang".into(),
            Tool::Bits32 => "the C files in 32 bits".into(),
            Tool::Windows => "the C files on Windows".into(),
            Tool::BigEndian => "the C files with the highest byte first".into(),
            Tool::Browser => "the live page in a browser".into(),
            Tool::Rustc(version) => format!("what judges compile by rustc {version}"),
        }
    }

    /// The one command that adds the tool.
    pub fn command(self) -> String {
        match self {
            Tool::Wasm => format!("rustup target add {WASM}"),
            Tool::Gxx => "apt-get install g++".into(),
            Tool::Clang => "apt-get install clang".into(),
            Tool::Bits32 => "apt-get install gcc-multilib".into(),
            Tool::Windows => "apt-get install gcc-mingw-w64-i686 wine".into(),
            Tool::BigEndian => {
                "apt-get install gcc-powerpc-linux-gnu libc6-dev-powerpc-cross qemu-user".into()
            }
            Tool::Browser => "apt-get install chromium".into(),
            Tool::Rustc(version) => {
                format!("rustup toolchain install {version} --profile minimal")
            }
        }
    }
}

/// A C compiler for another machine, and the command that runs its programs on this one.
#[derive(Clone, Copy, Debug)]
pub struct Elsewhere {
    pub compiler: &'static str,
    pub runner: &'static str,
}

/// See [`Tool::Windows`].
pub const WINDOWS: Elsewhere = Elsewhere { compiler: "i686-w64-mingw32-gcc", runner: "wine" };

/// See [`Tool::BigEndian`].
pub const BIG_ENDIAN: Elsewhere =
    Elsewhere { compiler: "powerpc-linux-gnu-gcc", runner: "qemu-ppc" };

impl Elsewhere {
    fn is_here(self) -> bool {
        answers(&mut Command::new(self.runner)) && compiles(self.compiler, &[])
    }
}

/// The target by which C files and the live page are made.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Set by the gate: whatever `cargo test` tries in part is then tried whole.
pub const DEEP: &str = "GRUNDY_DEEP";

/// Returns `deep` in the gate, else `usual`: how much of something to try.
pub fn depth<T>(usual: T, deep: T) -> T {
    match std::env::var_os(DEEP) {
        Some(_) => deep,
        None => usual,
    }
}

/// Returns a line for each tool that is missing here, or none.
pub fn not_tried() -> Vec<String> {
    let missing = Tool::ALL.into_iter().filter(|tool| !tool.is_here());
    missing.map(|tool| format!("not tried: {}; `{}`", tool.purpose(), tool.command())).collect()
}

/// The browser that is asked for: `CHROMIUM`, or the one of that name.
pub fn browser() -> std::ffi::OsString {
    std::env::var_os("CHROMIUM").unwrap_or_else(|| "chromium".into())
}

/// The folder of the present toolchain.
pub fn sysroot() -> Option<&'static Path> {
    static SYSROOT: OnceLock<Option<PathBuf>> = OnceLock::new();
    SYSROOT.get_or_init(|| sysroot_of(None)).as_deref()
}

/// The rustc of a version that rustup has installed, itself and not rustup's proxy.
pub fn rustc(version: &str) -> Option<PathBuf> {
    let file = format!("rustc{}", std::env::consts::EXE_SUFFIX);
    Some(sysroot_of(Some(version))?.join("bin").join(file))
}

/// The present toolchain's folder of libraries for [`WASM`], if it has them.
pub fn wasm_library() -> Option<PathBuf> {
    let folder = sysroot()?.join("lib/rustlib").join(WASM).join("lib");
    folder.is_dir().then_some(folder)
}

fn sysroot_of(version: Option<&str>) -> Option<PathBuf> {
    let mut ask = Command::new("rustc");
    // Asked for what is not there, rustup must say so and not fetch it.
    ask.env("RUSTUP_AUTO_INSTALL", "0");
    ask.args(version.map(|version| format!("+{version}"))).args(["--print", "sysroot"]);
    let output = ask.stdin(Stdio::null()).output().ok()?;
    let path = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| PathBuf::from(path.trim()))
}

/// Whether a compiler makes a program of the smallest C file.
fn compiles(compiler: &str, flags: &[&str]) -> bool {
    let Ok(folder) = tempfile::tempdir() else { return false };
    let (source, program) = (folder.path().join("trial.c"), folder.path().join("trial"));
    let text = "#include <stdio.h>\nint main(void) { return 0; }\n";
    if std::fs::write(&source, text).is_err() {
        return false;
    }
    answers(Command::new(compiler).args(flags).arg("-o").arg(program).arg(source))
}

/// Whether a command starts and succeeds; one without words is asked for its version.
fn answers(command: &mut Command) -> bool {
    if command.get_args().next().is_none() {
        command.arg("--version");
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_with_the_command_that_adds_it() {
        let lines = not_tried();
        for tool in Tool::ALL {
            let line = format!("not tried: {}; `{}`", tool.purpose(), tool.command());
            assert_eq!(lines.contains(&line), !tool.is_here(), "{line}");
        }
        assert!(!compiles("a compiler that nobody has", &[]));
    }
}
