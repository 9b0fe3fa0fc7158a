//! From the stack machine to trees, one function at a time.
//!
//! The operand stack holds expressions that have not been evaluated yet. An expression stays there
//! only until something is about to happen that could change its value or reveal when it is
//! evaluated; just before that, it is put into a variable. So the parts of every expression that
//! leaves the stack may be evaluated in whatever order a C compiler chooses.

mod control;
mod operators;
mod stack;
#[cfg(test)]
mod tests;

use crate::error::Impossible;
use crate::module::{Function, Module};
use crate::tree::{Body, Expr, Label, Stmt, Var};
use crate::types::Type;
use crate::{EmitError, Options};
use control::{Frame, Kind};
pub(crate) use stack::type_of;
use wasmparser::{BlockType, Operator, ValType};

/// The name of this stage in errors.
const PASS: &str = "translate";

struct Translator<'m> {
    module: &'m Module<'m>,
    index: u32,
    /// Whether a load outside the memory ends the program, so that its order matters.
    checked: bool,
    /// Whether the messages of failures are shown.
    debug: bool,
    vars: Vec<Type>,
    labels: Label,
    stack: Vec<Expr>,
    frames: Vec<Frame>,
    code: Vec<Stmt>,
    /// The depth of blocks in code that cannot run, or `None` in code that can.
    dead: Option<usize>,
}

pub(crate) fn translate(
    module: &Module,
    index: u32,
    options: &Options,
) -> Result<Option<Body>, EmitError> {
    let unknown = |state: Impossible| state.met(PASS, module.name_of(index));
    let (_, Function::Defined(function)) = module.function(index).map_err(unknown)? else {
        return Ok(None);
    };
    let signature = module.signature_of(index)?;
    let mut vars = signature.params.clone();
    for local in function.get_locals_reader()? {
        let (count, ty) = local?;
        let refused = || module.refuse(&format!("a local of type {ty}"), index);
        vars.extend(vec![Type::new(ty).ok_or_else(refused)?; count as usize]);
    }
    let locals = vars.len();
    let mut translator = Translator {
        module,
        index,
        checked: options.check_bounds,
        debug: options.debug,
        vars,
        labels: 0,
        stack: Vec::new(),
        frames: Vec::new(),
        code: Vec::new(),
        dead: None,
    };
    translator.open(Kind::Block, &[], &signature.results, 0)?;
    let mut operators = function.get_operators_reader()?;
    while !operators.eof() {
        translator.operator(operators.read()?)?;
    }
    if !translator.frames.is_empty() {
        return Err(translator.impossible("a function that ends inside a block"));
    }
    let code = translator.code;
    Ok(Some(Body {
        index,
        params: signature.params.len(),
        locals,
        vars: translator.vars,
        result: signature.results.first().copied(),
        code,
    }))
}

impl Translator<'_> {
    fn new_var(&mut self, ty: Type) -> Var {
        self.vars.push(ty);
        self.vars.len() - 1
    }

    fn new_label(&mut self) -> Label {
        self.labels += 1;
        self.labels - 1
    }

    fn refuse(&self, what: &str) -> EmitError {
        self.module.refuse(what, self.index)
    }

    /// Returns the error for a state to which no valid module can lead.
    fn impossible(&self, state: &str) -> EmitError {
        self.met(Impossible::new(state))
    }

    fn met(&self, state: Impossible) -> EmitError {
        state.met(PASS, self.module.name_of(self.index))
    }

    fn plain_types(&self, types: &[ValType]) -> Result<Vec<Type>, EmitError> {
        let plain = |&ty| Type::new(ty).ok_or_else(|| self.refuse(&format!("{ty}")));
        types.iter().map(plain).collect()
    }

    fn block_type(&self, ty: BlockType) -> Result<(Vec<Type>, Vec<Type>), EmitError> {
        match ty {
            BlockType::Empty => Ok((Vec::new(), Vec::new())),
            BlockType::Type(ty) => Ok((Vec::new(), self.plain_types(&[ty])?)),
            BlockType::FuncType(index) => {
                let ty = self.module.ty(index).map_err(|state| self.met(state))?;
                Ok((self.plain_types(ty.params())?, self.plain_types(ty.results())?))
            }
        }
    }

    fn operator(&mut self, operator: Operator) -> Result<(), EmitError> {
        if let Some(depth) = self.dead {
            match operator {
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => {
                    self.dead = Some(depth + 1);
                    return Ok(());
                }
                Operator::End if depth > 0 => {
                    self.dead = Some(depth - 1);
                    return Ok(());
                }
                Operator::Else if depth == 0 => {}
                Operator::End => {}
                _ => return Ok(()),
            }
        }
        match operator {
            Operator::Nop => {}
            Operator::Block { blockty } => {
                let (params, results) = self.block_type(blockty)?;
                self.open(Kind::Block, &params, &results, params.len())?;
            }
            Operator::Loop { blockty } => {
                let (params, results) = self.block_type(blockty)?;
                self.open(Kind::Loop, &params, &results, params.len())?;
            }
            Operator::If { blockty } => {
                let (params, results) = self.block_type(blockty)?;
                let condition = self.pop()?;
                self.open_if(condition, &params, &results)?;
            }
            Operator::Else => self.otherwise()?,
            Operator::End => self.close()?,
            Operator::Br { relative_depth } => {
                self.branch(relative_depth)?;
                self.dead = Some(0);
            }
            Operator::BrIf { relative_depth } => self.branch_if(relative_depth)?,
            Operator::BrTable { targets } => self.branch_table(&targets)?,
            Operator::Return => {
                let Some(outermost) = self.frames.len().checked_sub(1) else {
                    return Err(self.impossible("a `return` outside all blocks"));
                };
                self.branch(outermost as u32)?;
                self.dead = Some(0);
            }
            Operator::Unreachable => {
                self.emit(Stmt::Trap)?;
                self.dead = Some(0);
            }
            operator => self.plain_operator(operator)?,
        }
        Ok(())
    }
}
