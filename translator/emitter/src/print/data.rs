//! The memory's first contents: as strings where they are text, as numbers where they are
//! tables, and not at all where they are zero.

mod literal;

use super::runtime::Helper;
use crate::module::Module;
use crate::EmitError;
pub(super) use literal::literal;
use literal::{escaped_length, wrap};
use std::fmt::Write as _;

/// The form in which a stretch of memory is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Nothing,
    Text,
    Table(Element),
}

/// The elements of a table, by their size in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    Half = 2,
    Word = 4,
}

const FORMS: [Form; 4] =
    [Form::Nothing, Form::Text, Form::Table(Element::Half), Form::Table(Element::Word)];
/// The number of bytes in a step. The memory is divided into steps, each written in one form.
const STEP: usize = 4;

impl Form {
    /// Returns about how many characters it takes to begin a stretch in this form.
    fn opening(self) -> usize {
        match self {
            Form::Nothing => 0,
            Form::Text => 30,
            Form::Table(_) => 70,
        }
    }

    /// Returns how many characters a step takes, or `None` if the form cannot express it.
    fn length(self, step: &[u8]) -> Option<usize> {
        match self {
            Form::Nothing => step.iter().all(|&byte| byte == 0).then_some(0),
            Form::Text => Some(step.iter().map(|&byte| escaped_length(byte)).sum()),
            Form::Table(element) => Some(
                step.chunks(element as usize).map(|bytes| value(bytes).to_string().len() + 1).sum(),
            ),
        }
    }
}

/// Returns the number that the bytes make, the lowest byte first.
fn value(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | u32::from(byte))
}

/// Returns the places of the first and the last number that is not 0. The others need not be
/// written, because the memory is initially 0.
fn nonzero<N: Default + PartialEq>(numbers: &[N]) -> Option<(usize, usize)> {
    let is_nonzero = |number: &N| *number != N::default();
    Some((numbers.iter().position(is_nonzero)?, numbers.iter().rposition(is_nonzero)?))
}

/// The part of the memory that has initial contents.
struct Image {
    /// The address of the first byte, a multiple of [`STEP`].
    start: usize,
    bytes: Vec<u8>,
}

impl Image {
    /// Returns the memory with all active segments placed in order, later ones over earlier ones.
    fn new(module: &Module) -> Result<Image, EmitError> {
        let size = module.memory.map_or(0, |(pages, _)| pages as usize) << 16;
        let lowest = module.data.iter().filter_map(|segment| segment.address).min();
        // Below the lowest segment is the stack, megabytes of zeros.
        let start = lowest.map_or(0, |address| address as usize / STEP * STEP);
        let mut bytes: Vec<u8> = Vec::new();
        for segment in &module.data {
            let Some(address) = segment.address else { continue };
            let end = address as usize + segment.bytes.len();
            if end > size {
                return Err(EmitError::Module("a data segment outside the memory".into()));
            }
            if start + bytes.len() < end {
                bytes.resize((end - start).next_multiple_of(STEP), 0);
            }
            bytes[address as usize - start..end - start].copy_from_slice(segment.bytes);
        }
        Ok(Image { start, bytes })
    }
}

/// Returns the cheapest forms for all steps, as stretches with their beginning and end in bytes.
fn stretches(image: &[u8]) -> Vec<(Form, usize, usize)> {
    const NEVER: usize = usize::MAX / 2;
    // The cost of the cheapest way to write everything so far, by the form in which it ends; and
    // the form from which the cheapest way came at each step.
    let mut cost = [0, NEVER, NEVER, NEVER];
    let mut origins: Vec<[usize; 4]> = Vec::with_capacity(image.len() / STEP);
    for step in image.chunks(STEP) {
        let mut next = [NEVER; 4];
        let mut origin = [0; 4];
        for (to, form) in FORMS.into_iter().enumerate() {
            let Some(length) = form.length(step) else { continue };
            for (from, before) in cost.into_iter().enumerate() {
                let opening = if from == to { 0 } else { form.opening() };
                let total = before + opening + length;
                if total < next[to] {
                    (next[to], origin[to]) = (total, from);
                }
            }
        }
        cost = next;
        origins.push(origin);
    }
    let mut form = 0;
    for other in 1..FORMS.len() {
        if cost[other] < cost[form] {
            form = other;
        }
    }
    let mut found: Vec<(Form, usize, usize)> = Vec::new();
    for (place, origin) in origins.iter().enumerate().rev() {
        match found.last_mut() {
            Some((last, from, _)) if *last == FORMS[form] => *from = place * STEP,
            _ => found.push((FORMS[form], place * STEP, (place + 1) * STEP)),
        }
        form = origin[form];
    }
    found.reverse();
    found
}

/// The declarations and statements that place the contents, and the helpers that they use.
#[derive(Default)]
pub(super) struct Contents {
    pub tables: String,
    pub statements: String,
    pub helpers: Vec<Helper>,
}

pub(super) fn contents(module: &Module) -> Result<Contents, EmitError> {
    let image = Image::new(module)?;
    let mut contents = Contents::default();
    for (form, from, to) in stretches(&image.bytes) {
        let (address, bytes) = (image.start + from, &image.bytes[from..to]);
        match form {
            Form::Nothing => {}
            Form::Text => contents.text(address, bytes),
            Form::Table(element) => contents.table(address, bytes, element),
        }
    }
    Ok(contents)
}

impl Contents {
    /// Writes text in pieces that are as long as a literal may be, without the zeros around each.
    fn text(&mut self, from: usize, bytes: &[u8]) {
        const LITERAL: usize = 509;
        for (place, piece) in bytes.chunks(LITERAL).enumerate() {
            let Some((first, last)) = nonzero(piece) else { continue };
            let address = from + place * LITERAL + first;
            let piece = &piece[first..=last];
            let text = literal(piece);
            let _ = writeln!(self.statements, "\tmemcpy(M + {address}, {text}, {});", piece.len());
        }
    }

    fn table(&mut self, from: usize, bytes: &[u8], element: Element) {
        let width = element as usize;
        let values: Vec<u32> = bytes.chunks(width).map(value).collect();
        let Some((first, last)) = nonzero(&values) else { return };
        let numbers: Vec<String> = values[first..=last]
            .iter()
            .map(
                |value| {
                    if *value > i32::MAX as u32 {
                        format!("{value}u")
                    } else {
                        value.to_string()
                    }
                },
            )
            .collect();
        let (ty, helper) = match element {
            Element::Half => ("unsigned short", Helper::Halves),
            Element::Word => ("u32", Helper::Words),
        };
        let address = from + first * width;
        let list = wrap(&numbers);
        let _ = writeln!(self.tables, "static const {ty} at_{address}[] = {{\n{list}\n}};");
        let call = format!("{}({address}, at_{address}, {});", helper.name(), numbers.len());
        let _ = writeln!(self.statements, "\t{call}");
        self.helpers.push(helper);
    }
}
