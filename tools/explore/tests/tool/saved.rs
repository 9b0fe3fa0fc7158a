//! Files of values: what is written is read, and whatever has changed is noticed.

use crate::value_file;
use explore::saved::header::{Extent, TableHeader};
use explore::saved::Saved;
use grundy::rule::Rule;
use std::fs;
use std::path::Path;

/// Values to save, whichever they are.
const VALUES: [u16; 12] = [0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4];

fn officers() -> Rule {
    "0.6".parse().unwrap()
}

/// Opens or creates a file. Another test may have just started a process, which holds a copy of the
/// lock until it runs its program.
fn open(path: &Path) -> Saved {
    loop {
        match Saved::open_or_create(path, &officers()) {
            Err(error) if format!("{error:#}").contains("another run") => std::thread::yield_now(),
            opened => return opened.unwrap(),
        }
    }
}

/// Saves the values of heaps 0 to 4, then those of heaps 5 to 11.
fn save(path: &Path) -> Saved {
    let mut saved = open(path);
    saved.append(&VALUES[..5]).unwrap();
    saved.append(&VALUES[5..]).unwrap();
    saved
}

fn read(path: &Path) -> anyhow::Result<Vec<u16>> {
    Saved::open(path)?.read(0)
}

#[test]
fn what_is_saved_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    drop(save(&path));
    assert_eq!(read(&path).unwrap(), VALUES);
    let expected = value_file::of_blocks("0.6", &[&VALUES[..5], &VALUES[5..]]);
    assert_eq!(fs::read(&path).unwrap(), expected);
}

/// Blocks of a long file have at most 65 536 heaps.
#[test]
fn a_long_save_has_several_blocks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let values: Vec<u16> = (0..150_000u32).map(|heap| (heap % 1021) as u16).collect();
    open(&path).append(&values).unwrap();
    assert_eq!(read(&path).unwrap(), values);
    let blocks: Vec<&[u16]> = values.chunks(1 << 16).collect();
    assert!(fs::read(&path).unwrap() == value_file::of_blocks("0.6", &blocks));
}

/// That a damaged file is neither changed nor extended is tested with the command itself.
#[test]
fn every_flipped_byte_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    drop(save(&path));
    let whole = fs::read(&path).unwrap();
    for place in 0..whole.len() {
        // Among them the bit that turns a small letter into a capital one.
        for flip in [0x01, 0x20, 0x80, 0xff] {
            let mut damaged = whole.clone();
            damaged[place] ^= flip;
            fs::write(&path, &damaged).unwrap();
            let error = read(&path).err().unwrap_or_else(|| panic!("byte {place} ^ {flip}"));
            assert!(format!("{error:#}").contains(path.to_str().unwrap()), "{error:#}");
        }
    }
}

#[test]
fn every_cut_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    drop(save(&path));
    let whole = fs::read(&path).unwrap();
    for len in 0..whole.len() {
        fs::write(&path, &whole[..len]).unwrap();
        assert!(read(&path).is_err(), "{len} bytes");
    }
}

/// A crash leaves the second line of the save before, and after its blocks any part of the new one.
#[test]
fn a_save_that_was_interrupted_loses_no_earlier_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let mut saved = open(&path);
    saved.append(&VALUES[..5]).unwrap();
    let before = fs::read(&path).unwrap();
    saved.append(&VALUES[5..]).unwrap();
    let whole = fs::read(&path).unwrap();
    drop(saved);
    for len in before.len()..=whole.len() {
        for fill in [None, Some(0)] {
            let mut crashed = [&before, &whole[before.len()..len]].concat();
            crashed.resize(if fill.is_some() { whole.len() } else { len }, fill.unwrap_or(0));
            fs::write(&path, &crashed).unwrap();
            let mut saved = open(&path);
            assert_eq!(saved.excess, (crashed.len() - before.len()) as u64);
            assert_eq!(saved.read(0).unwrap(), &VALUES[..5]);
            saved.append(&VALUES[5..]).unwrap();
            assert_eq!(saved.read(0).unwrap(), VALUES);
            assert_eq!(fs::read(&path).unwrap(), whole);
        }
    }
}

/// Blocks that are right by themselves, but in the wrong place.
#[test]
fn exchanged_blocks_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let whole = value_file::of_blocks("0.6", &[&VALUES[..6], &VALUES[6..]]);
    let start = whole.len() - 2 * 20;
    let exchanged = [&whole[..start], &whole[start + 20..], &whole[start..start + 20]].concat();
    fs::write(&path, exchanged).unwrap();
    let error = read(&path).unwrap_err();
    assert!(format!("{error:#}").contains("the block of heaps 0 to 5"), "{error:#}");
}

#[test]
fn the_lines_read_back_as_they_were_written() {
    for text in ["0.6", "grundy", "4.007", "0.77"] {
        for extent in [Extent::default(), Extent { heaps: 1 << 32, bytes: u64::MAX }] {
            let header = TableHeader { rule: text.parse().unwrap(), extent };
            assert_eq!(TableHeader::read(&mut header.lines().as_bytes()).unwrap(), header);
        }
    }
}

#[test]
fn other_lines_are_refused() {
    for (line, expected) in [
        ("", "not a file of values"),
        ("grundy values, format 2, of 0.6", "not a file of values"),
        ("# my notes\n", "not a file of values"),
        ("grundy values, format 1, of 0.6\n", "no checksums"),
        ("grundy values, format 3, of 0.6\n", "format 3"),
        ("grundy values, format 2\n", "names no rule"),
        ("grundy values, format 2, of 0.9\n", "\"0.9\""),
        ("grundy values, format 2, of 0.6\n", "cut short"),
    ] {
        let error = TableHeader::read(&mut line.as_bytes()).unwrap_err();
        assert!(format!("{error:#}").contains(expected), "{line:?}: {error:#}");
    }
}
