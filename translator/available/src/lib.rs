//! What this machine has: optional tools for the tests, and the results of earlier runs.
//!
//! `cargo test` needs Rust's default toolchain and a C linker. A test that needs another tool
//! asks [`Tool::is_here`] and passes without it; the last lines of `cargo test` name every
//! missing tool, with the command that adds it.

pub mod cache;
pub mod passed;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// A tool that some tests use and a new machine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// The target of rustc from which the C files are built, and its linker.
    C,
    /// The WebAssembly target of rustc, which builds the live page.
    Wasm,
    /// A C++ compiler, because the C files are also valid C++98.
    Gxx,
    /// A second C compiler.
    Clang,
    /// The libraries for 32-bit programs, which some judges run.
    Bits32,
    /// A C compiler for Windows, and an emulator for its programs.
    Windows,
    /// A C compiler for a big-endian machine, and an emulator for its programs.
    BigEndian,
    /// A browser for the live page.
    Browser,
    /// The rules for accessible pages, which are checked in a browser.
    Axe,
    /// The Nu Html Checker of the W3C, and the Java that runs it.
    Vnu,
    /// Git, which knows which files can be restored.
    Git,
    /// Python, in which the second checker of certificates is written.
    Python,
    /// The rustc version of a judge.
    Rustc(&'static str),
}

impl Tool {
    /// Every tool, the most useful first.
    pub const ALL: [Tool; 15] = [
        Tool::C,
        Tool::Wasm,
        Tool::Gxx,
        Tool::Clang,
        Tool::Bits32,
        Tool::Windows,
        Tool::BigEndian,
        Tool::Browser,
        Tool::Axe,
        Tool::Vnu,
        Tool::Git,
        Tool::Python,
        Tool::Rustc("1.56.1"),
        Tool::Rustc("1.75.0"),
        Tool::Rustc("1.89.0"),
    ];

    /// Returns whether this machine has the tool.
    pub fn is_here(self) -> bool {
        match self {
            Tool::C => library(WIDE).is_some() && linker().is_some(),
            Tool::Wasm => library(WASM).is_some(),
            Tool::Gxx => compiles("g++", &[]),
            Tool::Clang => compiles("clang", &[]),
            Tool::Bits32 => compiles("cc", &["-m32"]),
            Tool::Windows => WINDOWS.is_here(),
            Tool::BigEndian => BIG_ENDIAN.is_here(),
            Tool::Browser => runs(&mut Command::new(browser())),
            Tool::Axe => axe().is_file(),
            Tool::Vnu => vnu().is_file() && runs(&mut Command::new("java")),
            Tool::Git => runs(&mut Command::new("git")),
            Tool::Python => runs(&mut Command::new("python3")),
            Tool::Rustc(version) => rustc(version).is_some(),
        }
    }

    /// Returns what is not tested without the tool, and the command that adds it.
    pub fn about(self) -> [String; 2] {
        let about = match self {
            Tool::C => ["building the C files", "rustup target add x86_64-unknown-linux-gnu"],
            Tool::Wasm => ["building the live page", "rustup target add wasm32-unknown-unknown"],
            Tool::Gxx => ["the C files as C++98", "apt-get install g++"],
            Tool::Clang => ["the C files with clang", "apt-get install clang"],
            Tool::Bits32 => ["the C files as 32-bit programs", "apt-get install gcc-multilib"],
            Tool::Windows => ["the C files on Windows", "apt-get install gcc-mingw-w64-i686 wine"],
            Tool::BigEndian => [
                "the C files on a big-endian machine",
                "apt-get install gcc-powerpc-linux-gnu libc6-dev-powerpc-cross qemu-user",
            ],
            Tool::Browser => ["the live page in a browser", "apt-get install chromium"],
            Tool::Axe => ["the pages by the rules of axe-core", FROM_NPM],
            Tool::Vnu => {
                let command = format!("apt-get install default-jre-headless && {FROM_NPM}");
                return ["the pages by the Nu Html Checker".to_string(), command];
            }
            Tool::Python => ["certificates by a checker in Python", "apt-get install python3"],
            Tool::Git => ["the removal of problems that git knows", "apt-get install git"],
            Tool::Rustc(version) => {
                let command = format!("rustup toolchain install {version} --profile minimal");
                return [format!("submissions with rustc {version}"), command];
            }
        };
        about.map(String::from)
    }
}

/// Everything from npm in one command, because npm removes what its last command did not name.
const FROM_NPM: &str =
    "npm install --no-save --prefix . --ignore-scripts axe-core@4.14.1 vnu-jar@26.9.27";

/// A C compiler for another machine, with the emulator that runs its programs on this one.
#[derive(Clone, Copy, Debug)]
pub struct CrossCompiler {
    pub compiler: &'static str,
    pub emulator: &'static str,
}

/// The compiler of [`Tool::Windows`].
pub const WINDOWS: CrossCompiler =
    CrossCompiler { compiler: "i686-w64-mingw32-gcc", emulator: "wine" };

/// The compiler of [`Tool::BigEndian`].
pub const BIG_ENDIAN: CrossCompiler =
    CrossCompiler { compiler: "powerpc-linux-gnu-gcc", emulator: "qemu-ppc" };

impl CrossCompiler {
    fn is_here(self) -> bool {
        runs(&mut Command::new(self.emulator)) && compiles(self.compiler, &[])
    }
}

/// The target of the live page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The target whose standard library the C files are made with.
pub const WIDE: &str = "x86_64-unknown-linux-gnu";

/// The environment variable with which the gate makes tests try everything rather than a part.
pub const DEEP: &str = "GRUNDY_DEEP";

/// Returns the extent of a test: `deep` in the gate, otherwise `usual`.
pub fn depth<T>(usual: T, deep: T) -> T {
    match std::env::var_os(DEEP) {
        Some(_) => deep,
        None => usual,
    }
}

/// Returns a line for each missing tool.
pub fn not_tried() -> Vec<String> {
    let missing = Tool::ALL.into_iter().filter(|tool| !tool.is_here());
    let line = |[purpose, command]: [String; 2]| format!("not tested: {purpose}; `{command}`");
    missing.map(|tool| line(tool.about())).collect()
}

/// Returns the browser: the one in the environment variable `CHROMIUM`, or `chromium`.
pub fn browser() -> std::ffi::OsString {
    std::env::var_os("CHROMIUM").unwrap_or_else(|| "chromium".into())
}

/// Returns the path of the script of [`Tool::Axe`], which npm puts into this repository's root.
pub fn axe() -> PathBuf {
    root().join("node_modules/axe-core/axe.min.js")
}

/// Returns the path of the Java program of [`Tool::Vnu`], where npm puts it.
pub fn vnu() -> PathBuf {
    root().join("node_modules/vnu-jar/build/dist/vnu.jar")
}

/// Returns the root of this repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up")
}

/// Returns the folder of the current toolchain.
pub fn sysroot() -> Option<&'static Path> {
    static SYSROOT: OnceLock<Option<PathBuf>> = OnceLock::new();
    SYSROOT.get_or_init(|| sysroot_of(None)).as_deref()
}

/// Returns the rustc of this version that rustup has installed, not rustup's proxy for it.
pub fn rustc(version: &str) -> Option<PathBuf> {
    let file = format!("rustc{}", std::env::consts::EXE_SUFFIX);
    Some(sysroot_of(Some(version))?.join("bin").join(file))
}

/// Returns the current toolchain's folder of libraries for a target, if it has them.
pub fn library(target: &str) -> Option<PathBuf> {
    let folder = sysroot()?.join("lib/rustlib").join(target).join("lib");
    folder.is_dir().then_some(folder)
}

/// Returns the linker that comes with the current toolchain's rustc, if one does.
pub fn linker() -> Option<PathBuf> {
    let name = format!("rust-lld{}", std::env::consts::EXE_SUFFIX);
    // The only target that has such a folder is that of the machine on which rustc runs.
    let targets = std::fs::read_dir(sysroot()?.join("lib/rustlib")).ok()?.flatten();
    targets.map(|target| target.path().join("bin").join(&name)).find(|file| file.is_file())
}

fn sysroot_of(version: Option<&str>) -> Option<PathBuf> {
    // Asking rustup's proxy takes as long as a small compilation.
    let named = version.map(String::from).or_else(|| std::env::var("RUSTUP_TOOLCHAIN").ok());
    if let Some(folder) = named.and_then(|name| toolchain(&name)) {
        return Some(folder);
    }
    let mut ask = Command::new("rustc");
    // rustup must not install a missing toolchain.
    ask.env("RUSTUP_AUTO_INSTALL", "0");
    ask.args(version.map(|version| format!("+{version}"))).args(["--print", "sysroot"]);
    let output = ask.stdin(Stdio::null()).output().ok()?;
    let path = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| PathBuf::from(path.trim()))
}

/// Returns the folder in which rustup keeps the toolchain of this name, such as `1.75.0` or
/// `stable-x86_64-unknown-linux-gnu`, if there is exactly one that the name can mean.
fn toolchain(name: &str) -> Option<PathBuf> {
    let home = std::env::var_os("RUSTUP_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".rustup")))?;
    let is_meant = |folder: &str| {
        folder.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let folders = std::fs::read_dir(home.join("toolchains")).ok()?.flatten();
    let mut meant = folders.filter(|folder| folder.file_name().to_str().is_some_and(is_meant));
    let folder = meant.next()?.path();
    let compiler = folder.join("bin").join(format!("rustc{}", std::env::consts::EXE_SUFFIX));
    (meant.next().is_none() && compiler.is_file()).then_some(folder)
}

/// Returns whether a compiler compiles a minimal C file.
fn compiles(compiler: &str, flags: &[&str]) -> bool {
    let Ok(folder) = tempfile::tempdir() else { return false };
    let (source, program) = (folder.path().join("trial.c"), folder.path().join("trial"));
    let text = "#include <stdio.h>\nint main(void) { return 0; }\n";
    if std::fs::write(&source, text).is_err() {
        return false;
    }
    runs(Command::new(compiler).args(flags).arg("-o").arg(program).arg(source))
}

/// Returns whether a command succeeds; one without arguments is run with `--version`.
fn runs(command: &mut Command) -> bool {
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
    fn missing_tools_are_named_with_the_command_that_adds_them() {
        let lines = not_tried();
        for tool in Tool::ALL {
            let [purpose, command] = tool.about();
            let line = format!("not tested: {purpose}; `{command}`");
            assert_eq!(lines.contains(&line), !tool.is_here(), "{line}");
        }
        assert!(!compiles("a compiler that nobody has", &[]));
    }
}
