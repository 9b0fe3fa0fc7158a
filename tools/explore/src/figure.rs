//! Figures, written as SVG and PNG.

pub mod axes;
pub mod text;

use anyhow::{anyhow, Context, Result};
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::{register_font, FontStyle};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use support::language::{choose, within, Language};
use support::text;
pub use text::{file_name, integer_label, Caption};

/// The font of every figure, embedded in the program because machines have different fonts.
pub const FONT: &str = "sans-serif";

/// The colour of P-positions.
pub const GREEN: RGBColor = RGBColor(0, 128, 64);
/// The colour of the values of N-positions.
pub const BLUE: RGBColor = RGBColor(40, 80, 160);
/// The colour of periods and other annotations.
pub const ORANGE: RGBColor = RGBColor(220, 110, 0);

/// A drawing backend whose errors say why drawing failed.
pub trait Backend: DrawingBackend<ErrorType: 'static> {}

impl<B: DrawingBackend<ErrorType: 'static>> Backend for B {}

/// A figure that any backend can draw.
pub trait Figure {
    /// Returns the width and height in pixels.
    fn size(&self) -> (u32, u32) {
        (1200, 700)
    }

    /// Draws the figure on a white page.
    fn draw<B: Backend>(&self, page: &DrawingArea<B, Shift>) -> Result<()>;
}

/// Draws `<folder>/<name>.svg` and `<folder>/<name>.png`, and writes their paths to `to`.
pub fn write(figure: &impl Figure, folder: &Path, name: &str, to: &mut dyn Write) -> Result<()> {
    // Registering the same font again changes nothing.
    register_font(FONT, FontStyle::Normal, dejavu::sans::regular())
        .map_err(|_| anyhow!(choose("the font is damaged", "字体已损坏")))?;
    std::fs::create_dir_all(folder)
        .with_context(|| text!("the folder {}", "目录 {}", folder.display()))?;
    let paths = ["svg", "png"].map(|extension| folder.join(format!("{name}.{extension}")));
    for path in &paths {
        // This reports a bad path more clearly than the backends do.
        File::create(path).with_context(|| path.display().to_string())?;
    }
    write_svg(figure, &paths[0])?;
    write_png(figure, &paths[1]).with_context(|| paths[1].display().to_string())?;
    paths.iter().try_for_each(|path| writeln!(to, "{}", path.display()))?;
    Ok(())
}

fn write_svg(figure: &impl Figure, path: &Path) -> Result<()> {
    let page = SVGBackend::new(path, figure.size()).into_drawing_area();
    page.fill(&WHITE)?;
    draw(figure, &page)
}

/// The number of bytes in a pixel: one each for red, green and blue.
const PIXEL_BYTES: usize = 3;

fn write_png(figure: &impl Figure, path: &Path) -> Result<()> {
    // The font in the program has no Chinese characters, so only the SVG, which the reader's own
    // font displays, is in Chinese.
    let (width, height) = figure.size();
    // All white, so the page need not be filled.
    let mut pixels = vec![u8::MAX; width as usize * height as usize * PIXEL_BYTES];
    let page = BitMapBackend::with_buffer(&mut pixels, (width, height)).into_drawing_area();
    within(Language::English, || draw(figure, &page))?;
    drop(page);
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // Most rows of a figure equal the row above, so with this filter they compress to nothing.
    encoder.set_compression(png::Compression::Balanced);
    encoder.set_filter(png::Filter::Up);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(())
}

fn draw<B: Backend>(figure: &impl Figure, page: &DrawingArea<B, Shift>) -> Result<()> {
    figure.draw(page)?;
    page.present()?;
    Ok(())
}
