//! The end of a program, which returns its own exit code, or prints an error message and returns 2.

use crate::language::{current, Language};
use anyhow::{Error, Result};
use std::io;
use std::process::ExitCode;

/// The exit code that a shell reports for a program ended by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// Returns the exit code for a program's result, after printing the error, if any.
pub fn code(result: Result<ExitCode>) -> ExitCode {
    match result {
        Ok(code) => code,
        // It is not a failure if a reader such as `head` has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", message(&error));
            ExitCode::from(2)
        }
    }
}

/// Returns an error with its causes, in the [current] language.
fn message(error: &Error) -> String {
    match current() {
        Language::English => format!("error: {error:#}"),
        Language::Chinese => format!("错误：{}", causes_in_chinese(error)),
    }
}

/// Returns an error with its causes on one line, in Chinese.
pub fn causes_in_chinese(error: &Error) -> String {
    error.chain().map(in_chinese).collect::<Vec<_>>().join("：")
}

/// Returns a cause, translated into Chinese if it comes from the system; the program's own causes
/// are already in the current language.
fn in_chinese(cause: &(dyn std::error::Error + 'static)) -> String {
    let Some(error) = cause.downcast_ref::<io::Error>() else { return cause.to_string() };
    let known = match error.kind() {
        io::ErrorKind::NotFound => "没有这个文件或目录",
        io::ErrorKind::PermissionDenied => "没有权限",
        io::ErrorKind::AlreadyExists => "已经存在",
        io::ErrorKind::IsADirectory => "这是一个目录",
        io::ErrorKind::NotADirectory => "不是目录",
        io::ErrorKind::StorageFull => "磁盘已满",
        io::ErrorKind::ReadOnlyFilesystem => "文件系统只读",
        io::ErrorKind::UnexpectedEof => "文件意外结束",
        io::ErrorKind::InvalidData => "不是合法的 UTF-8 文本",
        _ => return format!("系统错误：{error}"),
    };
    known.to_string()
}

fn is_closed_pipe(error: &Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
