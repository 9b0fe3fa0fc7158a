//! The passes between translation and printing, as a table: what each does, what it needs, and
//! what it promises.
//!
//! [`run`] carries them out in order. It stops with an internal error if a pass meets a state that
//! it believes impossible, or never becomes stable; with checks, also if a pass breaks a promise.
//!
//! By how much the files of the collection's 108 problems in C would grow without each pass, as
//! printed by `cargo emitter earnings MODULE…`; the bundler's variable `KEEP_WASM` names the file
//! in which a module is kept. A pass that earns less than half a percent is removed, unless it
//! makes programs faster.
//!
//! | without | plain | compact |
//! |---|---|---|
//! | `find-diverging` | +6.83 % | +5.37 % |
//! | `structure` | +2.84 % | +3.60 % |
//! | `inline-forwarders` | +2.68 % | +3.50 % |
//! | `drop-unreached` | +2.20 % | +2.84 % |
//! | `finish` | +1.13 % | +1.28 % |

mod conditions;
#[cfg(test)]
mod tests;
mod types;
mod ways;

use crate::error::{Impossible, Met};
use crate::forwarders;
use crate::module::Module;
use crate::program::Program;
use crate::structure::{self, Structure};
use crate::tree::Stmt;
use crate::EmitError;
pub(crate) use conditions::Condition;
use std::collections::HashMap;
use ways::Happenings;
pub(crate) use ways::Kept;
use Condition::{Calls, Declared, NoLostValue, Reached, Scopes, Types};

/// The number of rounds after which every function must be stable. Five have been enough so far.
const ROUNDS: usize = 64;

/// One step of the pipeline.
pub(crate) struct Pass {
    pub name: &'static str,
    /// What it does, as a sentence.
    pub about: &'static str,
    pub work: Work,
    pub before: &'static [Condition],
    pub after: &'static [Condition],
    /// What is the same in each function before and after.
    pub keeps: Option<Kept>,
}

/// Rewrites the code of one function.
type Rewrite = fn(Vec<Stmt>, &Structure) -> Result<Vec<Stmt>, Impossible>;

#[derive(Clone, Copy)]
pub(crate) enum Work {
    /// Rewrites each function once.
    Once(Rewrite),
    /// Rewrites each function repeatedly until that changes nothing.
    UntilStable(Rewrite),
    /// Looks at all functions together.
    Together(fn(&mut Program) -> Result<(), Met>),
}

/// What holds for every tree.
const SOUND: &[Condition] = &[Scopes, Declared, Types, Calls];
/// What holds once unreachable code is gone.
const REACHED: &[Condition] = &[Scopes, Declared, Types, Calls, NoLostValue, Reached];

pub(crate) const PASSES: &[Pass] = &[
    Pass {
        name: "find-diverging",
        about: "Finds the functions that never return, and changes nothing.",
        work: Work::Together(|program| program.find_diverging()),
        before: SOUND,
        after: SOUND,
        keeps: Some(Kept::Effects),
    },
    Pass {
        name: "structure",
        about: "Turns blocks and branches into if, else, switch and loops, and drops what cannot \
                be reached.",
        work: Work::UntilStable(structure::structure),
        before: SOUND,
        after: REACHED,
        keeps: Some(Kept::Ways),
    },
    Pass {
        name: "inline-forwarders",
        about: "Calls what a function calls that does nothing else.",
        work: Work::Together(forwarders::inline),
        before: SOUND,
        after: REACHED,
        keeps: Some(Kept::NumberOfEffects),
    },
    Pass {
        name: "drop-unreached",
        about: "Drops the functions that nothing calls any more.",
        work: Work::Together(|program| program.drop_unreached()),
        before: SOUND,
        after: REACHED,
        keeps: Some(Kept::Effects),
    },
    Pass {
        name: "finish",
        about: "Removes each else after a branch that leaves, and looks at the rest once more: \
                calls that were put in the place of others have left shorter code.",
        work: Work::Once(structure::finish),
        before: REACHED,
        after: REACHED,
        keeps: Some(Kept::Ways),
    },
];

/// Carries out some passes, with checks before the first and after each if they are asked for.
pub(crate) fn run(
    program: &mut Program,
    passes: &[Pass],
    is_checked: bool,
) -> Result<(), EmitError> {
    if let Some(first) = passes.first().filter(|_| is_checked) {
        check(program, &format!("before {}", first.name), first.before)?;
    }
    for pass in passes {
        let before = match pass.keeps.filter(|_| is_checked) {
            Some(kept) => Some(happenings(program, pass.name, kept)?),
            None => None,
        };
        carry_out(program, pass)?;
        if is_checked {
            check(program, pass.name, pass.after)?;
        }
        if let (Some(kept), Some(before)) = (pass.keeps, before) {
            for (function, after) in happenings(program, pass.name, kept)? {
                let state = before.get(&function).map(|before| before.compare(&after));
                let state = state.unwrap_or(Err(Impossible::new("a new function")));
                state.map_err(|state| met(program.module, pass.name, function, state))?;
            }
        }
    }
    Ok(())
}

fn met(module: &Module, pass: &str, function: u32, state: Impossible) -> EmitError {
    state.met(pass, module.name_of(function))
}

fn carry_out(program: &mut Program, pass: &Pass) -> Result<(), EmitError> {
    let module = program.module;
    let (rewrite, rounds) = match pass.work {
        Work::Together(work) => {
            let worked = work(program);
            return worked
                .map_err(|Met { function, state }| met(module, pass.name, function, state));
        }
        Work::Once(rewrite) => (rewrite, None),
        Work::UntilStable(rewrite) => (rewrite, Some(ROUNDS)),
    };
    for body in &mut program.bodies {
        let code = std::mem::take(&mut body.code);
        let structure = Structure::new(&code, &program.diverging);
        let rewritten = match rounds {
            None => rewrite(code, &structure),
            Some(rounds) => until_stable(code, rounds, |code| rewrite(code, &structure)),
        };
        body.code = rewritten.map_err(|state| met(module, pass.name, body.index, state))?;
    }
    Ok(())
}

/// Rewrites some code until that changes nothing.
fn until_stable(
    code: Vec<Stmt>,
    rounds: usize,
    rewrite: impl Fn(Vec<Stmt>) -> Result<Vec<Stmt>, Impossible>,
) -> Result<Vec<Stmt>, Impossible> {
    let mut code = code;
    for _ in 0..rounds {
        let before = code.clone();
        code = rewrite(code)?;
        if code == before {
            return Ok(code);
        }
    }
    Err(Impossible::new(format!("code that still changes after {rounds} rounds")))
}

/// Returns an error that names the first condition that does not hold.
pub(crate) fn check(
    program: &Program,
    pass: &str,
    conditions: &[Condition],
) -> Result<(), EmitError> {
    for body in &program.bodies {
        for condition in conditions {
            let held = condition.check(program, body);
            held.map_err(|state| met(program.module, pass, body.index, state))?;
        }
    }
    Ok(())
}

fn happenings(
    program: &Program,
    pass: &str,
    kept: Kept,
) -> Result<HashMap<u32, Happenings>, EmitError> {
    let of_body = |body: &crate::tree::Body| {
        let found = Happenings::new(kept, &body.code, &program.diverging);
        let found = found.map_err(|state| met(program.module, pass, body.index, state))?;
        Ok((body.index, found))
    };
    program.bodies.iter().map(of_body).collect()
}
