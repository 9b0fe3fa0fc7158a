//! Turns every `solution.rs` and `reference.rs` below `problems/` into a module.
//!
//! A module is a copy of the file with a function that calls `main`, because `main` is private.
//!
//! The tests start the program some hundred thousand times. At a fixed address it needs no
//! relocations, and starts in five sixths of the time.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The programs that a problem's folder may hold.
const KINDS: [&str; 2] = ["solution", "reference"];

fn main() -> Result<(), Box<dyn Error>> {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    println!("cargo::rerun-if-changed={}", problems.display());
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let (mut modules, mut table) = (String::new(), String::new());
    for place in places(&problems)? {
        for kind in KINDS {
            let source = problems.join(&place).join(kind).with_extension("rs");
            if !source.is_file() {
                continue;
            }
            let module = format!("{kind}_{}", place.replace(['/', '-'], "_").to_lowercase());
            let file = out.join(&module).with_extension("rs");
            let copy = fs::read_to_string(&source)? + "\npub(crate) fn run() {\n    main();\n}\n";
            write_if_new(&file, &copy)?;
            modules += &format!("#[path = {file:?}]\nmod {module};\n");
            table += &format!(
                "    Program {{ kind: {kind:?}, place: {place:?}, run: {module}::run }},\n"
            );
        }
    }
    let programs = format!("{modules}\nconst PROGRAMS: &[Program] = &[\n{table}];\n");
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    Ok(write_if_new(&out.join("programs.rs"), &programs)?)
}

/// Returns a property of the machine for which the program is compiled.
fn target(property: &str) -> String {
    std::env::var(format!("CARGO_CFG_TARGET_{property}")).unwrap_or_default()
}

/// Returns `<judge>/<id>` of every problem, sorted.
fn places(problems: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut places = Vec::new();
    for judge in folders(problems)? {
        for id in folders(&problems.join(&judge))? {
            places.push(format!("{judge}/{id}"));
        }
    }
    places.sort();
    Ok(places)
}

/// Returns the names of the folders inside a folder.
fn folders(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.push(entry.file_name().into_string().map_err(|name| format!("{name:?}"))?);
        }
    }
    Ok(names)
}

/// Writes a file unless it has this content already, so that it is not compiled again.
fn write_if_new(file: &Path, text: &str) -> std::io::Result<()> {
    match fs::read_to_string(file) {
        Ok(old) if old == text => Ok(()),
        _ => fs::write(file, text),
    }
}
