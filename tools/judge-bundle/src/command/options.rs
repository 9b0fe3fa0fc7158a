//! The options of the command.

use bundle::form::Form;
use bundle::package::Request;
use clap::Args;
use judge::Choice;
use std::path::PathBuf;

/// The options that request a file other than the kept file.
const CHANGES: [&str; 7] = ["judge", "strip_docs", "minify", "fit", "debug", "copy", "out"];

/// The options of `judge bundle`.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub choice: Choice,
    /// Bundle a program of this cargo package, or of this workspace, instead of a problem's program
    #[arg(long, value_name = "CARGO_TOML", conflicts_with_all = ["all", "out"])]
    pub manifest_path: Option<PathBuf>,
    #[command(flatten)]
    pub request: Request,
    /// A judge's folder, such as atcoder, or `every` for all judges [default: the judges that have
    /// the problem or, for a package, the judge linked in the first comment of its program]
    #[arg(long = "for")]
    pub judge: Option<String>,
    /// Keep the file for the problem's own judge in the problem's folder, as submit.rs or submit.c
    #[arg(long, conflicts_with_all = CHANGES)]
    pub write: bool,
    /// Make the kept files again without writing them, and fail if any of them differs
    #[arg(long, conflicts_with_all = CHANGES, conflicts_with = "write")]
    pub verify: bool,
    /// Process only the problems whose kept file is stale, according to its first line
    #[arg(long, conflicts_with_all = CHANGES)]
    pub stale: bool,
    /// Compile the file alone, as the judge would, and run all tests and random cases
    #[arg(long)]
    pub check: bool,
    /// The number of random cases that `--check` compares with the reference
    #[arg(long, default_value_t = 200)]
    pub cases: u64,
    #[command(flatten)]
    pub form: Form,
    /// Put the file on the clipboard instead of standard output
    #[arg(long, conflicts_with_all = ["all", "out"])]
    pub copy: bool,
    /// Write the files into this folder, with a subfolder for each judge
    #[arg(long)]
    pub out: Option<PathBuf>,
}
