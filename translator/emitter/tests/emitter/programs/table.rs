// A Grundy table by mex, and the nim sums of the heaps on each line.

const LARGEST: usize = 20_000;
const MOVES: [usize; 8] = [1, 2, 3, 5, 8, 13, 21, 34];

fn number(input: &[u8], at: &mut usize) -> Option<usize> {
    while !input.get(*at)?.is_ascii_digit() {
        *at += 1;
    }
    let mut value = 0;
    while let Some(digit) = input.get(*at).filter(|byte| byte.is_ascii_digit()) {
        value = value * 10 + usize::from(digit - b'0');
        *at += 1;
    }
    Some(value)
}

fn print(mut value: u8, output: &mut dyn FnMut(&[u8])) {
    let mut text = [b'\n'; 4];
    let mut at = 3;
    loop {
        at -= 1;
        text[at] = b'0' + value % 10;
        value /= 10;
        if value == 0 {
            break;
        }
    }
    output(&text[at..]);
}

pub fn solve(input: &[u8], output: &mut dyn FnMut(&[u8])) {
    let mut table = [0u8; LARGEST + 1];
    for heap in 0..=LARGEST {
        let mut seen = [false; 16];
        for take in MOVES.into_iter().filter(|&take| take <= heap) {
            seen[usize::from(table[heap - take])] = true;
        }
        table[heap] = seen.iter().position(|&seen| !seen).map_or(16, |mex| mex as u8);
    }
    let mut at = 0;
    while let Some(heaps) = number(input, &mut at) {
        let mut sum = 0;
        for _ in 0..heaps {
            let Some(heap) = number(input, &mut at) else { return };
            sum ^= table[heap];
        }
        print(sum, output);
    }
}
