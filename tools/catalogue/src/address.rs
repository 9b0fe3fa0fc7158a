//! A web address, matched against the judges' patterns.

use std::collections::BTreeMap;

/// An address, or a pattern for addresses, reduced to the parts that distinguish pages.
#[derive(Clone)]
pub struct Address<'a> {
    /// The host and the path, without `www.` and without a slash at the end.
    pub page: &'a str,
    /// The parameters, each as `name=value`.
    parameters: Vec<&'a str>,
}

impl<'a> Address<'a> {
    /// Splits an address, dropping its scheme and its fragment.
    pub fn parse(address: &'a str) -> Address<'a> {
        let address = address.split_once('#').map_or(address, |(page, _fragment)| page);
        let address = address.split_once("://").map_or(address, |(_scheme, rest)| rest);
        let (page, query) = address.split_once('?').unwrap_or((address, ""));
        let page = page.strip_prefix("www.").unwrap_or(page).trim_end_matches('/');
        let parameters = query.split('&').filter(|parameter| !parameter.is_empty()).collect();
        Address { page, parameters }
    }

    /// Returns this address with a mirror's host replaced by the main host.
    pub fn on_main_host(&self, mirrors: &[String]) -> Address<'a> {
        let mirror = self.page.split_once('.');
        let mirror = mirror.filter(|(label, _)| mirrors.iter().any(|mirror| mirror == label));
        let page = mirror.map_or(self.page, |(_label, page)| page);
        Address { page, ..self.clone() }
    }

    /// Matches the address against a pattern and returns the text matched by each `{name}`.
    /// Parameters that are not in the pattern, such as a language, are ignored.
    pub fn match_with<'p>(&self, pattern: &'p str) -> Option<BTreeMap<&'p str, &'a str>> {
        let pattern = Address::parse(pattern);
        let mut found = match_text(pattern.page, self.page)?;
        for wanted in pattern.parameters {
            found.extend(self.parameters.iter().find_map(|&given| match_text(wanted, given))?);
        }
        Some(found)
    }
}

/// Matches `text` against a pattern and returns the text matched by each `{name}`.
fn match_text<'p, 'a>(
    mut pattern: &'p str,
    mut text: &'a str,
) -> Option<BTreeMap<&'p str, &'a str>> {
    let mut found = BTreeMap::new();
    while let Some((before, rest)) = pattern.split_once('{') {
        text = text.strip_prefix(before)?;
        let (name, after) = rest.split_once('}')?;
        let end = after.chars().next().map_or(Some(text.len()), |next| text.find(next))?;
        let (part, rest) = text.split_at(end);
        if part.is_empty() || part.contains(['/', '&', '?']) {
            return None;
        }
        found.insert(name, part);
        (pattern, text) = (after, rest);
    }
    (pattern == text).then_some(found)
}
