//! Identifiers: readable, unique, and not a word of C, C++ or their libraries.

mod words;

use crate::error::Impossible;
use crate::module::Module;
use crate::tree::Callee;
use crate::types::Type;
use std::collections::{BTreeMap, HashMap, HashSet};

pub(super) struct Names<'m> {
    module: &'m Module<'m>,
    functions: HashMap<u32, String>,
    globals: HashMap<u32, String>,
    dispatchers: BTreeMap<(u32, u32), String>,
    results: HashMap<u32, Option<Type>>,
}

impl<'m> Names<'m> {
    /// Chooses names for what the file will contain. The first function or global that wishes for a
    /// name gets it.
    pub fn new(
        module: &'m Module<'m>,
        functions: &[u32],
        globals: &[u32],
        callees: &[Callee],
        results: HashMap<u32, Option<Type>>,
    ) -> Result<Names<'m>, Impossible> {
        let mut taken: HashSet<String> = HashSet::new();
        let mut unique = |wished: Vec<String>| -> Result<String, Impossible> {
            let free =
                wished.iter().find(|&name| !words::is_reserved(name) && !taken.contains(name));
            let numbered = || {
                let base = wished.first()?;
                let numbered = (2..=u32::MAX).map(|number| format!("{base}_{number}"));
                numbered.into_iter().find(|name| !taken.contains(name))
            };
            let name = free.cloned().or_else(numbered);
            let name = name.ok_or_else(|| Impossible::new(format!("no name for {wished:?}")))?;
            taken.insert(name.clone());
            Ok(name)
        };
        let global_names = globals
            .iter()
            .map(|&global| {
                let wished = match module.global_names.get(&global) {
                    Some(&"__stack_pointer") => vec!["sp".to_string()],
                    Some(name) => words::wishes(name, "var"),
                    None if (global as usize) < module.globals.len() => vec![format!("g_{global}")],
                    None => vec![format!("result_{}", global as usize - module.globals.len())],
                };
                Ok((global, unique(wished)?))
            })
            .collect::<Result<_, Impossible>>()?;
        let function_names = functions
            .iter()
            .map(|&function| {
                let wished = match module.function_names.get(&function) {
                    Some(name) => words::wishes(name, "fn"),
                    None => vec![format!("f_{function}")],
                };
                Ok((function, unique(wished)?))
            })
            .collect::<Result<_, Impossible>>()?;
        let dispatchers = callees
            .iter()
            .map(|callee| match *callee {
                Callee::Indirect(0, ty) => Ok(((0, ty), unique(vec![format!("call_{ty}")])?)),
                Callee::Indirect(table, ty) => {
                    Ok(((table, ty), unique(vec![format!("call_{ty}_{table}")])?))
                }
                callee => Err(Impossible::new(format!("a dispatcher of {callee}"))),
            })
            .collect::<Result<_, Impossible>>()?;
        Ok(Names { module, functions: function_names, globals: global_names, dispatchers, results })
    }

    pub fn function(&self, function: u32) -> Result<String, Impossible> {
        let unnamed = || Impossible::new(format!("the function {function} without a name"));
        self.functions.get(&function).cloned().ok_or_else(unnamed)
    }

    pub fn global(&self, global: u32) -> Result<String, Impossible> {
        let unnamed = || Impossible::new(format!("the global {global} without a name"));
        self.globals.get(&global).cloned().ok_or_else(unnamed)
    }

    pub fn dispatcher(&self, table: u32, ty: u32) -> Result<String, Impossible> {
        let unnamed =
            || Impossible::new(format!("calls of type {ty} through table {table} without a name"));
        self.dispatchers.get(&(table, ty)).cloned().ok_or_else(unnamed)
    }

    /// Returns whether the global is the end of the module's stack, which grows towards 0.
    pub fn is_stack(&self, global: u32) -> bool {
        self.module.global_names.get(&global) == Some(&"__stack_pointer")
    }

    /// Returns the type of an address.
    pub fn place(&self) -> Type {
        self.module.place()
    }

    pub fn global_type(&self, global: u32) -> Result<Type, Impossible> {
        self.module.global_type(global)
    }

    /// Returns the type of what the function returns in C, if it returns anything.
    pub fn result(&self, function: u32) -> Result<Option<Type>, Impossible> {
        let unknown = || Impossible::new(format!("the function {function} without a body"));
        self.results.get(&function).copied().ok_or_else(unknown)
    }

    pub fn result_of_type(&self, ty: u32) -> Result<Option<Type>, Impossible> {
        self.module.first_result(ty)
    }
}
