//! The stand-in reads what proconio itself reads, in every form that both take.

/// Defines a function that reads one text in all forms by the crate `$reader`, and returns what
/// it has read.
macro_rules! forms {
    ($name:ident, $reader:ident) => {
        fn $name() -> String {
            use $reader::marker::{self, Bytes, Chars, Isize1, Usize1};
            use $reader::source::{auto::AutoSource, line::LineSource, once::OnceSource, Source};
            use $reader::{input, read_value};

            let mut seen = Vec::new();
            let mut source = AutoSource::from(
                "3 4 -5\r\n6 2.5 x hello\nab cd\n2 1 2 0 1 9 1 2 3 4 5 6\n1 a 2 b\n7 8 9 10 11 2 1 3",
            );
            input! { from &mut source, }
            input! { from &mut source, n: usize, mut m: u32, (x, mut y): (i32, u64), }
            m += 1;
            y += 1;
            input! { from &mut source, f: f64, c: char, s: String, word: Chars, bytes: Bytes }
            seen.push(format!("{n} {m} {x} {y} {f} {c} {s} {word:?} {bytes:?}"));
            input! {
                from &mut source,
                jagged: [[u8]; 3],
                grid: [[(i8, Usize1); n - 2]; 3],
                named: [(marker::Usize1, std::string::String); 2],
                from: Isize1, to: Usize1,
                (p, _): (u8, u8),
                _: u8,
                rest: [Option1],
            }
            seen.push(format!("{jagged:?} {grid:?} {named:?} {from} {to} {p} {rest:?}"));

            let mut source = OnceSource::from("1 2 3 4 5 6 7 8");
            let one = read_value!(from &mut source, u8);
            let pair = read_value!(from &mut source, (u8, [i64; 2]));
            let all = read_value!(from source, [[Usize1; 2]; 2]);
            seen.push(format!("{one} {pair:?} {all:?}"));

            let mut source = LineSource::new(std::io::BufReader::new(&b"1\n\n 2 3\r\n4"[..]));
            input! { from &mut source, a: u8, b: [u8; 2] }
            fn last<R: std::io::BufRead, S: Source<R>>(source: &mut S) -> Option<String> {
                source.next_token().map(String::from)
            }
            let ends = (last(&mut source), last(&mut source));
            seen.push(format!("{a} {b:?} {ends:?}"));
            seen.join("\n")
        }
    };
}

/// A type of a contestant's own that parses from a token.
#[derive(Debug)]
struct Option1(#[allow(dead_code)] Option<u8>);

impl std::str::FromStr for Option1 {
    type Err = std::num::ParseIntError;

    fn from_str(token: &str) -> Result<Option1, Self::Err> {
        Ok(Option1(token.parse::<u8>()?.checked_sub(1)))
    }
}

forms!(read_by_proconio, proconio);
forms!(read_by_the_stand_in, reader);

#[test]
fn every_form_of_input() {
    let expected = read_by_proconio();
    assert!(expected.starts_with("3 5 -5 7 2.5 x hello ['a', 'b'] [99, 100]\n"), "{expected}");
    assert_eq!(read_by_the_stand_in(), expected);
}
