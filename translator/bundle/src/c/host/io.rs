//! Standard input and output, and the traits of `std::io`.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

pub mod prelude {
    pub use super::{BufRead, Read, Seek, Write};
}

static mut OUTPUT: String = String::new();
/// What was read and not yet taken.
static mut INPUT: Buffer = Buffer { bytes: Vec::new(), start: 0 };

/// Returns what is to be printed at the end.
pub fn output() -> &'static mut String {
    unsafe { &mut *core::ptr::addr_of_mut!(OUTPUT) }
}

fn input() -> &'static mut Buffer {
    unsafe { &mut *core::ptr::addr_of_mut!(INPUT) }
}

/// What gathers before it is printed; a longer text goes by without being copied.
const ROOM: usize = 1 << 16;

/// Appends a text, unless it is long and to be printed: it is there once, and not twice.
#[inline(never)]
pub fn host_append(to: &mut String, text: &str) {
    if text.len() > ROOM && core::ptr::eq(to, output()) {
        host_flush(0);
        unsafe { super::write(text.as_ptr(), text.len()) };
    } else {
        to.push_str(text);
    }
}

/// Prints what has gathered, if it is much or the last.
pub fn host_flush(most: usize) {
    let text = output();
    if text.len() > most {
        unsafe { super::write(text.as_ptr(), text.len()) };
        text.clear();
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ErrorKind {
    NotFound,
    PermissionDenied,
    AlreadyExists,
    WouldBlock,
    InvalidInput,
    InvalidData,
    TimedOut,
    WriteZero,
    Interrupted,
    Unsupported,
    UnexpectedEof,
    OutOfMemory,
    BrokenPipe,
    Other,
}

impl ErrorKind {
    fn description(self) -> &'static str {
        match self {
            ErrorKind::NotFound => "entity not found",
            ErrorKind::PermissionDenied => "permission denied",
            ErrorKind::AlreadyExists => "entity already exists",
            ErrorKind::WouldBlock => "operation would block",
            ErrorKind::InvalidInput => "invalid input parameter",
            ErrorKind::InvalidData => "invalid data",
            ErrorKind::TimedOut => "timed out",
            ErrorKind::WriteZero => "write zero",
            ErrorKind::Interrupted => "operation interrupted",
            ErrorKind::Unsupported => "unsupported",
            ErrorKind::UnexpectedEof => "unexpected end of file",
            ErrorKind::OutOfMemory => "out of memory",
            ErrorKind::BrokenPipe => "broken pipe",
            ErrorKind::Other => "other error",
        }
    }
}

type Cause = Box<dyn core::error::Error + Send + Sync>;

pub struct Error {
    kind: ErrorKind,
    message: &'static str,
    cause: Option<Cause>,
}

pub type Result<T> = core::result::Result<T, Error>;

impl Error {
    pub fn new<E: Into<Cause>>(kind: ErrorKind, error: E) -> Error {
        Error { kind, message: "", cause: Some(error.into()) }
    }

    pub fn other<E: Into<Cause>>(error: E) -> Error {
        Error::new(ErrorKind::Other, error)
    }

    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    fn plain(kind: ErrorKind, message: &'static str) -> Error {
        Error { kind, message, cause: None }
    }
}

impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Error {
        Error::plain(kind, kind.description())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cause {
            Some(cause) => fmt::Display::fmt(cause, f),
            None => f.write_str(self.message),
        }
    }
}

impl super::fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl super::fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.description())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cause {
            Some(error) => {
                f.debug_struct("Custom").field("kind", &self.kind).field("error", error).finish()
            }
            None => {
                let mut fields = f.debug_struct("Error");
                fields.field("kind", &self.kind).field("message", &self.message).finish()
            }
        }
    }
}

impl core::error::Error for Error {}

pub trait Read {
    fn read(&mut self, to: &mut [u8]) -> Result<usize>;

    fn read_to_end(&mut self, to: &mut Vec<u8>) -> Result<usize> {
        let before = to.len();
        loop {
            let length = to.len();
            to.resize(length + 4096, 0);
            let count = self.read(&mut to[length..])?;
            to.truncate(length + count);
            if count == 0 {
                return Ok(to.len() - before);
            }
        }
    }

    fn read_to_string(&mut self, to: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        self.read_to_end(&mut bytes)?;
        append(to, &bytes)
    }

    fn read_exact(&mut self, mut to: &mut [u8]) -> Result<()> {
        while !to.is_empty() {
            match self.read(to)? {
                0 => {
                    let message = "failed to fill whole buffer";
                    return Err(Error::plain(ErrorKind::UnexpectedEof, message));
                }
                count => to = &mut to[count..],
            }
        }
        Ok(())
    }

    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }

    fn bytes(self) -> Bytes<Self>
    where
        Self: Sized,
    {
        Bytes { inner: self }
    }

    fn take(self, limit: u64) -> Take<Self>
    where
        Self: Sized,
    {
        Take { inner: self, limit }
    }
}

/// Appends bytes that are to be UTF-8.
fn append(to: &mut String, bytes: &[u8]) -> Result<usize> {
    match core::str::from_utf8(bytes) {
        Ok(text) => {
            to.push_str(text);
            Ok(bytes.len())
        }
        Err(_) => {
            let message = "stream did not contain valid UTF-8";
            Err(Error::plain(ErrorKind::InvalidData, message))
        }
    }
}

pub trait BufRead: Read {
    fn fill_buf(&mut self) -> Result<&[u8]>;
    fn consume(&mut self, count: usize);

    fn read_until(&mut self, end: u8, to: &mut Vec<u8>) -> Result<usize> {
        let mut total = 0;
        loop {
            let bytes = self.fill_buf()?;
            let found = bytes.iter().position(|&byte| byte == end);
            let count = found.map_or(bytes.len(), |at| at + 1);
            to.extend_from_slice(&bytes[..count]);
            self.consume(count);
            total += count;
            if found.is_some() || count == 0 {
                return Ok(total);
            }
        }
    }

    fn read_line(&mut self, to: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        self.read_until(b'\n', &mut bytes)?;
        append(to, &bytes)
    }

    fn lines(self) -> Lines<Self>
    where
        Self: Sized,
    {
        Lines { inner: self }
    }

    fn split(self, end: u8) -> Split<Self>
    where
        Self: Sized,
    {
        Split { inner: self, end }
    }
}

pub struct Bytes<R> {
    inner: R,
}

impl<R: Read> Iterator for Bytes<R> {
    type Item = Result<u8>;

    fn next(&mut self) -> Option<Result<u8>> {
        let mut byte = [0];
        match self.inner.read(&mut byte) {
            Ok(0) => None,
            Ok(_) => Some(Ok(byte[0])),
            Err(error) => Some(Err(error)),
        }
    }
}

pub struct Take<R> {
    inner: R,
    limit: u64,
}

impl<R: Read> Read for Take<R> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let most = self.limit.min(to.len() as u64) as usize;
        let count = self.inner.read(&mut to[..most])?;
        self.limit -= count as u64;
        Ok(count)
    }
}

pub struct Lines<B> {
    inner: B,
}

impl<B: BufRead> Iterator for Lines<B> {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        let mut line = String::new();
        match self.inner.read_line(&mut line) {
            Ok(0) => None,
            Ok(_) => {
                if line.ends_with('\n') {
                    line.pop();
                    if line.ends_with('\r') {
                        line.pop();
                    }
                }
                Some(Ok(line))
            }
            Err(error) => Some(Err(error)),
        }
    }
}

pub struct Split<B> {
    inner: B,
    end: u8,
}

impl<B: BufRead> Iterator for Split<B> {
    type Item = Result<Vec<u8>>;

    fn next(&mut self) -> Option<Result<Vec<u8>>> {
        let mut bytes = Vec::new();
        match self.inner.read_until(self.end, &mut bytes) {
            Ok(0) => None,
            Ok(_) => {
                if bytes.last() == Some(&self.end) {
                    bytes.pop();
                }
                Some(Ok(bytes))
            }
            Err(error) => Some(Err(error)),
        }
    }
}

/// Bytes that were read, those before `start` already taken.
struct Buffer {
    bytes: Vec<u8>,
    start: usize,
}

impl Buffer {
    /// Returns what is left, after reading more if it is nothing.
    fn filled(
        &mut self,
        size: usize,
        read: impl FnOnce(&mut [u8]) -> Result<usize>,
    ) -> Result<&[u8]> {
        if self.start == self.bytes.len() {
            self.start = 0;
            self.bytes.resize(size, 0);
            let count = read(&mut self.bytes)?;
            self.bytes.truncate(count);
        }
        Ok(&self.bytes[self.start..])
    }
}

#[derive(Debug)]
pub struct Stdin;

/// The input itself: a program has but one thread that could lock it.
#[derive(Debug)]
pub struct StdinLock<'a> {
    life: core::marker::PhantomData<&'a ()>,
}

pub fn stdin() -> Stdin {
    Stdin
}

const LOCKED: StdinLock<'static> = StdinLock { life: core::marker::PhantomData };

impl Stdin {
    pub fn lock(&self) -> StdinLock<'static> {
        LOCKED
    }

    pub fn read_line(&self, to: &mut String) -> Result<usize> {
        LOCKED.read_line(to)
    }

    pub fn lines(self) -> Lines<StdinLock<'static>> {
        LOCKED.lines()
    }
}

/// Appends all that is left of the input.
fn rest_of_input(bytes: &mut Vec<u8>) {
    let before = input();
    bytes.extend_from_slice(&before.bytes[before.start..]);
    before.start = before.bytes.len();
    loop {
        // What stands last grows in place, and needs no room to spare.
        bytes.reserve_exact(ROOM);
        let room = bytes.capacity() - bytes.len();
        unsafe {
            let length = super::read(bytes.as_mut_ptr().add(bytes.len()), room);
            bytes.set_len(bytes.len() + length);
            if length == 0 {
                return;
            }
        }
    }
}

impl Read for StdinLock<'_> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let bytes = self.fill_buf()?;
        let count = bytes.len().min(to.len());
        to[..count].copy_from_slice(&bytes[..count]);
        self.consume(count);
        Ok(count)
    }

    fn read_to_end(&mut self, to: &mut Vec<u8>) -> Result<usize> {
        let before = to.len();
        rest_of_input(to);
        Ok(to.len() - before)
    }

    fn read_to_string(&mut self, to: &mut String) -> Result<usize> {
        let before = to.len();
        let bytes = unsafe { to.as_mut_vec() };
        rest_of_input(bytes);
        make_text(&mut bytes[before..]);
        Ok(bytes.len() - before)
    }
}

/// Replaces each byte that is no part of a character by a question mark: judges' files have such
/// bytes, and nobody would rather fail.
fn make_text(bytes: &mut [u8]) {
    let mut at = 0;
    while at < bytes.len() {
        let first = bytes[at];
        at += 1;
        if first < 128 {
            continue;
        }
        let count = (first.leading_ones() as usize).saturating_sub(1).min(3);
        let mut value = u32::from(first) & (0x3f >> count);
        let mut is_whole = count > 0 && at + count <= bytes.len();
        for place in at..(at + count).min(bytes.len()) {
            is_whole &= bytes[place] & 0xc0 == 0x80;
            value = value << 6 | u32::from(bytes[place]) & 0x3f;
        }
        let is_shortest = value >= [128, 128, 0x800, 0x10000][count];
        if is_whole && is_shortest && first < 0xf8 && core::char::from_u32(value).is_some() {
            at += count;
        } else {
            bytes[at - 1] = b'?';
        }
    }
}

/// Reads no further than to the end of a line, because a judge that talks with the program says no
/// more before it hears the answer. What was printed is sent first.
fn read_line_or_less(to: &mut [u8]) -> usize {
    host_flush(0);
    unsafe { super::read_line(to.as_mut_ptr(), to.len()) }
}

impl BufRead for StdinLock<'_> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        input().filled(1 << 8, |to| Ok(read_line_or_less(to)))
    }

    fn consume(&mut self, count: usize) {
        input().start += count;
    }
}

macro_rules! read_by_lock {
    ($($type:ty)*) => {$(
        impl Read for $type {
            fn read(&mut self, to: &mut [u8]) -> Result<usize> {
                LOCKED.read(to)
            }

            fn read_to_end(&mut self, to: &mut Vec<u8>) -> Result<usize> {
                LOCKED.read_to_end(to)
            }

            fn read_to_string(&mut self, to: &mut String) -> Result<usize> {
                LOCKED.read_to_string(to)
            }
        }
    )*};
}

read_by_lock!(Stdin & Stdin);

macro_rules! read_by_reference {
    ($($type:ty)*) => {$(
        impl<R: Read + ?Sized> Read for $type {
            fn read(&mut self, to: &mut [u8]) -> Result<usize> {
                (**self).read(to)
            }

            fn read_to_end(&mut self, to: &mut Vec<u8>) -> Result<usize> {
                (**self).read_to_end(to)
            }

            fn read_to_string(&mut self, to: &mut String) -> Result<usize> {
                (**self).read_to_string(to)
            }
        }
    )*};
}

read_by_reference!(&mut R Box<R>);

macro_rules! buffered_by_reference {
    ($($type:ty)*) => {$(
        impl<R: BufRead + ?Sized> BufRead for $type {
            fn fill_buf(&mut self) -> Result<&[u8]> {
                (**self).fill_buf()
            }

            fn consume(&mut self, count: usize) {
                (**self).consume(count)
            }
        }
    )*};
}

buffered_by_reference!(&mut R Box<R>);

impl Read for &[u8] {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let count = self.len().min(to.len());
        to[..count].copy_from_slice(&self[..count]);
        *self = &self[count..];
        Ok(count)
    }
}

impl BufRead for &[u8] {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        Ok(self)
    }

    fn consume(&mut self, count: usize) {
        *self = &self[count..];
    }
}

pub struct BufReader<R: ?Sized> {
    buffer: Buffer,
    size: usize,
    inner: R,
}

impl<R: Read> BufReader<R> {
    pub fn new(inner: R) -> BufReader<R> {
        BufReader::with_capacity(8192, inner)
    }

    pub fn with_capacity(size: usize, inner: R) -> BufReader<R> {
        BufReader { buffer: Buffer { bytes: Vec::new(), start: 0 }, size, inner }
    }

    pub fn get_ref(&self) -> &R {
        &self.inner
    }

    pub fn get_mut(&mut self) -> &mut R {
        &mut self.inner
    }

    pub fn into_inner(self) -> R {
        self.inner
    }
}

impl<R: Read + ?Sized> Read for BufReader<R> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let bytes = self.fill_buf()?;
        let count = bytes.len().min(to.len());
        to[..count].copy_from_slice(&bytes[..count]);
        self.consume(count);
        Ok(count)
    }

    fn read_to_end(&mut self, to: &mut Vec<u8>) -> Result<usize> {
        let before = to.len();
        to.extend_from_slice(&self.buffer.bytes[self.buffer.start..]);
        self.buffer.start = self.buffer.bytes.len();
        self.inner.read_to_end(to)?;
        Ok(to.len() - before)
    }
}

impl<R: Read + ?Sized> BufRead for BufReader<R> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        let inner = &mut self.inner;
        self.buffer.filled(self.size, |to| inner.read(to))
    }

    fn consume(&mut self, count: usize) {
        self.buffer.start += count;
    }
}

pub fn read_to_string<R: Read>(mut from: R) -> Result<String> {
    let mut text = String::new();
    from.read_to_string(&mut text)?;
    Ok(text)
}

pub trait Write {
    fn write(&mut self, bytes: &[u8]) -> Result<usize>;
    fn flush(&mut self) -> Result<()>;

    fn write_all(&mut self, mut bytes: &[u8]) -> Result<()> {
        while !bytes.is_empty() {
            match self.write(bytes)? {
                0 => {
                    let message = "failed to write whole buffer";
                    return Err(Error::plain(ErrorKind::WriteZero, message));
                }
                count => bytes = &bytes[count..],
            }
        }
        Ok(())
    }

    fn write_fmt(&mut self, arguments: fmt::Arguments<'_>) -> Result<()> {
        self.write_all(alloc::fmt::format(arguments).as_bytes())
    }

    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }

    /// Returns what text may be appended to without asking.
    fn host_buffer(&mut self) -> Option<&mut String> {
        None
    }

    /// Passes on what was appended so, if it is much.
    fn host_settle(&mut self) -> Result<()> {
        Ok(())
    }
}

/// What `write!` appends to.
pub trait HostWrite {
    fn host_write(&mut self, puts: impl Fn(&mut String) -> fmt::Result) -> Result<()>;
}

impl<W: Write + ?Sized> HostWrite for W {
    #[inline]
    fn host_write(&mut self, puts: impl Fn(&mut String) -> fmt::Result) -> Result<()> {
        let result = match self.host_buffer() {
            Some(buffer) => {
                let result = puts(buffer);
                self.host_settle()?;
                result
            }
            None => {
                let mut text = String::new();
                let result = puts(&mut text);
                self.write_all(text.as_bytes())?;
                result
            }
        };
        result.map_err(|_| Error::plain(ErrorKind::Other, "formatter error"))
    }
}

#[derive(Debug)]
pub struct Stdout;

#[derive(Debug)]
pub struct StdoutLock<'a> {
    life: core::marker::PhantomData<&'a ()>,
}

pub fn stdout() -> Stdout {
    Stdout
}

impl Stdout {
    pub fn lock(&self) -> StdoutLock<'static> {
        StdoutLock { life: core::marker::PhantomData }
    }
}

macro_rules! write_to_output {
    ($($type:ty)*) => {$(
        impl Write for $type {
            fn write(&mut self, bytes: &[u8]) -> Result<usize> {
                // What is printed may be no text; nobody reads it as one.
                host_append(output(), unsafe { core::str::from_utf8_unchecked(bytes) });
                host_flush(ROOM);
                Ok(bytes.len())
            }

            fn flush(&mut self) -> Result<()> {
                host_flush(0);
                Ok(())
            }

            #[inline]
            fn host_buffer(&mut self) -> Option<&mut String> {
                Some(output())
            }

            #[inline]
            fn host_settle(&mut self) -> Result<()> {
                host_flush(ROOM);
                Ok(())
            }
        }
    )*};
}

write_to_output!(Stdout & Stdout StdoutLock<'_>);

#[derive(Debug)]
pub struct Stderr;

pub type StderrLock<'a> = Stderr;

pub fn stderr() -> Stderr {
    Stderr
}

impl Stderr {
    pub fn lock(&self) -> Stderr {
        Stderr
    }
}

impl Write for Stderr {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Sink;

#[derive(Clone, Copy, Debug, Default)]
pub struct Empty;

pub fn sink() -> Sink {
    Sink
}

pub fn empty() -> Empty {
    Empty
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

impl Read for Empty {
    fn read(&mut self, _: &mut [u8]) -> Result<usize> {
        Ok(0)
    }
}

macro_rules! write_by_reference {
    ($($type:ty)*) => {$(
        impl<W: Write + ?Sized> Write for $type {
            fn write(&mut self, bytes: &[u8]) -> Result<usize> {
                (**self).write(bytes)
            }

            fn flush(&mut self) -> Result<()> {
                (**self).flush()
            }

            #[inline]
            fn host_buffer(&mut self) -> Option<&mut String> {
                (**self).host_buffer()
            }

            #[inline]
            fn host_settle(&mut self) -> Result<()> {
                (**self).host_settle()
            }
        }
    )*};
}

write_by_reference!(&mut W Box<W>);

impl Write for Vec<u8> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

impl Write for &mut [u8] {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        let count = self.len().min(bytes.len());
        let (first, rest) = core::mem::take(self).split_at_mut(count);
        first.copy_from_slice(&bytes[..count]);
        *self = rest;
        Ok(count)
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

pub struct BufWriter<W: Write> {
    /// Not always a text.
    buffer: String,
    size: usize,
    /// None once it was taken out.
    inner: Option<W>,
}

pub type LineWriter<W> = BufWriter<W>;
pub type IntoInnerError<W> = (Error, W);

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> BufWriter<W> {
        BufWriter::with_capacity(8192, inner)
    }

    pub fn with_capacity(size: usize, inner: W) -> BufWriter<W> {
        BufWriter { buffer: String::new(), size, inner: Some(inner) }
    }

    fn pass_on(&mut self) -> Result<()> {
        match &mut self.inner {
            Some(inner) => inner.write_all(self.buffer.as_bytes())?,
            None => {}
        }
        self.buffer.clear();
        Ok(())
    }

    pub fn get_ref(&self) -> &W {
        match &self.inner {
            Some(inner) => inner,
            None => crate::std::failed(),
        }
    }

    pub fn get_mut(&mut self) -> &mut W {
        match &mut self.inner {
            Some(inner) => inner,
            None => crate::std::failed(),
        }
    }

    pub fn buffer(&self) -> &[u8] {
        self.buffer.as_bytes()
    }

    pub fn into_inner(mut self) -> Result<W> {
        self.pass_on()?;
        match self.inner.take() {
            Some(inner) => Ok(inner),
            None => crate::std::failed(),
        }
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        if self.buffer.len() + bytes.len() > self.size {
            self.pass_on()?;
        }
        unsafe { self.buffer.as_mut_vec() }.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.pass_on()?;
        self.get_mut().flush()
    }

    #[inline]
    fn host_buffer(&mut self) -> Option<&mut String> {
        Some(&mut self.buffer)
    }

    #[inline]
    fn host_settle(&mut self) -> Result<()> {
        match self.buffer.len() > self.size {
            true => self.pass_on(),
            false => Ok(()),
        }
    }
}

impl<W: Write> Drop for BufWriter<W> {
    fn drop(&mut self) {
        let _ = self.pass_on();
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekFrom {
    Start(u64),
    End(i64),
    Current(i64),
}

pub trait Seek {
    fn seek(&mut self, to: SeekFrom) -> Result<u64>;
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cursor<T> {
    inner: T,
    position: u64,
}

impl<T> Cursor<T> {
    pub const fn new(inner: T) -> Cursor<T> {
        Cursor { inner, position: 0 }
    }

    pub fn into_inner(self) -> T {
        self.inner
    }

    pub fn get_ref(&self) -> &T {
        &self.inner
    }

    pub fn position(&self) -> u64 {
        self.position
    }

    pub fn set_position(&mut self, position: u64) {
        self.position = position;
    }
}

impl<T: AsRef<[u8]>> Read for Cursor<T> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let bytes = self.fill_buf()?;
        let count = bytes.len().min(to.len());
        to[..count].copy_from_slice(&bytes[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl<T: AsRef<[u8]>> BufRead for Cursor<T> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        let bytes = self.inner.as_ref();
        Ok(&bytes[self.position.min(bytes.len() as u64) as usize..])
    }

    fn consume(&mut self, count: usize) {
        self.position += count as u64;
    }
}

impl<T: AsRef<[u8]>> Seek for Cursor<T> {
    fn seek(&mut self, to: SeekFrom) -> Result<u64> {
        let position = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::End(by) => (self.inner.as_ref().len() as u64).checked_add_signed(by),
            SeekFrom::Current(by) => self.position.checked_add_signed(by),
        };
        let message = "invalid seek to a negative or overflowing position";
        self.position = position.ok_or_else(|| Error::plain(ErrorKind::InvalidInput, message))?;
        Ok(self.position)
    }
}
