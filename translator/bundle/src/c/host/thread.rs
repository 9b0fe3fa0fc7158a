//! Values of the one thread that there is.

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
