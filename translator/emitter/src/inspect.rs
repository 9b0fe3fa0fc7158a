//! A look inside the translator, for those who repair it: the passes by name, the tree before and
//! after each, the C file that some of them make, and the first pass that breaks a program.

use crate::module::read::read;
use crate::module::Module;
use crate::pipeline::{self, Pass, PASSES};
use crate::print;
use crate::program::Program;
use crate::tree::Body;
use crate::{EmitError, Options};
use std::collections::HashMap;

/// What one pass of the translator does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Description {
    /// The name in errors and in [`changes`].
    pub name: &'static str,
    /// What it does, as a sentence.
    pub about: &'static str,
    /// What has to hold for every function before it.
    pub before: Vec<&'static str>,
    /// What holds after it, and what is still the same as before.
    pub after: Vec<&'static str>,
}

/// Returns all passes in order. Before the first, `read` and `translate` turn the module into
/// trees; after the last, `print` makes the C file.
pub fn passes() -> Vec<Description> {
    let describe = |pass: &Pass| Description {
        name: pass.name,
        about: pass.about,
        before: pass.before.iter().map(|condition| condition.text()).collect(),
        after: (pass.after.iter().map(|condition| condition.text()))
            .chain(pass.keeps.map(|kept| kept.text()))
            .collect(),
    };
    PASSES.iter().map(describe).collect()
}

/// A function before and after a pass.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The name of the function, as in errors.
    pub function: String,
    /// Its tree before the pass; empty if there was none.
    pub before: String,
    /// Its tree after the pass; empty if the pass has dropped it.
    pub after: String,
}

/// Returns all functions before and after the pass of this name, changed or not. Before the pass
/// `translate` there is nothing. The result is `None` if no pass has the name.
pub fn changes(
    wasm: &[u8],
    options: &Options,
    pass: &str,
) -> Result<Option<Vec<Change>>, EmitError> {
    let module = read(wasm)?;
    let mut program = Program::new(&module, options)?;
    if pass == "translate" {
        return Ok(Some(join_listings(Listing::default(), listing(&program))));
    }
    let Some(place) = PASSES.iter().position(|known| known.name == pass) else { return Ok(None) };
    pipeline::run(&mut program, &PASSES[..place], options.verify)?;
    let before = listing(&program);
    pipeline::run(&mut program, &PASSES[place..=place], options.verify)?;
    Ok(Some(join_listings(before, listing(&program))))
}

/// The trees of functions, in order.
#[derive(Default)]
struct Listing {
    order: Vec<u32>,
    names: HashMap<u32, String>,
    trees: HashMap<u32, String>,
}

fn listing(program: &Program) -> Listing {
    let mut listing = Listing::default();
    for body in &program.bodies {
        listing.order.push(body.index);
        listing.names.insert(body.index, program.module.name_of(body.index));
        listing.trees.insert(body.index, tree(program.module, body));
    }
    listing
}

fn tree(module: &Module, body: &Body) -> String {
    format!("// {}\n{body}", module.name_of(body.index))
}

fn join_listings(before: Listing, after: Listing) -> Vec<Change> {
    let new = after.order.iter().filter(|function| !before.names.contains_key(function));
    let functions = before.order.iter().chain(new);
    let name = |function| before.names.get(function).or(after.names.get(function)).cloned();
    functions
        .filter_map(|function| {
            // A function that did not exist yet, or no longer exists, has no tree.
            let tree = |listing: &Listing| listing.trees.get(function).cloned().unwrap_or_default();
            Some(Change { function: name(function)?, before: tree(&before), after: tree(&after) })
        })
        .collect()
}

/// Translates a module to C as [`emit`](crate::emit) does, with only the first few passes.
///
/// The file does the same as the finished one; it is only longer.
pub fn emit_after(wasm: &[u8], options: &Options, passes: usize) -> Result<String, EmitError> {
    let passes = PASSES.get(..passes).unwrap_or(PASSES);
    emit_with(wasm, options, passes)
}

/// Translates a module to C as [`emit`](crate::emit) does, without the passes of these names.
///
/// What these passes promise to later ones may be missing, so there is not always a file.
pub fn emit_without(
    wasm: &[u8],
    options: &Options,
    left_out: &[&str],
) -> Result<String, EmitError> {
    let module = read(wasm)?;
    let mut program = Program::new(&module, options)?;
    // The checks would ask for what the passes that are left out should have ensured.
    for kept in PASSES.iter().filter(|kept| !left_out.contains(&kept.name)) {
        pipeline::run(&mut program, std::slice::from_ref(kept), false)?;
    }
    Ok(print::file(&program, options)?.text)
}

fn emit_with(wasm: &[u8], options: &Options, passes: &[Pass]) -> Result<String, EmitError> {
    let module = read(wasm)?;
    let mut program = Program::new(&module, options)?;
    pipeline::run(&mut program, passes, options.verify)?;
    Ok(print::file(&program, options)?.text)
}

/// How many bytes of a C file each part takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sizes {
    /// The functions of the module, by their names in the source. What a compiler has inlined
    /// counts towards the function that it is inlined into.
    pub functions: Vec<(String, usize)>,
    /// What the memory holds at the start, such as texts and tables.
    pub data: usize,
    /// The whole file.
    pub whole: usize,
}

/// Returns how many bytes each part takes of the file that [`emit`](crate::emit) makes.
///
/// ```
/// use emitter::{emit, inspect, Options};
///
/// let wasm = wat::parse_str(
///     r#"(module
///         (import "env" "write" (func $write (param i32 i32)))
///         (memory (export "memory") 1)
///         (data (i32.const 0) "ab")
///         (func $put (param $n i32)
///             (call $write (i32.const 0) (local.get $n))
///             (call $write (i32.const 0) (local.get $n)))
///         (func $twice (call $put (i32.const 1)) (call $put (i32.const 2)))
///         (func $main (export "main") (call $twice) (call $twice)))"#,
/// )?;
/// let sizes = inspect::sizes(&wasm, &Options::default())?;
/// assert_eq!(sizes.whole, emit(&wasm, &Options::default())?.len());
/// let names: Vec<&str> = sizes.functions.iter().map(|(name, _)| name.as_str()).collect();
/// assert_eq!(names, ["put", "twice", "main"]);
/// assert!(sizes.functions.iter().all(|(_, bytes)| *bytes > 20) && sizes.data > 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn sizes(wasm: &[u8], options: &Options) -> Result<Sizes, EmitError> {
    let module = read(wasm)?;
    let mut program = Program::new(&module, options)?;
    pipeline::run(&mut program, PASSES, options.verify)?;
    let file = print::file(&program, options)?;
    let functions = file.functions.into_iter();
    let functions = functions.map(|(function, bytes)| (module.name_of(function), bytes)).collect();
    Ok(Sizes { functions, data: file.data, whole: file.text.len() })
}

/// The first place where a translated program goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Culprit {
    /// The C file is right after every pass.
    None,
    /// The C file is wrong before the first pass: the fault is in translating or printing.
    NoPass,
    /// The C file is right before the pass of this name, and wrong after it.
    Pass(&'static str),
}

/// Finds the first pass after which the C file is wrong, as far as `is_right` can tell.
///
/// # Errors
///
/// An error of `is_right` ends the search. A file that cannot be made counts as wrong.
pub fn bisect<E>(
    wasm: &[u8],
    options: &Options,
    is_right: impl FnMut(&str) -> Result<bool, E>,
) -> Result<Culprit, E> {
    bisect_with(wasm, options, PASSES, is_right)
}

pub(crate) fn bisect_with<E>(
    wasm: &[u8],
    options: &Options,
    passes: &[Pass],
    mut is_right: impl FnMut(&str) -> Result<bool, E>,
) -> Result<Culprit, E> {
    // The checks would stop before there was a file to run.
    let options = Options { verify: false, ..options.clone() };
    let mut last_right = None;
    for count in 0..=passes.len() {
        let file = emit_with(wasm, &options, &passes[..count]).ok();
        // Many passes find nothing to do.
        let is_right = match &file {
            Some(text) => file == last_right || is_right(text)?,
            None => false,
        };
        last_right = file;
        if !is_right {
            let last = count.checked_sub(1).map(|last| passes[last].name);
            return Ok(last.map_or(Culprit::NoPass, Culprit::Pass));
        }
    }
    Ok(Culprit::None)
}
