//! The parts of the module that the entry needs, as trees: what the pipeline works on.

use crate::error::{Impossible, Met};
use crate::module::Module;
use crate::structure::{self, Diverging};
use crate::translate::translate;
use crate::tree::{Body, Callee, Expr, HostCall, Stmt};
use crate::types::Type;
use crate::{EmitError, Options};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

pub(crate) struct Program<'m> {
    pub module: &'m Module<'m>,
    pub entry: u32,
    /// The function that is called before a stack overflow ends the program.
    pub last: Option<u32>,
    /// The bodies of functions, with callees before their callers as far as recursion allows.
    pub bodies: Vec<Body>,
    /// The indirect calls, each with the functions that it may reach, by index in the table.
    pub dispatchers: BTreeMap<Callee, Vec<(u32, u32)>>,
    pub diverging: Diverging,
}

impl<'m> Program<'m> {
    pub fn new(module: &'m Module<'m>, options: &'m Options) -> Result<Program<'m>, EmitError> {
        let missing =
            || EmitError::Module(format!("a module without the export {}", options.entry));
        let entry = *module.exports.get(options.entry.as_str()).ok_or_else(missing)?;
        let last = options.last.as_ref().and_then(|name| module.exports.get(name.as_str()));
        let last = last.copied();
        for root in [entry].into_iter().chain(last) {
            let signature = module.signature_of(root)?;
            if !signature.params.is_empty() || !signature.results.is_empty() {
                let name = if root == entry { &options.entry } else { "the last function" };
                let what = format!("an entry {name} with parameters or a result");
                return Err(EmitError::Module(what));
            }
        }
        let mut found = Finder::new(module, options);
        for root in module.start.into_iter().chain([entry]).chain(last) {
            found.function(root)?;
        }
        let Finder { bodies, dispatchers, .. } = found;
        Ok(Program { module, entry, last, bodies, dispatchers, diverging: Diverging::new() })
    }

    /// Returns the types of what a call passes, including the index of an indirect call.
    pub fn parameters(&self, callee: Callee) -> Result<Vec<Type>, Impossible> {
        let ty = match callee {
            Callee::Function(function) => self.module.function(function)?.0,
            Callee::Indirect(_, ty) => ty,
            Callee::Host(host) => {
                let place = self.module.place();
                return Ok(match host {
                    HostCall::Imported(host) => host.signature(place).0,
                    HostCall::Copy => vec![place; 3],
                    HostCall::Fill => vec![place, Type::I32, place],
                    HostCall::Init(_) => vec![place, Type::I32, Type::I32],
                    HostCall::Drop(_) => vec![],
                });
            }
        };
        let mut types = Vec::new();
        for &ty in self.module.ty(ty)?.params() {
            let unknown = || Impossible::new(format!("a parameter of type {ty}"));
            types.push(Type::new(ty).ok_or_else(unknown)?);
        }
        if let Callee::Indirect(table, _) = callee {
            types.push(self.module.index_of(table)?);
        }
        Ok(types)
    }

    /// Drops what was called only by code that is gone.
    pub fn drop_unreached(&mut self) -> Result<(), Met> {
        let calls: HashMap<u32, Vec<Callee>> =
            self.bodies.iter().map(|body| (body.index, callees(&body.code))).collect();
        let roots = self.module.start.into_iter().chain([self.entry]).chain(self.last);
        let mut waiting: Vec<u32> = roots.collect();
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
        Ok(())
    }

    /// Finds the functions that never return.
    pub fn find_diverging(&mut self) -> Result<(), Met> {
        loop {
            let before = self.diverging.len();
            for body in &self.bodies {
                if structure::never_ends(&body.code, &self.diverging) {
                    self.diverging.insert(body.index);
                }
            }
            if self.diverging.len() == before {
                return Ok(());
            }
        }
    }

    /// Returns the globals that the functions use.
    pub fn globals(&self) -> BTreeSet<u32> {
        let mut globals = BTreeSet::new();
        for body in &self.bodies {
            structure::visit_parts(&body.code, &mut |part| {
                if let Expr::Global(global) = part {
                    globals.insert(*global);
                }
            });
            structure::visit(&body.code, &mut |statement| {
                if let Stmt::SetGlobal(global, _) = statement {
                    globals.insert(*global);
                }
            });
        }
        globals
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
        let reached = self.module.callable(table, ty).map_err(|state| {
            // The table belongs to no function; the types of calls have already been looked up.
            state.met("translate", format!("table {table}"))
        })?;
        self.dispatchers.insert(callee, reached.clone());
        for (_, function) in reached {
            self.function(function)?;
        }
        Ok(())
    }
}

/// Returns everything that some code calls, in order and as many times as it does.
pub(crate) fn callees(code: &[Stmt]) -> Vec<Callee> {
    let mut found = Vec::new();
    structure::visit_parts(code, &mut |part| {
        if let Expr::Call(callee, _) = part {
            found.push(*callee);
        }
    });
    found
}

impl Module<'_> {
    /// Returns the functions of a type in a table, each after its index there.
    fn callable(&self, table: u32, ty: u32) -> Result<Vec<(u32, u32)>, Impossible> {
        let wanted = self.ty(ty)?;
        let mut found = Vec::new();
        for (index, element) in self.table(table)?.elements.iter().enumerate() {
            let Some(function) = *element else { continue };
            let (ty, _) = self.function(function)?;
            if self.ty(*ty)? == wanted {
                found.push((index as u32, function));
            }
        }
        Ok(found)
    }

    /// Returns the first of the types that are equal to this one.
    pub fn canonical_type(&self, ty: u32) -> Result<u32, Impossible> {
        let wanted = self.ty(ty)?;
        let first = self.types.iter().position(|ty| ty == wanted);
        Ok(first.map_or(ty, |place| place as u32))
    }
}
