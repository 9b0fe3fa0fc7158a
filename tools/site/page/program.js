// Asks the program in WASM, which is the same Rust code that the command line runs. Each page
// that does so has its own TEXTS.
const part = id => document.getElementById(id);
const bytes = Uint8Array.from(atob(WASM), c => c.charCodeAt(0));
const compiled = new WebAssembly.Module(bytes);
let program = new WebAssembly.Instance(compiled).exports;

// Returns the answer of one of the program's functions to a question of these lines.
function ask(name, lines) {
  const text = new TextEncoder().encode(lines.join("\n"));
  try {
    const place = program.live_question(text.length);
    new Uint8Array(program.memory.buffer, place, text.length).set(text);
    const length = program[name]();
    const answer = new Uint8Array(program.memory.buffer, program.live_text(), length);
    return JSON.parse(new TextDecoder().decode(answer));
  } catch {
    // An instance that has trapped is unusable, so a new one replaces it.
    program = new WebAssembly.Instance(compiled).exports;
    return { error: TEXTS.trap };
  }
}
