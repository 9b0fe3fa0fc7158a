//! The finished files of small collections, some bundles of the real one, and the command as a user
//! calls it.

mod collection;
mod command;
mod finished;
mod toy;
