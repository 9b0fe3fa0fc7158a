//! The sections of a module, read once. Faults that concern the module as a whole are found here.

mod read;

pub(crate) use read::read;

use crate::float::Math;
use crate::EmitError;
use std::collections::HashMap;
use wasmparser::{FuncType, FunctionBody, ValType};

/// The types of the C program's numbers. A float is carried as its bits, in an integer of its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Type {
    I32,
    I64,
}

impl Type {
    pub fn bits(self) -> u32 {
        match self {
            Type::I32 => 32,
            Type::I64 => 64,
        }
    }

    pub fn new(from: ValType) -> Option<Type> {
        match from {
            ValType::I32 | ValType::F32 => Some(Type::I32),
            ValType::I64 | ValType::F64 => Some(Type::I64),
            _ => None,
        }
    }
}

/// What the host offers under the name `env`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    Read,
    Write,
    Fail,
}

pub(crate) enum Function<'a> {
    Imported(Host),
    /// An imported function that C's own library has.
    Math(Math),
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
    pub tables: Vec<Table>,
    pub exports: HashMap<&'a str, u32>,
    pub start: Option<u32>,
    pub data: Vec<Segment<'a>>,
    pub function_names: HashMap<u32, &'a str>,
    pub global_names: HashMap<u32, &'a str>,
}

/// A table never changes at run time: what could change it is refused.
#[derive(Default)]
pub(crate) struct Table {
    pub elements: Vec<Option<u32>>,
    /// The reason why nothing may be called through it, if there is one.
    pub refused: Option<String>,
}

/// The types of a function's parameters and results.
pub(crate) struct Signature {
    pub params: Vec<Type>,
    pub results: Vec<Type>,
}

impl Module<'_> {
    pub fn signature(&self, ty: u32, function: u32) -> Result<Signature, EmitError> {
        let plain = |types: &[ValType]| -> Result<Vec<Type>, EmitError> {
            types
                .iter()
                .map(|&ty| Type::new(ty).ok_or_else(|| self.refuse(&format!("{ty}"), function)))
                .collect()
        };
        let ty = &self.types[ty as usize];
        Ok(Signature { params: plain(ty.params())?, results: plain(ty.results())? })
    }

    pub fn signature_of(&self, function: u32) -> Result<Signature, EmitError> {
        self.signature(self.functions[function as usize].0, function)
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
