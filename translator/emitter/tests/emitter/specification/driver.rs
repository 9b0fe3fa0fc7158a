//! Modules of the suite with a driver, which makes a program of what is only called from outside.
//!
//! A program of the emitter has one entry and reads and writes bytes. So a module is written
//! anew: `env.read` and `env.write` are imported, what it imports of the suite's host
//! (`spectest`) becomes its own, and an entry is added that calls its exports.

use super::script::{Command, Constant, Ending, Expected};
use std::collections::HashMap;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataCountSection, DataSection, ElementSection, EntityType,
    ExportKind, ExportSection, Function, FunctionSection, GlobalSection, GlobalType, Ieee32,
    Ieee64, ImportSection, InstructionSink, MemArg, MemArgTarget, MemorySection, MemoryType,
    Module, RefType, StartSection, TableSection, TableType, TypeSection, ValType,
};
use wasmparser::{
    ExternalKind, FuncType, FunctionBody, Import, Parser, Payload, TypeRef, ValType as Parsed,
};

/// The name of the added export, which no module of the suite has.
pub const ENTRY: &str = "driver of the suite";

const READ: u32 = 0;
const WRITE: u32 = 1;
const HOST_FUNCTIONS: u32 = 2;

/// A module of the suite, with what has to be known to call it.
pub struct Source<'w> {
    wasm: &'w [u8],
    types: Vec<FuncType>,
    /// The type of every function.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'w>>,
    globals: Vec<ValType>,
    exports: HashMap<&'w str, (ExternalKind, u32)>,
    /// The pages that the memory has at the start.
    pub pages: Option<u64>,
}

/// An exported function, or an exported global.
struct Export {
    kind: ExternalKind,
    index: u32,
    params: Vec<ValType>,
    results: Vec<ValType>,
}

/// A function that is added to a module.
struct Added {
    params: Vec<ValType>,
    results: Vec<ValType>,
    code: Function,
}

impl<'w> Source<'w> {
    /// Reads a module, or says what it asks for that no driver gives.
    pub fn new(wasm: &'w [u8]) -> Result<Source<'w>, String> {
        let mut source = Source {
            wasm,
            types: Vec::new(),
            functions: Vec::new(),
            bodies: Vec::new(),
            globals: Vec::new(),
            exports: HashMap::new(),
            pages: None,
        };
        for payload in Parser::new(0).parse_all(wasm) {
            source.read(payload.expect("a valid module")).expect("a valid module")?;
        }
        Ok(source)
    }

    fn read(&mut self, payload: Payload<'w>) -> wasmparser::Result<Result<(), String>> {
        match payload {
            Payload::TypeSection(types) => {
                for ty in types.into_iter_err_on_gc_types() {
                    self.types.push(ty?);
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import?;
                    if import.module != "spectest" {
                        return Ok(Err("an import from another module".into()));
                    }
                    match import.ty {
                        TypeRef::Func(ty) => self.functions.push(ty),
                        TypeRef::Global(ty) => self.globals.push(value_type(ty.content_type)?),
                        TypeRef::Memory(_) => self.pages = Some(SPECTEST_MEMORY.minimum),
                        TypeRef::Table(_) => {}
                        _ => return Ok(Err("an import of a later version".into())),
                    }
                }
            }
            Payload::FunctionSection(types) => {
                for ty in types {
                    self.functions.push(ty?);
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    self.pages.get_or_insert(memory?.initial);
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    self.globals.push(value_type(global?.ty.content_type)?);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    self.exports.insert(export.name, (export.kind, export.index));
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            _ => {}
        }
        Ok(Ok(()))
    }

    fn imported_functions(&self) -> usize {
        self.functions.len() - self.bodies.len()
    }

    fn export(&self, name: &str) -> Export {
        let (kind, index) = self.exports[name];
        match kind {
            ExternalKind::Func => {
                let ty = &self.types[self.functions[index as usize] as usize];
                let types = |types: &[Parsed]| {
                    types.iter().map(|&ty| value_type(ty).expect("a type of the suite")).collect()
                };
                Export { kind, index, params: types(ty.params()), results: types(ty.results()) }
            }
            ExternalKind::Global => {
                let results = vec![self.globals[index as usize]];
                Export { kind, index, params: Vec::new(), results }
            }
            _ => panic!("{name} is neither a function nor a global"),
        }
    }

    /// Returns whether an export takes and gives numbers alone.
    pub fn is_of_numbers(&self, name: &str) -> bool {
        let export = self.export(name);
        let mut types = export.params.iter().chain(&export.results);
        types.all(|ty| matches!(ty, ValType::I32 | ValType::I64 | ValType::F32 | ValType::F64))
    }

    /// Returns the number of an export's results.
    pub fn results(&self, name: &str) -> usize {
        self.export(name).results.len()
    }

    /// Returns the index of an added function.
    fn added(&self, place: usize) -> u32 {
        HOST_FUNCTIONS + (self.functions.len() + place) as u32
    }

    /// Returns the module with a driver that reads commands and writes results.
    ///
    /// A command is the number of an export in `exports` and then the arguments, each a word
    /// of 8 bytes; there are always [`Source::words`] of them. What comes back is the number
    /// and the results. The memory's first bytes are used for both and then restored, so that
    /// the module does not see it.
    pub fn by_input(&self, exports: &[&str]) -> Vec<u8> {
        let words = self.words(exports);
        let (save, restore) = (self.added(0), self.added(1));
        let mut added = self.keepers(words);
        for (number, name) in exports.iter().enumerate() {
            let export = self.export(name);
            let mut code = Function::new_with_locals_types(export.results.iter().copied());
            let mut sink = code.instructions();
            for (place, &ty) in export.params.iter().enumerate() {
                load(sink.i32_const(0), ty, place + 1);
            }
            sink.call(restore);
            self.perform(&mut sink, &export);
            report(&mut sink, number, &export.results, (save, restore));
            sink.end();
            added.push(Added { params: Vec::new(), results: Vec::new(), code });
        }
        let mut code = Function::new([(1, ValType::I32)]);
        let mut sink = code.instructions();
        sink.loop_(BlockType::Empty).call(save);
        sink.i32_const(0).i32_const(8 * words as i32).call(READ).i32_eqz();
        sink.if_(BlockType::Empty).call(restore).return_().end();
        sink.i32_const(0).i32_load(place_of(0)).local_set(0);
        for number in 0..exports.len() {
            sink.local_get(0).i32_const(number as i32).i32_eq().if_(BlockType::Empty);
            sink.call(self.added(2 + number)).br(1).end();
        }
        sink.unreachable().end().end();
        added.push(Added { params: Vec::new(), results: Vec::new(), code });
        self.write(&added, words)
    }

    /// Returns the number of words that a command takes.
    pub fn words(&self, exports: &[&str]) -> usize {
        let longest = exports.iter().map(|name| {
            let export = self.export(name);
            export.params.len().max(export.results.len())
        });
        1 + longest.max().unwrap_or(0)
    }

    /// Returns the module with a driver that performs some commands and writes all results,
    /// as if it had been told to do the command of every number.
    ///
    /// Instead of calling an export, it performs a copy of it in which the parameters are
    /// local variables with the arguments as values: constants, which the emitter computes
    /// with itself.
    pub fn by_constants(&self, commands: &[&Command]) -> Vec<u8> {
        let results = commands.iter().map(|command| self.export(&command.export).results.len());
        let words = 1 + results.max().unwrap_or(0);
        let (save, restore) = (self.added(0), self.added(1));
        let mut added = self.keepers(words);
        for command in commands {
            let Export { index, results, .. } = self.export(&command.export);
            let body = &self.bodies[index as usize - self.imported_functions()];
            let code = self.with_arguments(body, command);
            added.push(Added { params: Vec::new(), results, code });
        }
        for (number, command) in commands.iter().enumerate() {
            let results = self.export(&command.export).results;
            let mut code = Function::new_with_locals_types(results.iter().copied());
            let mut sink = code.instructions();
            sink.call(self.added(2 + number));
            report(&mut sink, number, &results, (save, restore));
            sink.end();
            added.push(Added { params: Vec::new(), results: Vec::new(), code });
        }
        let mut code = Function::new([]);
        for number in 0..commands.len() {
            code.instructions().call(self.added(2 + commands.len() + number));
        }
        code.instructions().end();
        added.push(Added { params: Vec::new(), results: Vec::new(), code });
        self.write(&added, words)
    }

    fn with_arguments(&self, body: &FunctionBody, command: &Command) -> Function {
        let mut rewriter = self.rewriter();
        let params = self.export(&command.export).params.into_iter().map(|ty| (1, ty));
        let locals = body.get_locals_reader().expect("a valid body").into_iter().map(|local| {
            let (count, ty) = local.expect("a valid local");
            (count, value_type(ty).expect("a type of the suite"))
        });
        let mut code = Function::new(params.chain(locals).collect::<Vec<_>>());
        for (local, &argument) in command.arguments.iter().enumerate() {
            constant(&mut code.instructions(), argument).local_set(local as u32);
        }
        let mut operators = body.get_operators_reader().expect("a valid body");
        while !operators.eof() {
            let instruction = rewriter.parse_instruction(&mut operators);
            code.instruction(&instruction.expect("a valid instruction"));
        }
        code
    }

    /// Returns the module with a driver that performs some commands and traps by itself if a
    /// result is not the expected one: for modules that have no byte of memory to read to.
    pub fn by_itself(&self, commands: &[&Command]) -> Vec<u8> {
        let mut added = Vec::new();
        for command in commands {
            let export = self.export(&command.export);
            let mut code = Function::new_with_locals_types(export.results.iter().copied());
            let mut sink = code.instructions();
            for &argument in &command.arguments {
                constant(&mut sink, argument);
            }
            self.perform(&mut sink, &export);
            for place in (0..export.results.len() as u32).rev() {
                sink.local_set(place);
            }
            if let Ending::Results(results) = &command.ending {
                for (place, &expected) in results.iter().enumerate() {
                    differs(sink.local_get(place as u32), expected);
                    sink.if_(BlockType::Empty).unreachable().end();
                }
            }
            sink.end();
            added.push(Added { params: Vec::new(), results: Vec::new(), code });
        }
        let mut code = Function::new([]);
        for number in 0..commands.len() {
            code.instructions().call(self.added(number));
        }
        code.instructions().end();
        added.push(Added { params: Vec::new(), results: Vec::new(), code });
        self.write(&added, 0)
    }

    /// Performs a command whose arguments are on the operand stack.
    fn perform(&self, sink: &mut InstructionSink, export: &Export) {
        match export.kind {
            ExternalKind::Func => sink.call(self.rewriter().place(export.index)),
            _ => sink.global_get(export.index),
        };
    }

    /// Returns two functions: one keeps the memory's first words in globals, one restores them.
    fn keepers(&self, words: usize) -> Vec<Added> {
        let first = self.globals.len() as u32;
        let (mut save, mut restore) = (Function::new([]), Function::new([]));
        for word in 0..words {
            let global = first + word as u32;
            save.instructions().i32_const(0).i64_load(place_of(word)).global_set(global);
            restore.instructions().i32_const(0).global_get(global).i64_store(place_of(word));
        }
        save.instructions().end();
        restore.instructions().end();
        let added = |code| Added { params: Vec::new(), results: Vec::new(), code };
        vec![added(save), added(restore)]
    }

    fn rewriter(&self) -> Rewriter {
        Rewriter { imported: self.imported_functions() as u32, defined: self.bodies.len() as u32 }
    }

    /// Writes the module with some functions more, the last of which is the entry, and with
    /// variables of 64 bits after its own globals.
    fn write(&self, added: &[Added], variables: usize) -> Vec<u8> {
        self.try_write(added, variables).expect("a valid module")
    }

    fn try_write(&self, added: &[Added], variables: usize) -> Result<Vec<u8>, Error> {
        let mut sections = Sections::default();
        let mut rewriter = self.rewriter();
        let mut stubs = Vec::new();
        for payload in Parser::new(0).parse_all(self.wasm) {
            sections.copy(&mut rewriter, payload?, &mut stubs)?;
        }
        let mut next = self.types.len() as u32;
        let mut new_type = |types: &mut TypeSection, params: &[ValType], results: &[ValType]| {
            types.ty().function(params.iter().copied(), results.iter().copied());
            next += 1;
            next - 1
        };
        let Sections { types, imports, functions, code, .. } = &mut sections;
        let read = new_type(types, &[ValType::I32; 2], &[ValType::I32]);
        let write = new_type(types, &[ValType::I32; 2], &[]);
        imports.import("env", "read", EntityType::Function(read));
        imports.import("env", "write", EntityType::Function(write));
        for ty in stubs {
            // What `spectest` prints is nothing that the suite looks at.
            functions.function(ty);
            let mut stub = Function::new([]);
            stub.instructions().end();
            code.function(&stub);
        }
        for added in added {
            functions.function(new_type(types, &added.params, &added.results));
            code.function(&added.code);
        }
        for _ in 0..variables {
            sections.globals.global(variable(ValType::I64, true), &ConstExpr::i64_const(0));
        }
        if self.pages.is_none() {
            sections.memories.memory(MemoryType { minimum: 1, ..SPECTEST_MEMORY });
        }
        sections.exports.export(ENTRY, ExportKind::Func, self.added(added.len() - 1));
        Ok(sections.module().finish())
    }
}

const SPECTEST_MEMORY: MemoryType = MemoryType {
    minimum: 1,
    maximum: Some(2),
    memory64: false,
    shared: false,
    page_size_log2: None,
};

/// The new places of functions: `env.read` and `env.write` come first, and those that were
/// imported come behind those that were defined.
struct Rewriter {
    imported: u32,
    defined: u32,
}

impl Rewriter {
    fn place(&self, function: u32) -> u32 {
        match function.checked_sub(self.imported) {
            Some(defined) => HOST_FUNCTIONS + defined,
            None => HOST_FUNCTIONS + self.defined + function,
        }
    }
}

impl Reencode for Rewriter {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.place(function))
    }
}

/// The sections of a module that is being written.
#[derive(Default)]
struct Sections {
    types: TypeSection,
    imports: ImportSection,
    functions: FunctionSection,
    tables: TableSection,
    memories: MemorySection,
    globals: GlobalSection,
    exports: ExportSection,
    start: Option<u32>,
    elements: ElementSection,
    data_count: Option<u32>,
    code: CodeSection,
    data: DataSection,
}

impl Sections {
    /// Copies a section. What is imported goes before what the module has of its kind, which
    /// is where it was; only functions move, and are left to the caller by their types.
    fn copy(
        &mut self,
        rewriter: &mut Rewriter,
        payload: Payload,
        stubs: &mut Vec<u32>,
    ) -> Result<(), Error> {
        match payload {
            Payload::TypeSection(types) => rewriter.parse_type_section(&mut self.types, types)?,
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    match import? {
                        Import { ty: TypeRef::Func(ty), .. } => stubs.push(ty),
                        import => self.own(import)?,
                    }
                }
            }
            Payload::FunctionSection(functions) => {
                rewriter.parse_function_section(&mut self.functions, functions)?;
            }
            Payload::TableSection(tables) => {
                rewriter.parse_table_section(&mut self.tables, tables)?;
            }
            Payload::MemorySection(memories) => {
                rewriter.parse_memory_section(&mut self.memories, memories)?;
            }
            Payload::GlobalSection(globals) => {
                rewriter.parse_global_section(&mut self.globals, globals)?;
            }
            Payload::ExportSection(exports) => {
                rewriter.parse_export_section(&mut self.exports, exports)?;
            }
            Payload::StartSection { func, .. } => self.start = Some(rewriter.place(func)),
            Payload::ElementSection(elements) => {
                rewriter.parse_element_section(&mut self.elements, elements)?;
            }
            Payload::DataCountSection { count, .. } => self.data_count = Some(count),
            Payload::CodeSectionEntry(body) => {
                rewriter.parse_function_body(&mut self.code, body)?;
            }
            Payload::DataSection(data) => rewriter.parse_data_section(&mut self.data, data)?,
            _ => {}
        }
        Ok(())
    }

    /// Turns an import from `spectest` into a definition, with the value that the suite says.
    fn own(&mut self, import: Import) -> wasmparser::Result<()> {
        match import.ty {
            TypeRef::Global(ty) => {
                let value = match ty.content_type {
                    Parsed::I32 => ConstExpr::i32_const(666),
                    Parsed::I64 => ConstExpr::i64_const(666),
                    Parsed::F32 => ConstExpr::f32_const(Ieee32::from(666.6)),
                    _ => ConstExpr::f64_const(Ieee64::from(666.6)),
                };
                self.globals.global(variable(value_type(ty.content_type)?, ty.mutable), &value);
            }
            TypeRef::Memory(_) => {
                self.memories.memory(SPECTEST_MEMORY);
            }
            TypeRef::Table(_) => {
                let (minimum, maximum) = (10, Some(20));
                let element_type = RefType::FUNCREF;
                self.tables.table(TableType {
                    element_type,
                    table64: false,
                    minimum,
                    maximum,
                    shared: false,
                });
            }
            _ => unreachable!("refused when the module was read"),
        }
        Ok(())
    }

    fn module(&self) -> Module {
        let mut module = Module::new();
        module.section(&self.types).section(&self.imports).section(&self.functions);
        module.section(&self.tables).section(&self.memories).section(&self.globals);
        module.section(&self.exports);
        if let Some(function_index) = self.start {
            module.section(&StartSection { function_index });
        }
        module.section(&self.elements);
        if let Some(count) = self.data_count {
            module.section(&DataCountSection { count });
        }
        module.section(&self.code).section(&self.data);
        module
    }
}

fn variable(val_type: ValType, mutable: bool) -> GlobalType {
    GlobalType { val_type, mutable, shared: false }
}

fn value_type(ty: Parsed) -> wasmparser::Result<ValType> {
    let mut rewriter = Rewriter { imported: 0, defined: 0 };
    Ok(rewriter.val_type(ty).expect("a type of WebAssembly 2.0"))
}

/// Returns the place of a word, counted from address 0.
fn place_of(word: usize) -> MemArg {
    MemArg { offset: 8 * word as u64, align: 0, target: MemArgTarget::Memory(0), ordering: None }
}

fn load(sink: &mut InstructionSink, ty: ValType, word: usize) {
    match ty {
        ValType::I32 => sink.i32_load(place_of(word)),
        ValType::I64 => sink.i64_load(place_of(word)),
        ValType::F32 => sink.f32_load(place_of(word)),
        _ => sink.f64_load(place_of(word)),
    };
}

/// Writes the number of a command and its results, which are on the operand stack, given
/// local variables for them and the functions that keep the memory.
fn report(
    sink: &mut InstructionSink,
    number: usize,
    results: &[ValType],
    (save, restore): (u32, u32),
) {
    for place in (0..results.len() as u32).rev() {
        sink.local_set(place);
    }
    sink.call(save).i32_const(0).i64_const(number as i64).i64_store(place_of(0));
    for (place, ty) in results.iter().enumerate() {
        let word = place_of(place + 1);
        // The upper half stays 0 below a narrow result.
        sink.i32_const(0).i64_const(0).i64_store(word);
        sink.i32_const(0).local_get(place as u32);
        match ty {
            ValType::I32 => sink.i32_store(word),
            ValType::I64 => sink.i64_store(word),
            ValType::F32 => sink.f32_store(word),
            _ => sink.f64_store(word),
        };
    }
    let length = 8 * (1 + results.len() as i32);
    sink.i32_const(0).i32_const(length).call(WRITE).call(restore);
}

fn constant<'s, 'b>(
    sink: &'s mut InstructionSink<'b>,
    value: Constant,
) -> &'s mut InstructionSink<'b> {
    match value {
        Constant::I32(bits) => sink.i32_const(bits as i32),
        Constant::I64(bits) => sink.i64_const(bits as i64),
        Constant::F32(bits) => sink.f32_const(Ieee32::new(bits)),
        Constant::F64(bits) => sink.f64_const(Ieee64::new(bits)),
    }
}

/// Replaces a result on the operand stack by whether it is not the expected one. Only
/// modules about memory are asked this way, and they have integers.
fn differs(sink: &mut InstructionSink, expected: Expected) {
    match expected {
        Expected::Exactly(value @ Constant::I32(_)) => constant(sink, value).i32_ne(),
        Expected::Exactly(value @ Constant::I64(_)) => constant(sink, value).i64_ne(),
        _ => unreachable!("a float of a module without memory"),
    };
}
