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
use std::str::{FromStr, SplitAsciiWhitespace};

#[cfg(not(feature = "interactive"))]
thread_local! {
    static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
}

#[cfg(feature = "interactive")]
thread_local! {
    static INPUT: RefCell<source::line::LineSource<std::io::BufReader<std::io::Stdin>>> =
        RefCell::new(source::line::LineSource::new(std::io::BufReader::new(std::io::stdin())));
}

/// A text that is read token by token.
pub trait Tokens {
    /// Returns the next token, or an empty one at the end.
    fn token(&mut self) -> &'static str;

    /// Returns the line and the column at which the last token begins.
    fn place(&self, token: &str) -> (usize, usize);
}

/// A text with its remaining tokens.
pub struct Input {
    text: &'static str,
    tokens: SplitAsciiWhitespace<'static>,
}

impl Input {
    #[cfg(not(feature = "interactive"))]
    fn from_stdin() -> Input {
        use std::io::{stdin, Read};
        let mut text = String::new();
        stdin().read_to_string(&mut text).expect("the input cannot be read");
        Input::new(Box::leak(Box::new(text)))
    }

    /// Creates an input from a text.
    pub fn new(text: &'static str) -> Input {
        Input { text, tokens: text.split_ascii_whitespace() }
    }

    /// Returns whether no token is left.
    pub fn is_empty(&mut self) -> bool {
        self.tokens.clone().next().is_none()
    }
}

impl Tokens for Input {
    fn token(&mut self) -> &'static str {
        self.tokens.next().unwrap_or(&self.text[self.text.len()..])
    }

    fn place(&self, token: &str) -> (usize, usize) {
        let offset = token.as_ptr() as usize - self.text.as_ptr() as usize;
        let lines = self.text[..offset].split('\n');
        let column = lines.clone().next_back().map_or(0, str::len) + 1;
        (lines.count(), column)
    }
}

/// Standard input.
pub struct Stdin;

impl Tokens for Stdin {
    fn token(&mut self) -> &'static str {
        INPUT.with(|input| input.borrow_mut().token())
    }

    fn place(&self, token: &str) -> (usize, usize) {
        INPUT.with(|input| input.borrow().place(token))
    }
}

impl<S: Tokens> Tokens for &mut S {
    fn token(&mut self) -> &'static str {
        (**self).token()
    }

    fn place(&self, token: &str) -> (usize, usize) {
        (**self).place(token)
    }
}

/// A type that can be read, or a [`marker`] that stands for one.
pub trait Readable {
    type Output;

    /// Reads the next value.
    ///
    /// # Panics
    /// If the next token is not such a value, with its position.
    fn read<S: Tokens>(source: &mut S) -> Self::Output;
}

impl<T: FromStr> Readable for T {
    type Output = T;

    fn read<S: Tokens>(source: &mut S) -> T {
        let token = source.token();
        match token.parse() {
            Ok(value) if !token.is_empty() => value,
            _ => {
                let (line, column) = source.place(token);
                let kind = std::any::type_name::<T>();
                panic!("line {}, column {}: expected {}, found {:?}", line, column, kind, token)
            }
        }
    }
}

/// Markers, which read tokens in a special way.
pub mod marker {
    use super::{Readable, Tokens};
    use std::num::NonZeroUsize;

    /// Reads a token as its characters.
    pub enum Chars {}

    impl Readable for Chars {
        type Output = Vec<char>;

        fn read<S: Tokens>(source: &mut S) -> Vec<char> {
            String::read(source).chars().collect()
        }
    }

    /// Reads a token as its bytes.
    pub enum Bytes {}

    impl Readable for Bytes {
        type Output = Vec<u8>;

        fn read<S: Tokens>(source: &mut S) -> Vec<u8> {
            String::read(source).into_bytes()
        }
    }

    /// Reads a positive number and subtracts 1, as for indices that start at 1.
    pub enum Usize1 {}

    impl Readable for Usize1 {
        type Output = usize;

        fn read<S: Tokens>(source: &mut S) -> usize {
            NonZeroUsize::read(source).get() - 1
        }
    }

    /// Reads a number and subtracts 1.
    pub enum Isize1 {}

    impl Readable for Isize1 {
        type Output = isize;

        fn read<S: Tokens>(source: &mut S) -> isize {
            isize::read(source).checked_sub(1).expect("the least isize has no predecessor")
        }
    }
}

/// Texts other than standard input.
pub mod source {
    pub use super::Readable;
    use super::Tokens;

    /// A source of tokens; `R` is what it reads from.
    pub trait Source<R>: Tokens {
        /// Returns the next token, if there is one.
        fn next_token(&mut self) -> Option<&str> {
            Some(self.token()).filter(|token| !token.is_empty())
        }

        /// Returns the next token.
        ///
        /// # Panics
        /// At the end.
        fn next_token_unwrap(&mut self) -> &str {
            self.next_token().expect("the input has ended")
        }
    }

    impl<R, S: Source<R>> Source<R> for &mut S {}

    /// The source for inputs that are there from the beginning.
    pub mod auto {
        pub use super::once::OnceSource as AutoSource;
    }

    /// A source that reads everything at once.
    pub mod once {
        use super::Source;
        use crate::{Input, Tokens};
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
                self.input.is_empty()
            }
        }

        impl<R> Tokens for OnceSource<R> {
            fn token(&mut self) -> &'static str {
                self.input.token()
            }

            fn place(&self, token: &str) -> (usize, usize) {
                self.input.place(token)
            }
        }

        impl<R> Source<R> for OnceSource<R> {}

        impl<'a> From<&'a str> for OnceSource<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> OnceSource<BufReader<&'a [u8]>> {
                OnceSource { input: Input::new(Box::leak(text.into())), origin: PhantomData }
            }
        }
    }

    /// A source that reads line by line, for conversations with the judge.
    pub mod line {
        use super::Source;
        use crate::{Input, Tokens};
        use std::io::{BufRead, BufReader};

        /// The lines of `R`, of which the last one read has tokens left.
        pub struct LineSource<R> {
            reader: R,
            line: Input,
            /// The number of lines that have been read.
            lines: usize,
        }

        impl<R: BufRead> LineSource<R> {
            /// Creates a source that reads from `reader`.
            pub fn new(reader: R) -> LineSource<R> {
                LineSource { reader, line: Input::new(""), lines: 0 }
            }

            /// Returns whether no token is left.
            pub fn is_empty(&mut self) -> bool {
                while self.line.is_empty() {
                    let mut line = String::new();
                    if self.reader.read_line(&mut line).expect("the input cannot be read") == 0 {
                        return true;
                    }
                    self.line = Input::new(Box::leak(line.into()));
                    self.lines += 1;
                }
                false
            }
        }

        impl<R: BufRead> Tokens for LineSource<R> {
            fn token(&mut self) -> &'static str {
                self.is_empty();
                self.line.token()
            }

            fn place(&self, token: &str) -> (usize, usize) {
                (self.lines, self.line.place(token).1)
            }
        }

        impl<R: BufRead> Source<R> for LineSource<R> {}

        impl<'a> From<&'a str> for LineSource<BufReader<&'a [u8]>> {
            fn from(text: &'a str) -> LineSource<BufReader<&'a [u8]>> {
                LineSource::new(BufReader::new(text.as_bytes()))
            }
        }
    }
}

/// Returns whether no token of standard input is left.
pub fn is_stdin_empty() -> bool {
    INPUT.with(|input| input.borrow_mut().is_empty())
}

/// Declares variables and reads their values.
#[macro_export]
macro_rules! input {
    (@[$source:expr]) => {};
    (@[$source:expr] mut $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value!(@[$source] $kind);
        $crate::input! { @[$source] $($($rest)*)? }
    };
    (@[$source:expr] $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = $crate::read_value!(@[$source] $kind);
        $crate::input! { @[$source] $($($rest)*)? }
    };
    (@[$source:expr] mut $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let mut $name = $crate::read_value!(@[$source] $kind);
        $crate::input! { @[$source] $($($rest)*)? }
    };
    (@[$source:expr] $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $name = $crate::read_value!(@[$source] $kind);
        $crate::input! { @[$source] $($($rest)*)? }
    };
    (from $source:expr, $($rest:tt)*) => {
        #[allow(unused_mut, unused_variables)]
        let mut source = $source;
        $crate::input! { @[&mut source] $($rest)* }
    };
    ($($rest:tt)*) => {
        $crate::input! { @[&mut $crate::Stdin] $($rest)* }
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
    (@[$source:expr] [$kind:tt]) => {{
        let len = <usize as $crate::Readable>::read($source);
        $crate::read_value!(@[$source] [$kind; len])
    }};
    (@[$source:expr] [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| $crate::read_value!(@[$source] $kind)).collect::<Vec<_>>()
    };
    (@[$source:expr] ($($kind:tt),+ $(,)?)) => {
        ($($crate::read_value!(@[$source] $kind),)+)
    };
    (@[$source:expr] [$kind:ty]) => {{
        let len = <usize as $crate::Readable>::read($source);
        $crate::read_value!(@[$source] [$kind; len])
    }};
    (@[$source:expr] [$kind:ty; $len:expr]) => {
        (0..$len).map(|_| <$kind as $crate::Readable>::read($source)).collect::<Vec<_>>()
    };
    (@[$source:expr] ($($kinds:tt)*)) => {
        $crate::read_value!(@tuple [$source] [] $($kinds)*)
    };
    (@[$source:expr] $kind:ty) => {
        <$kind as $crate::Readable>::read($source)
    };
    (@tuple [$source:expr] [$($value:expr,)*]) => {
        ($($value,)*)
    };
    (@tuple [$source:expr] [$($value:expr,)*] $kind:tt $(, $($rest:tt)*)?) => {
        $crate::read_value!(
            @tuple [$source] [$($value,)* $crate::read_value!(@[$source] $kind),] $($($rest)*)?
        )
    };
    (@tuple [$source:expr] [$($value:expr,)*] $kind:ty $(, $($rest:tt)*)?) => {
        $crate::read_value!(
            @tuple [$source] [$($value,)* $crate::read_value!(@[$source] $kind),] $($($rest)*)?
        )
    };
    (from $source:expr, $($kind:tt)+) => {{
        #[allow(unused_mut)]
        let mut source = $source;
        $crate::read_value!(@[&mut source] $($kind)+)
    }};
    ($($kind:tt)+) => {
        $crate::read_value!(@[&mut $crate::Stdin] $($kind)+)
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

            fn read<S: $crate::Tokens>(source: &mut S) -> $name {
                $name { $($field: <$kind as $crate::Readable>::read(source)),* }
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

            fn read<S: $crate::Tokens>(source: &mut S) -> $name {
                $name($(<$kind as $crate::Readable>::read(source)),*)
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
