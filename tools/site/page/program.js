// Asks the program in WASM, which is the same Rust code that the command line runs.
const TRAP = isChinese ? "此页无法处理这个问题。" : "The page could not handle this question.";
const part = id => document.getElementById(id);
const bytes = Uint8Array.from(atob(WASM), c => c.charCodeAt(0));
const compiled = new WebAssembly.Module(bytes);
let program = start();

function start() {
  const program = new WebAssembly.Instance(compiled).exports;
  program.live_speak(isChinese);
  return program;
}

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
    program = start();
    return { error: TRAP };
  }
}
