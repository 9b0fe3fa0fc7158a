//! A WebAssembly module as one C file, for judges that take C and C++ but not Rust.
//!
//! rustc compiles a `#![no_std]` program to WebAssembly, and [`emit`] writes that as C that every
//! compiler since 1989 accepts, also as C++98: no extension, no library but C's own, and nothing
//! that the standard leaves undefined or to the implementation. All it needs beyond the standard is
//! a 64-bit integer, `long long` or `__int64`, and, if the module computes with floats, an IEEE 754
//! `double`.
//!
//! ```
//! use emitter::{emit, Options};
//!
//! // Reads up to 9 digits and prints the last of them again.
//! let wasm = wat::parse_str(
//!     r#"(module
//!         (import "env" "read" (func $read (param i32 i32) (result i32)))
//!         (import "env" "write" (func $write (param i32 i32)))
//!         (memory (export "memory") 1)
//!         (func $last_digit (param $count i32)
//!             (call $write (i32.sub (local.get $count) (i32.const 1)) (i32.const 1)))
//!         (func (export "main") (local $count i32)
//!             (local.set $count (call $read (i32.const 0) (i32.const 9)))
//!             (if (local.get $count) (then (call $last_digit (local.get $count))))))"#,
//! )?;
//! let file = emit(&wasm, &Options::default())?;
//! assert!(file.contains("static void last_digit(u32 a)\n{\n\thost_write(a - 1, 1);\n}\n"));
//! assert!(file.contains("\ta = host_read(0, 9);\n\tif (a) last_digit(a);\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a module may ask for
//!
//! | import | what it does |
//! |---|---|
//! | `env.read: (to: i32, length: i32) -> i32` | reads standard input; the number of bytes, 0 at its end |
//! | `env.read_line: (to: i32, length: i32) -> i32` | the same, but no further than to the end of a line |
//! | `env.write: (from: i32, length: i32)` | writes standard output |
//! | `env.fail: (from: i32, length: i32)` | ends the program with exit code 1; the bytes go to standard error if [`Options::debug`] |
//! | `env.exit: (code: i32)` | ends the program with this exit code |
//! | `env.clock: () -> i64` | the microseconds of the processor that the program has taken, by C's `clock` |
//! | `env.time: () -> i64` | the seconds since 1970, by C's `time` |
//! | `env.wait_in_a_spin_loop: ()` | does nothing, as nobody else could end the waiting |
//! | `env.grow: (pages: i32) -> i32` | does what `memory.grow` does |
//! | `env.sin: (x: f64) -> f64` | computes C's `sin`; likewise the functions below |
//! | `env.pow: (x: f64, y: f64) -> f64` | computes C's `pow`; likewise `atan2` and `fmod` |
//! | `env.sqrt: (x: f64) -> f64` | does what `f64.sqrt` does; likewise `ceil`, `floor`, `trunc` and `rint` |
//!
//! A memory may have addresses of 64 bits. Then the numbers above that say where something is and
//! how long, or how many pages, are of type i64. C's functions may be called `env.c_sin` and so on,
//! for compilers that compute with functions of C's names on their own.
//!
//! Of C's functions of one number, `sin`, `cos`, `tan`, `asin`, `acos`, `atan`, `sinh`, `cosh`,
//! `tanh`, `exp`, `log` and `log10` may be imported. C89 has no `exp2`, `log2`, `expm1`, `log1p`,
//! `cbrt` and `hypot`: their imports are refused. Only a module that imports one of C's functions
//! needs its mathematical library, which some compilers link only if `-lm` stands behind the file.
//!
//! The entry has no parameters and no results. One memory and any number of fixed tables are
//! supported, and all of WebAssembly 2.0's number, memory and control instructions. Vectors,
//! threads, exceptions, tail calls, references as values and tables that change are refused
//! by name, but only in functions that the entry can reach.
//!
//! # Floats
//!
//! Every result is the one that WebAssembly defines, to the last bit, on the x87 unit of 32-bit
//! machines and among subnormal numbers too. Left open is only which NaN arithmetic makes of NaNs.
//! It is a quiet one, even where an operand is the constant 1 or 0 and a C compiler would pass a
//! signalling NaN on as it is, unless the compiler finds out by itself that an operand is 1 or 0.
//! A program ends at its start, with a message, where doubles are not those of IEEE 754, for
//! example because of `-ffast-math`.
//!
//! In C a float is carried as its bits, in a `u32` or `u64`, and functions of the file compute
//! with it: `fadd8(a, b)` adds two doubles. Square roots, rounding to whole numbers and
//! conversions to and from integers are computed on integers and need no library.
//!
//! # What happens when something goes wrong
//!
//! A trap, a lack of memory, and a stack pointer that would fall below 0 end the program
//! with a message on standard error and exit code 1. Two things are taken on trust:
//!
//! - Loads and stores are inside the memory. Safe Rust checks its own indices before; for
//!   other modules there is [`Options::check_bounds`], which costs about a tenth of the
//!   speed. `read`, `read_line`, `write`, `memory.copy` and `memory.fill` are always checked.
//! - Recursion fits on the C program's own stack.
//!
//! # How the C comes about
//!
//! `translate` turns the stack machine into trees, the passes that `pipeline` lists turn these
//! into shorter ones, and `print` writes the result with the few helper functions that it uses.
//! Of the passes, those of `structure` turn branches into C's statements. [`inspect`] shows what
//! each pass does.
//!
//! # When the translator itself is wrong
//!
//! A state that it believes impossible is never given a default: [`EmitError::Internal`] names
//! the pass, the function and the state, and there is no file. With [`Options::verify`], every
//! pass is also held to what it promises.
#![forbid(unsafe_code)]

mod assigned;
mod effects;
mod error;
mod float;
mod fold;
mod forwarders;
pub mod inspect;
mod module;
mod pipeline;
mod print;
mod program;
mod recursion;
mod structure;
mod translate;
mod tree;
mod types;

pub use error::EmitError;
pub use recursion::recursive;

/// The place of the module's memory in the C program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// Memory that is allocated at the start and moved by `realloc` when the module asks for more,
    /// so that the program takes no more than it needs. The C library of most systems moves a large
    /// block without copying it. A module that never asks has a plain array.
    Growing,
    /// An array of this many bytes. Requests for more are refused at run time, and `memory.grow`
    /// reports that to the module's allocator; the module's initial pages have to fit.
    Fixed(u32),
}

/// How the C file is to be made.
///
/// ```
/// use emitter::{Memory, Options};
///
/// let options = Options {
///     header: "HDU 1848 - Fibonacci again and again".to_string(),
///     memory: Memory::Fixed(8 << 20),
///     ..Options::default()
/// };
/// assert_eq!(options.entry, "main");
/// ```
#[derive(Debug, Clone)]
pub struct Options {
    /// The text of the comment that opens the file; no comment if it is empty.
    pub header: String,
    /// The exported function that C's `main` calls. Default: `main`.
    pub entry: String,
    /// An exported function without parameters and results that is called, with the whole stack for
    /// itself, when the stack in the memory is full and the program is about to end. Default: none.
    pub last: Option<String>,
    /// Whether recursion may fill C's own stack. If the system can tell, through POSIX signals, the
    /// program then ends like one whose stack in the memory is full, unless the compiler defines
    /// `ONLINE_JUDGE`, as judges do, since their sandboxes may forbid signals. Default: no.
    pub deep: bool,
    /// Where the memory lives. Default: [`Memory::Growing`].
    pub memory: Memory,
    /// Whether memory that the module asks for is filled with zeros, as WebAssembly requires. A
    /// module that does not rely on these zeros can do without, so that pages that it never touches
    /// cost nothing. Default: yes.
    pub zeroed_growth: bool,
    /// Whether the messages given to `env.fail` are shown. Default: no, which leaves
    /// their addresses and lengths out of the file, too.
    pub debug: bool,
    /// Whether every load and store is checked against the memory's end. Default: no.
    pub check_bounds: bool,
    /// The length in bytes of the longest file that keeps its indentation and blanks, which are
    /// a quarter of a file. Default: any length.
    pub compact_above: usize,
    /// Whether the translator checks after every pass that the pass has kept its promises, which
    /// takes about as long as the pass. Default: in debug builds.
    pub verify: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            header: String::new(),
            entry: "main".to_string(),
            last: None,
            deep: false,
            memory: Memory::Growing,
            zeroed_growth: true,
            debug: false,
            check_bounds: false,
            compact_above: usize::MAX,
            verify: cfg!(debug_assertions),
        }
    }
}

/// Translates a module to C.
///
/// The same module and options always give the same text.
///
/// # Errors
///
/// What cannot be expressed is refused by name; a wrong file is never made.
///
/// ```
/// use emitter::{emit, Options};
///
/// let wasm = wat::parse_str(
///     r#"(module (func $splat (drop (i32x4.splat (i32.const 7))))
///         (func (export "main") (call $splat)))"#,
/// )?;
/// let error = emit(&wasm, &Options::default()).unwrap_err();
/// assert_eq!(error.to_string(), "i32x4.splat in `splat` has no translation to C");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn emit(wasm: &[u8], options: &Options) -> Result<String, EmitError> {
    inspect::emit_after(wasm, options, usize::MAX)
}
