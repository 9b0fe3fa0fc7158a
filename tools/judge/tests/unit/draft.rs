use super::*;

#[test]
fn what_is_not_kept_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = |path: &str| folder.path().join(path);
    fs::write(path("other"), "old").unwrap();
    fs::create_dir(path("a")).unwrap();
    let draft = || {
        let mut draft = Draft::default();
        draft.file(&path("a/b/c/file"), "text").unwrap();
        draft.folder(&path("d/e")).unwrap();
        assert!(draft.file(&path("other"), "text").is_err());
        draft
    };
    drop(draft());
    assert_eq!(fs::read_to_string(path("other")).unwrap(), "old");
    assert!(path("a").exists() && !path("a/b").exists() && !path("d").exists());
    draft().keep();
    assert!(path("a/b/c/file").is_file() && path("d/e").is_dir());
}
