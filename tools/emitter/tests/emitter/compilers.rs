//! C compilers, and many emitted files in one program.

use crate::interpreter::Outcome;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

/// What a file has to pass anywhere: the language of 1989, strictly.
pub const STRICT: [&str; 7] = [
    "-std=c89",
    "-pedantic-errors",
    "-Wall",
    "-Wextra",
    "-Wno-long-long",
    "-Wno-implicit-fallthrough",
    "-Werror",
];

pub fn is_there(compiler: &str) -> bool {
    let output = Command::new(compiler).arg("--version").output();
    let found = output.is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: there is no {compiler} here");
    }
    found
}

/// Runs a compiler, and shows what it says if it fails.
pub fn compile(compiler: &str, arguments: &[&str], folder: &Path) {
    let output = Command::new(compiler).args(arguments).current_dir(folder).output();
    let output = output.expect("the compiler starts");
    let said = String::from_utf8_lossy(&output.stderr);
    let said: String = said.lines().take(40).collect::<Vec<_>>().join("\n");
    assert!(output.status.success(), "{compiler} {arguments:?} in {folder:?}:\n{said}");
}

/// Several emitted files, each under a number, linked into one program.
pub struct Batch {
    pub folder: tempfile::TempDir,
    count: usize,
}

impl Batch {
    pub fn new(files: &[String], compiler: &str, flags: &[&str]) -> Batch {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().to_path_buf();
        let extension = if compiler.contains("++") { "cpp" } else { "c" };
        for (number, text) in files.iter().enumerate() {
            let observed = observed(number, text);
            std::fs::write(path.join(format!("m{number}.{extension}")), observed)
                .expect("a file is written");
        }
        std::fs::write(path.join(format!("all.{extension}")), driver(files.len()))
            .expect("a file is written");
        // Two compilers at once, each taking file after file.
        let names: Mutex<Vec<String>> = Mutex::new(
            (0..files.len()).map(|number| format!("m{number}")).chain(["all".into()]).collect(),
        );
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| loop {
                    let Ok(mut waiting) = names.lock() else { return };
                    let from = waiting.len() - waiting.len().min(8);
                    let some = waiting.split_off(from);
                    drop(waiting);
                    if some.is_empty() {
                        return;
                    }
                    let some: Vec<String> =
                        some.iter().map(|name| format!("{name}.{extension}")).collect();
                    let mut arguments = flags.to_vec();
                    arguments.push("-c");
                    arguments.extend(some.iter().map(String::as_str));
                    compile(compiler, &arguments, &path);
                });
            }
        });
        let objects = (0..files.len()).map(|number| format!("m{number}.o"));
        std::fs::write(path.join("objects"), objects.collect::<Vec<_>>().join("\n"))
            .expect("a file is written");
        let mut arguments = flags.to_vec();
        arguments.extend(["-o", "all", "all.o", "@objects"]);
        compile(compiler, &arguments, &path);
        Batch { folder, count: files.len() }
    }

    /// Runs one of the files; panics if it ends as no emitted file may.
    pub fn run(&self, number: usize, input: &[u8]) -> Outcome {
        assert!(number < self.count);
        let program = self.folder.path().join("all");
        let (code, output, errors) = run(&program, &[&number.to_string()], input);
        let said = String::from_utf8_lossy(&errors);
        let code = code.unwrap_or_else(|| panic!("file {number} crashed: {said}"));
        assert!(code < 2, "file {number} ended with {code}: {said}");
        let memory = said.lines().find_map(|line| line.strip_prefix("memory "));
        let memory = memory.unwrap_or_default().to_string();
        Outcome { output, finished: code == 0, memory }
    }
}

/// Exit code, output, errors.
pub fn run(program: &Path, arguments: &[&str], input: &[u8]) -> (Option<i32>, Vec<u8>, Vec<u8>) {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // A program that does not read its input is no failure.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    (output.status.code(), output.stdout, output.stderr)
}

/// The file with its `main` renamed, and its memory's checksum printed at its end.
fn observed(number: usize, text: &str) -> String {
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
