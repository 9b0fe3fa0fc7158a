//! The end of a program.

use core::fmt::Debug;

#[link(wasm_import_module = "env")]
extern "C" {
    #[link_name = "exit"]
    fn leave(code: i32) -> !;
}

/// Ends the program; nothing is dropped, as natively.
pub fn exit(code: i32) -> ! {
    super::io::host_flush(0);
    unsafe { leave(code) }
}

pub fn abort() -> ! {
    super::failed()
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExitCode(u8);

impl ExitCode {
    pub const SUCCESS: ExitCode = ExitCode(0);
    pub const FAILURE: ExitCode = ExitCode(1);
}

impl From<u8> for ExitCode {
    fn from(code: u8) -> ExitCode {
        ExitCode(code)
    }
}

/// What `main` may return.
pub trait Termination {
    fn host_end(self);
}

impl Termination for () {
    #[inline]
    fn host_end(self) {}
}

impl Termination for ExitCode {
    fn host_end(self) {
        if self.0 != 0 {
            exit(self.0.into());
        }
    }
}

impl<T: Termination, E: Debug> Termination for Result<T, E> {
    fn host_end(self) {
        match self {
            Ok(value) => value.host_end(),
            Err(_error) => RETURNED,
        }
    }
}

/// Ends the program after `main`.
#[inline]
pub fn host_ended(result: impl Termination) {
    result.host_end();
    super::io::host_flush(0);
}
