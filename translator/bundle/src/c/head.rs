#![no_std]
#![allow(warnings)]
extern crate alloc;
use crate::std::prelude::*;

macro_rules! thread_local {
    () => {};
    (
        $(#[$meta:meta])* $vis:vis static $name:ident: $type:ty = const $first:block
        $(; $($rest:tt)*)?
    ) => {
        thread_local! { $vis static $name: $type = $first; $($($rest)*)? }
    };
    (
        $(#[$meta:meta])* $vis:vis static $name:ident: $type:ty = $first:expr
        $(; $($rest:tt)*)?
    ) => {
        $vis static $name: crate::std::thread::LocalKey<$type> = crate::std::thread::LocalKey::new({
            fn first() -> $type {
                $first
            }
            first
        });
        $(thread_local! { $($rest)* })?
    };
}

/// The arguments of a format string, which may be missing.
macro_rules! host_arguments {
    () => {
        ::core::format_args!("")
    };
    ($($argument:tt)*) => {
        ::core::format_args!($($argument)*)
    };
}

