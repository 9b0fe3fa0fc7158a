//! The ways in which the gate compiles and runs the C of a program: by every compiler of this
//! machine, in 32 bits, under sanitizers, and with the small stack of some judges.

use available::Tool;
use bundle::cc;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// A compiler with its flags, apart from the level of optimization.
pub struct Way {
    /// The name of the way in messages.
    pub name: &'static str,
    /// What the way needs besides `cc`.
    tool: Option<Tool>,
    compiler: &'static str,
    flags: &'static [&'static str],
    /// Whether a program runs on a stack of [`SMALL_STACK`]. The sanitizers need more for
    /// themselves.
    can_have_small_stack: bool,
}

const fn way(name: &'static str, tool: Option<Tool>, flags: &'static [&'static str]) -> Way {
    Way { name, tool, compiler: "cc", flags, can_have_small_stack: true }
}

/// Every way, the usual one first.
static WAYS: [Way; 5] = [
    way("cc", None, &["-x", "c", "-std=c89"]),
    Way { compiler: "g++", ..way("g++", Some(Tool::Gxx), &["-x", "c++", "-std=c++98"]) },
    Way { compiler: "clang", ..way("clang", Some(Tool::Clang), &["-x", "c", "-std=c89"]) },
    way("cc -m32", Some(Tool::Bits32), &["-x", "c", "-std=c89", "-m32"]),
    Way {
        can_have_small_stack: false,
        ..way(
            "cc with sanitizers",
            None,
            &["-x", "c", "-std=c89", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
        )
    },
];

/// The size in KiB of the stack that Windows gives a program, and with it some judges.
const SMALL_STACK: u32 = 1024;

/// How a program ended, and what it had printed by then.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What the program printed.
    pub stdout: String,
    /// The exit code, which is 1 after a panic in either language; `None` if a signal ended a
    /// program in C, which is also how a sanitizer ends it.
    pub code: Option<i32>,
}

impl Way {
    /// Returns the ways that this machine has; outside the gate, only the usual one.
    pub fn tried() -> &'static [&'static Way] {
        static TRIED: OnceLock<Vec<&Way>> = OnceLock::new();
        TRIED.get_or_init(|| {
            let is_here = |way: &&Way| way.tool.is_none_or(Tool::is_here);
            available::depth(&WAYS[..1], &WAYS[..]).iter().filter(is_here).collect()
        })
    }

    /// Compiles a C file to `file`, beside which it is written.
    ///
    /// # Errors
    /// What the compiler says against it.
    pub fn compiled(&self, text: &str, level: &str, file: PathBuf) -> Result<Program, String> {
        let by = format!("{} {level}", self.name);
        let flags = [self.flags, &[level]].concat();
        let verdict = cc::compile(text, self.compiler, &flags, &file);
        verdict
            .unwrap_or_else(|error| Err(format!("{error:#}")))
            .map_err(|complaint| format!("{by}: {complaint}"))?;
        // What is not optimized needs several times as much for a call.
        let has_small_stack = self.can_have_small_stack && level != "-O0";
        let has_small_stack = available::depth(false, has_small_stack);
        Ok(Program { file, by, is_rust: false, has_small_stack })
    }
}

/// A program of either language.
pub struct Program {
    file: PathBuf,
    /// The way and the level of optimization, or the compiler.
    pub by: String,
    is_rust: bool,
    has_small_stack: bool,
}

impl Program {
    /// Returns a program that rustc has built.
    pub fn of_rust(file: PathBuf) -> Program {
        Program { file, by: "rustc".into(), is_rust: true, has_small_stack: false }
    }

    /// Runs the program.
    pub fn outcome(&self, input: &str) -> Outcome {
        let mut command = Command::new(&self.file);
        if self.has_small_stack {
            command = Command::new("sh");
            let script = format!("ulimit -s {SMALL_STACK} && exec \"$0\"");
            command.arg("-c").arg(script).arg(&self.file);
        }
        // By default a sanitizer ends a program with code 1, as a panic does.
        let abort = "abort_on_error=1";
        command.env("ASAN_OPTIONS", abort).env("UBSAN_OPTIONS", abort);
        let outcome = ended(&mut command, input);
        match outcome.code {
            Some(PANIC) | None if self.is_rust => Outcome { code: Some(1), ..outcome },
            _ => outcome,
        }
    }
}

/// The exit code of a Rust program that panics. Where today's std panics, an older one may abort.
const PANIC: i32 = 101;

fn ended(command: &mut Command, input: &str) -> Outcome {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    // One that panics at once does not read it.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Outcome {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        code: output.status.code(),
    }
}
