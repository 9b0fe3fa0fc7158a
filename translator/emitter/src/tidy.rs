//! Variables that need not be: values that are never read, values that are read once.

mod assigned;
mod calls;
mod constants;
mod forward;
mod live;

pub(crate) use assigned::read_before_assigned;
pub(crate) use calls::{drop_parameters, inline_forwarders};
pub(crate) use constants::constants;
pub(crate) use forward::tidy;
