//! What a module does, by an interpreter that shares no code with the emitter.

use wasmi::{Caller, Config, Engine, Extern, Linker, Memory, Module, Store};

/// All that can be seen of a run.
#[derive(PartialEq, Eq, Debug, Clone)]
pub struct Outcome {
    pub output: Vec<u8>,
    /// Whether the entry came back.
    pub finished: bool,
    /// A sum over the memory and its size.
    pub memory: String,
}

struct Host {
    input: Vec<u8>,
    output: Vec<u8>,
}

/// The number of bytes, and their FNV-1a hash.
pub fn checksum(bytes: &[u8]) -> String {
    let mut hash = 2166136261u32;
    for &byte in bytes {
        hash = (hash ^ u32::from(byte)).wrapping_mul(16777619);
    }
    format!("{} {hash}", bytes.len())
}

fn memory(caller: &Caller<Host>) -> Option<Memory> {
    caller.get_export("memory").and_then(Extern::into_memory)
}

fn slice(caller: &Caller<Host>, at: u32, length: u32) -> Result<Vec<u8>, wasmi::Error> {
    let outside = || wasmi::Error::new("outside the memory");
    let memory = memory(caller).ok_or_else(outside)?;
    let bytes = memory.data(caller).get(at as usize..).and_then(|rest| rest.get(..length as usize));
    bytes.map(<[u8]>::to_vec).ok_or_else(outside)
}

/// Moves so many bytes of the input, or all that are left, into the memory.
fn read(caller: &mut Caller<Host>, at: u32, length: usize) -> Result<u32, wasmi::Error> {
    let count = caller.data().input.len().min(length);
    let bytes: Vec<u8> = caller.data_mut().input.drain(..count).collect();
    if let Some(memory) = memory(caller) {
        memory.write(caller, at as usize, &bytes)?;
    }
    Ok(count as u32)
}

/// Runs the export `main`. `None` if it takes more steps than anyone would wait for.
pub fn run(wasm: &[u8], input: &[u8]) -> Option<Outcome> {
    let mut config = Config::default();
    config.consume_fuel(true).set_max_recursion_depth(100_000).set_max_stack_height(1 << 24);
    let engine = Engine::new(&config);
    let module = Module::new(&engine, wasm).expect("a valid module");
    let host = Host { input: input.to_vec(), output: Vec::new() };
    let mut store = Store::new(&engine, host);
    store.set_fuel(2_000_000_000).expect("fuel is on");
    let mut linker = Linker::new(&engine);
    linker
        .func_wrap("env", "read", |mut caller: Caller<Host>, at: u32, length: u32| {
            slice(&caller, at, length)?;
            read(&mut caller, at, length as usize)
        })
        .and_then(|linker| {
            linker.func_wrap(
                "env",
                "read_line",
                |mut caller: Caller<Host>, at: u32, length: u32| {
                    let mut bytes = caller.data().input.iter().take(length as usize);
                    let line = bytes.position(|&byte| byte == b'\n').map(|last| last + 1);
                    slice(&caller, at, length)?;
                    read(&mut caller, at, line.unwrap_or(length as usize))
                },
            )
        })
        .and_then(|linker| {
            linker.func_wrap("env", "write", |mut caller: Caller<Host>, at: u32, length: u32| {
                let bytes = slice(&caller, at, length)?;
                caller.data_mut().output.extend(bytes);
                Ok(())
            })
        })
        .and_then(|linker| {
            linker.func_wrap("env", "fail", |_: Caller<Host>, _: u32, _: u32| -> Result<(), _> {
                Err(wasmi::Error::new("fail"))
            })
        })
        .and_then(|linker| {
            linker.func_wrap("env", "exit", |_: Caller<Host>, code: i32| -> Result<(), _> {
                Err(wasmi::Error::i32_exit(code))
            })
        })
        .expect("four functions of four names");
    let instance = linker.instantiate_and_start(&mut store, &module);
    let (instance, mut finished) = match instance {
        Ok(instance) => (Some(instance), true),
        Err(error) => {
            println!("not started: {error}");
            (None, false)
        }
    };
    if let Some(instance) = &instance {
        let main = instance.get_typed_func::<(), ()>(&store, "main").expect("the entry");
        if let Err(error) = main.call(&mut store, ()) {
            if error.as_trap_code() == Some(wasmi::TrapCode::OutOfFuel) {
                return None;
            }
            finished = error.i32_exit_status() == Some(0);
        }
    }
    let memory = instance.and_then(|instance| instance.get_memory(&store, "memory"));
    let memory = memory.map(|memory| checksum(memory.data(&store))).unwrap_or_default();
    Some(Outcome { output: store.into_data().output, finished, memory })
}
