//! Files of values, written here by the description of their format and not by the tool.

/// Returns the file of a rule whose values were saved in these blocks.
pub fn of_blocks(rule: &str, blocks: &[&[u16]]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut heaps: usize = 0;
    for values in blocks {
        let mut block = (values.len() as u32).to_le_bytes().to_vec();
        block.extend(values.iter().flat_map(|value| value.to_le_bytes()));
        let checked = [&(heaps as u64).to_le_bytes(), &block[..]].concat();
        block.extend(crc32(&checked).to_le_bytes());
        bytes.extend(block);
        heaps += values.len();
    }
    let first = format!("grundy values, format 2, of {rule}\n");
    let second = format!("{heaps:>20} heaps in {:>20} bytes", bytes.len());
    let checksum = crc32((first.clone() + &second).as_bytes());
    let lines = format!("{first}{second}, checksum {checksum:08x}\n");
    [lines.as_bytes(), &bytes].concat()
}

/// Returns the CRC-32 of ISO 3309, bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ ((sum & 1) * 0xEDB8_8320))
    };
    !bytes.iter().fold(!0, step)
}

/// Returns the number of heaps that the second line of a file counts, or 0 if there is none.
pub fn heaps(bytes: &[u8]) -> usize {
    let second = bytes.split(|&byte| byte == b'\n').nth(1).unwrap_or_default();
    let text = String::from_utf8_lossy(second);
    text.split_once(" heaps").map_or(0, |(heaps, _)| heaps.trim().parse().unwrap())
}

/// The value that the catalogue of CRCs by R. Williams gives to check an implementation.
#[test]
fn the_checksum_is_the_usual_one() {
    assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
}
