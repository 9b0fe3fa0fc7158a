//! A Grundy table by mex and nim sums of what is read.
#![no_std]
#![no_main]

#[link(wasm_import_module = "env")]
extern "C" {
    fn read(ptr: *mut u8, len: usize) -> usize;
    fn write(ptr: *const u8, len: usize);
    fn fail(ptr: *const u8, len: usize);
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { fail(b"panic".as_ptr(), 5) };
    loop {}
}

struct Input {
    buffer: [u8; 4096],
    at: usize,
    len: usize,
}

impl Input {
    fn byte(&mut self) -> Option<u8> {
        if self.at == self.len {
            self.len = unsafe { read(self.buffer.as_mut_ptr(), self.buffer.len()) };
            self.at = 0;
            if self.len == 0 {
                return None;
            }
        }
        self.at += 1;
        Some(self.buffer[self.at - 1])
    }

    fn number(&mut self) -> Option<u32> {
        let mut digit = self.byte()?;
        while digit.is_ascii_whitespace() {
            digit = self.byte()?;
        }
        let mut value = 0;
        while digit.is_ascii_digit() {
            value = value * 10 + u32::from(digit - b'0');
            match self.byte() {
                Some(next) => digit = next,
                None => break,
            }
        }
        Some(value)
    }
}

fn print(mut value: u32) {
    let mut text = [b'\n'; 11];
    let mut at = 10;
    loop {
        at -= 1;
        text[at] = b'0' + (value % 10) as u8;
        value /= 10;
        if value == 0 {
            break;
        }
    }
    unsafe { write(text[at..].as_ptr(), text.len() - at) };
}

const N: usize = 20001;
static mut TABLE: [u8; N] = [0; N];

fn fill(table: &mut [u8; N], moves: &[usize]) {
    for heap in 0..N {
        let mut seen = [false; 64];
        for &take in moves {
            if take <= heap {
                seen[usize::from(table[heap - take])] = true;
            }
        }
        table[heap] = seen.iter().position(|&seen| !seen).unwrap_or(64) as u8;
    }
}

#[no_mangle]
pub extern "C" fn main() {
    let mut input = Input { buffer: [0; 4096], at: 0, len: 0 };
    let table = unsafe { &mut *core::ptr::addr_of_mut!(TABLE) };
    fill(table, &[1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]);
    while let Some(count) = input.number() {
        let mut sum = 0;
        for _ in 0..count {
            let Some(heap) = input.number() else { return };
            sum ^= u32::from(table[heap as usize]);
        }
        print(sum);
    }
}
