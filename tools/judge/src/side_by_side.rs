//! Work on many items, several at a time.

use anyhow::Result;
use std::collections::BTreeMap;
use std::iter;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

/// Calls `work` on each item, on `jobs` threads, and calls `take` with each item and its result, in
/// the order of the items. Once `work` returns `None`, no further item is begun.
///
/// # Errors
/// The first error that `take` returns, after which no further item is begun.
pub fn run_side_by_side<T: Sync, R: Send>(
    items: &[T],
    jobs: usize,
    work: impl Fn(&T) -> Option<R> + Sync,
    mut take: impl FnMut(&T, R) -> Result<()>,
) -> Result<()> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs.min(items.len()) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                let places = iter::repeat_with(|| next.fetch_add(1, Relaxed));
                let mut results = places.map_while(|place| Some((place, work(items.get(place)?)?)));
                results.try_for_each(|result| sender.send(result))
            });
        }
        drop(sender);
        // An error of `take` ends this loop and so closes the channel, which stops the workers.
        let (mut waiting, mut taken) = (BTreeMap::new(), 0);
        for (place, result) in receiver {
            waiting.insert(place, result);
            while let Some(result) = waiting.remove(&taken) {
                take(&items[taken], result)?;
                taken += 1;
            }
        }
        waiting.into_iter().try_for_each(|(place, result)| take(&items[place], result))
    })
}
