//! Blocks, loops, `if`s and branches: the values that cross their borders go through variables.

use super::Translator;
use crate::fold;
use crate::tree::{Arm, Expr, Label, Stmt, Var};
use crate::types::Type;
use crate::EmitError;
use wasmparser::BrTable;

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Kind {
    Block,
    Loop,
    If,
}

/// A block that is still open.
pub(super) struct Frame {
    kind: Kind,
    /// The label to which a branch out of it goes.
    end: Label,
    /// The label to which a branch to a loop goes; only a loop has one.
    head: Option<Label>,
    params: Vec<Var>,
    results: Vec<Var>,
    /// The height of the stack below the parameters.
    pub(super) height: usize,
    /// The code before it.
    before: Vec<Stmt>,
    condition: Option<Expr>,
    /// The first half of an `if`, once `else` has been seen.
    first: Option<Vec<Stmt>>,
}

#[cfg(test)]
impl Frame {
    /// A loop that no instruction opens.
    pub(super) fn headless() -> Frame {
        Frame {
            kind: Kind::Loop,
            end: 0,
            head: None,
            params: Vec::new(),
            results: Vec::new(),
            height: 0,
            before: Vec::new(),
            condition: None,
            first: None,
        }
    }
}

/// Where a branch goes.
struct Target {
    label: Label,
    /// The variables that carry the branch's values.
    vars: Vec<Var>,
    /// Whether the branch leaves the function.
    is_return: bool,
}

impl Translator<'_> {
    pub(super) fn open(
        &mut self,
        kind: Kind,
        params: &[Type],
        results: &[Type],
        given: usize,
    ) -> Result<(), EmitError> {
        self.settle()?;
        let mut vars = Vec::new();
        let values = self.pop_many(given)?;
        if kind == Kind::Loop || kind == Kind::If {
            // Every branch to a loop assigns its parameters again.
            vars = params.iter().map(|&ty| self.new_var(ty)).collect();
            self.assign(&vars, values)?;
        } else {
            self.stack.extend(values);
        }
        let height = self.stack.len() - if kind == Kind::Block { given } else { 0 };
        self.stack.extend(vars.iter().map(|&var| Expr::Var(var)));
        let frame = Frame {
            kind,
            end: self.new_label(),
            head: (kind == Kind::Loop).then(|| self.new_label()),
            params: vars,
            results: results.iter().map(|&ty| self.new_var(ty)).collect(),
            height,
            before: std::mem::take(&mut self.code),
            condition: None,
            first: None,
        };
        self.frames.push(frame);
        Ok(())
    }

    pub(super) fn open_if(
        &mut self,
        condition: Expr,
        params: &[Type],
        results: &[Type],
    ) -> Result<(), EmitError> {
        self.settle()?;
        // Otherwise parameters would be assigned before the condition is evaluated.
        let has_params = !params.is_empty();
        let condition = if has_params { self.in_variable(condition)? } else { condition };
        self.open(Kind::If, params, results, params.len())?;
        let Some(frame) = self.frames.last_mut() else { return Err(self.no_block()) };
        frame.condition = Some(fold::condition(condition));
        Ok(())
    }

    fn no_head(&self) -> EmitError {
        self.impossible("a loop without a label")
    }

    fn no_block(&self) -> EmitError {
        self.impossible("no open block")
    }

    pub(super) fn otherwise(&mut self) -> Result<(), EmitError> {
        self.leave()?;
        let Some(frame) = self.frames.last_mut() else { return Err(self.no_block()) };
        frame.first = Some(std::mem::take(&mut self.code));
        self.stack.truncate(frame.height);
        self.stack.extend(frame.params.iter().map(|&var| Expr::Var(var)));
        self.dead = None;
        Ok(())
    }

    /// Ends a body whose end is reached from above: its results go into their variables.
    fn leave(&mut self) -> Result<(), EmitError> {
        if self.dead.is_some() {
            return Ok(());
        }
        let Some(frame) = self.frames.last() else { return Err(self.no_block()) };
        let vars = frame.results.clone();
        let values = self.pop_many(vars.len())?;
        if self.frames.len() == 1 {
            return self.give_back(values);
        }
        self.assign(&vars, values)
    }

    /// Ends the function with its results: the first by `return`, the others through globals.
    fn give_back(&mut self, values: Vec<Expr>) -> Result<(), EmitError> {
        let mut values: Vec<Expr> = match values.len() {
            0 | 1 => values,
            _ => self.in_variables(values)?,
        };
        for (place, value) in values.iter().enumerate().skip(1) {
            let ty = self.type_of(value)?;
            let global = self.module.further_result(place, ty);
            self.code.push(Stmt::SetGlobal(global, value.clone()));
        }
        self.code.push(Stmt::Return((!values.is_empty()).then(|| values.swap_remove(0))));
        Ok(())
    }

    pub(super) fn close(&mut self) -> Result<(), EmitError> {
        let is_else_missing =
            self.frames.last().is_some_and(|frame| frame.kind == Kind::If && frame.first.is_none());
        if is_else_missing {
            self.otherwise()?;
        }
        self.leave()?;
        let Some(frame) = self.frames.pop() else { return Err(self.no_block()) };
        let mut body = std::mem::replace(&mut self.code, frame.before);
        if self.frames.is_empty() {
            self.code = body;
            return Ok(());
        }
        match frame.kind {
            Kind::Block => {}
            Kind::If => {
                let (Some(condition), Some(first)) = (frame.condition, frame.first) else {
                    return Err(self.impossible("an `if` without its condition or first half"));
                };
                body = vec![Stmt::If(condition, first, body)];
            }
            Kind::Loop => {
                if self.dead.is_none() {
                    body.push(Stmt::Branch(frame.end));
                }
                let Some(head) = frame.head else { return Err(self.no_head()) };
                body = vec![Stmt::Loop(head, body)];
            }
        }
        self.code.push(Stmt::Block(frame.end, body));
        self.stack.truncate(frame.height);
        self.stack.extend(frame.results.iter().map(|&var| Expr::Var(var)));
        self.dead = None;
        Ok(())
    }

    fn target(&self, depth: u32) -> Result<Target, EmitError> {
        let place = self.frames.len().checked_sub(1 + depth as usize);
        let Some(place) = place else {
            let open = self.frames.len();
            return Err(self.impossible(&format!("a branch of depth {depth} in {open} blocks")));
        };
        let frame = &self.frames[place];
        Ok(match frame.kind {
            Kind::Loop => {
                let Some(head) = frame.head else { return Err(self.no_head()) };
                Target { label: head, vars: frame.params.clone(), is_return: false }
            }
            Kind::Block | Kind::If => {
                Target { label: frame.end, vars: frame.results.clone(), is_return: place == 0 }
            }
        })
    }

    /// Returns the statements of a branch, given values that may be copied.
    fn jump(&mut self, depth: u32, values: Vec<Expr>) -> Result<Vec<Stmt>, EmitError> {
        let Target { label, vars, is_return } = self.target(depth)?;
        let before = std::mem::take(&mut self.code);
        if is_return {
            self.give_back(values)?;
        } else {
            self.assign(&vars, values)?;
            self.code.push(Stmt::Branch(label));
        }
        Ok(std::mem::replace(&mut self.code, before))
    }

    /// Returns the values that a branch carries along, in a form that may also stay on the stack.
    fn values_for(&mut self, depth: u32) -> Result<Vec<Expr>, EmitError> {
        let count = self.target(depth)?.vars.len();
        let values = self.pop_many(count)?;
        let values = self.in_variables(values)?;
        self.stack.extend(values.iter().cloned());
        Ok(values)
    }

    pub(super) fn branch(&mut self, depth: u32) -> Result<(), EmitError> {
        let count = self.target(depth)?.vars.len();
        let mut values = self.pop_many(count)?;
        // What else is waiting is never used, but calls or traps in it do happen.
        self.keep_what_happens()?;
        if count > 1 {
            values = self.in_variables(values)?;
        }
        let jump = self.jump(depth, values)?;
        self.code.extend(jump);
        Ok(())
    }

    pub(super) fn branch_if(&mut self, depth: u32) -> Result<(), EmitError> {
        let condition = self.pop()?;
        self.keep_what_happens()?;
        let condition = self.settle_condition(condition, depth)?;
        let values = self.values_for(depth)?;
        let jump = self.jump(depth, values)?;
        self.code.push(Stmt::If(fold::condition(condition), jump, Vec::new()));
        Ok(())
    }

    /// Keeps what has effects. What only reads may wait beyond a branch: nobody can tell that it
    /// was not read before.
    fn keep_what_happens(&mut self) -> Result<(), EmitError> {
        self.keep_where(|waiting| crate::effects::effects(waiting).happens())
    }

    /// Puts the condition into a variable if the branch carries values, because these are evaluated
    /// before the condition is used.
    fn settle_condition(&mut self, condition: Expr, depth: u32) -> Result<Expr, EmitError> {
        if self.target(depth)?.vars.is_empty() {
            return Ok(condition);
        }
        self.in_variable(condition)
    }

    pub(super) fn branch_table(&mut self, table: &BrTable) -> Result<(), EmitError> {
        let index = self.pop()?;
        let index = self.settle_condition(index, table.default())?;
        self.keep_what_happens()?;
        let values = self.values_for(table.default())?;
        let mut depths: Vec<(u32, Vec<u32>)> = Vec::new();
        for (case, depth) in table.targets().enumerate() {
            let depth = depth?;
            if depth == table.default() {
                continue;
            }
            match depths.iter_mut().find(|(known, _)| *known == depth) {
                Some((_, cases)) => cases.push(case as u32),
                None => depths.push((depth, vec![case as u32])),
            }
        }
        let mut arms = Vec::new();
        for (depth, cases) in depths {
            let body = self.jump(depth, values.clone())?;
            arms.push(Arm { cases, default: false, body });
        }
        let body = self.jump(table.default(), values)?;
        arms.push(Arm { cases: Vec::new(), default: true, body });
        self.code.push(Stmt::Switch(index, arms));
        self.dead = Some(0);
        Ok(())
    }
}
