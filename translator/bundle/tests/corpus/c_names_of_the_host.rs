//! Uses names that the C path uses for itself.

mod host_io {
    pub fn host_write(to: &mut String) {
        to.push_str("own");
    }
}

mod fmt {
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Display(pub u8);
    pub trait Put {
        fn put(&mut self, value: u8) -> String;
        fn write(&mut self, text: &str) -> usize;
    }
}

use fmt::Put;

impl Put for fmt::Display {
    fn put(&mut self, value: u8) -> String {
        self.0 += value;
        format!("{}+", self.0)
    }

    fn write(&mut self, text: &str) -> usize {
        text.len() + usize::from(self.0)
    }
}

trait Floor {
    fn floor(&self) -> i32;
    fn host_put(&self) -> &'static str {
        "host_put"
    }
}

impl Floor for i32 {
    fn floor(&self) -> i32 {
        *self / 10 * 10
    }
}

fn failed() -> &'static str {
    "failed"
}

fn output(alloc: u32, core: u32) -> u32 {
    alloc + core
}

fn main() {
    let mut text = String::new();
    host_io::host_write(&mut text);
    let mut display = fmt::Display(1);
    println!("{text} {} {} {:?}", display.put(4), display.write("abc"), display);
    println!("{} {} {} {}", 37.floor(), 5.host_put(), failed(), output(1, 2));
    let (to, text, host_to, host1_to, std) = (1, 2, 3, 4, 5);
    println!("{to}{text}{host_to}{host1_to}{std} {}", format!("{}", to + text));
    struct Vec(u8);
    let Vec(string) = Vec(9);
    println!("{string} {}", format!("{string}{string}"));
}
