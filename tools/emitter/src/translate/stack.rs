//! The operand stack: which expressions may wait there unevaluated, and which must go into a
//! variable first.

use super::Translator;
use crate::effects::effects;
use crate::module::Type;
use crate::tree::{Callee, Expr, Stmt, Unary, Var};

impl Translator<'_> {
    /// Pops the top value. The validator has counted: there is always one.
    pub(super) fn pop(&mut self) -> Expr {
        self.stack.pop().unwrap_or(Expr::Const(Type::I32, 0))
    }

    pub(super) fn pop_many(&mut self, count: usize) -> Vec<Expr> {
        self.stack.split_off(self.stack.len() - count)
    }

    /// Pushes what may stay unevaluated, after keeping what may not stay beside it.
    pub(super) fn push(&mut self, expr: Expr) {
        let new = effects(&expr);
        self.keep_where(|waiting| !effects(waiting).commute(new));
        self.stack.push(expr);
    }

    /// Appends a statement, after keeping the waiting expressions that it could change.
    pub(super) fn emit(&mut self, statement: Stmt) {
        match &statement {
            Stmt::Set(var, _) => {
                let var = *var;
                self.keep_where(|waiting| waiting.reads(var) > 0);
            }
            Stmt::SetGlobal(..) => self.keep_where(|waiting| {
                let effects = effects(waiting);
                effects.calls || effects.globals || effects.traps
            }),
            _ => self.keep_where(|waiting| effects(waiting).any()),
        }
        self.code.push(statement);
    }

    pub(super) fn keep_where(&mut self, must: impl Fn(&Expr) -> bool) {
        // What waits outside the innermost block was kept when that was opened.
        let base = self.frames.last().map_or(0, |frame| frame.height);
        for place in base..self.stack.len() {
            if must(&self.stack[place]) {
                self.keep(place);
            }
        }
    }

    fn keep(&mut self, place: usize) {
        let ty = self.type_of(&self.stack[place]);
        let var = self.new_var(ty);
        let value = std::mem::replace(&mut self.stack[place], Expr::Var(var));
        self.code.push(Stmt::Set(var, value));
    }

    /// Returns the value in a form that may be used several times: a constant or a variable.
    pub(super) fn in_variable(&mut self, value: Expr) -> Expr {
        if matches!(value, Expr::Const(..) | Expr::Var(_)) {
            return value;
        }
        let ty = self.type_of(&value);
        let var = self.new_var(ty);
        self.emit(Stmt::Set(var, value));
        Expr::Var(var)
    }

    /// Evaluates what waits before control divides; later, that would happen on one path only.
    pub(super) fn settle(&mut self) {
        self.keep_where(|waiting| !matches!(waiting, Expr::Const(..)));
    }

    /// Assigns values all at once: no value sees a variable that is already assigned.
    pub(super) fn assign(&mut self, vars: &[Var], values: Vec<Expr>) {
        let mut values = values;
        for place in 0..vars.len() {
            let later = &values[place + 1..];
            if later.iter().any(|value| value.reads(vars[place]) > 0) {
                for value in &mut values[place + 1..] {
                    let kept = self.in_variable_always(value.clone());
                    *value = kept;
                }
            }
            if values[place] != Expr::Var(vars[place]) {
                self.code.push(Stmt::Set(vars[place], values[place].clone()));
            }
        }
    }

    fn in_variable_always(&mut self, value: Expr) -> Expr {
        if matches!(value, Expr::Const(..)) {
            return value;
        }
        let ty = self.type_of(&value);
        let var = self.new_var(ty);
        self.code.push(Stmt::Set(var, value));
        Expr::Var(var)
    }

    pub(super) fn type_of(&self, expr: &Expr) -> Type {
        match expr {
            Expr::Const(ty, _) | Expr::Select(ty, _) => *ty,
            Expr::Var(var) => self.vars[*var],
            Expr::Global(global) => self.global_type(*global),
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
                    let (ty, _) = self.module.functions[*function as usize];
                    self.first_result(ty)
                }
                Callee::Indirect(_, ty) => self.first_result(*ty),
                Callee::Host(_) => Type::I32,
            },
        }
    }

    fn first_result(&self, ty: u32) -> Type {
        let results = self.module.types[ty as usize].results();
        results.first().and_then(|&ty| Type::new(ty)).unwrap_or(Type::I32)
    }
}
