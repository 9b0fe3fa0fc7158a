//! `HashMap` and `HashSet`, with the same hasher in every run.
//!
//! The entries lie in a `Vec`; a table of their positions, a power of two in size and at most
//! three quarters full, is searched from the place that the hash names. What is removed is
//! replaced by the last entry, so that an iteration is one over a slice.

use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt::{self, Debug};
use core::hash::{BuildHasher, Hash, Hasher};

/// A fast hasher for the tables.
#[derive(Clone, Default)]
pub struct QuickHasher {
    state: u64,
}

impl Hasher for QuickHasher {
    fn finish(&self) -> u64 {
        let mixed = (self.state ^ self.state >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.state = (self.state.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct RandomState;

impl RandomState {
    pub fn new() -> RandomState {
        RandomState
    }
}

impl BuildHasher for RandomState {
    type Hasher = QuickHasher;

    fn build_hasher(&self) -> QuickHasher {
        QuickHasher::default()
    }
}

/// The hasher of std: SipHash-1-3 with the key 0. Sizes are hashed as 64 bits, as natively.
#[derive(Clone, Debug)]
pub struct DefaultHasher {
    state: [u64; 4],
    /// The bytes that do not yet make a whole word.
    tail: u64,
    length: u64,
}

impl DefaultHasher {
    pub fn new() -> DefaultHasher {
        let state = [
            0x736f_6d65_7073_6575,
            0x646f_7261_6e64_6f6d,
            0x6c79_6765_6e65_7261,
            0x7465_6462_7974_6573,
        ];
        DefaultHasher { state, tail: 0, length: 0 }
    }
}

impl Default for DefaultHasher {
    fn default() -> DefaultHasher {
        DefaultHasher::new()
    }
}

fn round(state: &mut [u64; 4]) {
    let [a, b, c, d] = state;
    *a = a.wrapping_add(*b);
    *c = c.wrapping_add(*d);
    *b = b.rotate_left(13) ^ *a;
    *d = d.rotate_left(16) ^ *c;
    *a = a.rotate_left(32);
    *c = c.wrapping_add(*b);
    *a = a.wrapping_add(*d);
    *b = b.rotate_left(17) ^ *c;
    *d = d.rotate_left(21) ^ *a;
    *c = c.rotate_left(32);
}

impl Hasher for DefaultHasher {
    fn finish(&self) -> u64 {
        let mut state = self.state;
        let last = self.length << 56 | self.tail;
        state[3] ^= last;
        round(&mut state);
        state[0] ^= last;
        state[2] ^= 0xff;
        for _ in 0..3 {
            round(&mut state);
        }
        state[0] ^ state[1] ^ state[2] ^ state[3]
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.tail |= u64::from(byte) << (self.length % 8 * 8);
            self.length = self.length.wrapping_add(1);
            if self.length % 8 == 0 {
                self.state[3] ^= self.tail;
                round(&mut self.state);
                self.state[0] ^= self.tail;
                self.tail = 0;
            }
        }
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_i64(value as i64);
    }
}

struct Slot<K, V> {
    hash: u32,
    key: K,
    value: V,
}

impl<K: Clone, V: Clone> Clone for Slot<K, V> {
    fn clone(&self) -> Slot<K, V> {
        Slot { hash: self.hash, key: self.key.clone(), value: self.value.clone() }
    }
}

pub struct HashMap<K, V, S = RandomState> {
    slots: Vec<Slot<K, V>>,
    /// For each place 0, or the number of the entry there plus 1.
    places: Vec<u32>,
    hasher: S,
}

impl<K: Clone, V: Clone, S: Clone> Clone for HashMap<K, V, S> {
    fn clone(&self) -> Self {
        HashMap {
            slots: self.slots.clone(),
            places: self.places.clone(),
            hasher: self.hasher.clone(),
        }
    }
}

impl<K, V> HashMap<K, V> {
    pub fn new() -> HashMap<K, V> {
        HashMap::default()
    }

    pub fn with_capacity(_: usize) -> HashMap<K, V> {
        HashMap::default()
    }
}

impl<K, V, S: Default> Default for HashMap<K, V, S> {
    fn default() -> Self {
        HashMap::with_hasher(S::default())
    }
}

impl<K, V, S> HashMap<K, V, S> {
    pub const fn with_hasher(hasher: S) -> Self {
        HashMap { slots: Vec::new(), places: Vec::new(), hasher }
    }

    pub fn with_capacity_and_hasher(_: usize, hasher: S) -> Self {
        HashMap::with_hasher(hasher)
    }

    pub fn hasher(&self) -> &S {
        &self.hasher
    }

    pub fn len(&self) -> usize {
        self.slots.len()
    }

    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    pub fn capacity(&self) -> usize {
        self.slots.capacity()
    }

    pub fn clear(&mut self) {
        self.slots.clear();
        self.places.fill(0);
    }

    pub fn iter(&self) -> hash_map::Iter<'_, K, V> {
        hash_map::Iter { slots: self.slots.iter() }
    }

    pub fn iter_mut(&mut self) -> hash_map::IterMut<'_, K, V> {
        hash_map::IterMut { slots: self.slots.iter_mut() }
    }

    pub fn keys(&self) -> hash_map::Keys<'_, K, V> {
        hash_map::Keys { slots: self.slots.iter() }
    }

    pub fn values(&self) -> hash_map::Values<'_, K, V> {
        hash_map::Values { slots: self.slots.iter() }
    }

    pub fn values_mut(&mut self) -> hash_map::ValuesMut<'_, K, V> {
        hash_map::ValuesMut { slots: self.slots.iter_mut() }
    }

    pub fn into_keys(self) -> hash_map::IntoKeys<K, V> {
        hash_map::IntoKeys { slots: self.slots.into_iter() }
    }

    pub fn into_values(self) -> hash_map::IntoValues<K, V> {
        hash_map::IntoValues { slots: self.slots.into_iter() }
    }

    pub fn drain(&mut self) -> hash_map::IntoIter<K, V> {
        self.places.fill(0);
        hash_map::IntoIter { slots: core::mem::take(&mut self.slots).into_iter() }
    }

    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        self.slots.retain_mut(|slot| keep(&slot.key, &mut slot.value));
        self.place_all();
    }

    pub fn reserve(&mut self, _: usize) {}

    pub fn shrink_to_fit(&mut self) {}

    /// Enters all entries into an empty table.
    fn place_all(&mut self) {
        self.places.fill(0);
        for number in 0..self.slots.len() {
            let place = self.free_place(self.slots[number].hash);
            self.places[place] = number as u32 + 1;
        }
    }

    fn mask(&self) -> usize {
        self.places.len() - 1
    }

    fn free_place(&self, hash: u32) -> usize {
        let mut place = hash as usize & self.mask();
        while self.places[place] != 0 {
            place = (place + 1) & self.mask();
        }
        place
    }

    /// Adds an entry whose key is new, and returns its number.
    fn add(&mut self, hash: u32, key: K, value: V) -> usize {
        if (self.slots.len() + 1) * 4 > self.places.len() * 3 {
            let size = (self.places.len() * 2).max(8);
            self.places.resize(size, 0);
            self.place_all();
        }
        let place = self.free_place(hash);
        let number = self.slots.len();
        self.slots.push(Slot { hash, key, value });
        self.places[place] = number as u32 + 1;
        number
    }

    /// Removes the entry of this number.
    fn take(&mut self, number: usize) -> (K, V) {
        let mut hole = self.place_of(number);
        let mut place = hole;
        loop {
            place = (place + 1) & self.mask();
            if self.places[place] == 0 {
                break;
            }
            let home = self.slots[self.places[place] as usize - 1].hash as usize;
            let distance = place.wrapping_sub(home) & self.mask();
            if distance >= place.wrapping_sub(hole) & self.mask() {
                self.places[hole] = self.places[place];
                hole = place;
            }
        }
        self.places[hole] = 0;
        let last = self.slots.len() - 1;
        if number != last {
            let place = self.place_of(last);
            self.places[place] = number as u32 + 1;
        }
        let slot = self.slots.swap_remove(number);
        (slot.key, slot.value)
    }

    /// Returns the place of the entry of this number.
    fn place_of(&self, number: usize) -> usize {
        let mut place = self.slots[number].hash as usize & self.mask();
        while self.places[place] as usize != number + 1 {
            place = (place + 1) & self.mask();
        }
        place
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> HashMap<K, V, S> {
    fn hash<Q: Hash + ?Sized>(&self, key: &Q) -> u32 {
        let hash = self.hasher.hash_one(key);
        (hash ^ hash >> 32) as u32
    }

    /// Returns the number of a key's entry.
    fn find<Q: Hash + Eq + ?Sized>(&self, hash: u32, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        if self.places.is_empty() {
            return None;
        }
        let mut place = hash as usize & self.mask();
        loop {
            let number = (self.places[place] as usize).checked_sub(1)?;
            let slot = &self.slots[number];
            if slot.hash == hash && slot.key.borrow() == key {
                return Some(number);
            }
            place = (place + 1) & self.mask();
        }
    }

    fn number<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        self.find(self.hash(key), key)
    }

    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        let hash = self.hash(&key);
        match self.find(hash, &key) {
            Some(number) => Some(core::mem::replace(&mut self.slots[number].value, value)),
            None => {
                self.add(hash, key, value);
                None
            }
        }
    }

    pub fn get<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.number(key).map(|number| &self.slots[number].value)
    }

    pub fn get_mut<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.number(key).map(|number| &mut self.slots[number].value)
    }

    pub fn get_key_value<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> Option<(&K, &V)>
    where
        K: Borrow<Q>,
    {
        self.number(key).map(|number| (&self.slots[number].key, &self.slots[number].value))
    }

    pub fn contains_key<Q: Hash + Eq + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.number(key).is_some()
    }

    pub fn remove<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.remove_entry(key).map(|(_, value)| value)
    }

    pub fn remove_entry<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<(K, V)>
    where
        K: Borrow<Q>,
    {
        self.number(key).map(|number| self.take(number))
    }

    pub fn entry(&mut self, key: K) -> hash_map::Entry<'_, K, V, S> {
        let hash = self.hash(&key);
        match self.find(hash, &key) {
            Some(number) => {
                hash_map::Entry::Occupied(hash_map::OccupiedEntry { map: self, number })
            }
            None => hash_map::Entry::Vacant(hash_map::VacantEntry { map: self, hash, key }),
        }
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> Extend<(K, V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}

impl<'a, K: Eq + Hash + Copy, V: Copy, S: BuildHasher> Extend<(&'a K, &'a V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (&'a K, &'a V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(*key, *value);
        }
    }
}

impl<K: Eq + Hash, V, S: BuildHasher + Default> FromIterator<(K, V)> for HashMap<K, V, S> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = HashMap::default();
        map.extend(pairs);
        map
    }
}

impl<K: Eq + Hash, V, const N: usize> From<[(K, V); N]> for HashMap<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        pairs.into_iter().collect()
    }
}

impl<K, V, Q, S> core::ops::Index<&Q> for HashMap<K, V, S>
where
    K: Eq + Hash + Borrow<Q>,
    Q: Eq + Hash + ?Sized,
    S: BuildHasher,
{
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("no entry found for key")
    }
}

impl<K: Debug, V: Debug, S> Debug for HashMap<K, V, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: Eq + Hash, V: PartialEq, S: BuildHasher> PartialEq for HashMap<K, V, S> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len()
            && self.iter().all(|(key, value)| other.get(key).is_some_and(|known| value == known))
    }
}

impl<K: Eq + Hash, V: Eq, S: BuildHasher> Eq for HashMap<K, V, S> {}

impl<K, V, S> IntoIterator for HashMap<K, V, S> {
    type Item = (K, V);
    type IntoIter = hash_map::IntoIter<K, V>;

    fn into_iter(self) -> hash_map::IntoIter<K, V> {
        hash_map::IntoIter { slots: self.slots.into_iter() }
    }
}

impl<'a, K, V, S> IntoIterator for &'a HashMap<K, V, S> {
    type Item = (&'a K, &'a V);
    type IntoIter = hash_map::Iter<'a, K, V>;

    fn into_iter(self) -> hash_map::Iter<'a, K, V> {
        self.iter()
    }
}

impl<'a, K, V, S> IntoIterator for &'a mut HashMap<K, V, S> {
    type Item = (&'a K, &'a mut V);
    type IntoIter = hash_map::IterMut<'a, K, V>;

    fn into_iter(self) -> hash_map::IterMut<'a, K, V> {
        self.iter_mut()
    }
}

pub mod hash_map {
    pub use super::{DefaultHasher, HashMap, RandomState};
    use super::{Slot, Vec};
    use core::hash::{BuildHasher, Hash};

    macro_rules! iterators {
        ($($name:ident [$($life:lifetime)?] $slots:ty, $item:ty, $slot:ident => $value:expr;)*) => {$(
            pub struct $name<$($life,)? K, V> {
                pub(super) slots: $slots,
            }

            impl<$($life,)? K, V> Iterator for $name<$($life,)? K, V> {
                type Item = $item;

                fn next(&mut self) -> Option<$item> {
                    self.slots.next().map(|$slot| $value)
                }

                fn size_hint(&self) -> (usize, Option<usize>) {
                    self.slots.size_hint()
                }
            }

            impl<$($life,)? K, V> ExactSizeIterator for $name<$($life,)? K, V> {}
        )*};
    }

    iterators! {
        Iter ['a] core::slice::Iter<'a, Slot<K, V>>, (&'a K, &'a V),
            slot => (&slot.key, &slot.value);
        IterMut ['a] core::slice::IterMut<'a, Slot<K, V>>, (&'a K, &'a mut V),
            slot => (&slot.key, &mut slot.value);
        Keys ['a] core::slice::Iter<'a, Slot<K, V>>, &'a K, slot => &slot.key;
        Values ['a] core::slice::Iter<'a, Slot<K, V>>, &'a V, slot => &slot.value;
        ValuesMut ['a] core::slice::IterMut<'a, Slot<K, V>>, &'a mut V, slot => &mut slot.value;
        IntoIter [] alloc::vec::IntoIter<Slot<K, V>>, (K, V), slot => (slot.key, slot.value);
        IntoKeys [] alloc::vec::IntoIter<Slot<K, V>>, K, slot => slot.key;
        IntoValues [] alloc::vec::IntoIter<Slot<K, V>>, V, slot => slot.value;
    }

    pub type Drain<'a, K, V> = IntoIter<K, V>;

    macro_rules! clone {
        ($($name:ident)*) => {$(
            impl<K, V> Clone for $name<'_, K, V> {
                fn clone(&self) -> Self {
                    $name { slots: self.slots.clone() }
                }
            }
        )*};
    }

    clone!(Iter Keys Values);

    pub enum Entry<'a, K, V, S = RandomState> {
        Occupied(OccupiedEntry<'a, K, V, S>),
        Vacant(VacantEntry<'a, K, V, S>),
    }

    pub struct OccupiedEntry<'a, K, V, S = RandomState> {
        pub(super) map: &'a mut HashMap<K, V, S>,
        pub(super) number: usize,
    }

    pub struct VacantEntry<'a, K, V, S = RandomState> {
        pub(super) map: &'a mut HashMap<K, V, S>,
        pub(super) hash: u32,
        pub(super) key: K,
    }

    impl<'a, K, V, S> Entry<'a, K, V, S> {
        pub fn or_insert(self, value: V) -> &'a mut V {
            self.or_insert_with(|| value)
        }

        pub fn or_insert_with(self, value: impl FnOnce() -> V) -> &'a mut V {
            match self {
                Entry::Occupied(entry) => entry.into_mut(),
                Entry::Vacant(entry) => entry.insert(value()),
            }
        }

        pub fn or_insert_with_key(self, value: impl FnOnce(&K) -> V) -> &'a mut V {
            match self {
                Entry::Occupied(entry) => entry.into_mut(),
                Entry::Vacant(entry) => {
                    let value = value(&entry.key);
                    entry.insert(value)
                }
            }
        }

        pub fn or_default(self) -> &'a mut V
        where
            V: Default,
        {
            self.or_insert_with(V::default)
        }

        pub fn and_modify(mut self, modify: impl FnOnce(&mut V)) -> Self {
            if let Entry::Occupied(entry) = &mut self {
                modify(entry.get_mut());
            }
            self
        }

        pub fn key(&self) -> &K {
            match self {
                Entry::Occupied(entry) => entry.key(),
                Entry::Vacant(entry) => entry.key(),
            }
        }

        pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V, S> {
            match self {
                Entry::Occupied(mut entry) => {
                    entry.insert(value);
                    entry
                }
                Entry::Vacant(entry) => entry.insert_entry(value),
            }
        }
    }

    impl<'a, K, V, S> OccupiedEntry<'a, K, V, S> {
        pub fn key(&self) -> &K {
            &self.map.slots[self.number].key
        }

        pub fn get(&self) -> &V {
            &self.map.slots[self.number].value
        }

        pub fn get_mut(&mut self) -> &mut V {
            &mut self.map.slots[self.number].value
        }

        pub fn into_mut(self) -> &'a mut V {
            &mut self.map.slots[self.number].value
        }

        pub fn insert(&mut self, value: V) -> V {
            core::mem::replace(self.get_mut(), value)
        }

        pub fn remove(self) -> V {
            self.remove_entry().1
        }

        pub fn remove_entry(self) -> (K, V) {
            self.map.take(self.number)
        }
    }

    impl<'a, K, V, S> VacantEntry<'a, K, V, S> {
        pub fn key(&self) -> &K {
            &self.key
        }

        pub fn into_key(self) -> K {
            self.key
        }

        pub fn insert(self, value: V) -> &'a mut V {
            self.insert_entry(value).into_mut()
        }

        pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V, S> {
            let number = self.map.add(self.hash, self.key, value);
            OccupiedEntry { map: self.map, number }
        }
    }
}

pub struct HashSet<T, S = RandomState> {
    map: HashMap<T, (), S>,
}

impl<T: Clone, S: Clone> Clone for HashSet<T, S> {
    fn clone(&self) -> Self {
        HashSet { map: self.map.clone() }
    }
}

impl<T> HashSet<T> {
    pub fn new() -> HashSet<T> {
        HashSet::default()
    }

    pub fn with_capacity(_: usize) -> HashSet<T> {
        HashSet::default()
    }
}

impl<T, S: Default> Default for HashSet<T, S> {
    fn default() -> Self {
        HashSet { map: HashMap::default() }
    }
}

impl<T, S> HashSet<T, S> {
    pub const fn with_hasher(hasher: S) -> Self {
        HashSet { map: HashMap::with_hasher(hasher) }
    }

    pub fn with_capacity_and_hasher(_: usize, hasher: S) -> Self {
        HashSet::with_hasher(hasher)
    }

    pub fn hasher(&self) -> &S {
        &self.map.hasher
    }

    pub fn len(&self) -> usize {
        self.map.len()
    }

    pub fn is_empty(&self) -> bool {
        self.map.is_empty()
    }

    pub fn capacity(&self) -> usize {
        self.map.capacity()
    }

    pub fn clear(&mut self) {
        self.map.clear();
    }

    pub fn iter(&self) -> hash_set::Iter<'_, T> {
        self.map.keys()
    }

    pub fn drain(&mut self) -> hash_set::IntoIter<T> {
        hash_set::IntoIter { slots: self.map.drain().slots }
    }

    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        self.map.retain(|value, _| keep(value));
    }

    pub fn reserve(&mut self, _: usize) {}

    pub fn shrink_to_fit(&mut self) {}
}

impl<T: Eq + Hash, S: BuildHasher> HashSet<T, S> {
    pub fn insert(&mut self, value: T) -> bool {
        let hash = self.map.hash(&value);
        let is_new = self.map.find(hash, &value).is_none();
        if is_new {
            self.map.add(hash, value, ());
        }
        is_new
    }

    pub fn replace(&mut self, value: T) -> Option<T> {
        let old = self.take(&value);
        self.insert(value);
        old
    }

    pub fn contains<Q: Hash + Eq + ?Sized>(&self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.map.contains_key(value)
    }

    pub fn get<Q: Hash + Eq + ?Sized>(&self, value: &Q) -> Option<&T>
    where
        T: Borrow<Q>,
    {
        self.map.get_key_value(value).map(|(value, _)| value)
    }

    pub fn remove<Q: Hash + Eq + ?Sized>(&mut self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.take(value).is_some()
    }

    pub fn take<Q: Hash + Eq + ?Sized>(&mut self, value: &Q) -> Option<T>
    where
        T: Borrow<Q>,
    {
        self.map.remove_entry(value).map(|(value, _)| value)
    }

    pub fn is_subset(&self, other: &Self) -> bool {
        self.iter().all(|value| other.contains(value))
    }

    pub fn is_superset(&self, other: &Self) -> bool {
        other.is_subset(self)
    }

    pub fn is_disjoint(&self, other: &Self) -> bool {
        !self.iter().any(|value| other.contains(value))
    }

    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(move |value| !other.contains(*value))
    }

    pub fn intersection<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(move |value| other.contains(*value))
    }

    pub fn union<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().chain(other.difference(self))
    }

    pub fn symmetric_difference<'a>(
        &'a self,
        other: &'a Self,
    ) -> impl Iterator<Item = &'a T> + Clone {
        self.difference(other).chain(other.difference(self))
    }
}

macro_rules! operators {
    ($($of:ident $operator:ident $values:ident)*) => {$(
        impl<T, S> core::ops::$of<&HashSet<T, S>> for &HashSet<T, S>
        where
            T: Eq + Hash + Clone,
            S: BuildHasher + Default,
        {
            type Output = HashSet<T, S>;

            fn $operator(self, other: &HashSet<T, S>) -> HashSet<T, S> {
                self.$values(other).cloned().collect()
            }
        }
    )*};
}

operators! {
    BitOr bitor union
    BitAnd bitand intersection
    BitXor bitxor symmetric_difference
    Sub sub difference
}

impl<T: Eq + Hash, S: BuildHasher> Extend<T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        for value in values {
            self.insert(value);
        }
    }
}

impl<'a, T: Eq + Hash + Copy, S: BuildHasher> Extend<&'a T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, values: I) {
        for value in values {
            self.insert(*value);
        }
    }
}

impl<T: Eq + Hash, S: BuildHasher + Default> FromIterator<T> for HashSet<T, S> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = HashSet::default();
        set.extend(values);
        set
    }
}

impl<T: Eq + Hash, const N: usize> From<[T; N]> for HashSet<T> {
    fn from(values: [T; N]) -> Self {
        values.into_iter().collect()
    }
}

impl<T: Debug, S> Debug for HashSet<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<T: Eq + Hash, S: BuildHasher> PartialEq for HashSet<T, S> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.is_subset(other)
    }
}

impl<T: Eq + Hash, S: BuildHasher> Eq for HashSet<T, S> {}

impl<T, S> IntoIterator for HashSet<T, S> {
    type Item = T;
    type IntoIter = hash_set::IntoIter<T>;

    fn into_iter(self) -> hash_set::IntoIter<T> {
        self.map.into_keys()
    }
}

impl<'a, T, S> IntoIterator for &'a HashSet<T, S> {
    type Item = &'a T;
    type IntoIter = hash_set::Iter<'a, T>;

    fn into_iter(self) -> hash_set::Iter<'a, T> {
        self.iter()
    }
}

pub mod hash_set {
    use super::hash_map::{IntoKeys, Keys};
    pub use super::HashSet;

    pub type Iter<'a, T> = Keys<'a, T, ()>;
    pub type IntoIter<T> = IntoKeys<T, ()>;
    pub type Drain<'a, T> = IntoIter<T>;
}
