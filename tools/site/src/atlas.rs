//! The atlas of octal games: what is known of each code of up to three digits.

use crate::page::{Address, Page};
use crate::values::fragment;
use anyhow::Result;
use atlas::classes::{Class, COMMON, DENSE, LONG};
use atlas::survey::{Certificate, Survey};
use grundy::octal::OctalGame;
use maud::{html, Markup};
use support::language::Language;

/// The page's file below the folder of a language.
pub const PATH: &str = "atlas.html";

/// Returns the name of the page.
pub(crate) fn title(language: Language) -> &'static str {
    language.select("Atlas of octal games", "八进制游戏图册")
}

/// Returns the page.
///
/// # Errors
/// If the file of the atlas is damaged.
pub(crate) fn page(language: Language) -> Result<Page> {
    let address = Address::new(language, PATH);
    let classes = atlas::table::atlas()?;
    let (proved, open): (Vec<&Class>, Vec<&Class>) =
        classes.iter().partition(|class| class.survey.certificate.is_some());
    let content = html! {
        h1 { (title(language)) }
        (introduction(&proved, &open, &address))
        h2 id="proved" { (language.select("Proved periods", "有证明的周期")) }
        (about_proved(language))
        (proved_table(&proved, &address))
        h2 id="open" { (language.select("No period found", "尚未找到周期")) }
        (about_open(language))
        (open_table(&open, &address))
        h2 id="longer" { (language.select("Longer computations", "更长的计算")) }
        (longer(language))
    };
    let description = language.select(
        "Every octal game of up to three digits: its period with the proof, or how far its values \
         were computed.",
        "三位以内的所有八进制游戏：周期及其证明，或已计算的范围。",
    );
    let title = title(language).to_string();
    Ok(Page { address, title, description: description.to_string(), content })
}

fn introduction(proved: &[&Class], open: &[&Class], from: &Address) -> Markup {
    let count = |classes: &[&Class]| classes.iter().map(|class| class.codes.len()).sum::<usize>();
    let (codes, solved) = (count(proved) + count(open), count(proved));
    let rows = proved.len() + open.len();
    let language = from.language;
    html! {
        p {
            (language.select(
                format!(
                    "All {codes} octal codes with at most three digits after the point. {solved} \
                     have a proved period; of the others this page says how far their values were \
                     computed. Codes with the same values share one of the {rows} rows. ",
                ),
                format!(
                    "小数点后至多三位的八进制编码共 {codes} 个，其中 {solved} 个的周期已有证明；\
                     其余的给出算到了哪里。SG 值相同的编码合为一行，共 {rows} 行。",
                ),
            ))
            a href=(from.to("module/octal.html")) {
                (language.select("What a code says", "编码的含义"))
            }
            (language.select(" · ", "　"))
            a href=(from.to("module/period.html")) {
                (language.select("How a period is proved", "周期怎样证明"))
            }
        }
    }
}

fn about_proved(language: Language) -> Markup {
    html! {
        p { (language.select(
            "From the preperiod on, the values come again after each period. By the theorem of Guy \
             and Smith this holds for ever, as heaps from the preperiod to the one in the column \
             “compared” have the same values as those one period later. The column is that of the \
             first code of a row; each other code was compared as well, so all of them have the \
             same values for ever, and no value is larger than the one shown.",
            "自前周期起，SG 值每过一个周期重复一次。从前周期到“比较至”一栏的每一堆，都与一个周期后\
             的那堆 SG 值相同；由 Guy–Smith 定理，此后永远如此。这一栏是该行第一个编码的；其余编码\
             也都单独比较过，所以它们的 SG 值永远相同，也不会超过所列的最大值。",
        )) }
        p { (language.select(
            "A game has a sparse space if some mask makes fewer than a quarter of its heaps rare, \
             which means that their values have an even number of ones in common with the mask. It \
             is looked for from 4096 heaps on; a dash stands for a period that is proved before.",
            "若有一个掩码，使不到四分之一的堆为稀有（其 SG 值与掩码的公共 1 的个数为偶数），则称游戏\
             有稀疏空间。从第 4096 堆起寻找；短横线表示周期在此之前已有证明。",
        )) }
    }
}

fn about_open(language: Language) -> Markup {
    html! {
        p { (language.select(
            format!(
                "The values below the number of heaps shown prove no period, which does not mean \
                 that there is none. They are those of the first code of the row: {LONG} of a game \
                 with a sparse space, {DENSE} of another, and fewer if a value is above 1023. The \
                 other codes of the row have the same values below heap {COMMON}."
            ),
            format!(
                "所列堆数以内的 SG 值不足以证明任何周期，但不表示没有周期。所列为该行第一个编码的\
                 结果：有稀疏空间的算 {LONG} 堆，其余算 {DENSE} 堆，出现超过 1023 的值则提前停止。\
                 同行其他编码在 {COMMON} 堆以内与它的 SG 值相同。"
            ),
        )) }
    }
}

/// Returns what takes too long for the table, and what others have published.
fn longer(language: Language) -> Markup {
    html! {
        ul {
            li { (language.select(
                "0.454: period 60 620 715 after 160 949 019, proved here by the values of \
                 443 139 471 heaps. First found by A. Flammenkamp; OEIS A071509 lists the values \
                 one heap earlier.",
                "0.454：周期 60 620 715，前周期 160 949 019，由 443 139 471 堆的 SG 值证明。\
                 A. Flammenkamp 首先求得；OEIS A071509 中的序列早一堆。",
            )) }
            li { (language.select(
                "0.054: period 10 015 179 after 193 235 616, proved here by the values of \
                 406 501 593 heaps.",
                "0.054：周期 10 015 179，前周期 193 235 616，由 406 501 593 堆的 SG 值证明。",
            )) }
            li {
                (language.select(
                    "Each of these proofs took five minutes and 3 GB of memory: ",
                    "这两个证明各用了五分钟和 3 GB 内存：",
                ))
                code { "cargo run --release --package explore -- run 0.454 --to 443200000 --file values" }
            }
            li { (language.select(
                "0.106: period 328 226 140 474 after 465 384 263 797 (A. Flammenkamp). Its proof \
                 needs the values of 1 587 220 808 545 heaps: 3 terabytes at two bytes each, and \
                 18 days at a microsecond for each heap. The tables of this library find no sparse \
                 space in it, so that their time for a heap even grows with the heap.",
                "0.106：周期 328 226 140 474，前周期 465 384 263 797（A. Flammenkamp）。其证明要算 \
                 1 587 220 808 545 堆：每个值两字节，共 3 TB；即使每堆只需一微秒，也要 18 天。本库的\
                 方法在其中找不到稀疏空间，每堆所需的时间还随堆增大。",
            )) }
            li { (language.select(
                "A. Flammenkamp's tables give the values of .161 and .36 as the same. They differ \
                 at heap 519, as T. Czajka found; here they are two rows.",
                "A. Flammenkamp 的表把 .161 与 .36 列为同值；T. Czajka 发现它们在第 519 堆不同，\
                 这里分为两行。",
            )) }
        }
    }
}

fn proved_table(classes: &[&Class], from: &Address) -> Markup {
    let heads = [("Preperiod", "前周期"), ("Period", "周期"), ("Compared", "比较至")];
    table(classes, &heads, from, |survey| {
        let certificate = survey.certificate.iter();
        let numbers = certificate.flat_map(|Certificate { period, last_compared }| {
            [period.preperiod.to_string(), period.length.to_string(), last_compared.to_string()]
        });
        numbers.collect()
    })
}

fn open_table(classes: &[&Class], from: &Address) -> Markup {
    table(classes, &[("Heaps", "堆数")], from, |survey| vec![survey.heaps.to_string()])
}

/// Returns a table of classes with what their surveys say: the cells below `heads`, the largest
/// value and the sparse space.
fn table(
    classes: &[&Class],
    heads: &[(&str, &str)],
    from: &Address,
    cells: impl Fn(&Survey) -> Vec<String>,
) -> Markup {
    let language = from.language;
    let last = [("Largest value", "最大值"), ("Sparse space", "稀疏空间")];
    html! {
        div.scroll { table {
            thead { tr {
                @for (english, chinese) in [("Codes", "编码")].iter().chain(heads).chain(&last) {
                    th { (language.select(english, chinese)) }
                }
            } }
            tbody {
                @for Class { codes: all, survey, .. } in classes {
                    tr {
                        td.codes { (codes(all, from)) }
                        @for cell in cells(survey) { td { (cell) } }
                        td { (largest(survey, language)) }
                        td { (sparse(survey, language)) }
                    }
                }
            }
        } }
    }
}

/// Returns the codes of a row, the first with a link to its values.
fn codes(codes: &[OctalGame], from: &Address) -> Markup {
    let texts: Vec<String> = codes.iter().map(OctalGame::to_string).collect();
    let (first, others) = texts.split_first().expect("a class has a code");
    html! {
        a href=(from.to(&format!("live.html#{}", fragment(first)))) { (first) }
        @if !others.is_empty() { " " (others.join(" ")) }
    }
}

fn largest(survey: &Survey, language: Language) -> String {
    let (value, heap) = (survey.largest.value, survey.largest.heap);
    language.select(format!("{value} at {heap}"), format!("{value}（第 {heap} 堆）"))
}

fn sparse(survey: &Survey, language: Language) -> String {
    match survey.sparse {
        Some(sparse) => {
            let (mask, rare, last) = (sparse.mask, sparse.rare, sparse.last_rare);
            language.select(
                format!("mask {mask:b}, {rare} rare, the last {last}"),
                format!("掩码 {mask:b}，稀有 {rare} 堆，最后 {last}"),
            )
        }
        None if survey.heaps <= 4096 => "–".to_string(),
        None => language.select("none", "无").to_string(),
    }
}
