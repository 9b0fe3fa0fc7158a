//! The tree as text that reads like code, for people who search for a fault and for error messages.
//!
//! Variables are `v0`, `v1`, …, functions `f0`, `f1`, …, globals `g0`, `g1`, … by their indices in
//! the module, labels `L0`, `L1`, …. Constants and operators have 32 bits unless they say `:i64`. A
//! label is written where its branches go: before a loop, and after a block.

use super::{Binary, Body, Callee, Expr, HostCall, Load, Stmt};
use crate::types::Type;
use std::fmt;

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format!("{self:?}").to_lowercase())
    }
}

impl fmt::Display for Callee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Callee::Function(function) => write!(f, "f{function}"),
            Callee::Indirect(table, ty) => write!(f, "table{table}.type{ty}"),
            Callee::Host(HostCall::Init(segment)) => write!(f, "host.init{segment}"),
            Callee::Host(HostCall::Drop(segment)) => write!(f, "host.drop{segment}"),
            Callee::Host(HostCall::Imported(host)) => {
                write!(f, "host.{}", format!("{host:?}").to_lowercase())
            }
            Callee::Host(HostCall::Copy) => f.write_str("host.copy"),
            Callee::Host(HostCall::Fill) => f.write_str("host.fill"),
        }
    }
}

/// Returns the type of an operator's operands, unless it is the usual one.
fn suffix(ty: Type) -> &'static str {
    match ty {
        Type::I32 => "",
        Type::I64 => ":i64",
    }
}

/// Returns the sign of an operator that has one.
fn sign(operator: Binary) -> Option<&'static str> {
    use Binary::*;
    Some(match operator {
        Add => "+",
        Sub => "-",
        Mul => "*",
        And => "&",
        Or => "|",
        Xor => "^",
        Shl => "<<",
        Eq => "==",
        Ne => "!=",
        Both => "&&",
        Either => "||",
        _ => return None,
    })
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Const(Type::I32, value) => write!(f, "{}", *value as i32),
            Expr::Const(Type::I64, value) => write!(f, "{}:i64", *value as i64),
            Expr::Var(var) => write!(f, "v{var}"),
            Expr::Global(global) => write!(f, "g{global}"),
            Expr::Unary(operator, ty, inner) => {
                write!(f, "{}{}({inner})", format!("{operator:?}").to_lowercase(), suffix(*ty))
            }
            Expr::Binary(operator, ty, left, right) => match sign(*operator) {
                Some(sign) => write!(f, "({left} {sign}{} {right})", suffix(*ty)),
                None => {
                    let operator = format!("{operator:?}").to_lowercase();
                    write!(f, "{operator}{}({left}, {right})", suffix(*ty))
                }
            },
            Expr::Load(Load { width, offset, checked }, address) => {
                let checked = if *checked { "checked " } else { "" };
                write!(f, "{checked}load{}[{address} + {offset}]", *width as u32)
            }
            Expr::Size => f.write_str("memory.size"),
            Expr::Select(ty, parts) => {
                write!(f, "select{}({}, {}, {})", suffix(*ty), parts[0], parts[1], parts[2])
            }
            Expr::Float(operation, operands) => {
                application(f, &format!("{operation:?}").to_lowercase(), operands)
            }
            Expr::Call(callee, arguments) => application(f, &callee.to_string(), arguments),
        }
    }
}

/// Writes `name(operand, operand)`.
fn application(f: &mut fmt::Formatter<'_>, name: &str, operands: &[Expr]) -> fmt::Result {
    write!(f, "{name}(")?;
    for (place, operand) in operands.iter().enumerate() {
        write!(f, "{}{operand}", if place > 0 { ", " } else { "" })?;
    }
    f.write_str(")")
}

impl fmt::Display for Stmt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        statement(f, self, 0)
    }
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "f{}(", self.index)?;
        for (var, ty) in self.vars.iter().enumerate().take(self.params) {
            write!(f, "{}v{var}: {ty}", if var > 0 { ", " } else { "" })?;
        }
        f.write_str(")")?;
        if let Some(result) = self.result {
            write!(f, " -> {result}")?;
        }
        f.write_str(" {\n")?;
        list(f, &self.code, 1)?;
        f.write_str("}\n")
    }
}

fn indent(f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
    write!(f, "{:1$}", "", 2 * depth)
}

fn list(f: &mut fmt::Formatter<'_>, code: &[Stmt], depth: usize) -> fmt::Result {
    for inner in code {
        indent(f, depth)?;
        statement(f, inner, depth)?;
        f.write_str("\n")?;
    }
    Ok(())
}

/// Writes a statement without the indentation of its first line and without its last line break.
fn statement(f: &mut fmt::Formatter<'_>, statement: &Stmt, depth: usize) -> fmt::Result {
    match statement {
        Stmt::Set(var, value) => write!(f, "v{var} = {value}"),
        Stmt::SetGlobal(global, value) => write!(f, "g{global} = {value}"),
        Stmt::Store(width, address, offset, value) => {
            write!(f, "store{}[{address} + {offset}] = {value}", *width as u32)
        }
        Stmt::Do(value) => write!(f, "do {value}"),
        Stmt::If(condition, yes, no) => {
            writeln!(f, "if {condition} {{")?;
            list(f, yes, depth + 1)?;
            indent(f, depth)?;
            if !no.is_empty() {
                f.write_str("} else {\n")?;
                list(f, no, depth + 1)?;
                indent(f, depth)?;
            }
            f.write_str("}")
        }
        Stmt::Block(label, body) => {
            f.write_str("block {\n")?;
            list(f, body, depth + 1)?;
            indent(f, depth)?;
            write!(f, "}} L{label}:")
        }
        Stmt::Loop(head, body) => {
            writeln!(f, "L{head}: loop {{")?;
            list(f, body, depth + 1)?;
            indent(f, depth)?;
            f.write_str("}")
        }
        Stmt::Branch(label) => write!(f, "branch L{label}"),
        Stmt::Switch(value, arms) => {
            writeln!(f, "switch {value} {{")?;
            for arm in arms {
                indent(f, depth)?;
                for case in &arm.cases {
                    write!(f, "case {case}: ")?;
                }
                writeln!(f, "{}", if arm.default { "default:" } else { "" })?;
                list(f, &arm.body, depth + 1)?;
            }
            indent(f, depth)?;
            f.write_str("}")
        }
        Stmt::Return(None) => f.write_str("return"),
        Stmt::Return(Some(value)) => write!(f, "return {value}"),
        Stmt::Trap => f.write_str("trap"),
    }
}
