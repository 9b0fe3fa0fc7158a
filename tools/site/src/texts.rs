//! The texts of the scripts and of the modules' pictures, which stand in a file of their own.

use serde_json::Value;
use support::language::Language;

/// Returns the texts of this kind in a language, by their names. A name in braces inside of one
/// stands for what a script fills in.
pub(crate) fn texts(kind: &str, language: Language) -> Value {
    let all: Value = serde_json::from_str(include_str!("../page/texts.json")).expect("JSON");
    select(&all[kind], language)
}

fn select(texts: &Value, language: Language) -> Value {
    match texts {
        Value::Object(texts) => {
            texts.iter().map(|(name, text)| (name.clone(), select(text, language))).collect()
        }
        pair => pair[language.select(0, 1)].clone(),
    }
}
