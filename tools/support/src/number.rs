//! Whole numbers in the forms that people type: `1000000`, `1_000_000`, `10^6` or `1e6`.

/// The reason why a text is not a whole number from 0 to 2^64 - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// A number below 0.
    Negative,
    /// A whole number above 2^64 - 1.
    TooLarge,
    /// Something else.
    NotWhole,
}

/// Reads a whole number: digits, which may have `_` between them for readability; or a power, such
/// as `10^6` or `10**6`; or digits and the number of zeros to append, such as `1e6`.
pub fn read(text: &str) -> Result<u64, NumberError> {
    if let Some(rest) = text.strip_prefix('-') {
        return match read(rest) {
            Ok(0) => Ok(0),
            Ok(_) | Err(NumberError::TooLarge) => Err(NumberError::Negative),
            Err(_) => Err(NumberError::NotWhole),
        };
    }
    if let Some((base, exponent)) = text.split_once('^').or_else(|| text.split_once("**")) {
        return power(digits(base)?, digits(exponent)?);
    }
    match text.split_once(['e', 'E']) {
        Some((factor, zeros)) => {
            let (factor, zeros) = (digits(factor)?, digits(zeros)?);
            if factor == 0 {
                return Ok(0);
            }
            factor.checked_mul(power(10, zeros)?).ok_or(NumberError::TooLarge)
        }
        None => digits(text),
    }
}

fn power(base: u64, exponent: u64) -> Result<u64, NumberError> {
    if base < 2 && exponent > 0 {
        return Ok(base);
    }
    let exponent = u32::try_from(exponent).ok();
    exponent.and_then(|exponent| base.checked_pow(exponent)).ok_or(NumberError::TooLarge)
}

fn digits(text: &str) -> Result<u64, NumberError> {
    let are_digits = |group: &str| !group.is_empty() && group.bytes().all(|b| b.is_ascii_digit());
    if !text.split('_').all(are_digits) {
        return Err(NumberError::NotWhole);
    }
    text.replace('_', "").parse().map_err(|_| NumberError::TooLarge)
}
