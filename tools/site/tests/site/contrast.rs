//! The contrast of every colour in `style.css`, for light and for dark, after WCAG 2: at least
//! 4.5 for text, and 3 for the edges of fields and for what a picture says by colour.

use games::scale::{colour, Rgb};
use std::collections::BTreeMap;

const STYLE: &str = include_str!("../../page/style.css");

/// The part of the style that is for playing, which has no colours of its own.
const PLAY_STYLE: &str = include_str!("../../page/play.css");

/// Text, and what it stands on.
const TEXTS: [(&str, &[&str]); 16] = [
    ("ink", &["paper", "panel", "tint"]),
    ("soft", &["paper", "panel"]),
    ("link", &["paper", "panel"]),
    ("comment", &["panel"]),
    ("keyword", &["panel"]),
    ("number", &["panel"]),
    ("quoted", &["panel"]),
    ("error", &["paper"]),
    ("on-lost", &["lost"]),
    ("on-unknown", &["unknown"]),
    ("on-mark", &["mark"]),
    ("mark-text", &["paper"]),
    ("lost-text", &["paper"]),
    // Code in a line of text.
    ("ink", &["panel"]),
    // What a field says before one types.
    ("soft", &["paper"]),
    // A focused link.
    ("ink", &["paper"]),
];

/// Marks, and what they stand on.
const MARKS: [(&str, &[&str]); 6] = [
    ("edge", &["paper", "panel"]),
    ("lost", &["paper"]),
    ("unknown", &["paper"]),
    ("frame", &["paper"]),
    ("mark", &["paper"]),
    ("link", &["paper"]),
];

/// The style of a picture that stands alone.
const PICTURE_STYLE: &str = include_str!("../../../picture/src/picture.css");

/// A picture in a problem's folder has the colours of the pages. It names them itself, because not
/// every viewer of pictures knows variables.
#[test]
fn pictures_that_stand_alone_have_the_same_colours() {
    let (light, dark) = PICTURE_STYLE.split_once("@media").unwrap();
    for ((mode, colours), style) in modes().into_iter().zip([light, dark]) {
        let named: Vec<&str> = style.split('#').skip(1).map(|rest| &rest[..6]).collect();
        assert!(named.len() > 5, "{mode}");
        for name in named {
            let is_known = colours.values().any(|value| value.strip_prefix('#') == Some(name));
            assert!(is_known, "{mode}: #{name}");
        }
    }
}

/// The colours of one mode by name, and the other values of the same form.
type Variables = BTreeMap<&'static str, &'static str>;

/// Returns the variables of light and of dark pages.
fn modes() -> [(&'static str, Variables); 2] {
    let mut roots = STYLE.split(":root {").skip(1);
    let mut next = || variables(roots.next().unwrap().split('}').next().unwrap());
    let (light, dark) = (next(), next());
    assert_eq!(light.keys().collect::<Vec<_>>(), dark.keys().collect::<Vec<_>>());
    [("light", light), ("dark", dark)]
}

fn variables(block: &'static str) -> Variables {
    let pairs =
        block.split(';').filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    pairs.collect()
}

fn parse(hex: &str) -> Rgb {
    let part = |from: usize| u8::from_str_radix(&hex[from..from + 2], 16).unwrap();
    assert!(hex.len() == 7 && hex.starts_with('#'), "{hex}");
    [part(1), part(3), part(5)]
}

#[test]
fn text_and_marks_stand_out_in_light_and_in_dark() {
    // Black on white is 21, and #767676 on white is the WCAG's example of just enough.
    assert_eq!(contrast([0; 3], [255; 3]), 21.0);
    assert!((4.5..4.6).contains(&contrast(parse("#767676"), [255; 3])));
    for (mode, variables) in modes() {
        let named = |name: &str| parse(variables[name]);
        for (least, pairs) in [(4.5, &TEXTS[..]), (3.0, &MARKS[..])] {
            for (front, backs) in pairs {
                for back in *backs {
                    let found = contrast(named(front), named(back));
                    assert!(found >= least, "{mode}: {front} on {back}: {found:.2} < {least}");
                }
            }
        }
        let all: Vec<&str> = variables.keys().copied().collect();
        let tested = |name: &&str| {
            let pairs = TEXTS.iter().chain(&MARKS);
            ["line", "tint-saturation", "tint-lightness"].contains(name)
                || pairs.into_iter().any(|(front, backs)| front == name || backs.contains(name))
        };
        let untested: Vec<&&str> = all.iter().filter(|name| !tested(name)).collect();
        assert!(untested.is_empty(), "no test of {untested:?}");
    }
}

/// The values in a strip can be read on the tint of every hue.
#[test]
fn values_stand_out_on_every_tint() {
    for (mode, variables) in modes() {
        let percent =
            |name: &str| variables[name].strip_suffix('%').unwrap().parse::<f64>().unwrap() / 100.0;
        let (saturation, lightness) = (percent("tint-saturation"), percent("tint-lightness"));
        for hue in 0..360 {
            let tint = hsl(f64::from(hue), saturation, lightness);
            let found = contrast(parse(variables["ink"]), tint);
            assert!(found >= 4.5, "{mode}: hue {hue}: {found:.2}");
        }
    }
}

/// Converts a colour as CSS defines it.
fn hsl(hue: f64, saturation: f64, lightness: f64) -> Rgb {
    let reach = saturation * lightness.min(1.0 - lightness);
    let part = |shift: f64| {
        let place = (shift + hue / 30.0) % 12.0;
        let part = lightness - reach * (place - 3.0).min(9.0 - place).clamp(-1.0, 1.0);
        (part * 255.0).round() as u8
    };
    [part(0.0), part(8.0), part(4.0)]
}

/// No colour is written outside the two lists of variables.
#[test]
fn every_colour_is_a_variable() {
    let rules = STYLE.split("* { box-sizing").nth(1).unwrap().to_string() + PLAY_STYLE;
    let written: Vec<&str> = rules.match_indices('#').map(|(at, _)| &rules[at..at + 7]).collect();
    let is_colour = |text: &&str| text[1..].chars().all(|c| c.is_ascii_hexdigit());
    let colours: Vec<&str> = written.into_iter().filter(is_colour).collect();
    assert!(colours.is_empty(), "{colours:?}");
}

/// Numbers can be read on every colour of the scale of values, and equal steps of a value are about equal
/// steps of lightness, from dark to light.
#[test]
fn the_scale_of_values_is_even_and_numbers_can_be_read_on_it() {
    let lightness = |value: u64| {
        let luminance = contrast(colour(value, 91), [0; 3]) * 0.05 - 0.05;
        // L* of CIE 1976.
        116.0 * luminance.cbrt() - 16.0
    };
    for value in 1..=91 {
        let cell = colour(value, 91);
        let text = if is_dark(cell) { [255; 3] } else { [0; 3] };
        assert!(contrast(cell, text) >= 4.5, "{value}: {}", hex(cell));
    }
    let steps: Vec<f64> =
        (1..9).map(|step| lightness(10 * step + 11) - lightness(10 * step + 1)).collect();
    let mean = steps.iter().sum::<f64>() / steps.len() as f64;
    for step in &steps {
        assert!((0.5 * mean..1.5 * mean).contains(step), "{steps:?}");
    }
    assert_eq!([hex(colour(1, 9)), hex(colour(9, 9))], ["#00224e", "#fee838"]);
    assert_eq!(colour(1, 1), colour(1, 9));
}

/// Returns a colour as in `#00224e`.
fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Returns whether white text is easier to read on a colour than black text.
fn is_dark(colour: Rgb) -> bool {
    contrast(colour, [0xff; 3]) > contrast(colour, [0; 3])
}

/// Returns the contrast of two colours, from 1 to 21, as WCAG 2 defines it.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance([red, green, blue]: Rgb) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        match part <= 0.04045 {
            true => part / 12.92,
            false => ((part + 0.055) / 1.055).powf(2.4),
        }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
