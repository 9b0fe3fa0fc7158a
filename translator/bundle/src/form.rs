//! The options that say in what form a file is made.

use crate::maker::Comments;
use clap::Args;

/// The form of a file, by options of a command line.
#[derive(Args)]
pub struct Form {
    /// Leave out the library's comments
    #[arg(long)]
    pub strip_docs: bool,
    /// Leave out all comments and all layout; in C, also make the code small, though slower
    #[arg(long, conflicts_with = "strip_docs")]
    pub minify: bool,
    /// Leave out as much of that as the limit of size asks for
    #[arg(long, conflicts_with_all = ["strip_docs", "minify"])]
    pub fit: bool,
    /// Let a C program report why it failed
    #[arg(long)]
    pub debug: bool,
}

impl Form {
    /// Returns the comments that stay.
    pub fn comments(&self) -> Comments {
        match self {
            Form { fit: true, .. } => Comments::Fitting,
            Form { minify: true, .. } => Comments::None,
            Form { strip_docs: true, .. } => Comments::Solution,
            _ => Comments::All,
        }
    }
}
