//! Locks, for the one thread that there is.

pub use alloc::sync::*;
use core::cell::{Cell, RefCell, RefMut};
use core::fmt;
use core::ops::{Deref, DerefMut};
pub use core::sync::atomic;

pub struct PoisonError<T> {
    inner: T,
}

impl<T> PoisonError<T> {
    pub fn into_inner(self) -> T {
        self.inner
    }
}

impl<T> fmt::Debug for PoisonError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PoisonError { .. }")
    }
}

pub type LockResult<T> = Result<T, PoisonError<T>>;

#[derive(Debug)]
pub enum TryLockError {
    WouldBlock,
}

macro_rules! lock {
    ($lock:ident, $guard:ident) => {
        #[derive(Default)]
        pub struct $lock<T: ?Sized> {
            value: RefCell<T>,
        }

        unsafe impl<T: ?Sized> Sync for $lock<T> {}

        pub struct $guard<'a, T: ?Sized> {
            value: RefMut<'a, T>,
        }

        impl<T> $lock<T> {
            pub const fn new(value: T) -> $lock<T> {
                $lock { value: RefCell::new(value) }
            }

            pub fn into_inner(self) -> LockResult<T> {
                Ok(self.value.into_inner())
            }
        }

        impl<T: ?Sized> $lock<T> {
            /// A second lock would wait for ever; it ends the program.
            fn guard(&self) -> LockResult<$guard<'_, T>> {
                match self.value.try_borrow_mut() {
                    Ok(value) => Ok($guard { value }),
                    Err(_) => crate::std::fail("a lock is taken twice"),
                }
            }

            pub fn get_mut(&mut self) -> LockResult<&mut T> {
                Ok(self.value.get_mut())
            }
        }

        impl<T: ?Sized> Deref for $guard<'_, T> {
            type Target = T;

            fn deref(&self) -> &T {
                &self.value
            }
        }

        impl<T: ?Sized> DerefMut for $guard<'_, T> {
            fn deref_mut(&mut self) -> &mut T {
                &mut self.value
            }
        }

        impl<T: fmt::Debug + ?Sized> fmt::Debug for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (**self).fmt(f)
            }
        }

        impl<T: crate::std::fmt::Display + ?Sized> crate::std::fmt::Display for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (**self).fmt(f)
            }
        }
    };
}

lock!(Mutex, MutexGuard);
lock!(RwLock, RwLockWriteGuard);

impl<T: ?Sized> Mutex<T> {
    pub fn lock(&self) -> LockResult<MutexGuard<'_, T>> {
        self.guard()
    }

    pub fn try_lock(&self) -> Result<MutexGuard<'_, T>, TryLockError> {
        let value = self.value.try_borrow_mut();
        value.map(|value| MutexGuard { value }).map_err(|_| TryLockError::WouldBlock)
    }
}

pub type RwLockReadGuard<'a, T> = core::cell::Ref<'a, T>;

impl<T: ?Sized> RwLock<T> {
    pub fn write(&self) -> LockResult<RwLockWriteGuard<'_, T>> {
        self.guard()
    }

    pub fn read(&self) -> LockResult<RwLockReadGuard<'_, T>> {
        match self.value.try_borrow() {
            Ok(value) => Ok(value),
            Err(_) => crate::std::fail("a lock is taken twice"),
        }
    }
}

#[derive(Clone, Default)]
pub struct OnceLock<T> {
    value: core::cell::OnceCell<T>,
}

unsafe impl<T> Sync for OnceLock<T> {}

impl<T> OnceLock<T> {
    pub const fn new() -> OnceLock<T> {
        OnceLock { value: core::cell::OnceCell::new() }
    }

    pub fn get(&self) -> Option<&T> {
        self.value.get()
    }

    pub fn get_mut(&mut self) -> Option<&mut T> {
        self.value.get_mut()
    }

    pub fn set(&self, value: T) -> Result<(), T> {
        self.value.set(value)
    }

    pub fn get_or_init(&self, first: impl FnOnce() -> T) -> &T {
        self.value.get_or_init(first)
    }

    pub fn into_inner(self) -> Option<T> {
        self.value.into_inner()
    }

    pub fn take(&mut self) -> Option<T> {
        self.value.take()
    }
}

impl<T: fmt::Debug> fmt::Debug for OnceLock<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tuple = f.debug_tuple("OnceLock");
        match self.get() {
            Some(value) => tuple.field(value),
            None => tuple.field(&core::format_args!("<uninit>")),
        };
        tuple.finish()
    }
}

pub struct LazyLock<T, F = fn() -> T> {
    value: core::cell::LazyCell<T, F>,
}

unsafe impl<T, F> Sync for LazyLock<T, F> {}

impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    pub const fn new(first: F) -> LazyLock<T, F> {
        LazyLock { value: core::cell::LazyCell::new(first) }
    }

    pub fn force(this: &LazyLock<T, F>) -> &T {
        core::cell::LazyCell::force(&this.value)
    }
}

impl<T, F: FnOnce() -> T> Deref for LazyLock<T, F> {
    type Target = T;

    fn deref(&self) -> &T {
        LazyLock::force(self)
    }
}

pub struct Once {
    is_done: Cell<bool>,
}

unsafe impl Sync for Once {}

impl Once {
    pub const fn new() -> Once {
        Once { is_done: Cell::new(false) }
    }

    pub fn call_once(&self, act: impl FnOnce()) {
        if !self.is_done.replace(true) {
            act();
        }
    }

    pub fn is_completed(&self) -> bool {
        self.is_done.get()
    }
}
