//! A block that ends in a `switch`: the code after it becomes an arm.

use super::count;
use crate::tree::{Label, Stmt};

/// Moves the code after a block into the switch that ends the block, if only arms of the
/// switch branch there.
#[allow(clippy::type_complexity)] // the same two lists, given back
pub(super) fn absorb(
    label: Label,
    mut body: Vec<Stmt>,
    rest: Vec<Stmt>,
) -> Result<Vec<Stmt>, (Vec<Stmt>, Vec<Stmt>)> {
    let uses = count(&body, label);
    let jump = [Stmt::Branch(label)];
    let Some(Stmt::Switch(_, arms)) = body.last_mut() else { return Err((body, rest)) };
    let leads_here: Vec<bool> = arms.iter().map(|arm| arm.body == jump).collect();
    let here = leads_here.iter().filter(|&&leads| leads).count();
    // No arm may fall through into one of these: once the latter has moved, it would no longer do
    // so.
    let is_entered =
        (1..arms.len()).any(|place| leads_here[place] && !leaves(&arms[place - 1].body));
    if here == 0 || here != uses || is_entered {
        return Err((body, rest));
    }
    let mut kept = Vec::with_capacity(arms.len());
    let mut moved = crate::tree::Arm { cases: Vec::new(), default: false, body: rest };
    for (arm, leads_here) in std::mem::take(arms).into_iter().zip(leads_here) {
        if leads_here {
            moved.cases.extend(arm.cases);
            moved.default |= arm.default;
        } else {
            kept.push(arm);
        }
    }
    // A value that no arm handles also led to the block's end.
    moved.default |= !kept.iter().any(|arm| arm.default);
    kept.push(moved);
    *arms = kept;
    Ok(body)
}

fn leaves(code: &[Stmt]) -> bool {
    matches!(code.last(), Some(Stmt::Branch(_) | Stmt::Return(_) | Stmt::Trap))
}
