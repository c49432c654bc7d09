/**
 * The script of the page. It shows the description with the address of this service, wherever it is deployed, and
 * adds a search to the viewer: by words of the path, the operation id, the summary, the description and the chapter.
 */
export const PAGE_SCRIPT = `"use strict"
const base = new URL(".", location.href).pathname.replace(/\\/$/, "")

const wordsOf = (phrase) => phrase.toLowerCase().split(/\\s+/).filter((word) => word !== "")

const textOf = (tag, entry) =>
  [
    tag,
    entry.get("method"),
    entry.get("path"),
    ...["operationId", "summary", "description"].map((key) => entry.getIn(["operation", key], "")),
  ]
    .join(" ")
    .toLowerCase()

const found = (phrase, tag, entry) => {
  const text = textOf(tag, entry)
  return wordsOf(phrase).every((word) => text.includes(word))
}

const search = ({ React }) => ({
  fn: {
    opsFilter: (chapters, phrase) =>
      chapters
        .map((chapter, tag) =>
          chapter.set("operations", chapter.get("operations").filter((entry) => found(phrase, tag, entry))))
        .filter((chapter) => chapter.get("operations").size > 0),
  },
  components: {
    FilterContainer: ({ layoutSelectors, layoutActions }) => {
      const current = layoutSelectors.currentFilter()
      return React.createElement(
        "div",
        { className: "wrapper search" },
        React.createElement("label", { htmlFor: "search" }, "Search"),
        React.createElement("input", {
          id: "search",
          type: "search",
          placeholder: "Words of an operation, for example: restore person",
          value: typeof current === "string" && current !== "true" ? current : "",
          onChange: (event) => layoutActions.updateFilter(event.target.value),
        }),
      )
    },
  },
})

/** The problem that the address names; null if it names an operation or nothing. */
const problem = /^#([a-z_]+)$/.exec(location.hash)?.[1] ?? null

/** Keeps the problem in view while the viewer above it grows, until the reader scrolls or types. */
const showProblem = () => {
  const place = problem === null ? null : document.getElementById(problem)
  if (place === null) return
  const observer = new ResizeObserver(() => place.scrollIntoView({ block: "center" }))
  observer.observe(document.getElementById("viewer"))
  for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(act, () => observer.disconnect(), { once: true })
}

const start = async () => {
  const response = await fetch(base + "/openapi.json")
  if (!response.ok) throw new Error("The description cannot be loaded.")
  const spec = { ...(await response.json()), servers: [{ url: base }] }
  SwaggerUIBundle({
    spec,
    dom_id: "#viewer",
    plugins: [search],
    filter: true,
    deepLinking: problem === null,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    validatorUrl: null,
  })
}

showProblem()
start().catch((error) => {
  document.getElementById("viewer").textContent = error.message
})
`
