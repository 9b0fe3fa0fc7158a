//! The options of the command.

use bundle::maker::Comments;
use clap::Args;
use judge::Choice;
use std::path::PathBuf;

/// The options that ask for another file than the one that is kept.
const CHANGES: [&str; 7] = ["judge", "strip_docs", "minify", "fit", "debug", "copy", "out"];

/// The options of `judge bundle`.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub choice: Choice,
    #[command(flatten)]
    pub package: PackageOptions,
    /// A judge's folder such as atcoder, or `every` judge [default: those
    /// that the problem is on]
    #[arg(long = "for")]
    pub judge: Option<String>,
    /// Keep the file for the problem's own judge in its folder, as submit.rs or submit.c
    #[arg(long, conflicts_with_all = CHANGES)]
    pub write: bool,
    /// Make the kept files again without writing them, and fail if one differs
    #[arg(long, conflicts_with_all = CHANGES, conflicts_with = "write")]
    pub verify: bool,
    /// Only the problems whose kept file is stale, according to its first line
    #[arg(long, conflicts_with_all = CHANGES)]
    pub stale: bool,
    /// Compile the file alone, as the judge would, and run all tests and random cases
    #[arg(long)]
    pub check: bool,
    /// The number of random cases that `--check` compares with the reference
    #[arg(long, default_value_t = 200)]
    pub cases: u64,
    /// Leave out the library's comments
    #[arg(long)]
    pub strip_docs: bool,
    /// Leave out all comments and all layout
    #[arg(long, conflicts_with = "strip_docs")]
    pub minify: bool,
    /// Leave out as much of that as the judge's limit asks for
    #[arg(long, conflicts_with_all = ["strip_docs", "minify"])]
    pub fit: bool,
    /// Let a C program report why it failed
    #[arg(long)]
    pub debug: bool,
    /// Put the file on the clipboard instead of standard output
    #[arg(long, conflicts_with_all = ["all", "out"])]
    pub copy: bool,
    /// Write the files into this folder, by judge
    #[arg(long)]
    pub out: Option<PathBuf>,
}

impl Options {
    /// Returns the comments that stay.
    pub fn comments(&self) -> Comments {
        match self {
            Options { fit: true, .. } => Comments::Fitting,
            Options { minify: true, .. } => Comments::None,
            Options { strip_docs: true, .. } => Comments::Solution,
            _ => Comments::All,
        }
    }
}

/// The options that name a program outside of the collection.
#[derive(Args)]
#[group(id = "package")]
pub struct PackageOptions {
    /// Bundle a program of this cargo package, or of this workspace, instead of a problem's
    #[arg(long, value_name = "CARGO_TOML", conflicts_with_all = ["names", "all", "check", "out"])]
    pub manifest_path: Option<PathBuf>,
    /// The program's name, if there are several
    #[arg(long, value_name = "NAME", requires = "manifest_path")]
    pub bin: Option<String>,
    /// A file that is the program, with the dependencies of the package
    #[arg(long, value_name = "FILE", requires = "manifest_path", conflicts_with = "bin")]
    pub src: Option<PathBuf>,
    /// Features of the package, with commas between them
    #[arg(long, value_delimiter = ',', requires = "manifest_path")]
    pub features: Vec<String>,
    /// Without the package's default features
    #[arg(long, requires = "manifest_path")]
    pub no_default_features: bool,
}
