//! `cargo bundle`: the one file of a program of any cargo package, for a judge that the options
//! describe.
#![forbid(unsafe_code)]

use anyhow::{Context, Result};
use available::cache::Cache;
use bundle::fault::TranslatorFault;
use bundle::maker::{Comments, Maker};
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
    /// The program's name, if there are several
    #[arg(long, value_name = "NAME")]
    bin: Option<String>,
    /// A file that is the program, with the dependencies of the package
    #[arg(long, value_name = "FILE", conflicts_with = "bin")]
    src: Option<PathBuf>,
    /// Features of the package, with commas between them
    #[arg(long, value_delimiter = ',')]
    features: Vec<String>,
    /// Without the package's default features
    #[arg(long)]
    no_default_features: bool,
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
    /// Leave out the library's comments
    #[arg(long)]
    strip_docs: bool,
    /// Leave out all comments and all layout
    #[arg(long, conflicts_with = "strip_docs")]
    minify: bool,
    /// Leave out as much of that as the size asks for
    #[arg(long, conflicts_with_all = ["strip_docs", "minify"])]
    fit: bool,
    /// Let a C program report why it failed
    #[arg(long)]
    debug: bool,
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
    let request = Request {
        manifest: cli.manifest_path.clone(),
        bin: cli.bin.clone(),
        file: cli.src.clone(),
        features: cli.features.clone(),
        no_default_features: cli.no_default_features,
    };
    let (package, program) = Package::open(&request)?;
    let cache = Cache::at(package.target_folder().join("judge"));
    let comments = cli.comments();
    let maker = Maker { origin: &package, cache: &cache, comments, debug: cli.debug };
    let bundle = maker.bundle(&program, &cli.target(package.edition())?)?;
    if !bundle.warnings.is_empty() {
        eprintln!("{}\n", bundle.warnings);
    }
    eprintln!("{} bytes", bundle.text.len());
    std::io::stdout().lock().write_all(bundle.text.as_bytes()).context("standard output")
}

impl Cli {
    fn comments(&self) -> Comments {
        match self {
            Cli { fit: true, .. } => Comments::Fitting,
            Cli { minify: true, .. } => Comments::None,
            Cli { strip_docs: true, .. } => Comments::Solution,
            _ => Comments::All,
        }
    }

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
