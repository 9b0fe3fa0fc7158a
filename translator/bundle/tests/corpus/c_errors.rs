//! Returns errors of several types from functions and from `main`.

use std::error::Error;
use std::fmt;
use std::num::ParseIntError;

#[derive(Debug)]
enum Failure {
    Empty,
    Number(ParseIntError),
    Large { limit: i64, found: i64 },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Empty => f.write_str("nothing given"),
            Failure::Number(error) => write!(f, "no number: {error}"),
            Failure::Large { limit, found } => write!(f, "{found} is above {limit}"),
        }
    }
}

impl Error for Failure {}

impl From<ParseIntError> for Failure {
    fn from(error: ParseIntError) -> Failure {
        Failure::Number(error)
    }
}

fn parsed(word: Option<&str>) -> Result<i64, Failure> {
    let found = word.ok_or(Failure::Empty)?.parse()?;
    if found > 100 {
        return Err(Failure::Large { limit: 100, found });
    }
    Ok(found)
}

fn boxed(word: &str) -> Result<i32, Box<dyn Error>> {
    if word == "?" {
        return Err("a question".into());
    }
    let value: i32 = word.parse()?;
    Ok(i32::from(u8::try_from(value)?))
}

fn main() -> Result<(), Box<dyn Error>> {
    for word in ["7", "x", "", "101", "99999999999999999999"] {
        match parsed(Some(word)) {
            Ok(value) => println!("{value}"),
            Err(error) => println!("{error} / {error:?} / {:>20}|", error.to_string()),
        }
    }
    println!("{}", parsed(None).unwrap_err());
    for word in ["7", "?", "300", "-"] {
        match boxed(word) {
            Ok(value) => println!("{value}"),
            Err(error) => println!("{error} {error:?}"),
        }
    }
    println!("{} {}", "maybe".parse::<bool>().unwrap_err(), "ab".parse::<char>().unwrap_err());
    println!("{:?} {:?}", "5".parse::<u8>(), "256".parse::<u8>().map_err(|e| e.to_string()));
    let mut text = String::new();
    std::io::stdin().read_line(&mut text)?;
    println!("{}", parsed(Some(text.trim()))? * 2);
    Ok(())
}
