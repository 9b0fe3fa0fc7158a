//! Prints a module as C: `emit module.wasm [check] [debug] [compact] [BYTES]`.

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let wasm = std::fs::read(&arguments[0]).expect("a module");
    let has = |word: &str| arguments.iter().any(|argument| argument == word);
    let bytes = arguments.iter().find_map(|argument| argument.parse().ok());
    let options = emitter::Options {
        memory: bytes.map_or(emitter::Memory::Growing, emitter::Memory::Fixed),
        check_bounds: has("check"),
        compact: has("compact"),
        debug: has("debug"),
        ..emitter::Options::default()
    };
    match emitter::emit(&wasm, &options) {
        Ok(text) => print!("{text}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}
