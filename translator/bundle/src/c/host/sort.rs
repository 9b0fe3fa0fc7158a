//! One function that sorts whatever it is: each type brings its comparison alone. For files that
//! would be too large with core's functions, of which each type gets ten kilobytes of its own. They
//! are up to three times as fast.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::mem::{size_of, swap};
use core::ptr::copy_nonoverlapping;

/// What the methods of slices are called instead.
pub trait HostSort<T> {
    fn host_sort(&mut self)
    where
        T: Ord;
    fn host_sort_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);
    fn host_sort_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
    fn host_sort_by_cached_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
    fn host_sort_unstable(&mut self)
    where
        T: Ord;
    fn host_sort_unstable_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);
    fn host_sort_unstable_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> HostSort<T> for [T] {
    #[inline]
    fn host_sort(&mut self)
    where
        T: Ord,
    {
        sort(self, T::cmp);
    }

    #[inline]
    fn host_sort_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering) {
        sort(self, compare);
    }

    #[inline]
    fn host_sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        sort(self, |one, other| key(one).cmp(&key(other)));
    }

    fn host_sort_by_cached_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        let mut places: Vec<(K, usize)> =
            self.iter().map(key).enumerate().map(|(at, key)| (key, at)).collect();
        sort(&mut places, |one, other| one.0.cmp(&other.0));
        for at in 0..places.len() {
            let mut from = places[at].1;
            // What was there has been moved to where this one came from.
            while from < at {
                from = places[from].1;
            }
            places[at].1 = from;
            self.swap(at, from);
        }
    }

    #[inline]
    fn host_sort_unstable(&mut self)
    where
        T: Ord,
    {
        sort(self, T::cmp);
    }

    #[inline]
    fn host_sort_unstable_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering) {
        sort(self, compare);
    }

    #[inline]
    fn host_sort_unstable_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        self.host_sort_by_key(key);
    }
}

#[inline(always)]
fn sort<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let (start, length) = (list.as_mut_ptr() as *mut u8, size_of::<T>() * list.len());
    let mut is_less = |one: *const u8, other: *const u8| unsafe {
        compare(&*(one as *const T), &*(other as *const T)) == Ordering::Less
    };
    unsafe { merge_all(start, length, size_of::<T>(), &mut is_less) }
}

/// Sorts elements of `size` bytes each, `length` bytes in all, and keeps the order of equal ones.
#[inline(never)]
unsafe fn merge_all(
    start: *mut u8,
    length: usize,
    size: usize,
    is_less: &mut dyn FnMut(*const u8, *const u8) -> bool,
) {
    let mut other: Vec<u128> = Vec::with_capacity(length / 16 + 1);
    let (mut from, mut to) = (start, other.as_mut_ptr() as *mut u8);
    let mut width = size;
    while width < length {
        let mut at = 0;
        while at < length {
            let (middle, end) = ((at + width).min(length), (at + 2 * width).min(length));
            let (mut left, mut right) = (at, middle);
            while left < middle && right < end {
                let is_right = is_less(from.add(right), from.add(left));
                copy(from.add(if is_right { right } else { left }), to.add(at), size);
                // No branch, since nobody could foretell it.
                right += size * is_right as usize;
                left += size * !is_right as usize;
                at += size;
            }
            copy_nonoverlapping(from.add(left), to.add(at), middle - left);
            copy_nonoverlapping(from.add(right), to.add(at + middle - left), end - right);
            at = end;
        }
        swap(&mut from, &mut to);
        width *= 2;
    }
    if from != start {
        copy_nonoverlapping(from, start, length);
    }
}

#[inline(always)]
unsafe fn copy(from: *const u8, to: *mut u8, size: usize) {
    if size % 8 != 0 {
        return copy_nonoverlapping(from, to, size);
    }
    for place in (0..size).step_by(8) {
        (to.add(place) as *mut u64)
            .write_unaligned((from.add(place) as *const u64).read_unaligned());
    }
}
