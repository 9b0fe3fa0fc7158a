//! Blocks of values, each with a checksum.
//!
//! A block consists of its heap count as four bytes, then two bytes for each value, then four bytes
//! of checksum, all little-endian. The checksum is the CRC-32 of ISO 3309, which zip and PNG files
//! also use, of these bytes: the number of the first heap as eight bytes, then the block up to the
//! checksum. So a misplaced block does not match its checksum. CRC-32 notices every change
//! within 32 consecutive bits, in particular any change of a single byte, and misses about one in
//! four billion of the other changes.

use anyhow::Result;
use std::io::Read;
use support::ensure;

/// The maximum number of heaps in a block. It is chosen so that little must be reread after damage
/// and the checksums take little space.
pub const MOST_HEAPS: usize = 1 << 16;

/// The number of bytes of a block besides its values.
const FRAME_BYTES: u64 = 8;

/// Returns the blocks with the values of heap `first` and the heaps after it.
pub fn encode(first: usize, values: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for (number, values) in values.chunks(MOST_HEAPS).enumerate() {
        let start = bytes.len();
        bytes.extend((values.len() as u32).to_le_bytes());
        bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
        let checksum = checksum(first + number * MOST_HEAPS, &bytes[start..]);
        bytes.extend(checksum.to_le_bytes());
    }
    bytes
}

/// Reads blocks with `heaps` values in `bytes` bytes in total, and appends the values to `values`.
///
/// # Errors
/// If a block does not match its checksum; the message names the block's heaps.
pub fn decode(from: &mut impl Read, heaps: u64, bytes: u64, values: &mut Vec<u16>) -> Result<()> {
    let mut left = bytes;
    let mut block = Vec::new();
    while (values.len() as u64) < heaps {
        let first = values.len();
        let check = |matches: bool, last: u64| -> Result<()> {
            ensure!(
                matches,
                "the file is damaged: the block of heaps {first} to {last} does not match its \
                 checksum",
                "文件已损坏：堆 {first} 到 {last} 的块与校验和不符"
            );
            Ok(())
        };
        let mut count = [0; 4];
        check(left >= FRAME_BYTES, heaps - 1)?;
        from.read_exact(&mut count)?;
        let count_read = u64::from(u32::from_le_bytes(count));
        // A damaged number must not make the tool reserve gigabytes.
        let is_possible = (1..=MOST_HEAPS as u64).contains(&count_read)
            && count_read <= heaps - first as u64
            && 2 * count_read + FRAME_BYTES <= left;
        check(is_possible, heaps - 1)?;
        block.clear();
        block.extend(count);
        block.resize(4 + 2 * count_read as usize, 0);
        from.read_exact(&mut block[4..])?;
        let mut saved = [0; 4];
        from.read_exact(&mut saved)?;
        let last = first as u64 + count_read - 1;
        check(u32::from_le_bytes(saved) == checksum(first, &block), last)?;
        let pairs = block[4..].chunks_exact(2);
        values.extend(pairs.map(|pair| u16::from_le_bytes([pair[0], pair[1]])));
        left -= 2 * count_read + FRAME_BYTES;
    }
    ensure!(
        left == 0,
        "the file is damaged: {left} bytes of it belong to no block",
        "文件已损坏：有 {left} 字节不属于任何块"
    );
    Ok(())
}

fn checksum(first: usize, block: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&(first as u64).to_le_bytes());
    hasher.update(block);
    hasher.finalize()
}
