//! Clocks. A moment is how long the processor has worked for the program, which is what judges
//! limit; the time of day goes on from the second in which it is first asked for.

pub use core::time::*;
use core::fmt;
use core::ops::{Add, AddAssign, Sub, SubAssign};

#[link(wasm_import_module = "env")]
extern "C" {
    #[link_name = "clock"]
    fn microseconds() -> u64;
    #[link_name = "time"]
    fn seconds() -> u64;
}

fn since_start() -> Duration {
    Duration::from_micros(unsafe { microseconds() })
}

/// Returns the time of day when the processor began to work for the program. C tells only its
/// seconds; the rest is made up, as programs take it for chance.
fn start() -> Duration {
    static mut START: u64 = 0;
    unsafe {
        if START == 0 {
            let seconds = seconds();
            let chance = (seconds ^ seconds << 20).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 34;
            START = (seconds.wrapping_mul(1_000_000_000) + chance % 1_000_000_000)
                .wrapping_sub(since_start().as_nanos() as u64);
        }
        Duration::from_nanos(START)
    }
}

/// Defines a point in time by how long it is after the first one.
macro_rules! point {
    ($point:ident) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $point(Duration);

        impl $point {
            pub fn checked_add(&self, duration: Duration) -> Option<$point> {
                self.0.checked_add(duration).map($point)
            }

            pub fn checked_sub(&self, duration: Duration) -> Option<$point> {
                self.0.checked_sub(duration).map($point)
            }
        }

        impl Add<Duration> for $point {
            type Output = $point;
            fn add(self, duration: Duration) -> $point {
                $point(self.0 + duration)
            }
        }

        impl AddAssign<Duration> for $point {
            fn add_assign(&mut self, duration: Duration) {
                self.0 += duration;
            }
        }

        impl Sub<Duration> for $point {
            type Output = $point;
            fn sub(self, duration: Duration) -> $point {
                $point(self.0 - duration)
            }
        }

        impl SubAssign<Duration> for $point {
            fn sub_assign(&mut self, duration: Duration) {
                self.0 -= duration;
            }
        }
    };
}

point!(Instant);
point!(SystemTime);

impl Instant {
    pub fn now() -> Instant {
        Instant(since_start())
    }

    pub fn elapsed(&self) -> Duration {
        Instant::now().duration_since(*self)
    }

    pub fn duration_since(&self, earlier: Instant) -> Duration {
        self.0.saturating_sub(earlier.0)
    }

    pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {
        self.duration_since(earlier)
    }

    pub fn checked_duration_since(&self, earlier: Instant) -> Option<Duration> {
        self.0.checked_sub(earlier.0)
    }
}

impl Sub for Instant {
    type Output = Duration;
    fn sub(self, earlier: Instant) -> Duration {
        self.duration_since(earlier)
    }
}

pub const UNIX_EPOCH: SystemTime = SystemTime::UNIX_EPOCH;

impl SystemTime {
    pub const UNIX_EPOCH: SystemTime = SystemTime(Duration::ZERO);

    pub fn now() -> SystemTime {
        SystemTime(start() + since_start())
    }

    pub fn elapsed(&self) -> Result<Duration, SystemTimeError> {
        SystemTime::now().duration_since(*self)
    }

    pub fn duration_since(&self, earlier: SystemTime) -> Result<Duration, SystemTimeError> {
        self.0.checked_sub(earlier.0).ok_or_else(|| SystemTimeError(earlier.0 - self.0))
    }
}

#[derive(Clone, Debug)]
pub struct SystemTimeError(Duration);

impl SystemTimeError {
    pub fn duration(&self) -> Duration {
        self.0
    }
}

impl super::fmt::Display for SystemTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("second time provided was later than self")
    }
}

impl fmt::Display for SystemTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for SystemTimeError {}
