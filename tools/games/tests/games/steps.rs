//! The steps to a value.

use games::steps::question::{steps, StepsQuestion};
use games::steps::Steps;
use serde_json::Value;

/// Returns a question about a heap, all of whose options are shown.
fn question(language: &str, rule: &str, heap: &str, what: &str) -> String {
    [language, "rule", rule, "", "", heap, "all", what, ""].join("\n")
}

fn ask(language: &str, rule: &str, heap: &str, what: &str) -> Result<Steps, String> {
    StepsQuestion::parse(&question(language, rule, heap, what)).unwrap().steps()
}

/// *Winning Ways*, chapter 4: a row of 5 pins has the value 4, because its options have the values
/// 0, 1, 2 and 3.
#[test]
fn a_row_of_five_pins() {
    let steps = ask("en", "kayles", "5", "").unwrap();
    assert_eq!(steps.values, [0, 1, 2, 3, 1, 4].map(Some));
    assert_eq!(steps.why, "mex {0, 1, 2, 3} = 4");
    let names: Vec<&str> = steps.options.iter().map(|option| &*option.name).collect();
    assert_eq!(names, ["4", "1 + 3", "2 + 2", "3", "1 + 2"]);
    assert_eq!(steps.options[1].sum, "1 ⊕ 3 = 2");
    assert!(steps.period.is_none());
}

/// What the page shows of the same heap, with two of its options and with all of them.
#[test]
fn the_parts_of_a_page() {
    let answer = |shown: &str| -> Value {
        let question = question("en", "kayles", "5", "").replace("all", shown);
        serde_json::from_str(&steps(&question)).unwrap()
    };
    let two = answer("2");
    assert_eq!(two["line"], "Heap 5: option 2 of 5.");
    assert_eq!(two["options"], "<li>4 → 1</li><li>1 + 3 → 1 ⊕ 3 = 2</li>");
    let picture = two["picture"].as_str().unwrap();
    // The value of the heap is not known yet, and 1 and 3 are what the option leaves.
    assert!(picture.contains("heap 5, value not yet known") && picture.contains(">?</text>"));
    assert_eq!(picture.matches(" lit\"").count(), 2);
    let all = answer("6");
    assert_eq!(all["line"], "Heap 5: mex {0, 1, 2, 3} = 4.");
    let set = all["set"].as_str().unwrap();
    let ends = "<span class=\"cell lit\">3</span><span class=\"cell framed\"";
    assert!(set.contains(ends) && set.ends_with(">4</span>"), "{set}");
}

/// Guy and Smith, 1956: if the values repeat up to 2·71 + 2·12 + 2 = 168, they repeat for ever.
#[test]
fn the_period_in_three_steps() {
    let period = |language, rule| ask(language, rule, "0", "1").unwrap().period;
    let kayles = period("en", "kayles").unwrap();
    assert_eq!((kayles.period.preperiod(), kayles.period.period()), (71, 12));
    let parts = ["from heap 71 on, the values repeat every 12.", "One by one", "by Guy-Smith"];
    for (step, part) in kayles.steps.iter().zip(parts) {
        assert!(step.to_lowercase().contains(&part.to_lowercase()), "{step}");
    }
    let chinese = period("zh-CN", "nim").unwrap().steps.concat();
    assert!(chinese.contains("每次增加 1") && chinese.contains("恒成立"), "{chinese}");
    assert!(period("en", "grundy").is_none());
}

/// A rule with very many options has a shorter table.
#[test]
fn no_heap_has_too_many_steps() {
    for rule in ["0xC.[F]", "0x0.[F]", "0.[7]", "powers of 2"] {
        assert!(ask("en", rule, "0", "").is_ok(), "{rule}");
        let steps = ask("en", rule, "last", "").unwrap();
        assert_eq!(steps.place, steps.last);
        assert!(steps.options.len() <= 1000, "{rule}: {}", steps.last);
    }
}

#[test]
fn mistakes_are_named() {
    let error = |language, rule, heap| ask(language, rule, heap, "").map(|_| ()).unwrap_err();
    assert!(error("en", "chess", "0").contains("chess"));
    assert!(error("en", "nim", "120").contains("from 0 to 119"));
    assert!(error("zh-CN", "nim", "x").contains("不是 0 到 119"));
}
