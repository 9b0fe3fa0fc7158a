//! C compilers, and many emitted files in one program.

use crate::interpreter::Outcome;
use available::{CrossCompiler, Tool, BIG_ENDIAN, WINDOWS};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

/// What a file has to pass anywhere: the language of 1989, strictly.
pub const STRICT: [&str; 8] = [
    "-std=c89",
    "-pedantic-errors",
    "-Wall",
    "-Wextra",
    "-Wno-long-long",
    "-Wno-implicit-fallthrough",
    // What a Rust function takes and does not read, its C function takes, too.
    "-Wno-unused-parameter",
    "-Werror",
];

/// The language of 1989 without any warning: for files that nobody will read.
pub const C89: [&str; 4] = ["-std=c89", "-pedantic-errors", "-Wno-long-long", "-w"];

/// Checks while the program runs that it does nothing that C leaves undefined.
pub const SANITIZED: [&str; 2] = ["-fsanitize=undefined,address", "-fno-sanitize-recover=all"];

/// The same without the memory's bounds. It compiles fast and asks for no library, so that
/// any `cc` can do it; what is undefined crashes.
const TRAPPING: [&str; 3] = ["-O0", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"];

/// How a file becomes a program that runs.
pub struct Way {
    pub compiler: &'static str,
    pub flags: Vec<&'static str>,
    /// What runs a program made for another machine.
    pub runner: Option<&'static str>,
}

impl Way {
    /// A compiler with all flags of some lists.
    pub fn new(compiler: &'static str, flags: &[&[&'static str]]) -> Way {
        Way { compiler, flags: flags.concat(), runner: None }
    }

    fn elsewhere(machine: CrossCompiler, flags: &[&'static str]) -> Way {
        let way = Way::new(machine.compiler, &[&STRICT, &["-O1"], flags]);
        Way { runner: Some(machine.emulator), ..way }
    }

    /// The way in which `cargo test` compiles.
    pub fn usual() -> Way {
        Way::new("cc", &[&C89, &TRAPPING])
    }

    /// The same for files that have to pass without a warning.
    pub fn usual_strict() -> Way {
        Way::new("cc", &[&STRICT, &TRAPPING])
    }

    /// Every compiler of this machine.
    pub fn all() -> Vec<Way> {
        let plus = ["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-Werror", "-O1"];
        let mut ways = vec![
            Way::new("cc", &[&STRICT, &["-O2"]]),
            Way::new("cc", &[&STRICT, &["-O1"], &SANITIZED]),
        ];
        let more = [
            (Tool::Bits32, Way::new("cc", &[&STRICT, &["-O1", "-m32"]])),
            (Tool::Gxx, Way::new("g++", &[&plus])),
            (Tool::Clang, Way::new("clang", &[&STRICT, &["-O1"]])),
            (Tool::Clang, Way::new("clang++", &[&plus])),
            (Tool::Windows, Way::elsewhere(WINDOWS, &[])),
            (Tool::BigEndian, Way::elsewhere(BIG_ENDIAN, &["-static"])),
        ];
        ways.extend(more.into_iter().filter(|(tool, _)| tool.is_here()).map(|(_, way)| way));
        ways
    }

    /// Runs the compiler with more arguments, and shows what it says if it fails.
    pub fn compile(&self, arguments: &[&str], folder: &Path) {
        let mut command = Command::new(self.compiler);
        command.args(&self.flags).args(arguments).current_dir(folder);
        let output = command.output().expect("the compiler starts");
        let message = String::from_utf8_lossy(&output.stderr);
        let message: String = message.lines().take(40).collect::<Vec<_>>().join("\n");
        assert!(output.status.success(), "{command:?}:\n{message}");
    }

    /// Runs what the compiler has made.
    pub fn run(&self, program: &Path, input: &[u8]) -> Ended {
        match self.runner {
            Some(runner) => run(Command::new(runner).arg(program), input),
            None => run(&mut Command::new(program), input),
        }
    }

    /// The extension of the files that the compiler takes.
    pub fn extension(&self) -> &'static str {
        match self.compiler.ends_with("++") {
            true => "cpp",
            false => "c",
        }
    }
}

/// How a program ended; one that crashed has no code.
pub struct Ended {
    pub code: Option<i32>,
    pub output: Vec<u8>,
    pub errors: String,
}

fn run(command: &mut Command, input: &[u8]) -> Ended {
    // What a sanitizer finds must not look like a trap, which is exit code 1.
    command.env("ASAN_OPTIONS", "exitcode=99").env("UBSAN_OPTIONS", "exitcode=99");
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    thread::scope(|scope| {
        // A program that does not read its input is no failure.
        scope.spawn(move || drop(stdin.write_all(input)));
        let output = child.wait_with_output().expect("the program ends");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        Ended { code: output.status.code(), output: output.stdout, errors }
    })
}

/// Several emitted files, each under a number, linked into one program.
pub struct Batch {
    pub folder: tempfile::TempDir,
    count: usize,
}

impl Batch {
    /// Compiles every file by itself, in few calls, two at once.
    pub fn new(files: &[String], way: &Way) -> Batch {
        Batch::with(files.len(), way, 8, files.iter().enumerate().map(observed))
    }

    /// Compiles many files as one: small files take no longer than a compiler takes to start.
    pub fn in_units(files: &[String], way: &Way) -> Batch {
        let files: Vec<(usize, &String)> = files.iter().enumerate().collect();
        Batch::with(files.len(), way, 1, files.chunks(40).map(unit))
    }

    /// Compiles the texts of units, some in one call of the compiler.
    fn with(
        count: usize,
        way: &Way,
        in_a_call: usize,
        units: impl Iterator<Item = String>,
    ) -> Batch {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path();
        let write = |name: &str, text: &str| {
            std::fs::write(path.join(name), text).expect("a file is written");
        };
        let extension = way.extension();
        let mut names = vec![format!("all.{extension}")];
        write(&names[0], &driver(count));
        for (number, text) in units.enumerate() {
            names.push(format!("m{number}.{extension}"));
            write(&names[number + 1], &text);
        }
        let waiting = Mutex::new(names.chunks(in_a_call));
        let next = || waiting.lock().ok()?.next();
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while let Some(some) = next() {
                        let some = some.iter().map(String::as_str);
                        way.compile(&["-c"].into_iter().chain(some).collect::<Vec<_>>(), path);
                    }
                });
            }
        });
        let objects = (0..names.len() - 1).map(|number| format!("m{number}.o"));
        write("objects", &objects.collect::<Vec<_>>().join("\n"));
        way.compile(&["-o", "all", "all.o", "@objects", "-lm"], path);
        Batch { folder, count }
    }

    /// Runs one of the files; panics if it ends as no emitted file may.
    pub fn run(&self, number: usize, input: &[u8]) -> Outcome {
        let Ended { code, output, errors } = self.ended(number, input);
        let code = code.unwrap_or_else(|| panic!("file {number} crashed: {errors}"));
        assert!(code < 2, "file {number} ended with {code}: {errors}");
        let memory = errors.lines().find_map(|line| line.strip_prefix("memory "));
        let memory = memory.unwrap_or_default().to_string();
        Outcome { output, finished: code == 0, memory }
    }

    /// Runs one of the files, however it ends.
    pub fn ended(&self, number: usize, input: &[u8]) -> Ended {
        assert!(number < self.count);
        let mut command = Command::new(self.folder.path().join("all"));
        run(command.arg(number.to_string()), input)
    }
}

/// The file with its `main` renamed, and its memory's checksum printed at its end.
fn observed((number, text): (usize, &String)) -> String {
    let has_memory = text.contains("static unsigned char *M;") || text.contains("char M[");
    let has_pages = text.contains("#define pages ") || text.contains("static u32 pages");
    let size = match (has_memory, has_pages) {
        (false, _) => "0",
        (true, true) => "(unsigned long)pages << 16",
        (true, false) => "sizeof M",
    };
    let memory = if has_memory { "M" } else { "0" };
    format!(
        "#define main main{number}
{text}
#undef main
int observe{number}(void);
int observe{number}(void)
{{
	return main{number}();
}}
void look{number}(unsigned long *size, const unsigned char **memory);
void look{number}(unsigned long *size, const unsigned char **memory)
{{
	*size = {size};
	*memory = {memory};
}}
"
    )
}

/// Returns some files as one, in which the preprocessor keeps the names of each apart.
fn unit(files: &[(usize, &String)]) -> String {
    // A header that comes later would have its own names replaced.
    let headers = ["limits", "math", "stdio", "stdlib", "string"];
    let mut unit: String = headers.map(|header| format!("#include <{header}.h>\n")).concat();
    for &(number, text) in files {
        let names = names(text);
        for name in &names.own {
            unit += &format!("#define {name} {name}_of_file{number}\n");
        }
        unit += &observed((number, text));
        for name in names.own.iter().chain(&names.macros) {
            unit += &format!("#undef {name}\n");
        }
    }
    unit
}

/// The identifiers of a C file that are neither the language's nor the library's.
struct Names<'t> {
    macros: BTreeSet<&'t str>,
    own: BTreeSet<&'t str>,
}

/// What an emitted file uses but does not declare. If a name is missing here, the file does
/// not compile or link.
const FOREIGN: &str = "
    break case char const continue default do double else enum extern float for goto if int long
    return short signed sizeof static struct switch typedef union unsigned void volatile while
    define defined elif endif error if ifdef ifndef include undef
    main NULL size_t stderr stdin stdout calloc exit fflush fputs fprintf fread fwrite memcpy memmove
    memset realloc
    acos asin atan atan2 cos cosh exp fmod log log10 pow sin sinh tan tanh";

fn names(text: &str) -> Names<'_> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut names = Names { macros: BTreeSet::new(), own: BTreeSet::new() };
    for line in text.lines() {
        if let Some((_, rest)) = line.split_once("define ") {
            names.macros.extend(rest.split(|c| !is_of_name(c)).next());
        }
        if !line.starts_with('#') {
            names.own.extend(line.split(|c| !is_of_name(c)));
        }
    }
    let foreign: BTreeSet<&str> = FOREIGN.split_whitespace().collect();
    let macros = &names.macros;
    names.own.retain(|name| {
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        is_name && !name.starts_with("__") && !foreign.contains(name) && !macros.contains(name)
    });
    names
}

fn driver(count: usize) -> String {
    let mut text = String::from("#include <stdio.h>\n#include <stdlib.h>\nstatic int number;\n");
    for number in 0..count {
        text += &format!(
            "int observe{number}(void);\n\
             void look{number}(unsigned long *, const unsigned char **);\n"
        );
    }
    text += "static void look(void)\n{\n\tunsigned long size = 0, i;\n\tunsigned hash = 2166136261u;\n\tconst unsigned char *m = 0;\n\tswitch (number) {\n";
    for number in 0..count {
        text += &format!("\tcase {number}: look{number}(&size, &m); break;\n");
    }
    text += "\t}\n\tfor (i = 0; i < size; i++) hash = (hash ^ m[i]) * 16777619u;\n\tfprintf(stderr, \"memory %lu %u\\n\", size, hash);\n}\n";
    text += "int main(int count, char **arguments)\n{\n\tif (count < 2) return 2;\n\tnumber = atoi(arguments[1]);\n\tatexit(look);\n\tswitch (number) {\n";
    for number in 0..count {
        text += &format!("\tcase {number}: return observe{number}();\n");
    }
    text += "\t}\n\treturn 2;\n}\n";
    text
}
