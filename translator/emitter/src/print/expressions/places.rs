//! Addresses, loads and calls: the expressions that reach beyond the function's variables.

use super::super::runtime::Helper;
use super::super::types::{Kind, Level, Text};
use super::super::Printer;
use crate::effects::effects;
use crate::fold;
use crate::module::Host;
use crate::tree::{Binary, Callee, Expr, HostCall, Width};
use crate::types::Type;

impl Printer<'_> {
    pub(in crate::print) fn address(&self, address: &Expr, offset: u32) -> Text {
        if offset == 0 {
            return self.value(address);
        }
        let place = self.names.place();
        let offset = Expr::Const(place, offset.into());
        if self.checked {
            return self.helper(Helper::At, &[address, &offset], Kind::unsigned(place));
        }
        self.value(&fold::binary(Binary::Add, place, address.clone(), offset))
    }

    pub(in crate::print) fn load(&self, width: Width, address: &Expr, offset: u32) -> Text {
        let place = self.address(address, offset).text;
        if width == Width::One && self.is_indexed(address) {
            self.use_helper(Helper::Memory);
            return Text::whole(format!("M[{place}]"), Kind::Small);
        }
        let (helper, kind) = match width {
            Width::One => (Helper::Load1, Kind::U32),
            Width::Two => (Helper::Load2, Kind::U32),
            Width::Four => (Helper::Load4, Kind::U32),
            Width::Eight => (Helper::Load8, Kind::U64),
        };
        self.use_helper(helper);
        Text::whole(format!("{}({place})", helper.name()), kind)
    }

    /// Returns whether the memory may be named next to the expression: not if a call in the
    /// expression could move the memory, nor if the place is to be checked.
    pub(in crate::print) fn is_indexed(&self, expr: &Expr) -> bool {
        !self.checked && !effects(expr).calls
    }

    pub(in crate::print) fn call(&self, callee: Callee, arguments: &[Expr]) -> Call {
        let (name, result) = match callee {
            Callee::Function(function) => (
                self.note(self.names.function(function), String::new()),
                self.note(self.names.result(function), None),
            ),
            Callee::Indirect(table, ty) => (
                self.note(self.names.dispatcher(table, ty), String::new()),
                self.note(self.names.result_of_type(ty), None),
            ),
            Callee::Host(host) => {
                let helper = match host {
                    HostCall::Imported(host) => imported(host),
                    HostCall::Copy => Helper::Copy,
                    HostCall::Fill => Helper::Fill,
                    HostCall::Init(segment) => {
                        self.use_helper(Helper::Init);
                        let segment = self.use_segment(segment);
                        let list = self.arguments(arguments);
                        let text = format!("init({segment}, {list})");
                        return Call { text: Text::whole(text, Kind::U32), result: None };
                    }
                    HostCall::Drop(segment) => {
                        let segment = self.use_segment(segment);
                        let text = format!("segments[{segment}].size = 0");
                        let text = Text::new(text, Level::Choice, Kind::U32);
                        return Call { text, result: None };
                    }
                };
                self.use_helper(helper);
                (helper.name().to_string(), host.result())
            }
        };
        let text = format!("{name}({})", self.arguments(arguments));
        Call { text: Text::whole(text, result.map_or(Kind::U32, Kind::unsigned)), result }
    }
}

/// Returns the helper that carries out a call of an import.
pub(in crate::print) fn imported(host: Host) -> Helper {
    match host {
        Host::Read => Helper::Read,
        Host::ReadLine => Helper::ReadLine,
        Host::Write => Helper::Write,
        Host::Fail => Helper::Fail,
        Host::Exit => Helper::Exit,
        Host::Grow => Helper::Grow,
        Host::Clock => Helper::Clock,
        Host::Time => Helper::Time,
        Host::Pause => Helper::Pause,
    }
}

/// A call, with the type of its value if it has one.
pub(in crate::print) struct Call {
    pub text: Text,
    pub result: Option<Type>,
}
