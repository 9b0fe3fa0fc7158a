//! Turns all `picture.rs` files below `problems/` into modules, and writes a function that calls
//! the modules' functions.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let problems = here.join("../../problems").canonicalize()?;
    println!("cargo::rerun-if-changed={}", problems.display());
    let mut drawings = Vec::new();
    for judge in fs::read_dir(&problems)? {
        let judge = judge?.path();
        if judge.is_dir() {
            for folder in fs::read_dir(judge)? {
                let file = folder?.path().join("picture.rs");
                drawings.extend(Some(file).filter(|file| file.is_file()));
            }
        }
    }
    drawings.sort();
    let (mut modules, mut arms) = (String::new(), String::new());
    for file in &drawings {
        let folder = file.parent().ok_or("a file in a folder")?.strip_prefix(&problems)?;
        let place = folder.to_str().ok_or("a folder with another name")?.replace('\\', "/");
        let module = format!("of_{}", place.replace(['/', '-'], "_").to_lowercase());
        modules += &format!("#[path = {file:?}]\nmod {module};\n");
        // Some drawings cannot fail, and return no `Option`.
        arms += &format!("        {place:?} => {module}::picture(language).into(),\n");
    }
    let draw = format!(
        "#[allow(clippy::useless_conversion)]\n\
         fn draw(place: &str, language: Language) -> Option<Picture> {{\n    \
         match place {{\n{arms}        _ => None,\n    }}\n}}\n"
    );
    let out = PathBuf::from(env::var("OUT_DIR")?).join("draw.rs");
    Ok(fs::write(out, format!("{modules}\n{draw}"))?)
}
