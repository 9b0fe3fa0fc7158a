//! A WebAssembly module as one C file, for judges that take C but not Rust.
#![forbid(unsafe_code)]

mod effects;
mod error;
mod fold;
mod module;
mod print;
mod program;
mod structure;
mod tidy;
mod translate;
mod tree;

pub use error::EmitError;

/// Where the module's memory lives in the C program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// Allocated at the start and moved by `realloc` when the module asks for more.
    Growing,
    /// An array of so many bytes; what does not fit into it is refused at run time.
    Fixed(u32),
}

/// How the C file is to be made.
#[derive(Debug, Clone)]
pub struct Options {
    /// The text of the comment that opens the file.
    pub header: String,
    /// The exported function without parameters that C's `main` calls.
    pub entry: String,
    /// Where the memory lives.
    pub memory: Memory,
    /// Whether the messages given to `env.fail` are shown.
    pub debug: bool,
    /// Whether every load and store is checked against the memory's end.
    pub check_bounds: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            header: String::new(),
            entry: "main".to_string(),
            memory: Memory::Growing,
            debug: false,
            check_bounds: false,
        }
    }
}

/// Translates a module to C.
///
/// # Errors
///
/// What cannot be expressed is refused with its name; there is never a wrong file.
pub fn emit(wasm: &[u8], options: &Options) -> Result<String, EmitError> {
    let module = module::read(wasm)?;
    let program = program::Program::new(&module, options)?;
    print::file(&program, options)
}
