//! `judge remove`: removes a problem's folders and its entry in the list of programs.

mod unsaved;

use crate::list::renew_indexes;
use crate::manifest;
use crate::option::flag;
use anyhow::{bail, ensure, Context, Result};
use catalogue::index;
use catalogue::project::{Problem, Project};
use catalogue::replace::replace;
use clap::{Arg, ArgMatches, Command};
use std::fs;
use std::io::Write;
use std::path::{Component, Path};
use support::plural::format_count;
use unsaved::find_unsaved;

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    let help = "The problem, such as hdu1848 or \"HDU 1848\"";
    command
        .arg(Arg::new("name").value_name("NAME").help(help).required(true))
        .arg(flag("yes", "Remove it; without this, only say what would go"))
        .arg(flag(
            "force",
            "Remove even files that are in no commit, and so cannot be brought back",
        ))
}

/// Removes the problem, or refuses after saying what would be removed.
pub fn run(project: &Project, options: &ArgMatches) -> Result<()> {
    let wanted = options.get_one::<String>("name").map_or("", String::as_str);
    let (name, place) = target(project, wanted)?;
    let parts = Path::new(&place).components();
    let is_plain = parts.clone().all(|part| matches!(part, Component::Normal(_)));
    ensure!(
        is_plain && parts.count() == 2,
        "{}: the folder of {name} is not <judge>/<id> but {place:?}: remove it by hand",
        manifest::FILE
    );
    let readable = project.problems.iter().map(|problem| (&problem.name, &problem.place));
    let unreadable = project.unreadable.iter().map(|problem| (&problem.name, &problem.place));
    let same_folder = |(other, folder): &(&String, &String)| **other != name && **folder == place;
    if let Some((other, _)) = readable.chain(unreadable).find(same_folder) {
        bail!("{other} is in the same folder, problems/{place}: remove {name} by hand");
    }
    ensure_no_other_shows_its_picture(project, &name)?;
    let list = project.root.join(manifest::FILE);
    let _lock = manifest::lock(&project.root)?;
    let old = fs::read_to_string(&list).context(manifest::FILE)?;
    let new = manifest::without_entry(&old, &name)?;

    let folders = [format!("testdata/{place}"), format!("problems/{place}")];
    let folders: Vec<&String> =
        folders.iter().filter(|folder| project.root.join(folder).exists()).collect();
    let mut to = anstream::stdout().lock();
    for folder in &folders {
        let files = format_count(files_in(&project.root.join(folder))?, "file");
        writeln!(to, "{folder}: {files}")?;
    }
    writeln!(to, "{}: the entry of {name}", manifest::FILE)?;
    let unsaved = find_unsaved(&project.root, &folders)?;
    for file in &unsaved {
        writeln!(to, "in no commit: {file}")?;
    }
    ensure!(
        unsaved.is_empty() || options.get_flag("force"),
        "nothing is removed: {} could not be brought back; commit first, or add --yes --force",
        format_count(unsaved.len(), "file")
    );
    ensure!(options.get_flag("yes"), "nothing is removed: add --yes to remove this");

    // The entry goes last, so that the command can be repeated if it is interrupted before.
    for folder in folders {
        let path = project.root.join(folder);
        fs::remove_dir_all(&path).with_context(|| folder.clone())?;
        // The judge's folder is removed with its last problem; if there are others, this fails.
        let _ = path.parent().map(fs::remove_dir);
    }
    replace(&list, &new)?;
    writeln!(to, "removed {name}")?;
    if project.root.join(index::FILE).is_file() {
        for change in renew_indexes(&Project::open(&project.root)?)? {
            writeln!(to, "{change}")?;
        }
    }
    Ok(())
}

/// Returns the problem's program and the path of the problem's folder below `problems/`, even if
/// the problem cannot be read.
fn target(project: &Project, wanted: &str) -> Result<(String, String)> {
    ensure!(
        project.problems.len() + project.unreadable.len() > 1,
        "this is the collection's only problem, and a collection needs one"
    );
    if let Some(problem) = project.find_unreadable(wanted) {
        return Ok((problem.name.clone(), problem.place.clone()));
    }
    match project.find(&[wanted.to_string()])?[..] {
        [problem] => Ok((problem.name.clone(), problem.place.clone())),
        _ => bail!("no problem is called {wanted:?}"),
    }
}

/// Checks that no other problem's page would lose a picture if this problem were removed.
fn ensure_no_other_shows_its_picture(project: &Project, name: &str) -> Result<()> {
    let Some(problem) = project.problems.iter().find(|problem| problem.name == name) else {
        return Ok(());
    };
    let wish = format!("as in {}", problem.header.name);
    let asks = |other: &&Problem| other.header.picture.as_ref() == Some(&wish);
    let others = project.problems.iter().filter(asks).map(|other| other.name.as_str());
    let others: Vec<&str> = others.collect();
    ensure!(
        others.is_empty(),
        "nothing is removed: {} shows its picture; first change `Picture: {wish}` there",
        others.join(", ")
    );
    Ok(())
}

/// Returns the number of files in a folder and its subfolders.
fn files_in(folder: &Path) -> Result<usize> {
    let mut files = 0;
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        files += if entry.file_type()?.is_dir() { files_in(&entry.path())? } else { 1 };
    }
    Ok(files)
}
