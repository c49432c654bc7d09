import { codes } from "../problems.ts"
import { PREFIX } from "../prefix.ts"

/** The folder of the scripts and styles of the page, relative to the page. */
const FOLDER = "docs"

/** The scripts and styles, in the order in which the page loads them. The page refers to nothing else. */
export const styles = ["swagger-ui.css", "page.css"] as const
export const scripts = ["swagger-ui-bundle.js", "page.js"] as const

/** The path of a script or style of the page. */
export const assetPath = (name: string): string => `${PREFIX}/docs/${name}`

/**
 * The headers of the page. It loads scripts and styles from its own origin only, contains none itself, connects only
 * to the service, and cannot be framed. The viewer draws its icons from `data:` addresses.
 */
export const docsHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action " +
    "'none'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

const problemRow = ({ code, status, title }: (typeof codes)[number]): string =>
  `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escape(title)}</td></tr>`

/**
 * The page with the viewer of the API description (Swagger UI). Below the viewer it explains every problem, at the
 * place that the `type` of a problem names, also without JavaScript.
 */
export const docsPage = (version: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stemma API</title>
<link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="${FOLDER}/${name}">`).join("\n")}
${scripts.map((name) => `<script src="${FOLDER}/${name}" defer></script>`).join("\n")}
</head><body>
<header><h1>Stemma API <small>${escape(version)}</small></h1>
<p>For programs: <a href="openapi.json">openapi.json</a> and <a href="vocabulary">vocabulary</a>.
<a href="#problems">Problems</a> are explained below.</p></header>
<main><div id="viewer"><p>Loading the description…</p>
<noscript><p>The viewer needs JavaScript. The description is complete in <a href="openapi.json">openapi.json</a>.</p></noscript></div>
<section id="problems"><h2>Problems</h2>
<p>A refusal is <code>application/problem+json</code> (RFC 9457). Its <code>code</code> is one of these words.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${codes.map(problemRow).join("")}</tbody></table></section>
</main></body></html>
`
