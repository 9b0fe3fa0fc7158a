//! All other instructions: what each takes off the operand stack, and what it puts there.

mod floats;
mod tables;
mod text;

use super::Translator;
use crate::effects::effects;
use crate::fold;
use crate::module::{Function, Global, Host};
use crate::tree::{Callee, Expr, HostCall, Load, Stmt, Unary};
use crate::types::Type;
use crate::EmitError;
use tables::{binary, load, store, unary};
use text::text_name;
use wasmparser::Operator;
use Type::{I32, I64};

impl Translator<'_> {
    pub(super) fn plain_operator(&mut self, operator: Operator) -> Result<(), EmitError> {
        if let Some((operator, ty)) = binary(&operator) {
            let (right, left) = (self.pop()?, self.pop()?);
            return self.push(fold::binary(operator, ty, left, right));
        }
        if let Some(steps) = unary(&operator) {
            let value = self.pop()?;
            let step = |value, &(operator, ty): &_| fold::unary(operator, ty, value);
            let value = steps.iter().fold(value, step);
            return self.push(value);
        }
        if let Some((width, offset, steps)) = load(&operator) {
            let address = self.pop()?;
            let step = |value, &(operator, ty): &_| fold::unary(operator, ty, value);
            let (address, offset) = join(address, offset);
            let load = Load { width, offset, checked: self.checked };
            let value = steps.iter().fold(Expr::Load(load, Box::new(address)), step);
            return self.push(value);
        }
        if let Some((width, offset, is_wrapped)) = store(&operator) {
            let (mut value, address) = (self.pop()?, self.pop()?);
            if is_wrapped {
                value = fold::unary(Unary::Wrap, I64, value);
            }
            let value = fold::keep_stored(width, value);
            let (address, offset) = join(address, offset);
            return self.emit(Stmt::Store(width, address, offset, value));
        }
        if self.float_operator(&operator)? {
            return Ok(());
        }
        match operator {
            Operator::Drop => {
                let value = self.pop()?;
                if effects(&value).happens() {
                    self.emit(Stmt::Do(value))?;
                }
            }
            Operator::Select => self.select()?,
            Operator::TypedSelect { ty } => {
                self.plain_types(&[ty])?;
                self.select()?;
            }
            Operator::LocalGet { local_index } => self.push(Expr::Var(local_index as usize))?,
            Operator::LocalSet { local_index } => {
                let value = self.pop()?;
                self.set(local_index as usize, value)?;
            }
            Operator::LocalTee { local_index } => {
                let value = self.pop()?;
                self.set(local_index as usize, value)?;
                self.push(Expr::Var(local_index as usize))?;
            }
            Operator::GlobalGet { global_index } => {
                let global = self.global(global_index)?;
                let value = match global.mutable {
                    true => Expr::Global(global_index),
                    false => Expr::Const(global.ty, global.initial),
                };
                self.push(value)?;
            }
            Operator::GlobalSet { global_index } => {
                self.global(global_index)?;
                let value = self.pop()?;
                self.emit(Stmt::SetGlobal(global_index, value))?;
            }
            Operator::I32Const { value } => {
                self.push(Expr::Const(I32, u64::from(value as u32)))?;
            }
            Operator::I64Const { value } => self.push(Expr::Const(I64, value as u64))?,
            Operator::MemorySize { .. } => {
                let size = self.extended(Unary::ExtendU, Expr::Size);
                self.push(size)?;
            }
            Operator::MemoryGrow { .. } => {
                let call =
                    Expr::Call(Callee::Host(HostCall::Imported(Host::Grow)), self.pop_many(1)?);
                // A failed request returns -1.
                let pages = self.extended(Unary::ExtendS, call);
                self.push(pages)?;
            }
            Operator::MemoryCopy { .. } => self.host(HostCall::Copy, 3)?,
            Operator::MemoryFill { .. } => self.host(HostCall::Fill, 3)?,
            Operator::MemoryInit { data_index, .. } => self.host(HostCall::Init(data_index), 3)?,
            Operator::DataDrop { data_index } => self.host(HostCall::Drop(data_index), 0)?,
            Operator::Call { function_index } => self.call(function_index)?,
            Operator::CallIndirect { type_index, table_index } => {
                let table = self.module.table(table_index).map_err(|state| self.met(state))?;
                if let Some(why) = &table.refused {
                    return Err(self.refuse(why));
                }
                let signature = self.module.signature(type_index, self.index)?;
                let arguments = self.pop_many(signature.params.len() + 1)?;
                let ty = self.module.canonical_type(type_index).map_err(|state| self.met(state))?;
                let callee = Callee::Indirect(table_index, ty);
                self.finish_call(callee, arguments, &signature.results)?;
            }
            operator => return Err(self.refuse(&text_name(&operator))),
        }
        Ok(())
    }

    fn set(&mut self, var: usize, value: Expr) -> Result<(), EmitError> {
        if value == Expr::Var(var) {
            return Ok(());
        }
        self.emit(Stmt::Set(var, value))
    }

    /// Translates a `select`, which evaluates both values, while C would evaluate only one.
    fn select(&mut self) -> Result<(), EmitError> {
        let condition = self.pop()?;
        let (mut right, mut left) = (self.pop()?, self.pop()?);
        if effects(&left).happens() {
            left = self.in_variable(left)?;
        }
        if effects(&right).happens() {
            right = self.in_variable(right)?;
        }
        let ty = self.type_of(&left)?;
        self.push(fold::select(ty, condition, left, right))
    }

    /// Translates an instruction without a result that a function of the C file carries out.
    fn host(&mut self, host: HostCall, arguments: usize) -> Result<(), EmitError> {
        let arguments = self.pop_many(arguments)?;
        self.emit(Stmt::Do(Expr::Call(Callee::Host(host), arguments)))
    }

    /// Extends a number that has 32 bits in C to the width of the module's addresses.
    fn extended(&self, operator: Unary, number: Expr) -> Expr {
        match self.module.place() {
            I32 => number,
            I64 => fold::unary(operator, I32, number),
        }
    }

    fn call(&mut self, function: u32) -> Result<(), EmitError> {
        let signature = self.module.signature_of(function)?;
        let arguments = self.pop_many(signature.params.len())?;
        let module = self.module;
        let callee = match &module.function(function).map_err(|state| self.met(state))?.1 {
            &Function::Imported(host) => {
                let callee = Callee::Host(HostCall::Imported(host));
                if matches!(host, Host::Read | Host::ReadLine) {
                    let call = Expr::Call(callee, arguments);
                    let length = self.extended(Unary::ExtendU, call);
                    return self.push(length);
                }
                callee
            }
            &Function::Float(operation) => {
                return self.push(Expr::Float(operation, arguments));
            }
            Function::Defined(_) => Callee::Function(function),
        };
        self.finish_call(callee, arguments, &signature.results)
    }

    fn finish_call(
        &mut self,
        callee: Callee,
        arguments: Vec<Expr>,
        results: &[Type],
    ) -> Result<(), EmitError> {
        let is_silent = callee == Callee::Host(HostCall::FAIL) && !self.debug;
        if is_silent {
            for argument in arguments {
                if effects(&argument).happens() {
                    self.emit(Stmt::Do(argument))?;
                }
            }
            return self.emit(Stmt::Do(Expr::Call(callee, Vec::new())));
        }
        let call = Expr::Call(callee, arguments);
        match *results {
            [] => self.emit(Stmt::Do(call))?,
            [_] => self.push(call)?,
            [first, ref further @ ..] => {
                let var = self.new_var(first);
                self.keep_where(|waiting| effects(waiting).any())?;
                self.emit(Stmt::Set(var, call))?;
                self.push(Expr::Var(var))?;
                for (place, &ty) in further.iter().enumerate() {
                    let var = self.new_var(ty);
                    let global = self.module.further_result(place + 1, ty);
                    self.emit(Stmt::Set(var, Expr::Global(global)))?;
                    self.push(Expr::Var(var))?;
                }
            }
        }
        Ok(())
    }

    fn global(&self, index: u32) -> Result<&Global, EmitError> {
        match self.module.globals.get(index as usize) {
            Some(global) => global.as_ref().map_err(|why| self.refuse(why)),
            None => Err(self.impossible(&format!("the unknown global {index}"))),
        }
    }
}

/// Joins the two parts of an address into one number if both are known.
fn join(address: Expr, offset: u32) -> (Expr, u32) {
    if let Expr::Const(ty, base) = address {
        // A sum with more bits than an address has is outside any memory.
        let sum = base.checked_add(offset.into()).filter(|&sum| sum <= ty.mask());
        if let Some(sum) = sum {
            return (Expr::Const(ty, sum), 0);
        }
    }
    (address, offset)
}
