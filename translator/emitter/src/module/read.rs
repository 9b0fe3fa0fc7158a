//! A module from its bytes: validated as a whole, then read section by section.

use super::{Function, Global, Host, Module, Segment, Table, PASS};
use crate::error::Impossible;
use crate::float::Float;
use crate::types::Type;
use crate::EmitError;
use std::collections::HashMap;
use wasmparser::{
    ConstExpr, DataKind, ElementItems, ElementKind, ExternalKind, ImportSectionReader, KnownCustom,
    Name, NameMap, NameSectionReader, Operator, Parser, Payload, TableInit, TypeRef, ValType,
    Validator, WasmFeatures,
};

pub(crate) fn read(wasm: &[u8]) -> Result<Module<'_>, EmitError> {
    // Everything that the validator knows is let through here, so that what C cannot express is
    // refused by name and not as an unknown byte.
    Validator::new_with_features(WasmFeatures::all()).validate_all(wasm)?;
    let mut module = Module::default();
    let mut defined = Vec::new();
    let mut bodies = Vec::new();
    let mut imported = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::TypeSection(types) => {
                module.types =
                    types.into_iter_err_on_gc_types().collect::<Result<_, _>>().map_err(|_| {
                        EmitError::Module("a type of the garbage collection proposal".into())
                    })?
            }
            Payload::ImportSection(imports) => {
                imported = read_imports(&mut module, imports)?;
            }
            Payload::FunctionSection(types) => {
                defined = types.into_iter().collect::<Result<Vec<u32>, _>>()?
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    let table = table?;
                    let filled = !matches!(table.init, TableInit::RefNull);
                    let refused = filled.then(|| "a table with an initial value".to_string());
                    let elements = match refused {
                        Some(_) => Vec::new(),
                        None => vec![None; table.ty.initial as usize],
                    };
                    let is_wide = table.ty.table64;
                    module.tables.push(Table { elements, refused, is_wide });
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    let memory = memory?;
                    let odd = memory.shared || memory.page_size_log2.is_some();
                    if odd || module.memory.is_some() {
                        return Err(EmitError::Module(
                            "more than one plain memory (shared, second)".into(),
                        ));
                    }
                    let most = memory.maximum.unwrap_or(65536).min(65536);
                    module.memory = Some((memory.initial, most));
                    module.is_wide = memory.memory64;
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    let global = global?;
                    let ty = Type::new(global.ty.content_type);
                    let value = constant(&module, &global.init_expr);
                    module.globals.push(match (ty, value) {
                        (Some(ty), Some(initial)) => {
                            Ok(Global { ty, mutable: global.ty.mutable, initial })
                        }
                        _ => Err(format!("a global of type {}", global.ty.content_type)),
                    });
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        module.exports.insert(export.name, export.index);
                    }
                }
            }
            Payload::StartSection { func, .. } => module.start = Some(func),
            Payload::ElementSection(elements) => {
                for element in elements {
                    read_elements(&mut module, element?)?;
                }
            }
            Payload::DataSection(data) => {
                for segment in data {
                    let segment = segment?;
                    let address = match segment.kind {
                        DataKind::Passive => None,
                        DataKind::Active { offset_expr, .. } => {
                            Some(address(&module, &offset_expr, "data segment")?)
                        }
                    };
                    module.data.push(Segment { address, bytes: segment.data });
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body),
            Payload::CustomSection(custom) => {
                if let KnownCustom::Name(names) = custom.as_known() {
                    read_names(&mut module, names);
                }
            }
            _ => {}
        }
    }
    if defined.len() != bodies.len() {
        let state = format!("{} types of {} functions", defined.len(), bodies.len());
        return Err(Impossible::new(state).met(PASS, "the module"));
    }
    check_types(&module, &imported)?;
    let bodies = bodies.into_iter().map(Function::Defined);
    module.functions.extend(defined.into_iter().zip(bodies));
    Ok(module)
}

fn read_imports<'a>(
    module: &mut Module<'a>,
    imports: ImportSectionReader<'a>,
) -> Result<Vec<&'a str>, EmitError> {
    let mut names = Vec::new();
    for import in imports.into_imports() {
        let import = import?;
        let name = match import.module {
            "env" => import.name,
            _ => "",
        };
        let refused = || {
            let wanted = format!("the import {}.{}", import.module, import.name);
            let offered =
                "a module may import env.read, .read_line, .write, .fail, .exit, .clock, \
                           .time, .grow, and C89's functions of doubles such as env.sin";
            EmitError::Module(format!("{wanted} ({offered})"))
        };
        let TypeRef::Func(ty) = import.ty else { return Err(refused()) };
        let function = match (Host::new(name), Float::imported(name)) {
            (Some(host), _) => Function::Imported(host),
            (_, Some(operation)) => Function::Float(operation),
            _ => return Err(refused()),
        };
        module.functions.push((ty, function));
        names.push(import.name);
    }
    Ok(names)
}

/// Checks the types of the imports of these names. They depend on the memory, which is declared
/// below the imports.
fn check_types(module: &Module, names: &[&str]) -> Result<(), EmitError> {
    for (&(ty, ref function), name) in module.functions.iter().zip(names) {
        let (params, results) = match function {
            Function::Imported(host) => {
                let (params, result) = host.signature(module.place());
                let value = |ty: Type| match ty {
                    Type::I32 => ValType::I32,
                    Type::I64 => ValType::I64,
                };
                let params: Vec<ValType> = params.into_iter().map(value).collect();
                (params, result.map(value).into_iter().collect::<Vec<_>>())
            }
            Function::Float(operation) => {
                (vec![ValType::F64; operation.imported_operands()], vec![ValType::F64])
            }
            Function::Defined(_) => continue,
        };
        let signature = module.ty(ty).map_err(|state| state.met(PASS, *name))?;
        if signature.params() != params || signature.results() != results {
            return Err(EmitError::Module(format!("env.{name} of another type")));
        }
    }
    Ok(())
}

fn read_elements<'a>(
    module: &mut Module<'a>,
    element: wasmparser::Element<'a>,
) -> Result<(), EmitError> {
    let ElementKind::Active { table_index, offset_expr } = element.kind else { return Ok(()) };
    // A segment that names no table means the first one.
    let table = table_index.unwrap_or(0) as usize;
    let known = module.tables.get(table);
    let Some(Table { refused, .. }) = known else {
        let state = Impossible::new(format!("the unknown table {table}"));
        return Err(state.met(PASS, "an element segment"));
    };
    if refused.is_some() {
        return Ok(());
    }
    let from = address(module, &offset_expr, "element segment")? as usize;
    let functions: Vec<Option<u32>> = match element.items {
        ElementItems::Functions(functions) => {
            functions.into_iter().map(|function| function.map(Some)).collect::<Result<_, _>>()?
        }
        ElementItems::Expressions(_, expressions) => {
            let expressions = expressions.into_iter().collect::<Result<Vec<_>, _>>()?;
            let functions = expressions.iter().map(function_of).collect::<Option<Vec<_>>>();
            let Some(functions) = functions else {
                module.tables[table].refused = Some("a table of other than functions".into());
                return Ok(());
            };
            functions
        }
    };
    let elements = &mut module.tables[table].elements;
    let Some(place) = elements.get_mut(from..).and_then(|rest| rest.get_mut(..functions.len()))
    else {
        return Err(EmitError::Module("an element segment outside its table".into()));
    };
    place.copy_from_slice(&functions);
    Ok(())
}

/// Returns the function that an element of a table names, with an outer `None` for anything that is
/// not a function.
fn function_of(expression: &ConstExpr) -> Option<Option<u32>> {
    match expression.get_operators_reader().read().ok()? {
        Operator::RefFunc { function_index } => Some(Some(function_index)),
        Operator::RefNull { .. } => Some(None),
        _ => None,
    }
}

fn address(module: &Module, expression: &ConstExpr, of: &str) -> Result<u64, EmitError> {
    let unknown = || EmitError::Module(format!("the place of a {of}"));
    constant(module, expression).ok_or_else(unknown)
}

/// Returns the value of a constant expression, including extended ones (`i32.add` and so on).
fn constant(module: &Module, expression: &ConstExpr) -> Option<u64> {
    let mut stack: Vec<u64> = Vec::new();
    for operator in expression.get_operators_reader() {
        let operator = operator.ok()?;
        let value = match operator {
            Operator::I32Const { value } => u64::from(value as u32),
            Operator::I64Const { value } => value as u64,
            Operator::F32Const { value } => u64::from(value.bits()),
            Operator::F64Const { value } => value.bits(),
            Operator::GlobalGet { global_index } => {
                module.globals.get(global_index as usize)?.as_ref().ok()?.initial
            }
            Operator::End => break,
            _ => {
                let (right, left) = (stack.pop()?, stack.pop()?);
                match operator {
                    Operator::I32Add => u64::from((left as u32).wrapping_add(right as u32)),
                    Operator::I32Sub => u64::from((left as u32).wrapping_sub(right as u32)),
                    Operator::I32Mul => u64::from((left as u32).wrapping_mul(right as u32)),
                    Operator::I64Add => left.wrapping_add(right),
                    Operator::I64Sub => left.wrapping_sub(right),
                    Operator::I64Mul => left.wrapping_mul(right),
                    _ => return None,
                }
            }
        };
        stack.push(value);
    }
    stack.pop()
}

/// Names are only advice: a broken name section is no reason to refuse the module.
fn read_names<'a>(module: &mut Module<'a>, names: NameSectionReader<'a>) {
    for name in names.into_iter().map_while(Result::ok) {
        match name {
            Name::Function(map) => module.function_names = collect(map),
            Name::Global(map) => module.global_names = collect(map),
            _ => {}
        }
    }
}

fn collect(map: NameMap<'_>) -> HashMap<u32, &str> {
    map.into_iter().map_while(Result::ok).map(|naming| (naming.index, naming.name)).collect()
}
