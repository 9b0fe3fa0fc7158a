//! What a module does, by an interpreter that shares no code with the emitter.

use wasmi::{Caller, Config, Engine, Extern, Linker, Memory, Module, Store, ValType, WasmTy};

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

/// Adds what a module may import, for addresses of this type.
fn add_host<P>(linker: &mut Linker<Host>) -> Result<(), wasmi::Error>
where
    P: WasmTy + Into<u64> + TryFrom<u64> + Send + Sync + 'static,
{
    let length = |count: u32| P::try_from(count.into()).ok().expect("32 bits");
    linker
        .func_wrap("env", "read", move |mut caller: Caller<Host>, at: P, most: P| {
            let (at, most) = (narrow(at)?, narrow(most)?);
            slice(&caller, at, most)?;
            read(&mut caller, at, most as usize).map(length)
        })?
        .func_wrap("env", "read_line", move |mut caller: Caller<Host>, at: P, most: P| {
            let (at, most) = (narrow(at)?, narrow(most)?);
            let mut bytes = caller.data().input.iter().take(most as usize);
            let line = bytes.position(|&byte| byte == b'\n').map(|last| last + 1);
            slice(&caller, at, most)?;
            read(&mut caller, at, line.unwrap_or(most as usize)).map(length)
        })?
        .func_wrap("env", "write", |mut caller: Caller<Host>, at: P, length: P| {
            let bytes = slice(&caller, narrow(at)?, narrow(length)?)?;
            caller.data_mut().output.extend(bytes);
            Ok(())
        })?
        .func_wrap("env", "fail", |_: Caller<Host>, _: P, _: P| -> Result<(), _> {
            Err(wasmi::Error::new("fail"))
        })?
        .func_wrap("env", "exit", |_: Caller<Host>, code: i32| -> Result<(), _> {
            Err(wasmi::Error::i32_exit(code))
        })?
        .func_wrap("env", "grow", |mut caller: Caller<Host>, pages: P| -> i32 {
            let Some(memory) = memory(&caller) else { return -1 };
            memory.grow(&mut caller, pages.into()).map_or(-1, |before| before as i32)
        })?
        // Of no program that is compared does the output depend on these.
        .func_wrap("env", "clock", || 0u64)?
        .func_wrap("env", "time", || 0u64)?;
    Ok(())
}

fn narrow(number: impl Into<u64>) -> Result<u32, wasmi::Error> {
    u32::try_from(number.into()).map_err(|_| wasmi::Error::new("outside the memory"))
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
    let is_wide = module.imports().filter_map(|import| import.ty().func().cloned());
    let is_wide = is_wide.flat_map(|ty| ty.params().to_vec()).any(|ty| ty == ValType::I64);
    match is_wide {
        true => add_host::<u64>(&mut linker),
        false => add_host::<u32>(&mut linker),
    }
    .expect("functions of different names");
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
