//! The one thread that there is: its own values, and others that run inside it, each to its end
//! where it is spawned.

use alloc::boxed::Box;
use alloc::string::String;
use core::any::Any;
use core::cell::{Cell, OnceCell, RefCell};

pub struct LocalKey<T: 'static> {
    value: OnceCell<T>,
    first: fn() -> T,
}

// There is one thread.
unsafe impl<T> Sync for LocalKey<T> {}

impl<T> LocalKey<T> {
    pub const fn new(first: fn() -> T) -> LocalKey<T> {
        LocalKey { value: OnceCell::new(), first }
    }

    pub fn with<R>(&'static self, act: impl FnOnce(&T) -> R) -> R {
        act(self.value.get_or_init(self.first))
    }
}

impl<T> LocalKey<Cell<T>> {
    pub fn set(&'static self, value: T) {
        self.with(|cell| cell.set(value))
    }

    pub fn get(&'static self) -> T
    where
        T: Copy,
    {
        self.with(Cell::get)
    }

    pub fn take(&'static self) -> T
    where
        T: Default,
    {
        self.with(Cell::take)
    }

    pub fn replace(&'static self, value: T) -> T {
        self.with(|cell| cell.replace(value))
    }
}

impl<T> LocalKey<RefCell<T>> {
    pub fn with_borrow<R>(&'static self, act: impl FnOnce(&T) -> R) -> R {
        self.with(|cell| act(&cell.borrow()))
    }

    pub fn with_borrow_mut<R>(&'static self, act: impl FnOnce(&mut T) -> R) -> R {
        self.with(|cell| act(&mut cell.borrow_mut()))
    }

    pub fn set(&'static self, value: T) {
        self.with(|cell| *cell.borrow_mut() = value)
    }

    pub fn take(&'static self) -> T
    where
        T: Default,
    {
        self.with(RefCell::take)
    }

    pub fn replace(&'static self, value: T) -> T {
        self.with(|cell| cell.replace(value))
    }
}

/// What a thread gives back. A panic in it ends the program.
pub type Result<T> = core::result::Result<T, Box<dyn Any + Send>>;

/// A thread that has ended: it ran where it was spawned.
pub struct JoinHandle<T> {
    value: T,
}

impl<T> JoinHandle<T> {
    pub fn join(self) -> Result<T> {
        Ok(self.value)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

pub fn spawn<F: FnOnce() -> T, T>(act: F) -> JoinHandle<T> {
    JoinHandle { value: act() }
}

/// The stack's size is that of the whole program.
#[derive(Debug, Default)]
pub struct Builder;

impl Builder {
    pub fn new() -> Builder {
        Builder
    }

    pub fn name(self, _: String) -> Builder {
        self
    }

    pub fn stack_size(self, _: usize) -> Builder {
        self
    }

    pub fn spawn<F: FnOnce() -> T, T>(self, act: F) -> super::io::Result<JoinHandle<T>> {
        Ok(spawn(act))
    }
}
