//! The operand stack: which expressions may wait there unevaluated, and which must go into a
//! variable first.

use super::Translator;
use crate::effects::effects;
use crate::error::Impossible;
use crate::module::Module;
use crate::tree::{Callee, Expr, Stmt, Unary, Var};
use crate::types::Type;
use crate::EmitError;

impl Translator<'_> {
    /// Pops the top value. The validator has checked that there is always one.
    pub(super) fn pop(&mut self) -> Result<Expr, EmitError> {
        self.stack.pop().ok_or_else(|| self.impossible("an empty operand stack"))
    }

    pub(super) fn pop_many(&mut self, count: usize) -> Result<Vec<Expr>, EmitError> {
        match self.stack.len().checked_sub(count) {
            Some(rest) => Ok(self.stack.split_off(rest)),
            None => {
                let height = self.stack.len();
                Err(self.impossible(&format!("{height} operands where {count} are taken")))
            }
        }
    }

    /// Pushes an expression that may stay unevaluated, after keeping those that may not stay beside
    /// it.
    pub(super) fn push(&mut self, expr: Expr) -> Result<(), EmitError> {
        let new = effects(&expr);
        self.keep_where(|waiting| !effects(waiting).commute(new))?;
        self.stack.push(expr);
        Ok(())
    }

    /// Appends a statement, after keeping the waiting expressions that it could change.
    pub(super) fn emit(&mut self, statement: Stmt) -> Result<(), EmitError> {
        match &statement {
            Stmt::Set(var, _) => {
                let var = *var;
                self.keep_where(|waiting| waiting.reads(var) > 0)?;
            }
            Stmt::SetGlobal(..) => self.keep_where(|waiting| {
                let effects = effects(waiting);
                effects.calls || effects.globals || effects.traps
            })?,
            _ => self.keep_where(|waiting| effects(waiting).any())?,
        }
        self.code.push(statement);
        Ok(())
    }

    pub(super) fn keep_where(&mut self, must: impl Fn(&Expr) -> bool) -> Result<(), EmitError> {
        // What is waiting outside the innermost block was kept when that block was opened.
        let base = self.frames.last().map_or(0, |frame| frame.height);
        for place in base..self.stack.len() {
            if must(&self.stack[place]) {
                self.keep(place)?;
            }
        }
        Ok(())
    }

    fn keep(&mut self, place: usize) -> Result<(), EmitError> {
        let ty = self.type_of(&self.stack[place])?;
        let var = self.new_var(ty);
        let value = std::mem::replace(&mut self.stack[place], Expr::Var(var));
        self.code.push(Stmt::Set(var, value));
        Ok(())
    }

    /// Returns the value in a form that may be used several times: a constant or a variable.
    pub(super) fn in_variable(&mut self, value: Expr) -> Result<Expr, EmitError> {
        if matches!(value, Expr::Const(..) | Expr::Var(_)) {
            return Ok(value);
        }
        let ty = self.type_of(&value)?;
        let var = self.new_var(ty);
        self.emit(Stmt::Set(var, value))?;
        Ok(Expr::Var(var))
    }

    pub(super) fn in_variables(&mut self, values: Vec<Expr>) -> Result<Vec<Expr>, EmitError> {
        values.into_iter().map(|value| self.in_variable(value)).collect()
    }

    /// Evaluates what is waiting before control splits; later, that would happen on one path only.
    pub(super) fn settle(&mut self) -> Result<(), EmitError> {
        self.keep_where(|waiting| !matches!(waiting, Expr::Const(..)))
    }

    /// Assigns values all at once: no value sees a variable that has already been assigned.
    pub(super) fn assign(&mut self, vars: &[Var], values: Vec<Expr>) -> Result<(), EmitError> {
        let mut values = values;
        if vars.len() != values.len() {
            let (vars, values) = (vars.len(), values.len());
            return Err(self.impossible(&format!("{values} values for {vars} variables")));
        }
        for place in 0..vars.len() {
            let later = &values[place + 1..];
            if later.iter().any(|value| value.reads(vars[place]) > 0) {
                for value in &mut values[place + 1..] {
                    let kept = self.in_variable_always(value.clone())?;
                    *value = kept;
                }
            }
            if values[place] != Expr::Var(vars[place]) {
                self.code.push(Stmt::Set(vars[place], values[place].clone()));
            }
        }
        Ok(())
    }

    fn in_variable_always(&mut self, value: Expr) -> Result<Expr, EmitError> {
        if matches!(value, Expr::Const(..)) {
            return Ok(value);
        }
        let ty = self.type_of(&value)?;
        let var = self.new_var(ty);
        self.code.push(Stmt::Set(var, value));
        Ok(Expr::Var(var))
    }

    pub(super) fn type_of(&self, expr: &Expr) -> Result<Type, EmitError> {
        type_of(expr, self.module, &self.vars).map_err(|state| self.met(state))
    }
}

/// Returns the type of an expression over these variables.
pub(crate) fn type_of(expr: &Expr, module: &Module, vars: &[Type]) -> Result<Type, Impossible> {
    let no_value =
        |callee: &Callee| Impossible::new(format!("the value of {callee}, which has none"));
    let known = match expr {
        Expr::Const(ty, _) | Expr::Select(ty, _) => *ty,
        Expr::Var(var) => *vars
            .get(*var)
            .ok_or_else(|| Impossible::new(format!("the unknown variable v{var}")))?,
        Expr::Global(global) => module.global_type(*global)?,
        Expr::Unary(Unary::ExtendS | Unary::ExtendU, ..) => Type::I64,
        Expr::Unary(Unary::Not | Unary::Wrap, ..) => Type::I32,
        Expr::Unary(_, ty, _) => *ty,
        Expr::Binary(operator, ..) if operator.is_condition() => Type::I32,
        Expr::Binary(_, ty, ..) => *ty,
        Expr::Load(load, _) => load.width.ty(),
        Expr::Float(operation, _) => operation.result(),
        Expr::Size => Type::I32,
        Expr::Call(callee, _) => match callee {
            Callee::Function(function) => {
                let (ty, _) = module.function(*function)?;
                module.first_result(*ty)?.ok_or_else(|| no_value(callee))?
            }
            Callee::Indirect(_, ty) => module.first_result(*ty)?.ok_or_else(|| no_value(callee))?,
            Callee::Host(host) => host.result().ok_or_else(|| no_value(callee))?,
        },
    };
    Ok(known)
}
