//! The few functions for what C has no operator for. A file contains those that it uses.

mod floats;
mod helpers;

use super::head::c_type;
use crate::types::Type;
use crate::Memory;
pub(super) use floats::UNIT;
pub(super) use helpers::Helper;
use std::collections::BTreeSet;

/// The facts on which the helpers depend.
pub(super) struct Runtime {
    pub memory: Memory,
    pub zeroed_growth: bool,
    pub debug: bool,
    pub checked: bool,
    /// The initial and the greatest number of pages.
    pub pages: (u64, u64),
    /// The type of an address.
    pub place: Type,
}

impl Runtime {
    /// Returns the helpers that some helpers need, themselves included.
    pub fn close(&self, used: &BTreeSet<Helper>) -> BTreeSet<Helper> {
        let mut closure = used.clone();
        for &helper in Helper::ALL.iter().rev() {
            if closure.contains(&helper) {
                closure.extend(helper.needs());
                if self.checked && helper.text().contains("CHECK(") {
                    closure.insert(Helper::Check);
                    closure.extend(Helper::Check.needs());
                }
                if helper == Helper::Fail && self.debug {
                    closure.insert(Helper::Check);
                    closure.extend(Helper::Check.needs());
                }
            }
        }
        closure
    }

    pub fn text(&self, helper: Helper, closure: &BTreeSet<Helper>) -> String {
        self.text_of_places(helper, closure).replace("PLACE", c_type(self.place))
    }

    /// Returns the text of a helper with `PLACE` for the type of an address.
    fn text_of_places(&self, helper: Helper, closure: &BTreeSet<Helper>) -> String {
        match helper {
            Helper::Memory => match self.memory {
                Memory::Growing => "static unsigned char *M;\n".to_string(),
                Memory::Fixed(bytes) => format!("static unsigned char M[{}];\n", bytes.max(1)),
            },
            Helper::Pages if closure.contains(&Helper::Grow) => {
                format!("static u32 pages = {};\n", self.pages.0)
            }
            Helper::Pages => format!("#define pages {}u\n", self.pages.0),
            Helper::Grow => self.grow(),
            Helper::Fail if self.debug => "static void host_fail(PLACE p, PLACE n)
{
	check(p, n);
	fwrite(M + p, 1, n, stderr);
	exit(1);
}
"
            .to_string(),
            Helper::Fail => "static void host_fail(void)
{
	exit(1);
}
"
            .to_string(),
            helper => {
                let text = helper.text();
                let text = match self.checked {
                    true => self.with_checks(text),
                    false => {
                        let kept = text.lines().filter(|line| !line.contains("CHECK("));
                        kept.map(|line| format!("{line}\n")).collect()
                    }
                };
                text
            }
        }
    }

    /// Adds checks of the address. The width is known, so one comparison is enough if there is any
    /// memory at all.
    fn with_checks(&self, text: &str) -> String {
        if self.pages.0 == 0 {
            return text.replace("CHECK(", "check(");
        }
        [1, 2, 4, 8].into_iter().fold(text.to_string(), |text, width| {
            let check = format!("CHECK(p, {width});");
            text.replace(&check, &format!("if (p > (pages << 16) - {width}) outside();"))
        })
    }

    fn grow(&self) -> String {
        match self.memory {
            Memory::Growing => {
                let most = self.pages.1.min(65535);
                let zeros = match self.zeroed_growth {
                    true => "\tmemset(m + ((size_t)old << 16), 0, (size_t)n << 16);\n",
                    false => "",
                };
                // `realloc` to no bytes may free the memory.
                let nothing = match self.pages.0 {
                    0 => "\tif (!n) return old;\n",
                    _ => "",
                };
                format!(
                    "static u32 grow(PLACE n)
{{
	u32 old = pages;
	unsigned char *m;
	if (n > {most} - old) return -1;
{nothing}	m = (unsigned char *)realloc(M, (size_t)(old + n) << 16);
	if (!m) return -1;
{zeros}	M = m;
	pages += n;
	return old;
}}
"
                )
            }
            Memory::Fixed(bytes) => {
                let most = u64::from(bytes >> 16).min(self.pages.1);
                format!(
                    "static u32 grow(PLACE n)
{{
	u32 old = pages;
	if (n > {most} - old) return -1;
	pages += n;
	return old;
}}
"
                )
            }
        }
    }
}
