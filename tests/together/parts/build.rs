//! Turns every `solution.rs` and `reference.rs` of a part into a module.
//!
//! A module is a copy of the file with a function that calls `main`, because `main` is private.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The programs that a problem's folder may hold.
const KINDS: [&str; 2] = ["solution", "reference"];

/// The part whose programs run long.
const OPTIMISED: &str = "optimised";

fn main() -> Result<(), Box<dyn Error>> {
    let part = Path::new(env!("CARGO_MANIFEST_DIR"));
    let problems = part.join("../../../../problems");
    // Another part takes problems from this one.
    println!("cargo::rerun-if-changed={}", part.join("../../Cargo.toml").display());
    // Whoever adds a problem lists it there.
    println!("cargo::rerun-if-changed={}", problems.join("Cargo.toml").display());
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let own = part.file_name().and_then(|name| name.to_str()).ok_or("no part")?;
    let mut light = folders(&part.join(".."))?;
    light.retain(|name| name != OPTIMISED);
    let (mut modules, mut arms) = (String::new(), String::new());
    let manifest = fs::read_to_string(problems.join("Cargo.toml"))?;
    let long = optimised(&manifest);
    for place in &places(&problems)? {
        for kind in KINDS {
            let is_long = long.contains(&*format!("{kind} {place}"));
            let source = problems.join(place).join(kind).with_extension("rs");
            let wanted = if is_long { OPTIMISED } else { part_of(place, &light) };
            if own != wanted || !source.is_file() {
                continue;
            }
            println!("cargo::rerun-if-changed={}", source.display());
            let module = format!("{kind}_{}", place.replace(['/', '-'], "_").to_lowercase());
            let file = out.join(&module).with_extension("rs");
            let copy = fs::read_to_string(&source)? + "\npub(crate) fn run() {\n    main();\n}\n";
            write_if_new(&file, &copy)?;
            modules += &format!("#[path = {file:?}]\npub mod {module};\n");
            arms += &format!("        ({kind:?}, {place:?}) => Some({module}::run),\n");
        }
    }
    let find = format!(
        "{modules}
/// Returns the `main` of a program, by its kind and its problem's folder.
pub fn find(kind: &str, place: &str) -> Option<fn()> {{
    match (kind, place) {{
{arms}        _ => None,
    }}
}}
"
    );
    Ok(write_if_new(&out.join("programs.rs"), &find)?)
}

/// Returns the programs that are optimised, such as `solution hdu/1848`: the list of them in
/// `problems/Cargo.toml`, which has a line for each.
fn optimised(manifest: &str) -> BTreeSet<&str> {
    let lines = manifest.lines().map(str::trim);
    lines.filter_map(|line| line.strip_prefix('"')?.strip_suffix("\",")).collect()
}

/// Returns in which of some parts the problem in the folder `place` is.
fn part_of<'a>(place: &str, parts: &'a [String]) -> &'a str {
    &parts[place.bytes().map(usize::from).sum::<usize>() % parts.len()]
}

/// Returns `<judge>/<id>` of every problem, sorted.
fn places(problems: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut places = Vec::new();
    for judge in folders(problems)? {
        for id in folders(&problems.join(&judge))? {
            places.push(format!("{judge}/{id}"));
        }
    }
    Ok(places)
}

/// Returns the names of the folders inside a folder, sorted.
fn folders(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.push(entry.file_name().into_string().map_err(|name| format!("{name:?}"))?);
        }
    }
    names.sort();
    Ok(names)
}

/// Writes a file unless it has this content already, so that it is not compiled again.
fn write_if_new(file: &Path, text: &str) -> std::io::Result<()> {
    match fs::read_to_string(file) {
        Ok(old) if old == text => Ok(()),
        _ => fs::write(file, text),
    }
}
