fn main() {
    let path = std::env::args().nth(1).expect("a path");
    let wasm = std::fs::read(path).expect("a module");
    match emitter::emit(&wasm, &emitter::Options::default()) {
        Ok(text) => print!("{text}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}
