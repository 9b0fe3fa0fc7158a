//! The steps to a value.

use games::steps::steps;
use serde_json::{json, Value};

fn ask(language: &str, rule: &str, heap: &str, asked: &str) -> Value {
    serde_json::from_str(&steps(&[language, rule, heap, asked, ""].join("\n"))).unwrap()
}

/// *Winning Ways*, chapter 4: a row of 5 pins has the value 4, because its options have the values
/// 0, 1, 2 and 3.
#[test]
fn a_row_of_five_pins() {
    let answer = ask("en", "kayles", "5", "");
    assert_eq!(answer["values"], json!([0, 1, 2, 3, 1]));
    assert_eq!((&answer["mex"], &answer["why"]), (&json!(4), &json!("mex {0, 1, 2, 3} = 4")));
    let options = answer["options"].as_array().unwrap();
    let names: Vec<&str> = options.iter().map(|option| option["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["4", "1 + 3", "2 + 2", "3", "1 + 2"]);
    assert_eq!(options[1]["sum"], "1 ⊕ 3 = 2");
    assert_eq!(answer["period"], Value::Null);
}

/// Guy and Smith, 1956: if the values repeat up to 2·71 + 2·12 + 2 = 168, they repeat for ever.
#[test]
fn the_period_in_three_steps() {
    let period = &ask("en", "kayles", "0", "period")["period"];
    assert_eq!((&period["start"], &period["length"]), (&json!(71), &json!(12)));
    let steps = period["steps"].as_array().unwrap();
    let parts = ["from heap 71 on, the values repeat every 12.", "One by one", "by Guy-Smith"];
    for (step, part) in steps.iter().zip(parts) {
        assert!(step.as_str().unwrap().to_lowercase().contains(&part.to_lowercase()), "{step}");
    }
    let chinese = ask("zh-CN", "nim", "0", "period")["period"]["steps"].to_string();
    assert!(chinese.contains("每次增加 1") && chinese.contains("永远成立"), "{chinese}");
    assert_eq!(ask("en", "grundy", "0", "period")["period"], Value::Null);
}

/// A rule with very many options has a shorter table.
#[test]
fn no_heap_has_too_many_steps() {
    for rule in ["0xC.[F]", "0x0.[F]", "0.[7]", "powers of 2"] {
        let first = ask("en", rule, "0", "");
        assert_eq!(first["error"], Value::Null, "{rule}");
        let last = first["last"].to_string();
        let answer = ask("en", rule, &last, "");
        assert!(answer["options"].as_array().unwrap().len() <= 1000, "{rule}: {last}");
    }
}

#[test]
fn mistakes_are_named() {
    assert!(ask("en", "chess", "0", "")["error"].as_str().unwrap().contains("chess"));
    assert!(ask("en", "nim", "120", "")["error"].as_str().unwrap().contains("from 0 to 119"));
    assert!(ask("zh-CN", "nim", "x", "")["error"].as_str().unwrap().contains("不是 0 到 119"));
}
