//! Identifiers: readable, unique, and no word of C, C++ or their libraries.

mod words;

use crate::module::{Module, Type};
use crate::tree::Callee;
use std::collections::{BTreeMap, HashMap, HashSet};
use wasmparser::FuncType;

pub(super) struct Names<'m> {
    module: &'m Module<'m>,
    functions: HashMap<u32, String>,
    globals: HashMap<u32, String>,
    dispatchers: BTreeMap<(u32, u32), String>,
    results: HashMap<u32, Option<Type>>,
}

impl<'m> Names<'m> {
    /// Chooses names for what the file will contain. The first to wish for a name gets it.
    pub fn new(
        module: &'m Module<'m>,
        functions: &[u32],
        globals: &[u32],
        callees: &[Callee],
        results: HashMap<u32, Option<Type>>,
    ) -> Names<'m> {
        let mut taken: HashSet<String> = HashSet::new();
        let mut unique = |wished: Vec<String>| -> String {
            let free =
                wished.iter().find(|&name| !words::is_reserved(name) && !taken.contains(name));
            let name = free.cloned().unwrap_or_else(|| {
                let base = &wished[0];
                let numbered = (2..).map(|number| format!("{base}_{number}"));
                numbered.into_iter().find(|name| !taken.contains(name)).unwrap_or_default()
            });
            taken.insert(name.clone());
            name
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
                (global, unique(wished))
            })
            .collect();
        let function_names = functions
            .iter()
            .map(|&function| {
                let wished = match module.function_names.get(&function) {
                    Some(name) => words::wishes(name, "fn"),
                    None => vec![format!("f_{function}")],
                };
                (function, unique(wished))
            })
            .collect();
        let dispatchers = callees
            .iter()
            .filter_map(|callee| match callee {
                Callee::Indirect(table, ty) => Some((*table, *ty)),
                _ => None,
            })
            .map(|(table, ty)| {
                (
                    (table, ty),
                    unique(vec![match table {
                        0 => format!("call_{ty}"),
                        table => format!("call_{ty}_{table}"),
                    }]),
                )
            })
            .collect();
        Names { module, functions: function_names, globals: global_names, dispatchers, results }
    }

    pub fn function(&self, function: u32) -> String {
        self.functions.get(&function).cloned().unwrap_or_default()
    }

    pub fn global(&self, global: u32) -> String {
        self.globals.get(&global).cloned().unwrap_or_default()
    }

    pub fn dispatcher(&self, table: u32, ty: u32) -> String {
        self.dispatchers.get(&(table, ty)).cloned().unwrap_or_default()
    }

    /// Returns whether the global is the end of the module's stack, which grows towards 0.
    pub fn is_stack(&self, global: u32) -> bool {
        self.module.global_names.get(&global) == Some(&"__stack_pointer")
    }

    pub fn global_type(&self, global: u32) -> Type {
        match self.module.globals.get(global as usize) {
            Some(Ok(global)) => global.ty,
            Some(Err(_)) => Type::I32,
            None if (global as usize - self.module.globals.len()) % 2 == 1 => Type::I64,
            None => Type::I32,
        }
    }

    pub fn result(&self, function: u32) -> Option<Type> {
        self.results.get(&function).copied().flatten()
    }

    pub fn result_of_type(&self, ty: u32) -> Option<Type> {
        first_result(&self.module.types[ty as usize])
    }
}

pub(super) fn first_result(ty: &FuncType) -> Option<Type> {
    ty.results().first().and_then(|&ty| Type::new(ty))
}
