//! Reads whitespace-separated input with proconio's syntax, on std alone and rustc 1.56.
//!
//! A bundle for a judge without crates contains what it uses of this file, as a module called
//! `proconio`, so that the solution's own lines need not change. The macros take what proconio's
//! take: `pattern: T` and `mut name: T`, separated by commas, perhaps after `from source,`, where
//! `T` is a type that parses from a token, a [`marker`], `[T; len]`, `[T]` preceded by its length,
//! or a tuple. What proconio has as attributes are macros here, which the bundler wraps around the
//! item: one file cannot define attributes.
//!
//! The whole input is read when the first token is requested. A bundle of a solution that
//! converses with the judge has the feature `interactive`, and reads line by line.
#![forbid(unsafe_code)]

use std::cell::RefCell;
use std::io::{stdin, Read};
#[cfg(feature = "interactive")]
use std::io::{BufRead, BufReader};
use std::str::{FromStr, SplitAsciiWhitespace};

thread_local! {
    static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
}

/// The input, with its remaining tokens.
#[cfg(not(feature = "interactive"))]
pub struct Input {
    text: &'static str,
    tokens: SplitAsciiWhitespace<'static>,
}

#[cfg(not(feature = "interactive"))]
impl Input {
    fn from_stdin() -> Input {
        let mut text = String::new();
        stdin().read_to_string(&mut text).expect("the input cannot be read");
        Input::new(Box::leak(Box::new(text)))
    }

    /// Creates an input from a text.
    pub fn new(text: &'static str) -> Input {
        Input { text, tokens: text.split_ascii_whitespace() }
    }
}

/// The input, of which one line at a time has been read, with this line's remaining tokens.
#[cfg(feature = "interactive")]
pub struct Input {
    text: &'static str,
    tokens: SplitAsciiWhitespace<'static>,
    /// The number of lines before `text`.
    passed: usize,
    reader: Box<dyn BufRead>,
}

#[cfg(feature = "interactive")]
impl Input {
    fn from_stdin() -> Input {
        Input::from_reader(stdin())
    }

    fn from_reader(reader: impl Read + 'static) -> Input {
        let reader = Box::new(BufReader::new(reader));
        Input { text: "", tokens: "".split_ascii_whitespace(), passed: 0, reader }
    }

    /// Creates an input from a text.
    pub fn new(text: &'static str) -> Input {
        Input::from_reader(text.as_bytes())
    }

    /// Reads on to a line with a token if this line has none left.
    fn refilled(&mut self) -> &mut Input {
        while self.tokens.clone().next().is_none() {
            let mut line = String::new();
            if self.reader.read_line(&mut line).expect("the input cannot be read") == 0 {
                break;
            }
            self.passed += self.text.lines().count();
            self.text = Box::leak(line.into());
            self.tokens = self.text.split_ascii_whitespace();
        }
        self
    }
}

/// A type that can be read, or a [`marker`] that stands for one.
pub trait Readable {
    type Output;

    /// Reads the next value.
    ///
    /// # Panics
    /// If the next token is not such a value, with its position.
    fn read(input: &mut Input) -> Self::Output;
}

impl<T: FromStr> Readable for T {
    type Output = T;

    fn read(input: &mut Input) -> T {
        #[cfg(feature = "interactive")]
        let input = input.refilled();
        let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
        match token.parse() {
            Ok(value) if !token.is_empty() => value,
            _ => {
                let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                let (lines, kind) = (input.text[..offset].split('\n'), std::any::type_name::<T>());
                let column = lines.clone().next_back().map_or(0, str::len) + 1;
                #[cfg(feature = "interactive")]
                let lines = vec![""; input.passed].into_iter().chain(lines);
                panic!(
                    "line {}, column {}: expected {}, found {:?}",
                    lines.count(),
                    column,
                    kind,
                    token
                )
            }
        }
    }
}

/// Markers, which read tokens in a special way.
pub mod marker {
    use super::{Input, Readable};
    use std::num::NonZeroUsize;

    /// Reads a token as its characters.
    pub enum Chars {}

    impl Readable for Chars {
        type Output = Vec<char>;

        fn read(input: &mut Input) -> Vec<char> {
            String::read(input).chars().collect()
        }
    }

    /// Reads a token as its bytes.
    pub enum Bytes {}

    impl Readable for Bytes {
        type Output = Vec<u8>;

        fn read(input: &mut Input) -> Vec<u8> {
            String::read(input).into_bytes()
        }
    }

    /// Reads a positive number and subtracts 1, as for indices that start at 1.
    pub enum Usize1 {}

    impl Readable for Usize1 {
        type Output = usize;

        fn read(input: &mut Input) -> usize {
            NonZeroUsize::read(input).get() - 1
        }
    }

    /// Reads a number and subtracts 1.
    pub enum Isize1 {}

    impl Readable for Isize1 {
        type Output = isize;

        fn read(input: &mut Input) -> isize {
            isize::read(input).checked_sub(1).expect("the least isize has no predecessor")
        }
    }
}

/// Texts other than standard input.
pub mod source {
    pub use super::Readable;
    use crate::Input;

    /// A source of tokens; `R` is what it reads from.
    pub trait Source<R> {
        /// Lends the input to `read`, and returns what that returns.
        fn lend<T>(&mut self, read: impl FnOnce(&mut Input) -> T) -> T;

        /// Returns the next token, if there is one.
        fn next_token(&mut self) -> Option<&str> {
            self.lend(|input| {
                #[cfg(feature = "interactive")]
                let input = input.refilled();
                input.tokens.next()
            })
        }

        /// Returns the next token.
        ///
        /// # Panics
        /// At the end.
        fn next_token_unwrap(&mut self) -> &str {
            self.next_token().expect("the input has ended")
        }
    }

    impl<R, S: Source<R>> Source<R> for &mut S {
        fn lend<T>(&mut self, read: impl FnOnce(&mut Input) -> T) -> T {
            (**self).lend(read)
        }
    }

    /// The source for inputs that are there from the beginning.
    pub mod auto {
        pub use super::once::OnceSource as AutoSource;
    }

    /// A source that reads everything at once.
    pub mod once {
        use super::Source;
        use crate::Input;
        use std::io::{BufReader, Read};
        use std::marker::PhantomData;

        /// A text that has been read from `R`.
        pub struct OnceSource<R> {
            input: Input,
            origin: PhantomData<R>,
        }

        impl<R: Read> OnceSource<R> {
            /// Reads everything from `reader`.
            pub fn new(mut reader: R) -> OnceSource<R> {
                let mut text = String::new();
                reader.read_to_string(&mut text).expect("the input cannot be read");
                OnceSource { input: Input::new(Box::leak(text.into())), origin: PhantomData }
            }

            /// Returns whether no token is left.
            pub fn is_empty(&mut self) -> bool {
                #[cfg(feature = "interactive")]
                let _ = self.input.refilled();
                self.input.tokens.clone().next().is_none()
            }
        }

        impl<R> Source<R> for OnceSource<R> {
            fn lend<T>(&mut self, read: impl FnOnce(&mut Input) -> T) -> T {
                read(&mut self.input)
            }
        }

        impl<'a> From<&'a str> for OnceSource<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> OnceSource<BufReader<&'a [u8]>> {
                OnceSource { input: Input::new(Box::leak(text.into())), origin: PhantomData }
            }
        }
    }

    /// A source that reads line by line, for conversations with the judge.
    ///
    /// Without the feature `interactive`, which a bundle has that mentions it, it reads everything.
    pub mod line {
        #[cfg(not(feature = "interactive"))]
        pub use super::once::OnceSource as LineSource;
        #[cfg(feature = "interactive")]
        use super::Source;
        #[cfg(feature = "interactive")]
        use crate::Input;
        #[cfg(feature = "interactive")]
        use std::io::{BufRead, BufReader};
        #[cfg(feature = "interactive")]
        use std::marker::PhantomData;

        /// The lines of `R`.
        #[cfg(feature = "interactive")]
        pub struct LineSource<R> {
            input: Input,
            origin: PhantomData<R>,
        }

        #[cfg(feature = "interactive")]
        impl<R: BufRead + 'static> LineSource<R> {
            /// Creates a source that reads from `reader`.
            pub fn new(reader: R) -> LineSource<R> {
                LineSource { input: Input::from_reader(reader), origin: PhantomData }
            }
        }

        #[cfg(feature = "interactive")]
        impl<R> LineSource<R> {
            /// Returns whether no token is left.
            pub fn is_empty(&mut self) -> bool {
                self.input.refilled().tokens.clone().next().is_none()
            }
        }

        #[cfg(feature = "interactive")]
        impl<R> Source<R> for LineSource<R> {
            fn lend<T>(&mut self, read: impl FnOnce(&mut Input) -> T) -> T {
                read(&mut self.input)
            }
        }

        #[cfg(feature = "interactive")]
        impl<'a> From<&'a str> for LineSource<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> LineSource<BufReader<&'a [u8]>> {
                LineSource { input: Input::new(Box::leak(text.into())), origin: PhantomData }
            }
        }
    }
}

/// Reads the next value of the input.
pub fn read<T: Readable>() -> T::Output {
    INPUT.with(|input| T::read(&mut input.borrow_mut()))
}

/// Returns whether no token is left.
#[cfg(not(feature = "interactive"))]
pub fn is_stdin_empty() -> bool {
    INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
}

/// Returns whether no token is left, when the judge has sent one or ended the input.
#[cfg(feature = "interactive")]
pub fn is_stdin_empty() -> bool {
    INPUT.with(|input| input.borrow_mut().refilled().tokens.clone().next().is_none())
}

/// Declares variables and reads their values.
#[macro_export]
macro_rules! input {
    () => {};
    (from $source:expr, $($rest:tt)*) => {
        #[allow(unused_mut, unused_variables)]
        let mut source = $source;
        $crate::input_from! { [source] $($rest)* }
    };
    (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value!($kind);
        $crate::input! { $($($rest)*)? }
    };
    ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = $crate::read_value!($kind);
        $crate::input! { $($($rest)*)? }
    };
    (mut $name:ident: $kind:ty $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read::<$kind>();
        $crate::input! { $($($rest)*)? }
    };
    ($name:ident: $kind:ty $(, $($rest:tt)*)?) => {
        let $name = $crate::read::<$kind>();
        $crate::input! { $($($rest)*)? }
    };
    ($pattern:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $pattern = $crate::read_value!($kind);
        $crate::input! { $($($rest)*)? }
    };
    ($pattern:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $pattern = $crate::read::<$kind>();
        $crate::input! { $($($rest)*)? }
    };
}

/// Declares variables and reads their values from the source in a variable.
#[macro_export]
macro_rules! input_from {
    ([$source:ident]) => {};
    ([$source:ident] mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value_from!([$source] $kind);
        $crate::input_from! { [$source] $($($rest)*)? }
    };
    ([$source:ident] $pattern:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $pattern = $crate::read_value_from!([$source] $kind);
        $crate::input_from! { [$source] $($($rest)*)? }
    };
    ([$source:ident] mut $name:ident: $kind:ty $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value_from!([$source] $kind);
        $crate::input_from! { [$source] $($($rest)*)? }
    };
    ([$source:ident] $pattern:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $pattern = $crate::read_value_from!([$source] $kind);
        $crate::input_from! { [$source] $($($rest)*)? }
    };
}

/// Declares variables and reads their values, while the judge waits for answers between them.
#[macro_export]
macro_rules! input_interactive {
    ($($rest:tt)*) => {
        $crate::input! { $($rest)* }
    };
}

/// Reads one value.
#[macro_export]
macro_rules! read_value {
    (from $source:expr, $($kind:tt)+) => {{
        #[allow(unused_mut)]
        let mut source = $source;
        $crate::read_value_from!([source] $($kind)+)
    }};
    ([$kind:tt]) => {{
        let len = $crate::read::<usize>();
        $crate::read_value!([$kind; len])
    }};
    ([$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::read_value!($kind)).collect::<Vec<_>>()
    };
    (($($kind:tt),+ $(,)?)) => {
        ($($crate::read_value!($kind),)+)
    };
    ([$kind:ty]) => {{
        let len = $crate::read::<usize>();
        $crate::read_value!([$kind; len])
    }};
    ([$kind:ty; $len:expr]) => {
        (0..$len).map(|_| $crate::read::<$kind>()).collect::<Vec<_>>()
    };
    (@[$($value:expr,)*]) => {
        ($($value,)*)
    };
    (@[$($value:expr,)*] $kind:tt $(, $($rest:tt)*)?) => {
        $crate::read_value!(@[$($value,)* $crate::read_value!($kind),] $($($rest)*)?)
    };
    (@[$($value:expr,)*] $kind:ty $(, $($rest:tt)*)?) => {
        $crate::read_value!(@[$($value,)* $crate::read::<$kind>(),] $($($rest)*)?)
    };
    (($($kinds:tt)*)) => {
        $crate::read_value!(@[] $($kinds)*)
    };
    ($kind:ty) => {
        $crate::read::<$kind>()
    };
}

/// Reads one value from the source in a variable.
#[macro_export]
macro_rules! read_value_from {
    ([$source:ident] [$kind:tt]) => {{
        let len = $crate::read_value_from!([$source] usize);
        $crate::read_value_from!([$source] [$kind; len])
    }};
    ([$source:ident] [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::read_value_from!([$source] $kind)).collect::<Vec<_>>()
    };
    ([$source:ident] ($($kind:tt),+ $(,)?)) => {
        ($($crate::read_value_from!([$source] $kind),)+)
    };
    ([$source:ident] [$kind:ty]) => {{
        let len = $crate::read_value_from!([$source] usize);
        $crate::read_value_from!([$source] [$kind; len])
    }};
    ([$source:ident] [$kind:ty; $len:expr]) => {
        (0..$len).map(|_| $crate::read_value_from!([$source] $kind)).collect::<Vec<_>>()
    };
    ([$source:ident] ($($kinds:tt)*)) => {
        $crate::read_value_from!(@[$source] [] $($kinds)*)
    };
    ([$source:ident] $kind:ty) => {
        $crate::source::Source::lend(&mut $source, <$kind as $crate::Readable>::read)
    };
    (@[$source:ident] [$($value:expr,)*]) => {
        ($($value,)*)
    };
    (@[$source:ident] [$($value:expr,)*] $kind:tt $(, $($rest:tt)*)?) => {
        $crate::read_value_from!(
            @[$source] [$($value,)* $crate::read_value_from!([$source] $kind),] $($($rest)*)?
        )
    };
    (@[$source:ident] [$($value:expr,)*] $kind:ty $(, $($rest:tt)*)?) => {
        $crate::read_value_from!(
            @[$source] [$($value,)* $crate::read_value_from!([$source] $kind),] $($($rest)*)?
        )
    };
}

/// Reads one value, while the judge waits for answers in between.
#[macro_export]
macro_rules! read_value_interactive {
    ($($kind:tt)+) => {
        $crate::read_value!($($kind)+)
    };
}

/// Makes a struct readable, field by field. A field's type may be a [`marker`].
#[macro_export]
macro_rules! derive_readable {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident {
            $($(#[$remark:meta])* $access:vis $field:ident: $kind:ty),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        $visibility struct $name {
            $($(#[$remark])* $access $field: <$kind as $crate::Readable>::Output),*
        }

        impl $crate::Readable for $name {
            type Output = $name;

            fn read(input: &mut $crate::Input) -> $name {
                $name { $($field: <$kind as $crate::Readable>::read(input)),* }
            }
        }
    };
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident($($access:vis $kind:ty),* $(,)?);
    ) => {
        $(#[$attribute])*
        $visibility struct $name($($access <$kind as $crate::Readable>::Output),*);

        impl $crate::Readable for $name {
            type Output = $name;

            fn read(input: &mut $crate::Input) -> $name {
                $name($(<$kind as $crate::Readable>::read(input)),*)
            }
        }
    };
}

/// Makes `print!` and `println!` in a function write to a buffer, which is written when the
/// function returns.
#[macro_export]
macro_rules! fastout {
    (@[$dollar:tt] [$($head:tt)*] $body:block) => {
        $($head)* {
            #[allow(unused_mut, unused_variables)]
            let mut output = std::io::BufWriter::new(std::io::stdout());
            #[allow(unused_macros)]
            macro_rules! print {
                ($dollar($dollar part:tt)*) => {{
                    use std::io::Write as _;
                    write!(output, $dollar($dollar part)*).expect("the output cannot be written")
                }};
            }
            #[allow(unused_macros)]
            macro_rules! println {
                ($dollar($dollar part:tt)*) => {{
                    use std::io::Write as _;
                    writeln!(output, $dollar($dollar part)*).expect("the output cannot be written")
                }};
            }
            $body
        }
    };
    (
        $(#[$attribute:meta])*
        $visibility:vis fn $name:ident $parameters:tt $(-> $kind:ty)? $body:block
    ) => {
        $crate::fastout! {
            @[$] [$(#[$attribute])* $visibility fn $name $parameters $(-> $kind)?] $body
        }
    };
}
