//! The sections of a module, read once. Faults that concern the module as a whole are found here.

pub(crate) mod read;

use crate::error::Impossible;
use crate::float::Float;
use crate::types::Type;
use crate::EmitError;
use std::collections::HashMap;
use wasmparser::{FuncType, FunctionBody, ValType};

/// The name of the reading stage in errors.
const PASS: &str = "read";

/// What the host offers under the name `env`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Host {
    Read,
    ReadLine,
    Write,
    Fail,
    Exit,
    Grow,
    Clock,
    Time,
    Pause,
}

impl Host {
    /// Returns the function that a module imports under this name.
    pub fn new(name: &str) -> Option<Host> {
        Some(match name {
            "read" => Host::Read,
            "read_line" => Host::ReadLine,
            "write" => Host::Write,
            "fail" => Host::Fail,
            "exit" => Host::Exit,
            "grow" => Host::Grow,
            "clock" => Host::Clock,
            "time" => Host::Time,
            "wait_in_a_spin_loop" => Host::Pause,
            _ => return None,
        })
    }

    /// Returns the types of its parameters and its result, given the type of an address.
    pub fn signature(self, place: Type) -> (Vec<Type>, Option<Type>) {
        match self {
            Host::Read | Host::ReadLine => (vec![place; 2], Some(place)),
            Host::Write | Host::Fail => (vec![place; 2], None),
            Host::Exit => (vec![Type::I32], None),
            Host::Grow => (vec![place], Some(Type::I32)),
            Host::Clock | Host::Time => (vec![], Some(Type::I64)),
            Host::Pause => (vec![], None),
        }
    }
}

pub(crate) enum Function<'a> {
    Imported(Host),
    /// An imported operation on doubles.
    Float(Float),
    Defined(FunctionBody<'a>),
}

pub(crate) struct Global {
    pub ty: Type,
    pub mutable: bool,
    pub initial: u64,
}

pub(crate) struct Segment<'a> {
    /// The address, or `None` for a passive segment, which `memory.init` places.
    pub address: Option<u64>,
    pub bytes: &'a [u8],
}

#[derive(Default)]
pub(crate) struct Module<'a> {
    pub types: Vec<FuncType>,
    /// All functions, imported ones first, with the index of their type.
    pub functions: Vec<(u32, Function<'a>)>,
    pub globals: Vec<Result<Global, String>>,
    /// The initial and the greatest number of pages.
    pub memory: Option<(u64, u64)>,
    /// Whether its addresses have 64 bits.
    pub is_wide: bool,
    pub tables: Vec<Table>,
    pub exports: HashMap<&'a str, u32>,
    pub start: Option<u32>,
    pub data: Vec<Segment<'a>>,
    pub function_names: HashMap<u32, &'a str>,
    pub global_names: HashMap<u32, &'a str>,
}

/// A table never changes at run time: anything that could change it is refused.
#[derive(Default)]
pub(crate) struct Table {
    pub elements: Vec<Option<u32>>,
    /// The reason why nothing may be called through it, if there is one.
    pub refused: Option<String>,
    /// Whether its indices have 64 bits.
    pub is_wide: bool,
}

/// The types of a function's parameters and results.
pub(crate) struct Signature {
    pub params: Vec<Type>,
    pub results: Vec<Type>,
}

impl Module<'_> {
    /// Returns the type of an address, and of a number of bytes.
    pub fn place(&self) -> Type {
        if self.is_wide {
            Type::I64
        } else {
            Type::I32
        }
    }

    /// Returns the type of an index into a table.
    pub fn index_of(&self, table: u32) -> Result<Type, Impossible> {
        Ok(if self.table(table)?.is_wide { Type::I64 } else { Type::I32 })
    }

    pub fn signature(&self, ty: u32, function: u32) -> Result<Signature, EmitError> {
        let plain = |types: &[ValType]| -> Result<Vec<Type>, EmitError> {
            types
                .iter()
                .map(|&ty| Type::new(ty).ok_or_else(|| self.refuse(&format!("{ty}"), function)))
                .collect()
        };
        let ty = self.ty(ty).map_err(|state| state.met(PASS, self.name_of(function)))?;
        Ok(Signature { params: plain(ty.params())?, results: plain(ty.results())? })
    }

    pub fn signature_of(&self, function: u32) -> Result<Signature, EmitError> {
        let (ty, _) =
            self.function(function).map_err(|state| state.met(PASS, self.name_of(function)))?;
        self.signature(*ty, function)
    }

    pub fn ty(&self, ty: u32) -> Result<&FuncType, Impossible> {
        let unknown = || Impossible::new(format!("the unknown type {ty}"));
        self.types.get(ty as usize).ok_or_else(unknown)
    }

    pub fn function(&self, function: u32) -> Result<&(u32, Function<'_>), Impossible> {
        let unknown = || Impossible::new(format!("the unknown function {function}"));
        self.functions.get(function as usize).ok_or_else(unknown)
    }

    pub fn table(&self, table: u32) -> Result<&Table, Impossible> {
        let unknown = || Impossible::new(format!("the unknown table {table}"));
        self.tables.get(table as usize).ok_or_else(unknown)
    }

    pub fn segment(&self, segment: u32) -> Result<&Segment<'_>, Impossible> {
        let unknown = || Impossible::new(format!("the unknown data segment {segment}"));
        self.data.get(segment as usize).ok_or_else(unknown)
    }

    /// Returns the global that hands over one of a function's results after the first. It follows
    /// the module's own globals.
    pub fn further_result(&self, place: usize, ty: Type) -> u32 {
        (self.globals.len() + 2 * place + usize::from(ty == Type::I64)) as u32
    }

    /// Returns the type of a global, which may be one from
    /// [`further_result`](Module::further_result).
    pub fn global_type(&self, global: u32) -> Result<Type, Impossible> {
        match self.globals.get(global as usize) {
            Some(Ok(global)) => Ok(global.ty),
            Some(Err(why)) => Err(Impossible::new(format!("the use of {why}, which is refused"))),
            None if (global as usize - self.globals.len()) % 2 == 1 => Ok(Type::I64),
            None => Ok(Type::I32),
        }
    }

    /// Returns the type of the first result of a function of this type, if it has any.
    pub fn first_result(&self, ty: u32) -> Result<Option<Type>, Impossible> {
        let Some(&result) = self.ty(ty)?.results().first() else { return Ok(None) };
        let plain = Type::new(result);
        plain.map(Some).ok_or_else(|| Impossible::new(format!("a result of type {result}")))
    }

    pub fn refuse(&self, what: &str, function: u32) -> EmitError {
        EmitError::Unsupported { what: what.into(), function: self.name_of(function) }
    }

    /// Returns the function's name for messages.
    pub fn name_of(&self, function: u32) -> String {
        match self.function_names.get(&function) {
            Some(name) => format!("{:#}", rustc_demangle::demangle(name)),
            None => format!("function {function}"),
        }
    }
}
