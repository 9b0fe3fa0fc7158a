//! What of the module the entry needs, translated and tidied.

use crate::module::{Function, Module};
use crate::structure::{self, Diverging};
use crate::tidy;
use crate::translate::translate;
use crate::tree::{Body, Callee, Expr, Stmt};
use crate::{EmitError, Options};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

pub(crate) struct Program<'m> {
    pub module: &'m Module<'m>,
    pub entry: u32,
    /// The bodies of functions, callees before their callers as far as recursion allows.
    pub bodies: Vec<Body>,
    /// The indirect calls, each with the functions that it may reach, by index in the table.
    pub dispatchers: BTreeMap<Callee, Vec<(u32, u32)>>,
    pub diverging: Diverging,
    /// The parameters that are left.
    pub kept: HashMap<Callee, Vec<bool>>,
    pub globals: BTreeSet<u32>,
}

impl<'m> Program<'m> {
    pub fn new(module: &'m Module<'m>, options: &'m Options) -> Result<Program<'m>, EmitError> {
        let missing =
            || EmitError::Module(format!("a module without the export {}", options.entry));
        let entry = *module.exports.get(options.entry.as_str()).ok_or_else(missing)?;
        let signature = module.signature_of(entry)?;
        if !signature.params.is_empty() || !signature.results.is_empty() {
            let what = format!("an entry {} with parameters or a result", options.entry);
            return Err(EmitError::Module(what));
        }
        let mut found = Finder::new(module, options);
        for root in module.start.into_iter().chain([entry]) {
            found.function(root)?;
        }
        let Finder { bodies, dispatchers, .. } = found;
        let mut program = Program {
            module,
            entry,
            bodies,
            dispatchers,
            diverging: Diverging::new(),
            kept: HashMap::new(),
            globals: BTreeSet::new(),
        };
        program.find_diverging();
        program.each(structure::structure);
        program.each(|code, diverging| {
            let code = structure::structure(tidy::tidy(code), diverging);
            tidy::tidy(tidy::constants(tidy::tidy(code)))
        });
        tidy::inline_forwarders(&mut program.bodies);
        program.drop_unreached();
        program.kept = tidy::drop_parameters(&mut program.bodies, &program.dispatchers);
        program.each(|code, diverging| {
            let code = structure::structure(tidy::tidy(code), diverging);
            structure::finish(code, diverging)
        });
        program.find_globals();
        Ok(program)
    }

    fn each(&mut self, pass: impl Fn(Vec<Stmt>, &Diverging) -> Vec<Stmt>) {
        for body in &mut self.bodies {
            body.code = pass(std::mem::take(&mut body.code), &self.diverging);
        }
    }

    /// Forgets what only code that is gone has called.
    fn drop_unreached(&mut self) {
        let calls: HashMap<u32, Vec<Callee>> =
            self.bodies.iter().map(|body| (body.index, callees(&body.code))).collect();
        let mut waiting: Vec<u32> = self.module.start.into_iter().chain([self.entry]).collect();
        let mut reached: HashSet<u32> = waiting.iter().copied().collect();
        let mut indirect: HashSet<Callee> = HashSet::new();
        while let Some(function) = waiting.pop() {
            for &callee in calls.get(&function).into_iter().flatten() {
                let called: Vec<u32> = match callee {
                    Callee::Function(function) => vec![function],
                    callee if indirect.insert(callee) => {
                        let targets = self.dispatchers.get(&callee).into_iter().flatten();
                        targets.map(|&(_, function)| function).collect()
                    }
                    _ => Vec::new(),
                };
                waiting.extend(called.into_iter().filter(|&function| reached.insert(function)));
            }
        }
        self.bodies.retain(|body| reached.contains(&body.index));
        self.dispatchers.retain(|callee, _| indirect.contains(callee));
    }

    fn find_diverging(&mut self) {
        loop {
            let before = self.diverging.len();
            for body in &self.bodies {
                if structure::never_ends(&body.code, &self.diverging) {
                    self.diverging.insert(body.index);
                }
            }
            if self.diverging.len() == before {
                return;
            }
        }
    }

    fn find_globals(&mut self) {
        let mut globals = BTreeSet::new();
        for body in &self.bodies {
            structure::visit_expressions(&body.code, &mut |expr| {
                expr.visit(&mut |part| {
                    if let Expr::Global(global) = part {
                        globals.insert(*global);
                    }
                });
            });
            structure::visit(&body.code, &mut |statement| {
                if let Stmt::SetGlobal(global, _) = statement {
                    globals.insert(*global);
                }
            });
        }
        self.globals = globals;
    }
}

/// Walks from the entry through everything that can be called.
struct Finder<'m> {
    module: &'m Module<'m>,
    options: &'m Options,
    seen: HashSet<u32>,
    bodies: Vec<Body>,
    dispatchers: BTreeMap<Callee, Vec<(u32, u32)>>,
}

impl<'m> Finder<'m> {
    fn new(module: &'m Module<'m>, options: &'m Options) -> Self {
        let (seen, bodies, dispatchers) = Default::default();
        Finder { module, options, seen, bodies, dispatchers }
    }

    fn function(&mut self, function: u32) -> Result<(), EmitError> {
        if !self.seen.insert(function) {
            return Ok(());
        }
        let Some(body) = translate(self.module, function, self.options)? else { return Ok(()) };
        for callee in callees(&body.code) {
            match callee {
                Callee::Function(callee) => self.function(callee)?,
                Callee::Indirect(table, ty) => self.table(table, ty)?,
                Callee::Host(_) => {}
            }
        }
        self.bodies.push(body);
        Ok(())
    }

    fn table(&mut self, table: u32, ty: u32) -> Result<(), EmitError> {
        let callee = Callee::Indirect(table, ty);
        if self.dispatchers.contains_key(&callee) {
            return Ok(());
        }
        let wanted = &self.module.types[ty as usize];
        let mut reached = Vec::new();
        for (index, element) in self.module.tables[table as usize].elements.iter().enumerate() {
            let Some(function) = *element else { continue };
            let (ty, _) = self.module.functions[function as usize];
            if self.module.types[ty as usize] == *wanted {
                reached.push((index as u32, function));
            }
        }
        self.dispatchers.insert(callee, reached.clone());
        for (_, function) in reached {
            self.function(function)?;
        }
        Ok(())
    }
}

/// Returns everything that some code calls, in order and as often as it does.
pub(crate) fn callees(code: &[Stmt]) -> Vec<Callee> {
    let mut found = Vec::new();
    structure::visit_expressions(code, &mut |expr| {
        expr.visit(&mut |part| {
            if let Expr::Call(callee, _) = part {
                found.push(*callee);
            }
        });
    });
    found
}

impl Module<'_> {
    pub fn host(&self, function: u32) -> Option<crate::module::Host> {
        match self.functions[function as usize].1 {
            Function::Imported(host) => Some(host),
            Function::Math(_) | Function::Defined(_) => None,
        }
    }

    /// Returns the first of the types that are equal to this one.
    pub fn canonical_type(&self, ty: u32) -> u32 {
        let wanted = &self.types[ty as usize];
        self.types.iter().position(|ty| ty == wanted).map_or(ty, |place| place as u32)
    }
}
