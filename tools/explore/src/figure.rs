//! Figures, written as SVG and as PNG.

pub mod text;

use anyhow::{anyhow, Context, Result};
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::{register_font, FontStyle};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
pub use text::{caption, file_name, whole};

/// The font of every figure. It is inside the program, as machines differ in what they have.
pub const FONT: &str = "sans-serif";

/// Dark green, as P-positions are.
pub const GREEN: RGBColor = RGBColor(0, 128, 64);
/// The values of N-positions.
pub const BLUE: RGBColor = RGBColor(40, 80, 160);
/// Periods and whatever else is said about values.
pub const ORANGE: RGBColor = RGBColor(220, 110, 0);

/// Something that can be drawn by any backend.
pub trait Figure {
    /// In pixels.
    fn size(&self) -> (u32, u32) {
        (1200, 700)
    }

    /// Draws it on a white page.
    fn draw<B: DrawingBackend>(&self, page: &DrawingArea<B, Shift>) -> Result<()>
    where
        B::ErrorType: 'static;
}

/// Writes `<folder>/<name>.svg` and `<folder>/<name>.png`, and returns their paths.
pub fn write(figure: &impl Figure, folder: &Path, name: &str) -> Result<[PathBuf; 2]> {
    // It is the same font each time, so that a second call changes nothing.
    register_font(FONT, FontStyle::Normal, dejavu::sans::regular())
        .map_err(|_| anyhow!("the font is damaged"))?;
    make_folder(folder)?;
    let paths = ["svg", "png"].map(|kind| folder.join(format!("{name}.{kind}")));
    for path in &paths {
        // The backends say less about what is wrong with a path than this does.
        File::create(path).with_context(|| path.display().to_string())?;
    }
    write_svg(figure, &paths[0])?;
    write_png(figure, &paths[1]).with_context(|| paths[1].display().to_string())?;
    Ok(paths)
}

fn write_svg(figure: &impl Figure, path: &Path) -> Result<()> {
    let page = SVGBackend::new(path, figure.size()).into_drawing_area();
    page.fill(&WHITE)?;
    draw(figure, &page)
}

/// Red, green and blue, a byte each.
const BYTES_OF_A_PIXEL: usize = 3;

fn write_png(figure: &impl Figure, path: &Path) -> Result<()> {
    let (width, height) = figure.size();
    // All white, so that the page need not be filled.
    let mut pixels = vec![u8::MAX; width as usize * height as usize * BYTES_OF_A_PIXEL];
    let page = BitMapBackend::with_buffer(&mut pixels, (width, height)).into_drawing_area();
    draw(figure, &page)?;
    drop(page);
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // Most rows of a figure are equal to the one above, which makes them nothing.
    encoder.set_compression(png::Compression::Balanced);
    encoder.set_filter(png::Filter::Up);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(())
}

/// Makes the folder for figures, if it is not there.
pub fn make_folder(folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("the folder {}", folder.display()))
}

fn draw<B: DrawingBackend>(figure: &impl Figure, page: &DrawingArea<B, Shift>) -> Result<()>
where
    B::ErrorType: 'static,
{
    figure.draw(page)?;
    page.present()?;
    Ok(())
}
