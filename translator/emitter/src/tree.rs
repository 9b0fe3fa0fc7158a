//! The program between WebAssembly and C: statements, and expressions as trees.

mod display;

use crate::float::Float;
use crate::module::Host;
use crate::types::Type;

/// A variable of a function: parameters first, then locals, then values that had to be kept.
pub(crate) type Var = usize;
/// The name of a place to which code can branch, unique in its function.
pub(crate) type Label = usize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Unary {
    /// 1 for 0, and 0 for anything else.
    Not,
    Clz,
    Ctz,
    Popcnt,
    /// The low half of 64 bits.
    Wrap,
    ExtendS,
    ExtendU,
    /// The lowest 8 or 16 bits as a signed number, extended to 32 bits.
    Extend8,
    Extend16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Binary {
    Add,
    Sub,
    Mul,
    DivS,
    DivU,
    RemS,
    RemU,
    And,
    Or,
    Xor,
    Shl,
    ShrS,
    ShrU,
    Rotl,
    Rotr,
    Eq,
    Ne,
    LtS,
    LtU,
    GtS,
    GtU,
    LeS,
    LeU,
    GeS,
    GeU,
    /// `&&` of two conditions, the second of which has no effect; likewise `||`.
    Both,
    Either,
}

/// The number of bytes that a load or store moves; 8 is only for type i64.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Width {
    One = 1,
    Two = 2,
    Four = 4,
    Eight = 8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) struct Load {
    pub width: Width,
    /// The number that is added to the address, without wrapping.
    pub offset: u32,
    /// Whether the program ends if the place is outside the memory; if so, it matters whether and
    /// when the access is evaluated.
    pub checked: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum Callee {
    Function(u32),
    /// A call through a table: the table, then the type; the last argument is the index.
    Indirect(u32, u32),
    Host(HostCall),
}

/// A call that is carried out by functions of the C file itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub(crate) enum HostCall {
    Imported(Host),
    Copy,
    Fill,
    /// A copy from a passive segment.
    Init(u32),
    Drop(u32),
}

impl HostCall {
    /// What ends the program with a message.
    pub const FAIL: HostCall = HostCall::Imported(Host::Fail);

    /// Returns the type of its value in C, if it has one.
    pub fn result(self) -> Option<Type> {
        match self {
            // In C, a number of bytes or pages has 32 bits, however wide an address is.
            HostCall::Imported(host) => host.signature(Type::I32).1,
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Expr {
    Const(Type, u64),
    Var(Var),
    Global(u32),
    /// The type is that of the operand.
    Unary(Unary, Type, Box<Expr>),
    /// The type is that of the operands.
    Binary(Binary, Type, Box<Expr>, Box<Expr>),
    Load(Load, Box<Expr>),
    Float(Float, Vec<Expr>),
    /// The size of the memory in pages.
    Size,
    Select(Type, Box<[Expr; 3]>),
    Call(Callee, Vec<Expr>),
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stmt {
    Set(Var, Expr),
    SetGlobal(u32, Expr),
    Store(Width, Expr, u32, Expr),
    /// For its effects alone.
    Do(Expr),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// A branch to the label goes to the block's end.
    Block(Label, Vec<Stmt>),
    /// A branch to the label goes to the loop's start, and so does control at the end of the body:
    /// every exit is a branch.
    Loop(Label, Vec<Stmt>),
    Branch(Label),
    Switch(Expr, Vec<Arm>),
    Return(Option<Expr>),
    Trap,
}

impl Stmt {
    /// Returns the statement's own expressions, in the order in which they are evaluated.
    pub fn values(&self) -> impl Iterator<Item = &Expr> {
        let values = match self {
            Stmt::Set(_, value) | Stmt::SetGlobal(_, value) | Stmt::Do(value) => {
                [Some(value), None]
            }
            Stmt::If(value, ..) | Stmt::Switch(value, _) | Stmt::Return(Some(value)) => {
                [Some(value), None]
            }
            Stmt::Store(_, address, _, value) => [Some(address), Some(value)],
            Stmt::Block(..)
            | Stmt::Loop(..)
            | Stmt::Branch(_)
            | Stmt::Return(None)
            | Stmt::Trap => [None, None],
        };
        values.into_iter().flatten()
    }

    /// Returns the lists of statements directly inside this one.
    pub fn lists(&self) -> impl Iterator<Item = &[Stmt]> {
        let (lists, arms): ([&[Stmt]; 2], &[Arm]) = match self {
            Stmt::If(_, yes, no) => ([yes, no], &[]),
            Stmt::Block(_, body) | Stmt::Loop(_, body) => ([body, &[]], &[]),
            Stmt::Switch(_, arms) => ([&[], &[]], arms),
            Stmt::Set(..)
            | Stmt::SetGlobal(..)
            | Stmt::Store(..)
            | Stmt::Do(_)
            | Stmt::Branch(_)
            | Stmt::Return(_)
            | Stmt::Trap => ([&[], &[]], &[]),
        };
        lists.into_iter().chain(arms.iter().map(|arm| &arm.body[..]))
    }
}

/// Arms fall through to the next one, as in C.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Arm {
    pub cases: Vec<u32>,
    pub default: bool,
    pub body: Vec<Stmt>,
}

/// A function.
pub(crate) struct Body {
    pub index: u32,
    pub params: usize,
    /// The number of parameters and of the module's own locals, which start at 0.
    pub locals: usize,
    pub vars: Vec<Type>,
    pub result: Option<Type>,
    pub code: Vec<Stmt>,
}

impl Width {
    pub fn ty(self) -> Type {
        if self == Width::Eight {
            Type::I64
        } else {
            Type::I32
        }
    }
}
