//! Every page is well formed, and every link leads somewhere.

use crate::built::site;
use crate::html::{read, Tag};
use crate::lessons::decode;
use catalogue::project::Project;
use games::play::play;
use games::problems::Problems;
use games::sum::Sum;
use picture::kept::Kept;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::OnceLock;

/// A page and its tags.
pub struct Read {
    pub path: PathBuf,
    pub text: &'static str,
    pub tags: Vec<Tag<'static>>,
}

/// Returns every page, each of which must be well formed. They are read once for all the tests.
pub fn pages() -> &'static [Read] {
    static PAGES: OnceLock<Vec<Read>> = OnceLock::new();
    PAGES.get_or_init(|| {
        let mut folders = vec![site().to_path_buf()];
        let mut pages = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|kind| kind == "html") {
                    let text: &str = fs::read_to_string(&path).unwrap().leak();
                    let tags = read(text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
                    pages.push(Read { path, text, tags });
                }
            }
        }
        pages
    })
}

/// Returns the values of an attribute of all elements called `element`, or of all for `*`.
fn attributes<'a>(page: &[Tag<'a>], element: &str, name: &str) -> Vec<&'a str> {
    let elements = page.iter().filter(|tag| element == "*" || tag.name == element);
    elements.filter_map(|tag| tag.attribute(name)).collect()
}

/// Returns the file that a link refers to, without `..`.
fn target(from: &Path, link: &str) -> PathBuf {
    let mut path = from.parent().unwrap().to_path_buf();
    for part in Path::new(link).components() {
        match part {
            Component::ParentDir => assert!(path.pop()),
            part => path.push(part),
        }
    }
    path
}

#[test]
fn every_page_is_well_formed_and_every_link_leads_somewhere() {
    let site = site();
    let pages: HashMap<&PathBuf, &Vec<Tag>> =
        pages().iter().map(|page| (&page.path, &page.tags)).collect();
    assert!(pages.len() > 400, "{} pages", pages.len());
    let ids: HashMap<&PathBuf, HashSet<&str>> = pages
        .iter()
        .map(|(path, page)| (*path, attributes(page, "*", "id").into_iter().collect()))
        .collect();
    for (path, page) in &pages {
        let name = path.display();
        assert_eq!(attributes(page, "html", "lang").len(), 1, "{name}");
        assert_eq!(attributes(page, "*", "id").len(), ids[path].len(), "{name}: an id twice");
        for link in attributes(page, "a", "href") {
            if link.starts_with("https://") || link.starts_with("http://") {
                continue;
            }
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let to = if file.is_empty() { path.to_path_buf() } else { target(path, file) };
            // The finished files are not pages.
            let is_known = pages.contains_key(&to)
                || to.starts_with(site.join("submit")) && place.is_empty() && to.is_file();
            assert!(to.starts_with(site) && is_known, "{name}: {link} leads nowhere");
            // The fragments of these pages are a rule and a game.
            let is_question = to.ends_with("live.html") || to.ends_with("play.html");
            if !place.is_empty() && !is_question {
                assert!(ids[&to].contains(place), "{name}: there is no {link}");
            }
        }
        for form in attributes(page, "form", "action") {
            assert!(pages.contains_key(&target(path, form)), "{name}: {form} is no page");
        }
        let loaded = [("link", "href"), ("*", "src"), ("*", "srcset"), ("*", "data")];
        for (element, attribute) in loaded {
            for address in attributes(page, element, attribute) {
                let is_here = address == "data:," || target(path, address).is_file();
                assert!(is_here, "{name}: {address} is loaded from elsewhere");
            }
        }
    }
    let style = fs::read_to_string(site.join("style.css")).unwrap();
    assert!(!style.contains("url(") && !style.contains("@import"));
}

/// The rule or the game after the `#` of a link is one that the page reads which it leads to.
#[test]
fn every_linked_question_is_answered() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let problems = games::collection::problems(&Project::open(&root).unwrap()).unwrap();
    let mut asked = HashSet::new();
    for page in pages() {
        for link in attributes(&page.tags, "a", "href") {
            let Some((file, question)) = link.split_once(".html#") else { continue };
            let fields: Vec<String> = question.split(';').map(decode).collect();
            let field = |place: usize| fields.get(place).map_or("", String::as_str).to_string();
            let question = [0, 1, 2].map(field);
            let (is_live, is_play) = (file.ends_with("live"), file.ends_with("play"));
            if !(is_live || is_play) || !asked.insert((is_live, question.clone())) {
                continue;
            }
            let [game, start, ending] = question;
            let refusal = match is_live {
                true => Sum::read(&problems, &game, &start).err(),
                false => {
                    let lines = [&*game, &start, &ending, "nobody", "first", "", ""].join("\n");
                    let answer = play(&(lines + &problems_of(&problems, &game)));
                    answer.contains("\"error\"").then_some(answer)
                }
            };
            assert_eq!(refusal, None, "{}: {link}", page.path.display());
        }
    }
    assert!(asked.len() > 300, "{}", asked.len());
}

/// Returns the line of the problem that a game is the name of, as a page holds it; nothing if it
/// is not that of a problem.
fn problems_of(problems: &Problems, game: &str) -> String {
    let lines = problems.to_string();
    let own = lines.lines().find(|line| line.split('\t').next() == Some(game));
    own.unwrap_or("").to_string()
}

/// A page of each kind has its content.
#[test]
fn the_pages_hold_what_they_promise() {
    let site = site();
    let cases: [(&str, &[&str]); 24] = [
        // *Winning Ways*, chapter 13: a row of 4 pins is lost in misère Kayles.
        ("lesson/misere.html", &["6. 4: P → ", "hdu1907.html", ";misere\""]),
        (
            "zh/lesson/take-and-break.html",
            &["mex {0, 1, 2, 3} = 4", "data-done=\"take-and-break/3\""],
        ),
        ("course.html", &["<a href=\"lesson/p-and-n.html\">", "data-lesson=\"misere\""]),
        (
            "problem/hdu1848.html",
            &[
                "Fibonacci again and again",
                "class=\"strip\"",
                "showproblem.php?pid=1848",
                "cargo judge bundle hdu1848",
                "<span class=\"keyword\">static</span> SG",
                "data-copy=\"finished\"",
            ],
        ),
        (
            "problem/hdu4664.html",
            &["period 34 after 53", "by Guy-Smith", "G(n) = G(53 + (n − 53) mod 34)"],
        ),
        ("problem/cses1098.html", &["G(n) = n mod 4"]),
        // One sweet is lost and none is won, because whoever eats the last one loses.
        (
            "problem/hdu1907.html",
            &[
                "single heaps under misère play",
                ";misere",
                "<g class=\"n\" style=\"--hue:205\"><title>0: 0</title>",
                "<g class=\"p\"><title>1: 1</title>",
            ],
        ),
        ("problem/hdu1536.html", &["http://poj.org/problem?id=2960", "read from the input"]),
        (
            "problem/cf2027e2.html",
            &["<a href=\"../problem/cf2027e1.html\">Codeforces 2027E1</a>, the same game"],
        ),
        ("problem/cf1442f.html", &["<b>Bounds: </b>1 ≤ N ≤ 1000"]),
        ("zh/problem/cf1442f.html", &["<b>数据范围：</b>1 ≤ N ≤ 1000"]),
        ("problem/leetcode3828.html", &["<a href=\"../kinds.html#score\">score</a>"]),
        ("zh/kinds.html", &["<h2 id=\"pursuit\">攻守</h2>", "一方要达成"]),
        ("module/nim.html", &["Bouton", "../problem/poj2234.html"]),
        ("zh/problem/hdu4664.html", &["周期 34", "自 53 起", "lang=\"zh-CN\""]),
        ("zh/ideas.html", &["阶梯 Nim", "奇偶性", "计数</small>"]),
        ("modules.html", &["href=\"module/nim/misere.html\"", "the last stone loses"]),
        ("glossary.html", &["Wythoff's game", "威佐夫博弈"]),
        ("index.html", &["href=\"atlas.html\"", "href=\"course.html\""]),
        ("module/octal.html", &["href=\"../atlas.html\""]),
        // Kayles: Winning Ways, chapter 4. 0.6 has no known period.
        (
            "atlas.html",
            &[
                "All 1024 octal codes",
                "<td class=\"codes\"><a href=\"live.html#0.77\">0.77</a>",
                "<td>71</td><td>12</td><td>155</td>",
                "<a href=\"live.html#0.6\">0.6</a> <a href=\"live.html#0.61\">0.61</a> ",
                "So 0.77 is Kayles: take one stone or two",
                "mask 111101110, 1583 rare, the last 20627",
            ],
        ),
        // The only misère quotient of 8 elements: A. N. Siegel, arXiv:math/0703070.
        ("quotients.html", &["<td>a² = 1, bc = ab, c² = b², b³ = b</td>"]),
        ("module/misere/quotient.html", &["href=\"../../quotients.html\""]),
        ("zh/atlas.html", &["0.77 就是 Kayles", "共 1024 个", "有证明的周期", "稀有 1583 堆"]),
    ];
    for (page, parts) in cases {
        let text = fs::read_to_string(site.join(page)).unwrap();
        for part in parts {
            assert!(text.contains(part), "{page}: no {part:?}");
        }
    }
}

/// A problem's page leads to the theory of its game, and not to that of which its program uses a
/// helper alone; the pages of the theory list the same problems.
#[test]
fn a_problem_leads_to_its_theory() {
    for language in ["", "zh/"] {
        let page =
            |path: &str| fs::read_to_string(site().join(format!("{language}{path}"))).unwrap();
        let problem = page("problem/hdu1848.html");
        for module in ["game", "mex", "subtraction", "table"] {
            assert!(problem.contains(&format!("\"../module/{module}.html\"")), "{module}");
            let theory = page(&format!("module/{module}.html"));
            assert!(theory.contains("problem/hdu1848.html"), "{module}");
        }
        assert!(!problem.contains("module/fibonacci.html"));
        assert!(!page("module/fibonacci.html").contains("problem/hdu1848.html"));
        // Fibonacci Nim.
        assert!(page("module/fibonacci.html").contains("problem/hdu2516.html"));
    }
}

/// What a page of the theory is about stands before its pictures and its code.
#[test]
fn words_stand_before_pictures() {
    for page in ["module/nim.html", "zh/module/grundy.html", "zh/module/octal.html"] {
        let page = fs::read_to_string(site().join(page)).unwrap();
        let content = page.split("<main").nth(1).unwrap();
        let place = |part: &str| content.find(part).unwrap_or_else(|| panic!("{page}: no {part}"));
        assert!(place("<p>") < place("<svg") && place("<p>") < place("<pre"), "{page}");
    }
}

/// The live page and the page for playing have the program and the rules of the headers, or say
/// how to add them.
#[test]
fn the_pages_have_their_program_or_say_why_not() {
    for file in ["live.html", "zh/live.html", "play.html", "zh/play.html"] {
        let page = fs::read_to_string(site().join(file)).unwrap();
        let part = match available::Tool::Wasm.is_here() {
            true => "program.js\"></script><script>",
            false => "rustup target add wasm32-unknown-unknown",
        };
        assert!(page.contains(part), "{file}: no {part:?}");
    }
    if available::Tool::Wasm.is_here() {
        let program = fs::read_to_string(site().join("program.js")).unwrap();
        for part in ["const WASM = \"", "hdu1848\\tfibonacci\\t", "\"hdu1848\":[\"HDU 1848 "] {
            assert!(program.contains(part), "no {part:?}");
        }
    }
}

/// Every page of a module that has a rule, or a game that shows its idea, has the steps to its
/// values. Their program is loaded later, from files that are there.
#[test]
fn pages_of_the_theory_show_their_steps() {
    const MODULES: usize = 52;
    if !available::Tool::Wasm.is_here() {
        return;
    }
    let folder = site().join("module");
    let mut modules = 0;
    for Read { path, tags, .. } in pages().iter().filter(|page| page.path.starts_with(&folder)) {
        let loads = attributes(tags, "button", "data-load");
        for file in loads.iter().flat_map(|files| files.split(' ')) {
            assert!(target(path, file).is_file(), "{}: {file}", path.display());
        }
        modules += usize::from(!loads.is_empty());
    }
    assert!(modules >= MODULES, "{modules}");
}

/// Every page can be linked to, skipped through and opened on a telephone.
#[test]
fn every_page_has_a_description_a_skip_link_and_less_than_100_kilobytes() {
    for Read { path, text, tags } in pages() {
        let name = path.display();
        let named = |key: &str, wanted: &str| {
            let meta = tags.iter().filter(|tag| tag.attribute(key) == Some(wanted));
            meta.filter_map(|tag| tag.attribute("content")).collect::<Vec<_>>()
        };
        let description = named("name", "description");
        assert!(description.len() == 1 && description[0].len() > 15, "{name}: {description:?}");
        // Half a dozen lines at most, as a description stands below a link.
        assert!(description[0].chars().count() < 420, "{name}: {description:?}");
        assert_eq!(named("property", "og:description"), description, "{name}");
        assert_eq!(named("property", "og:title").len(), 1, "{name}");
        assert_eq!(attributes(tags, "a", "href")[0], "#content", "{name}");
        assert!(text.len() < 100_000, "{name}: {} bytes", text.len());
    }
}

/// Every picture says what it shows to those who cannot see it: the values, if it shows values.
#[test]
fn every_picture_has_its_text() {
    let mut pictures = 0;
    for Read { path, tags, .. } in pages() {
        for tag in tags.iter().filter(|tag| tag.name == "svg") {
            let text = tag.attribute("aria-label").unwrap_or("");
            let says = text.len() > 4 && text.contains(|c: char| c.is_ascii_digit());
            assert!(says && tag.attribute("role") == Some("img"), "{}: {text:?}", path.display());
            pictures += 1;
        }
    }
    assert!(pictures > 600, "{pictures}");
    let kayles = fs::read_to_string(site().join("module/period.html")).unwrap();
    // The first values of Kayles, from *Winning Ways*.
    assert!(kayles.contains("= 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4,"));
}

/// Every problem and every module of the theory has a picture that explains it, with a caption, in
/// both languages.
#[test]
fn every_problem_and_every_module_of_the_theory_has_a_picture() {
    for folder in ["problem", "module", "zh/problem", "zh/module"] {
        let of_folder = site().join(folder);
        let pages = pages().iter().filter(|page| page.path.starts_with(&of_folder));
        let mut count = 0;
        let without: Vec<String> = pages
            .inspect(|_| count += 1)
            // Most tools for contests are no games.
            .filter(|page| {
                let module = page.path.strip_prefix(&of_folder).unwrap();
                !module.to_string_lossy().starts_with("contest")
            })
            .filter(|page| {
                let figures = page.text.split("<figure class=\"explains\"").skip(1);
                let captions = figures.filter_map(|figure| figure.split("<figcaption>").nth(1));
                let is_long = |caption: &str| caption.find("</figcaption>") > Some(30);
                captions.filter(|caption| is_long(caption)).count() == 0
            })
            .map(|page| page.path.display().to_string())
            .collect();
        assert!(count > 60 && without.is_empty(), "{folder}: of {count}, no picture: {without:?}");
    }
}

/// A picture that two problems share is that of another game in one of them, and says so.
#[test]
fn a_shared_picture_names_the_game_it_shows() {
    let of_problems = site().join("problem");
    let mut seen: BTreeMap<&str, &Path> = BTreeMap::new();
    let mut shared = 0;
    for page in pages().iter().filter(|page| page.path.starts_with(&of_problems)) {
        for figure in page.text.split("<figure class=\"explains\">").skip(1) {
            let (drawing, caption) = figure.split_once("<figcaption>").unwrap();
            if caption.starts_with("As in ") {
                shared += 1;
                continue;
            }
            let other = seen.insert(drawing, &page.path);
            assert!(other.is_none(), "{} has the picture of {other:?}", page.path.display());
        }
    }
    assert!(seen.len() > 50 && shared > 10, "{} {shared}", seen.len());
}

/// The page of a problem whose folder has a picture shows that very game, with what the program
/// that plays it needs.
#[test]
fn the_example_of_a_problem_is_on_its_page() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let project = Project::open(&root).unwrap();
    let mut examples = 0;
    for problem in &project.problems {
        let Some(kept) = Kept::read(problem).unwrap() else { continue };
        let graph = kept.graph().unwrap_or_else(|| panic!("{} says too little", problem.name));
        assert!((5..=16).contains(&graph.total), "{}", problem.name);
        for language in ["", "zh/"] {
            let page = site().join(format!("{language}problem/{}.html", problem.name));
            let page = fs::read_to_string(page).unwrap();
            assert!(page.contains(&kept.inline()), "{}", problem.name);
            assert!(
                page.contains("data-example") && page.contains("example.js"),
                "{}",
                problem.name
            );
        }
        examples += 1;
    }
    assert!(examples >= 400, "{examples}");
}

/// The boxes of positions stand apart from each other and within their picture.
#[test]
fn boxes_of_positions_do_not_overlap() {
    let mut count = 0;
    for Read { path, tags, .. } in pages() {
        let number =
            |tag: &Tag, name: &str| -> f64 { tag.attribute(name).unwrap().parse().unwrap() };
        let mut size = (0.0, 0.0);
        let mut boxes: Vec<[f64; 4]> = Vec::new();
        for tag in tags {
            if tag.name == "svg" {
                size = (number(tag, "width"), number(tag, "height"));
                boxes.clear();
            } else if tag.name == "rect" && tag.attribute("rx") == Some("7") {
                let (left, top) = (number(tag, "x"), number(tag, "y"));
                let (right, bottom) = (left + number(tag, "width"), top + number(tag, "height"));
                let name = path.display();
                let is_inside = left > 0.0 && top > 0.0 && right < size.0 && bottom < size.1;
                assert!(is_inside, "{name}: {left} {top} {right} {bottom} in {size:?}");
                for [l, t, r, b] in &boxes {
                    let is_apart = left > *r || right < *l || top > *b || bottom < *t;
                    assert!(is_apart, "{name}: {left} {top} is on {l} {t}");
                }
                boxes.push([left, top, right, bottom]);
                count += 1;
            }
        }
    }
    assert!(count > 1000, "{count}");
}

/// Each problem's page has the very file that is submitted, to save and to copy.
#[test]
fn every_problem_has_its_file_to_submit() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let project = Project::open(&root).unwrap();
    assert!(project.problems.len() > 400);
    for problem in &project.problems {
        let folder = root.join("problems").join(&problem.place);
        let files = ["submit.rs", "submit.c"];
        let Some(name) = files.iter().find(|name| folder.join(name).is_file()) else { continue };
        let text = fs::read_to_string(folder.join(name)).unwrap();
        let saved = site().join("submit").join(name.replace("submit", &problem.name));
        assert_eq!(fs::read_to_string(saved).unwrap(), text, "{}", problem.place);
        let page = site().join(format!("problem/{}.html", problem.name));
        let page = fs::read_to_string(page).unwrap();
        let shown = page.split("<code id=\"finished\">").nth(1).unwrap();
        let shown = plain(shown.split("</code>").next().unwrap());
        assert_eq!(shown, text, "{}", problem.place);
        // What a question mark after a limit means stands beside it.
        let is_unsure = problem.header.limits.contains('?');
        assert_eq!(page.contains("we could not confirm"), is_unsure, "{}", problem.place);
    }
}

/// A problem's page shows every sample, to copy, and folds what gives the solution away; that of
/// HDU 1848 leads to the lessons on its theory.
#[test]
fn every_problem_can_be_practised() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let (mut samples, mut with_proof) = (0, 0);
    for problem in &Project::open(&root).unwrap().problems {
        let page = site().join(format!("problem/{}.html", problem.name));
        let page = fs::read_to_string(page).unwrap();
        let folded = page.find("<details class=\"fold\">").unwrap();
        for number in 1.. {
            let file = problem.testdata.join(format!("sample-{number}.in"));
            let Ok(input) = fs::read_to_string(&file) else { break };
            // The judge of an interactive problem prints nothing to compare.
            let Ok(output) = fs::read_to_string(file.with_extension("out")) else { break };
            for (kind, text) in [("input", input), ("output", output)] {
                let start = format!("<code id=\"sample-{number}-{kind}\">");
                let (before, after) = page.split_once(&start).unwrap();
                let shown = plain(after.split("</code>").next().unwrap());
                assert_eq!(shown, text, "{} {number}", problem.place);
                assert!(before.len() < folded, "{}", problem.place);
                samples += 1;
            }
        }
        let texts = problem.header.texts(support::language::Language::English);
        // Two hints, the idea, the proof and the program; a proof without steps is told with its idea.
        let has_steps = texts.why.contains("\n1. ");
        let folds = ["Hint 1", "Hint 2", "The idea", "The proof", "Solution"]
            .map(|title| page.find(&format!("<details class=\"fold\"><summary><h2>{title}")));
        let [Some(first), Some(second), Some(idea), proof, Some(program)] = folds else {
            panic!("{}: {folds:?}", problem.place);
        };
        assert!(folded == first && first < second && second < idea, "{}", problem.place);
        assert!(proof.unwrap_or(idea) < program, "{}", problem.place);
        assert!(!has_steps || proof.is_some_and(|proof| idea < proof), "{}", problem.place);
        with_proof += usize::from(has_steps);
    }
    assert!(samples > 1400 && with_proof > 150, "{samples} {with_proof}");
    let page = fs::read_to_string(site().join("problem/hdu1848.html")).unwrap();
    for lesson in ["mex", "sprague-grundy", "tables", "subtraction"] {
        assert!(page.contains(&format!("\"../lesson/{lesson}.html\"")), "{lesson}");
    }
    assert!(!page.contains("lesson/wythoff-fibonacci.html"));
}

/// Each problem's page says in both languages with whose programs it was compared, and on how many
/// inputs, or that it was compared with no program of others.
#[test]
fn every_problem_says_with_what_it_was_compared() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let mut kinds = HashSet::new();
    for problem in &Project::open(&root).unwrap().problems {
        let file = problem.folder.join("compared.tsv");
        let compared = fs::read_to_string(file).unwrap_or_default();
        let place = &problem.place;
        let pages = ["problem", "zh/problem"].map(|folder| {
            let page = site().join(folder).join(format!("{}.html", problem.name));
            plain(&fs::read_to_string(page).unwrap())
        });
        let only = ["compared with its brute force only", "只与暴力解比对过"];
        let others =
            ["compared with programs or published answers of others", "与他人的程序或公布的答案"];
        for ((page, only), others) in pages.iter().zip(only).zip(others) {
            assert_eq!(page.contains(only), compared.is_empty(), "{place}");
            assert_eq!(page.contains(others), !compared.is_empty(), "{place}");
        }
        for line in compared.lines() {
            let (inputs, program) = line.split_once('\t').unwrap();
            let english = match inputs {
                "1" => format!("{program} on 1 input"),
                _ => format!("{program} on {inputs} inputs"),
            };
            let is_said = |end| pages[0].contains(&format!("{english}{end}"));
            assert!([',', '.'].into_iter().any(is_said), "{place}: {english}");
            assert!(pages[1].contains(&format!("{program}（{inputs} 个输入）")), "{place}: {line}");
        }
        kinds.insert(compared.lines().count());
    }
    assert!([0, 1, 2].iter().all(|count| kinds.contains(count)), "{kinds:?}");
}

/// Returns the text of some HTML without comments.
fn plain(html: &str) -> String {
    let mut parts = html.split('<');
    let first = parts.next().unwrap().to_string();
    let text = parts.fold(first, |text, part| text + part.split_once('>').unwrap().1);
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
