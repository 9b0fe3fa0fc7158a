//! The whole file. Functions are printed first, because only they show what else the file needs.

use super::compact::compact;
use super::data::{self, Contents};
use super::dispatcher::dispatcher;
use super::head::c_type;
use super::literals;
use super::names::Names;
use super::order::in_order;
use super::runtime::{Helper, Runtime, UNIT};
use super::{Printer, PASS};
use crate::error::Impossible;
use crate::module::Module;
use crate::program::Program;
use crate::tree::Callee;
use crate::{EmitError, Memory, Options};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

/// A C file, and how many bytes each part of it takes.
#[derive(Debug)]
pub(crate) struct File {
    pub text: String,
    /// The functions of the module by their indices.
    pub functions: Vec<(u32, usize)>,
    /// What the memory holds at the start.
    pub data: usize,
}

/// Prints the whole C file.
pub(crate) fn file(program: &Program, options: &Options) -> Result<File, EmitError> {
    let module = program.module;
    let pages = check_memory(program, options)?;
    let order: Vec<u32> = program.bodies.iter().map(|body| body.index).collect();
    let globals: Vec<u32> = program.globals().into_iter().collect();
    let indirect: Vec<Callee> = program.dispatchers.keys().copied().collect();
    let results = program.bodies.iter().map(|body| (body.index, body.result));
    let of_entry = |state: Impossible| state.met(PASS, module.name_of(program.entry));
    let names = Names::new(module, &order, &globals, &indirect, results.collect());
    let names = names.map_err(of_entry)?;
    let helpers = RefCell::new(BTreeSet::new());
    let segments = RefCell::new(Vec::new());

    let functions = program.bodies.iter().map(|body| {
        let text = Printer::new(&names, body, options, &helpers, &segments)
            .and_then(|printer| printer.function(program))
            .map_err(|state| state.met(PASS, module.name_of(body.index)))?;
        Ok((Callee::Function(body.index), text))
    });
    let functions = functions.collect::<Result<Vec<_>, EmitError>>()?;
    let of_each: Vec<(u32, String)> = functions
        .iter()
        .filter_map(|(callee, text)| match callee {
            Callee::Function(index) => Some((*index, text.clone())),
            _ => None,
        })
        .collect();
    let dispatchers = program.dispatchers.iter().map(|(&callee, targets)| {
        let text = dispatcher(program, &names, callee, targets, &helpers, options.debug)?;
        Ok((callee, text))
    });
    let dispatchers = dispatchers.collect::<Result<HashMap<_, _>, Impossible>>();
    let functions = dispatchers
        .and_then(|dispatchers| in_order(program, &names, functions, dispatchers))
        .map_err(of_entry)?;

    let mut used = helpers.into_inner();
    let grows = used.contains(&Helper::Grow);
    let runtime = Runtime {
        memory: match options.memory {
            // Memory that never grows need not move.
            Memory::Growing if !grows => Memory::Fixed((pages.0 << 16) as u32),
            memory => memory,
        },
        zeroed_growth: options.zeroed_growth,
        debug: options.debug,
        checked: options.check_bounds,
        pages,
        place: module.place(),
    };
    used = runtime.close(&used);
    let has_doubles = used.contains(&Helper::Doubles);
    if has_doubles {
        used.insert(Helper::Precise);
        used = runtime.close(&used);
    }
    let mut contents = data::contents(module)?;
    if !used.contains(&Helper::Memory) {
        contents = Contents::default();
    } else {
        used.extend(contents.helpers.iter().copied());
        if runtime.memory == Memory::Growing {
            used.insert(Helper::Die);
        }
        used = runtime.close(&used);
    }

    let mut inside = String::new();
    for &global in &globals {
        inside += &definition(module, &names, global).map_err(of_entry)?;
    }
    inside += &passive_segments(module, &segments.into_inner()).map_err(of_entry)?;
    for &helper in &used {
        inside += &runtime.text(helper, &used);
    }
    inside += &contents.tables;
    inside += &functions;
    let is_guarded = options.deep && used.contains(&Helper::Frame);
    if used.contains(&Helper::Frame) {
        inside += &overflow(program, &names).map_err(of_entry)?;
    }
    if is_guarded {
        inside += GUARD;
    }
    inside += "int main(void)\n{\n";
    if is_guarded {
        inside += "\tguard();\n";
    }
    if has_doubles {
        inside += "\tprecise();\n";
    }
    if used.contains(&Helper::Memory) && runtime.memory == Memory::Growing {
        let _ = writeln!(inside, "\tM = (unsigned char *)calloc({}, 65536);", pages.0.max(1));
        inside += "\tif (!M) die(\"out of memory\");\n";
    }
    inside += &contents.statements;
    for root in module.start.into_iter().chain([program.entry]) {
        let name = names.function(root).map_err(of_entry)?;
        let _ = writeln!(inside, "\t{name}();");
    }
    inside += "\treturn fflush(stdout) ? 1 : 0;\n}\n";
    let opening = opening(&options.header, &inside, &used, is_guarded);
    let is_long = opening.len() + inside.len() > options.compact_above;
    let formed = |text: String| if is_long { compact(&text) } else { text };
    Ok(File {
        functions: of_each.into_iter().map(|(index, text)| (index, formed(text).len())).collect(),
        data: formed(contents.tables + &contents.statements).len(),
        text: opening + &formed(inside),
    })
}

/// Returns the initial and the greatest number of pages, if they fit into the memory that is
/// offered.
fn check_memory(program: &Program, options: &Options) -> Result<(u64, u64), EmitError> {
    let pages = program.module.memory.unwrap_or((0, 0));
    let needed = pages.0 << 16;
    match options.memory {
        Memory::Fixed(bytes) if needed > u64::from(bytes) => {
            Err(EmitError::Module(format!("a memory of {needed} bytes in {bytes}")))
        }
        _ if pages.0 > 65535 => Err(EmitError::Module("a memory of 4 GiB".into())),
        _ => Ok(pages),
    }
}

/// Prints the function that ends the program when its stack in the memory is full. The function
/// that is called before the end has the whole stack.
fn overflow(program: &Program, names: &Names) -> Result<String, Impossible> {
    let mut text = "static void overflow(void)\n{\n".to_string();
    if let Some(last) = program.last {
        let stacks = program.globals().into_iter().filter(|&global| names.is_stack(global));
        for global in stacks {
            if let Some(Ok(stack)) = program.module.globals.get(global as usize) {
                let top = literals::plain(stack.ty, stack.initial).text;
                let _ = writeln!(text, "\t{} = {top};", names.global(global)?);
            }
        }
        let _ = writeln!(text, "\t{}();", names.function(last)?);
    }
    Ok(text + "\tdie(\"stack overflow\");\n}\n\n")
}

/// Declares POSIX's signals, which strict C hides, where the system has them. The sandbox of a judge
/// may end a program that asks for one.
const SIGNALS: &str = "#if (defined __unix__ || defined __APPLE__) && !defined ONLINE_JUDGE
#undef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#include <signal.h>
#endif
";

/// Ends the program, running on another stack, when C's own stack is full. In safe Rust, no other
/// access can fail.
const GUARD: &str = "#ifdef SA_ONSTACK
static void full(int signal)
{
	if (signal) overflow();
}
static void guard(void)
{
	static char spare[65536];
	struct sigaction action;
	stack_t stack;
	memset(&action, 0, sizeof action);
	memset(&stack, 0, sizeof stack);
	stack.ss_sp = spare;
	stack.ss_size = sizeof spare;
	sigaltstack(&stack, 0);
	action.sa_handler = full;
	action.sa_flags = SA_ONSTACK;
	sigaction(SIGSEGV, &action, 0);
	sigaction(SIGBUS, &action, 0);
}
#else
#define guard()
#endif
";

/// Prints the definition of a global.
fn definition(module: &Module, names: &Names, global: u32) -> Result<String, Impossible> {
    let (ty, name) = (names.global_type(global)?, names.global(global)?);
    let initial = match module.globals.get(global as usize) {
        Some(Ok(global)) => literals::plain(global.ty, global.initial).text,
        Some(Err(why)) => return Err(Impossible::new(format!("{why}, which is refused"))),
        // This one hands over a further result, and nobody reads it before a function has set it.
        None => "0".to_string(),
    };
    Ok(format!("static {} {name} = {initial};\n", c_type(ty)))
}

fn passive_segments(module: &Module, segments: &[u32]) -> Result<String, Impossible> {
    if segments.is_empty() {
        return Ok(String::new());
    }
    let mut text = "static struct { const char *bytes; u32 size; } segments[] = {\n".to_string();
    for (place, &segment) in segments.iter().enumerate() {
        let segment = module.segment(segment)?;
        // An active segment counts as dropped once it is placed.
        let bytes = if segment.address.is_some() { &[] } else { segment.bytes };
        let comma = if place + 1 < segments.len() { "," } else { "" };
        let _ = writeln!(text, "\t{{{}, {}}}{comma}", data::literal(bytes), bytes.len());
    }
    Ok(text + "};\n")
}

/// Prints everything that precedes the first definition, but only the parts that are used.
fn opening(header: &str, inside: &str, used: &BTreeSet<Helper>, is_guarded: bool) -> String {
    let mut text = String::new();
    if !header.trim().is_empty() {
        let header = header.replace("*/", "* /").replace("/*", "/ *");
        let _ = writeln!(text, "/*\n{}\n*/", header.trim_end());
    }
    if is_guarded {
        text += SIGNALS;
    }
    if used.contains(&Helper::MathHeader) {
        text += "#include <math.h>\n";
    }
    text += "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n";
    if used.contains(&Helper::Clock) || used.contains(&Helper::Time) {
        text += "#include <time.h>\n";
    }
    text += "\n";
    if inside.contains("char M[") || inside.contains("char *M;") {
        text += "/* M is the memory; ld4(p) reads 4 bytes of it, st4(p, v) writes them. */\n";
    }
    if used.contains(&Helper::Doubles) {
        text += "/* Floats are kept as their bits: fadd8(a, b) adds two doubles. */\n";
        text += UNIT;
    }
    text += "typedef unsigned u32;\n";
    text += "typedef char u32_has_32_bits[(u32)-1 == 4294967295u ? 1 : -1];\n";
    if inside.contains("u64") {
        text += WIDE;
    }
    text
}

const WIDE: &str = "#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 s64;
#else
typedef unsigned long long u64;
typedef long long s64;
#endif
typedef char u64_has_64_bits[(u64)-1 >> 32 == 4294967295u ? 1 : -1];
";
