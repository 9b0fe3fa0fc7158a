//! Reads from slices and cursors, and writes to vectors, strings and trait objects.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Cursor, Read, Write};

struct Counter {
    bytes: usize,
}

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn report<W: Write>(out: &mut W, n: u32) -> io::Result<()> {
    for i in 0..n {
        write!(out, "{i:>3}|")?;
    }
    writeln!(out)
}

fn main() -> io::Result<()> {
    let mut bytes: Vec<u8> = Vec::new();
    report(&mut bytes, 4)?;
    bytes.write_all(b"raw\n")?;
    print!("{}", String::from_utf8_lossy(&bytes));
    let mut counter = Counter { bytes: 0 };
    report(&mut counter, 12)?;
    println!("{}", counter.bytes);
    let mut boxed: Box<dyn Write> = Box::new(io::stdout());
    report(&mut boxed, 2)?;
    writeln!(boxed, "{}-{}", "boxed", 1)?;
    let mut dynamic: &mut dyn Write = &mut counter;
    write!(dynamic, "{}", 12345)?;
    report(&mut dynamic, 1)?;
    println!("{}", counter.bytes);
    let mut text = String::new();
    write!(text, "{}{:?}", 1, "two").unwrap();
    writeln!(&mut text, " {text}", text = 3).unwrap();
    print!("{text}");
    let mut reader = BufReader::new("one\ntwo\nthree".as_bytes());
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let rest: Vec<String> = reader.lines().collect::<Result<_, _>>()?;
    println!("{line:?} {rest:?}");
    let mut cursor = Cursor::new(vec![1u8, 2, 3, 4, 5]);
    let mut two = [0; 2];
    cursor.read_exact(&mut two)?;
    let mut rest = Vec::new();
    cursor.read_to_end(&mut rest)?;
    println!("{two:?} {rest:?} {:?}", cursor.read_exact(&mut two).unwrap_err().kind());
    let parts: Vec<Vec<u8>> = Cursor::new("a,b,c").split(b',').map(|part| part.unwrap()).collect();
    println!("{parts:?} {:?}", "xyz".as_bytes().bytes().map(|b| b.unwrap()).collect::<Vec<_>>());
    let all = io::read_to_string(io::stdin())?;
    println!("{} {:?}", all.len(), all.lines().next_back());
    Ok(())
}
