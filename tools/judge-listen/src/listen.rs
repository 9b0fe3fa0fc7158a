//! `judge listen`: makes files, as `judge new` does, for the problems that the browser extension
//! Competitive Companion sends.

use crate::parcel::Parcel;
use anyhow::{anyhow, ensure, Context, Result};
use clap::Args;
use judge::new::{self, Plan};
use judge::package;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use tiny_http::{Method, Request, Response, Server};

#[derive(Args)]
pub struct Options {
    /// The port, chosen from the ports to which the extension sends; 0 for any free port
    #[arg(long, default_value_t = 27121)]
    port: u16,
    /// End after the first problem
    #[arg(long)]
    once: bool,
    /// The template for your package's new programs [default: its template.rs]
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
}

/// A limit on the size of a request; no statement's samples reach this limit.
const MOST_BYTES: u64 = 16 << 20;

/// Answers requests until Ctrl-C is pressed or, with `--once`, until one problem has arrived.
pub fn run(root: &Path, options: &Options) -> Result<()> {
    // No other machine may create files here.
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, options.port));
    let server = Server::http(address).map_err(|error| anyhow!("{address}: {error}"))?;
    let mut to = anstream::stdout();
    writeln!(
        to,
        "listening on {}: press the extension's green plus; Ctrl-C ends",
        server.server_addr()
    )?;
    to.flush()?;
    loop {
        let mut request = server.recv().context("the next request")?;
        let answer = receive(root, options, &mut request);
        let (code, text) = match &answer {
            Ok(()) => (200, "made\n".to_string()),
            Err(error) => (400, format!("{error:#}\n")),
        };
        if let Err(error) = &answer {
            eprintln!("error: {error:#}");
        }
        // It does not matter if the browser has not waited for the answer.
        let _ = request.respond(Response::from_string(text).with_status_code(code));
        if options.once && answer.is_ok() {
            return Ok(());
        }
    }
}

fn receive(root: &Path, options: &Options, request: &mut Request) -> Result<()> {
    ensure!(
        *request.method() == Method::Post,
        "expected a problem by POST, not {}",
        request.method()
    );
    let origin = request.headers().iter().find(|header| header.field.equiv("Origin"));
    // Any web page can send requests to this port, but not in the name of an extension; the
    // origin of a page in a frame may be `null`.
    let is_page = origin.is_some_and(|origin| !origin.value.as_str().contains("-extension://"));
    ensure!(!is_page, "this request comes from a web page, not from an extension");
    let mut text = String::new();
    request.as_reader().take(MOST_BYTES).read_to_string(&mut text).context("the request")?;
    // The last problem has changed Cargo.toml.
    let project = package::open(root)?;
    let plan = Parcel::parse(&text)?.plan(project.is_own())?;
    new::make(&project, &Plan { template: options.template.clone(), ..plan })
}
