//! `explore plot`: the files it writes, and what they show.

use crate::run::{assert_refused, explore};
use crate::svg::{elements, texts, value};
use std::collections::BTreeMap;
use std::fs;
use std::io::BufReader;
use std::path::Path;

/// Runs `plot` with a folder for its files, and returns the names that it prints.
fn plot(folder: &Path, arguments: &[&str]) -> Vec<String> {
    let out = folder.to_str().unwrap();
    let output = explore(&[&["plot", "--out", out], arguments].concat());
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    output.out.lines().map(|path| path.rsplit('/').next().unwrap().to_string()).collect()
}

/// The pixels of a figure.
struct Image {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

fn png(folder: &Path, name: &str) -> Image {
    let file = BufReader::new(fs::File::open(folder.join(name)).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    let pixels = bytes.chunks(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]).collect();
    Image { width: info.width as usize, pixels }
}

/// Counts the cells of each colour in a heat map and its scale.
fn colours(heat: &str) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for cell in elements(heat, "rect", "").filter(|element| !element.contains("#FFFFFF")) {
        *counts.entry(value(cell, "fill")).or_insert(0) += 1;
    }
    counts
}

const GREEN: [u8; 3] = [0, 128, 64];

#[test]
fn a_rule_has_three_figures_and_a_heat_map() {
    let folder = tempfile::tempdir().unwrap();
    let names = plot(folder.path(), &["kayles", "--heat", "--to", "90"]);
    let expected = ["values", "frequency", "pairs", "heat"]
        .iter()
        .flat_map(|figure| ["svg", "png"].map(|kind| format!("kayles-{figure}.{kind}")));
    assert_eq!(names, expected.collect::<Vec<_>>());
    for name in names.iter().filter(|name| name.ends_with(".png")) {
        let image = png(folder.path(), name);
        assert!(image.width >= 900 && image.pixels.len() >= 700 * image.width, "{name}");
        assert!(image.pixels.iter().any(|pixel| *pixel != [255; 3]), "{name}");
    }
}

/// Kayles has period 12 after 71: Guy and Smith, 1956.
#[test]
fn the_period_is_marked_where_it_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    plot(folder.path(), &["kayles", "--to", "200"]);
    let svg = fs::read_to_string(folder.path().join("kayles-values.svg")).unwrap();
    assert!(svg.contains("Kayles, 0.77: period 12 after 71"), "{svg}");
    // There are lines at 71, 83, …, 191, each through the point of its heap.
    let points: Vec<&str> =
        elements(&svg, "circle", "").map(|circle| value(circle, "cx")).collect();
    let lines = elements(&svg, "polyline", "#DC6E00").map(|line| value(line, "points"));
    let lines: Vec<&str> = lines.map(|points| points.split(',').next().unwrap()).collect();
    assert_eq!(lines, (71..=200).step_by(12).map(|heap| points[heap]).collect::<Vec<_>>());
    plot(folder.path(), &["kayles", "--to", "100"]);
    let svg = fs::read_to_string(folder.path().join("kayles-values.svg")).unwrap();
    assert!(svg.contains("no period proven up to 100"), "{svg}");
    assert!(!svg.contains("#DC6E00"), "{svg}");
}

/// Wythoff, 1907: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), and each the other way round.
#[test]
fn wythoffs_two_lines() {
    let folder = tempfile::tempdir().unwrap();
    plot(folder.path(), &["wythoff", "--to", "10"]);
    let svg = fs::read_to_string(folder.path().join("wythoff-pairs.svg")).unwrap();
    assert_eq!(svg.matches("fill=\"#008040\"").count(), 9, "{svg}");
    let image = png(folder.path(), "wythoff-pairs.png");
    let green = image.pixels.iter().filter(|pixel| **pixel == GREEN).count();
    assert!(green > 9 * 60 * 60, "{green} green pixels"); // cells of some 70 by 70
}

/// Conway, 1976: the nimbers below 16 form a field. So a product is 0 only if a factor is, and
/// the row of each other number has each value once.
#[test]
fn coins_of_turning_corners() {
    let folder = tempfile::tempdir().unwrap();
    plot(folder.path(), &["turning", "corners", "--to", "15", "--heat"]);
    let svg = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let (pairs, heat) = (svg("turning-corners-pairs.svg"), svg("turning-corners-heat.svg"));
    assert_eq!(elements(&pairs, "rect", "#008040").count(), 31, "{pairs}");
    let mut times = colours(&heat);
    assert_eq!(times.remove("#008040"), Some(31 + 1));
    assert_eq!(times.values().copied().collect::<Vec<_>>(), [15 + 1; 15], "{times:?}");
}

/// D. Gale, 1974: in Chomp with two rows the mover loses if the first row is one longer.
#[test]
fn chomps_diagonal() {
    let folder = tempfile::tempdir().unwrap();
    plot(folder.path(), &["chomp", "--to", "9", "--heat"]);
    let svg = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let (pairs, heat) = (svg("chomp-pairs.svg"), svg("chomp-heat.svg"));
    let place = |cell: &str| -> (i64, i64) {
        (value(cell, "x").parse().unwrap(), value(cell, "y").parse().unwrap())
    };
    let lost: Vec<(i64, i64)> = elements(&pairs, "rect", "#008040").map(place).collect();
    assert_eq!(lost.len(), 9, "{pairs}");
    // Each cell is above and to the right of the one before; a cell has some 79 pixels.
    let steps = lost.windows(2).map(|pair| match pair {
        [(x, y), (next_x, next_y)] => (next_x - x, y - next_y),
        _ => unreachable!("windows of two"),
    });
    assert!(
        steps.clone().all(|(x, y)| (78..=80).contains(&x) && (78..=80).contains(&y)),
        "{lost:?}"
    );
    // Only they and the 0 of the scale are green.
    assert_eq!(elements(&heat, "rect", "#008040").count(), 9 + 1, "{heat}");
}

/// Bouton, 1901: two heaps of Nim are lost if they are equal. Heaps up to 15 have the nim sums
/// 0 to 15, the numbers of four binary digits, each with a colour.
#[test]
fn two_heaps_of_nim() {
    let folder = tempfile::tempdir().unwrap();
    plot(folder.path(), &["nim", "--to", "15", "--heat"]);
    let svg = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let (pairs, heat) = (svg("nim-pairs.svg"), svg("nim-heat.svg"));
    assert_eq!(elements(&pairs, "rect", "#008040").count(), 16, "{pairs}");
    // Each value is once in each row, and once in the scale.
    let times = colours(&heat);
    assert_eq!(times.values().copied().collect::<Vec<_>>(), [17; 16], "{times:?}");
}

/// In Bash's game, each value from 0 to 3 belongs to two of the heaps 0 to 7, and the value 0 to
/// three of the heaps 0 to 8.
#[test]
fn frequencies_are_heights() {
    let heights = |to: &str| -> Vec<f64> {
        let folder = tempfile::tempdir().unwrap();
        plot(folder.path(), &["{1,2,3}", "--to", to]);
        let svg = fs::read_to_string(folder.path().join("1-2-3-frequency.svg")).unwrap();
        let bars = elements(&svg, "rect", "").filter(|element| !element.contains("#FFFFFF"));
        bars.map(|bar| value(bar, "height").parse().unwrap()).collect()
    };
    let equal = heights("7");
    assert!(equal.len() == 4 && equal.iter().all(|height| *height == equal[0]), "{equal:?}");
    let more = heights("8");
    let ratio = more[0] / more[1];
    assert!((ratio - 1.5).abs() < 0.02 && more[1] == more[3], "{more:?}");
}

/// With few heaps an axis has more marks than integers.
#[test]
fn axes_are_labelled_with_each_number_once() {
    let folder = tempfile::tempdir().unwrap();
    let names = plot(folder.path(), &["{1,2,3}", "--to", "3", "--heat"]);
    for name in names.iter().filter(|name| name.ends_with(".svg")) {
        let svg = fs::read_to_string(folder.path().join(name)).unwrap();
        let labels = texts(&svg);
        assert!(!labels.contains(&"-0"), "{name}: {labels:?}");
        for number in ["0", "1"] {
            let times = labels.iter().filter(|label| **label == number).count();
            let axes = if name.contains("heat") { 3 } else { 2 };
            assert_eq!(times, axes, "{name}: {labels:?}");
        }
    }
}

#[test]
fn sets_of_many_moves_have_captions_and_files_that_fit() {
    let folder = tempfile::tempdir().unwrap();
    let moves: Vec<String> = (1..=200).map(|number| number.to_string()).collect();
    let names = plot(folder.path(), &[&format!("{{{}}}", moves.join(",")), "--to", "500"]);
    assert!(names.iter().all(|name| name.len() < 80), "{names:?}");
    let svg = fs::read_to_string(folder.path().join(&names[0])).unwrap();
    let caption = texts(&svg).into_iter().find(|text| text.contains("period")).unwrap();
    assert!(caption.len() < 170 && caption.ends_with("200}: period 201 after 0"), "{caption}");
}

#[test]
fn text_needs_no_font_of_the_machine() {
    // The labels are dark pixels to the left of the axis and below it.
    let folder = tempfile::tempdir().unwrap();
    plot(folder.path(), &["{1,2,3}", "--to", "20"]);
    let image = png(folder.path(), "1-2-3-values.png");
    let height = image.pixels.len() / image.width;
    let labels = image.pixels.iter().enumerate().filter(|(place, pixel)| {
        let (x, y) = (place % image.width, place / image.width);
        (x < 60 || y > height - 50) && pixel.iter().all(|&part| part < 100)
    });
    assert!(labels.count() > 200);
}

#[test]
fn the_same_figure_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let draw = || {
        plot(folder.path(), &["lasker", "--to", "40"]);
        ["svg", "png"]
            .map(|kind| fs::read(folder.path().join(format!("laskers-nim-values.{kind}"))).unwrap())
    };
    assert!(draw() == draw());
}

#[test]
fn impossible_figures_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert_refused(&["plot", "kayles", "--out", file.to_str().unwrap()], &["file"]);
    assert_refused(&["plot", "kayles", "--to", "0"], &["the range is 1 to 20000"]);
    assert_refused(&["plot", "{1,2}", "--to", "20001"], &["the range is 1 to 20000"]);
    assert_refused(&["plot", "{1,2}", "--to", "9999999999"], &["40.0 GB"]);
    assert_refused(&["plot", "wythoff", "--to", "100000"], &["a figure of two heaps", "1 to 500"]);
    assert_refused(&["plot", "chess"], &["no game is known as \"chess\""]);
}

/// The values of a misère problem's rule do not tell who wins it.
#[test]
fn a_misere_problem_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let output = explore(&["plot", "hdu1907", "--to", "9", "--out", out]);
    assert!(output.err.contains("hdu1907 is misère play"), "{}", output.err);
}
