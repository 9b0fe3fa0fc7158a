//! The folder of a site.

use site::folder::{NewFolder, MARKER};
use std::fs;

#[test]
fn foreign_files_are_left_alone_and_a_site_is_replaced() {
    let above = tempfile::tempdir().unwrap();
    let place = above.path().join("site");
    for text in ["first", "second"] {
        let folder = NewFolder::new(&place).unwrap();
        folder.write("a/b.html", text).unwrap();
        folder.put_in_place().unwrap();
        assert_eq!(fs::read_to_string(place.join("a/b.html")).unwrap(), text);
    }
    assert_eq!(fs::read_dir(above.path()).unwrap().count(), 1);
    fs::remove_file(place.join(MARKER)).unwrap();
    let error = NewFolder::new(&place).err().unwrap().to_string();
    assert!(error.contains("holds files other than a site"), "{error}");
    assert!(NewFolder::new(&place.join("a/b.html")).is_err());
}
