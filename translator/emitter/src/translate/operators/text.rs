//! Instructions by their names in the text format.

use wasmparser::Operator;

macro_rules! visitor_names {
    ($(@$proposal:ident $op:ident $({ $($arg:ident: $argty:ty),* })? => $visit:ident $arity:tt)*) => {
        fn visitor_name(operator: &Operator) -> &'static str {
            match operator {
                $(Operator::$op { .. } => stringify!($visit),)*
                _ => "visit_unknown_instruction",
            }
        }
    };
}
wasmparser::for_each_operator!(visitor_names);

/// Returns `f32.add` for `visit_f32_add`.
pub(super) fn text_name(operator: &Operator) -> String {
    let name = visitor_name(operator).trim_start_matches("visit_");
    let dotted = |prefix: &str| {
        let rest = name.strip_prefix(prefix)?.strip_prefix('_')?;
        Some(format!("{prefix}.{rest}"))
    };
    let prefixes = [
        "i32", "i64", "f32", "f64", "v128", "i8x16", "i16x8", "i32x4", "i64x2", "f32x4", "f64x2",
        "memory", "table", "ref", "atomic", "struct", "array", "elem", "data", "any", "extern",
    ];
    prefixes.into_iter().find_map(dotted).unwrap_or_else(|| name.to_string())
}
