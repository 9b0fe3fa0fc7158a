//! `cargo bundle`: the one file of a program of any cargo package, for a judge that the options
//! describe.
#![forbid(unsafe_code)]

use anyhow::{Context, Result};
use available::cache::Cache;
use bundle::fault::TranslatorFault;
use bundle::form::Form;
use bundle::maker::Maker;
use bundle::origin::Origin;
use bundle::package::{Package, Request};
use bundle::target::{Rust, Target, C};
use clap::Parser;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Print the one file that a judge takes, of a program and what it uses of its crates
#[derive(Parser)]
#[command(name = "cargo bundle", bin_name = "cargo bundle", version)]
struct Cli {
    /// The manifest of the package, or of a workspace
    #[arg(long, value_name = "CARGO_TOML", default_value = "Cargo.toml")]
    manifest_path: PathBuf,
    #[command(flatten)]
    request: Request,
    /// Translate the file to C, for a judge without Rust
    #[arg(long)]
    c: bool,
    /// The judge's version of rustc, such as 1.75.0 [default: the present one]
    #[arg(long, value_name = "VERSION", conflicts_with = "c")]
    rustc: Option<String>,
    /// The editions that the judge takes, with commas between them [default: the package's]
    #[arg(long, value_delimiter = ',', conflicts_with = "c")]
    edition: Vec<String>,
    /// The crates that the judge has, with commas between them
    #[arg(long, value_name = "CRATES", value_delimiter = ',', conflicts_with = "c")]
    has: Vec<String>,
    /// The bytes of the largest file that the judge takes
    #[arg(long, value_name = "BYTES", default_value_t = usize::MAX, hide_default_value = true)]
    size: usize,
    #[command(flatten)]
    form: Form,
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            match TranslatorFault::is_in(&error) {
                true => ExitCode::from(TranslatorFault::EXIT_CODE),
                false => ExitCode::from(2),
            }
        }
    }
}

fn run(cli: &Cli) -> Result<()> {
    let request = Request { manifest: cli.manifest_path.clone(), ..cli.request.clone() };
    let (package, program) = Package::open(&request)?;
    let cache = Cache::at(package.target_folder().join("judge"));
    let comments = cli.form.comments();
    let maker = Maker { origin: &package, cache: &cache, comments, debug: cli.form.debug };
    let bundle = maker.bundle(&program, &cli.target(package.edition())?)?;
    if !bundle.warnings.is_empty() {
        eprintln!("{}\n", bundle.warnings);
    }
    for note in &bundle.notes {
        eprintln!("note: {note}");
    }
    eprintln!("{} bytes", bundle.text.len());
    std::io::stdout().lock().write_all(bundle.text.as_bytes()).context("standard output")
}

impl Cli {
    /// Returns the judge that the options describe, for a package of this edition.
    fn target(&self, edition: &str) -> Result<Target> {
        let present = Target::present(edition)?;
        if self.c {
            let c = Some(C { size: self.size, warns: false });
            return Ok(Target { name: "C".to_string(), rust: Rust::before_c(), c, ..present });
        }
        let Target { name, rust, .. } = &present;
        let name = self.rustc.as_ref().map_or(name.clone(), |version| format!("rustc {version}"));
        let editions = match self.edition.is_empty() {
            true => rust.editions.clone(),
            false => self.edition.clone(),
        };
        let version = self.rustc.clone().unwrap_or(rust.version.clone());
        let rust = Rust { version, editions, crates: self.has.clone(), size: self.size };
        Ok(Target { name, rust, ..present })
    }
}
