use super::data;
use super::names::Names;
use super::runtime::{Helper, Runtime};
use super::Printer;
use crate::module::{Host, Type};
use crate::program::{callees, Program};
use crate::structure::{diverges, visit, visit_expressions, Diverging};
use crate::tidy::read_before_assigned;
use crate::tree::{Body, Callee, Expr, Stmt};
use crate::{EmitError, Memory, Options};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;

/// The whole C file.
pub(crate) fn file(program: &Program, options: &Options) -> Result<String, EmitError> {
    let module = program.module;
    let pages = module.memory.unwrap_or((0, 0));
    if let Memory::Fixed(bytes) = options.memory {
        if pages.0 << 16 > u64::from(bytes) {
            let needed = pages.0 << 16;
            return Err(EmitError::Module(format!("a memory of {needed} bytes in {bytes}")));
        }
    }
    if pages.0 > 65535 {
        return Err(EmitError::Module("a memory of 4 GiB".into()));
    }
    let order: Vec<u32> = program.bodies.iter().map(|body| body.index).collect();
    let globals: Vec<u32> = program.globals.iter().copied().collect();
    let indirect: Vec<Callee> = program.dispatchers.keys().copied().collect();
    let results = program
        .bodies
        .iter()
        .map(|body| {
            let returns = !program.diverging.contains(&body.index);
            (body.index, body.result.filter(|_| returns))
        })
        .collect();
    let names = Names::new(module, &order, &globals, &indirect, results);
    let helpers = RefCell::new(BTreeSet::new());
    let segments = RefCell::new(Vec::new());

    let mut functions = String::new();
    let mut defined: HashSet<Callee> = HashSet::new();
    let mut declared: HashSet<Callee> = HashSet::new();
    let mut parts: Vec<(Callee, String)> = Vec::new();
    for body in &program.bodies {
        let printer = Printer::new(program, &names, body, options, &helpers, &segments);
        parts.push((Callee::Function(body.index), printer.function(program)));
    }
    let mut dispatchers: HashMap<Callee, String> = HashMap::new();
    for (callee, functions) in &program.dispatchers {
        dispatchers.insert(
            *callee,
            dispatcher(program, &names, *callee, functions, &helpers, options.debug),
        );
    }
    // Every dispatcher stands before the first function that uses it, and what is used
    // before it is defined is declared.
    let mut bodies: HashMap<Callee, &Body> = HashMap::new();
    for body in &program.bodies {
        bodies.insert(Callee::Function(body.index), body);
    }
    let mut ordered: Vec<(Callee, String)> = Vec::new();
    for (callee, text) in parts {
        for used in callees_of(bodies[&callee]) {
            if let Some(text) = dispatchers.remove(&used) {
                ordered.push((used, text));
            }
        }
        ordered.push((callee, text));
    }
    for (callee, text) in ordered {
        let uses: Vec<Callee> = match callee {
            Callee::Function(_) => callees_of(bodies[&callee]),
            indirect => program.dispatchers[&indirect]
                .iter()
                .map(|&(_, function)| Callee::Function(function))
                .filter(|callee| bodies.contains_key(callee))
                .collect(),
        };
        for used in uses {
            if used != callee && !defined.contains(&used) && declared.insert(used) {
                let _ = writeln!(functions, "{};", head(program, &names, used, None));
            }
        }
        defined.insert(callee);
        functions.push_str(&text);
    }

    let pieces = data::pieces(module)?;
    let mut used = helpers.into_inner();
    let runtime = Runtime {
        memory: options.memory,
        debug: options.debug,
        checked: options.check_bounds,
        pages,
    };
    let needs_data = !pieces.is_empty() && used.contains(&Helper::Memory);
    used = runtime.close(&used);
    let has_memory = used.contains(&Helper::Memory);
    if has_memory && options.memory == Memory::Growing {
        used.insert(Helper::Die);
    }

    let mut text = String::new();
    if !options.header.is_empty() {
        let header = options.header.replace("*/", "* /");
        let _ = writeln!(text, "/*\n{}\n*/", header.trim_end());
    }
    text.push_str(PRELUDE);
    for &global in &globals {
        let ty = c_type(names.global_type(global));
        let initial = match module.globals.get(global as usize) {
            Some(Ok(global)) => super::literals::plain(global.ty, global.initial).text,
            _ => "0".to_string(),
        };
        let _ = writeln!(text, "static {ty} {} = {initial};", names.global(global));
    }
    let segments = segments.into_inner();
    if !segments.is_empty() {
        text.push_str("static struct { const char *bytes; u32 size; } segments[] = {\n");
        for segment in segments {
            let bytes = module.data[segment as usize].bytes;
            let active = module.data[segment as usize].address.is_some();
            let bytes = if active { &[] } else { bytes };
            let _ = writeln!(text, "\t{{{}, {}}},", data::literal(bytes), bytes.len());
        }
        text.push_str("};\n");
    }
    for &helper in &used {
        text.push_str(&runtime.text(helper, &used));
    }
    text.push_str(&functions);

    text.push_str("int main(void)\n{\n");
    if has_memory && options.memory == Memory::Growing {
        let _ = writeln!(text, "\tM = (unsigned char *)calloc({}, 65536);", pages.0.max(1));
        text.push_str("\tif (!M) die(\"out of memory\");\n");
    }
    if needs_data || has_memory {
        for (address, bytes) in &pieces {
            let literal = data::literal(bytes);
            let _ = writeln!(text, "\tmemcpy(M + {address}, {literal}, {});", bytes.len());
        }
    }
    for root in module.start.into_iter().chain([program.entry]) {
        if module.host(root).is_none() {
            let _ = writeln!(text, "\t{}();", names.function(root));
        }
    }
    text.push_str("\treturn fflush(stdout) ? 1 : 0;\n}\n");
    Ok(text)
}

const PRELUDE: &str = "#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned u32;
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 s64;
#else
typedef unsigned long long u64;
typedef long long s64;
#endif
typedef char u32_has_32_bits[(u32)-1 == 4294967295u ? 1 : -1];
typedef char u64_has_64_bits[(u64)-1 >> 32 == 4294967295u ? 1 : -1];
";

fn c_type(ty: Type) -> &'static str {
    match ty {
        Type::I32 => "u32",
        Type::I64 => "u64",
    }
}

/// The functions of the file that a function calls.
fn callees_of(body: &Body) -> Vec<Callee> {
    let mut callees = callees(&body.code);
    callees.retain(|callee| !matches!(callee, Callee::Host(_)));
    callees
}

/// `static u32 name(u32 a, u64 b)`.
fn head(program: &Program, names: &Names, callee: Callee, params: Option<&[String]>) -> String {
    let (name, result, types) = match callee {
        Callee::Function(function) => {
            let signature = program.module.signature_of(function);
            let types = signature.map(|signature| signature.params).unwrap_or_default();
            (names.function(function), names.result(function), types)
        }
        Callee::Indirect(table, ty) => {
            let signature = program.module.signature(ty, 0);
            let mut types = signature.map(|signature| signature.params).unwrap_or_default();
            types.push(Type::I32);
            (names.dispatcher(table, ty), names.result_of_type(ty), types)
        }
        Callee::Host(_) => (String::new(), None, Vec::new()),
    };
    let list: Vec<String> = types
        .iter()
        .enumerate()
        .filter(|(place, _)| is_kept(program, callee, *place))
        .map(|(place, &ty)| match params {
            Some(params) => format!("{} {}", c_type(ty), params[place]),
            None => c_type(ty).to_string(),
        })
        .collect();
    let list = if list.is_empty() { "void".to_string() } else { list.join(", ") };
    format!("static {} {name}({list})", result.map_or("void", c_type))
}

fn is_kept(program: &Program, callee: Callee, param: usize) -> bool {
    let kept = program.kept.get(&callee);
    kept.and_then(|kept| kept.get(param)).copied().unwrap_or(true)
}

/// A function that calls another by its place in a table.
fn dispatcher(
    program: &Program,
    names: &Names,
    callee: Callee,
    functions: &[(u32, u32)],
    helpers: &RefCell<BTreeSet<Helper>>,
    debug: bool,
) -> String {
    let Callee::Indirect(_, ty) = callee else { return String::new() };
    let count = program.module.types[ty as usize].params().len();
    let params: Vec<String> = (0..=count).map(local_name).collect();
    let index = &params[count];
    let mut text =
        format!("{}\n{{\n\tswitch ({index}) {{\n", head(program, names, callee, Some(&params)));
    let result = names.result_of_type(ty);
    for &(place, function) in functions {
        let target = Callee::Function(function);
        let arguments: Vec<&str> = (0..count)
            .filter(|&param| is_kept(program, target, param))
            .map(|param| params[param].as_str())
            .collect();
        let is_silent = !debug && program.module.host(function) == Some(Host::Fail);
        let arguments = if is_silent { String::new() } else { arguments.join(", ") };
        let call = match program.module.host(function) {
            Some(host) => {
                let helper = match host {
                    Host::Read => Helper::Read,
                    Host::Write => Helper::Write,
                    Host::Fail => Helper::Fail,
                };
                helpers.borrow_mut().insert(helper);
                format!("{}({arguments})", helper.name())
            }
            None => format!("{}({arguments})", names.function(function)),
        };
        let own = match program.module.host(function) {
            Some(_) => result,
            None => names.result(function),
        };
        let _ = match (result, own) {
            (Some(_), Some(_)) => writeln!(text, "\tcase {place}: return {call};"),
            (Some(_), None) => writeln!(text, "\tcase {place}: {call}; return 0;"),
            _ => writeln!(text, "\tcase {place}: {call}; return;"),
        };
    }
    text.push_str("\t}\n\tdie(\"no such function\");\n");
    helpers.borrow_mut().insert(Helper::Die);
    if result.is_some() {
        text.push_str("\treturn 0;\n");
    }
    text.push_str("}\n");
    text
}

/// `a`, `b`, … `z`, `a1`, …, without the letters that look like digits.
pub(super) fn local_name(place: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz";
    let letter = LETTERS[place % LETTERS.len()] as char;
    match place / LETTERS.len() {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

impl<'p> Printer<'p> {
    fn new(
        program: &Program,
        names: &'p Names<'p>,
        body: &'p Body,
        options: &Options,
        helpers: &'p RefCell<BTreeSet<Helper>>,
        segments: &'p RefCell<Vec<u32>>,
    ) -> Printer<'p> {
        let mut used = vec![false; body.vars.len()];
        for (param, used) in used[..body.params].iter_mut().enumerate() {
            *used = is_kept(program, Callee::Function(body.index), param);
        }
        mark_used(body, &mut used);
        let mut next = 0;
        let vars = used
            .iter()
            .map(|&used| {
                next += usize::from(used);
                if used {
                    local_name(next - 1)
                } else {
                    String::new()
                }
            })
            .collect();
        Printer {
            names,
            body,
            vars,
            checked: options.check_bounds,
            helpers,
            segments,
            lines: Vec::new(),
            depth: 1,
            breaks: Vec::new(),
            continues: Vec::new(),
            gotos: BTreeSet::new(),
        }
    }

    fn function(mut self, program: &Program) -> String {
        let body = self.body;
        let mut code = &body.code[..];
        if let [before @ .., Stmt::Return(None)] = code {
            code = before;
        }
        self.list(code, None);
        let callee = Callee::Function(body.index);
        let zero = read_before_assigned(code, body.params);
        let mut text = format!("{}\n{{\n", head(program, self.names, callee, Some(&self.vars)));
        for ty in [Type::I32, Type::I64] {
            let of_type = |var: &usize| body.vars[*var] == ty && !self.vars[*var].is_empty();
            let dropped = |var: &usize| !is_kept(program, callee, *var);
            let list: Vec<String> = (0..body.vars.len())
                .filter(|var| *var >= body.params || dropped(var))
                .filter(of_type)
                .map(|var| match zero.contains(&var) {
                    true => format!("{} = 0", self.vars[var]),
                    false => self.vars[var].clone(),
                })
                .collect();
            if !list.is_empty() {
                let _ = writeln!(text, "\t{} {};", c_type(ty), list.join(", "));
            }
        }
        for (place, line) in self.lines.iter().enumerate() {
            let next = self.lines.get(place + 1).map_or("}", |next| next.trim_start());
            let is_followed =
                !["}", "case ", "default:", "L"].iter().any(|end| next.starts_with(end));
            match line.strip_suffix(":;").filter(|_| is_followed) {
                Some(label) => text.push_str(&format!("{label}:\n")),
                None => text.push_str(&format!("{line}\n")),
            }
        }
        // A C compiler does not know which calls never come back.
        if self.names.result(body.index).is_some() && !diverges(code, &Diverging::new()) {
            text.push_str("\treturn 0;\n");
        }
        text.push_str("}\n");
        text
    }
}

fn mark_used(body: &Body, used: &mut [bool]) {
    visit_expressions(&body.code, &mut |expr| {
        expr.visit(&mut |part| {
            if let Expr::Var(var) = part {
                used[*var] = true;
            }
        });
    });
    visit(&body.code, &mut |statement| {
        if let Stmt::Set(var, _) = statement {
            used[*var] = true;
        }
    });
}
