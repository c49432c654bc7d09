import type { components } from "./api.ts"
import { linesOf } from "./lines.ts"
import { ApiProblem } from "./problem.ts"

type Schemas = components["schemas"]

/**
 * The progress within a phase: the number done and the total, null if unknown. The unit is records of the file;
 * persons of the tree while matching; files of the archive while unpacking.
 */
export interface Progress {
  readonly phase: "queued" | "unpacking" | "reading" | "matching" | "storing"
  readonly records: number
  readonly of: number | null
}

/** A step of long work: its progress, or at last its report. */
export type Step<Report> =
  | { readonly progress: Progress; readonly report?: undefined }
  | { readonly progress?: undefined; readonly report: Report }

export interface GedcomUpload {
  readonly treeId: string
  /** A GEDCOM file or a GEDZIP. A `Blob` of the disk is not read into memory. */
  readonly file: Blob
  /** The encoding of the file, one of `encodings` of the vocabulary; by default the file decides. */
  readonly encoding?: string
  /** Ends the transfer. The service gives up what is not being stored yet. */
  readonly signal?: AbortSignal
}

export interface GedcomImport extends GedcomUpload {
  /** What to do with a person that `resolutions` does not name; `new` by default. */
  readonly defaultAction?: "new" | "skip" | "merge" | "overwrite"
  /** The decision for a person of the file, by xref. */
  readonly resolutions?: Readonly<Record<string, { readonly action: string; readonly target_id?: string }>>
  /** The same key at a later call returns the result of the first one. By default each call has its own. */
  readonly idempotencyKey?: string
}

/** Sends a form to a path of the API. */
export type SendForm = (
  path: string,
  form: FormData,
  init: Pick<RequestInit, "headers" | "signal">,
) => Promise<Response>

export interface GedcomCalls {
  /** Imports a file, all of it or nothing. The last step has the report. Throws `ApiProblem` if it is refused. */
  importGedcom(upload: GedcomImport): AsyncGenerator<Step<Schemas["ImportReport"]>>
  /** Shows what an import would find. The last step has the report. Throws `ApiProblem` if it is refused. */
  previewGedcom(upload: GedcomUpload): AsyncGenerator<Step<Schemas["PreviewReport"]>>
}

export const gedcomCalls = (send: SendForm): GedcomCalls => {
  const upload = async (path: string, { file, encoding, signal }: GedcomUpload, form: FormData, key?: string) => {
    if (encoding !== undefined) form.set("encoding", encoding)
    form.set("file", file)
    return send(path, form, {
      headers: {
        Accept: "application/x-ndjson, application/problem+json",
        ...(key === undefined ? {} : { "Idempotency-Key": key }),
      },
      ...(signal === undefined ? {} : { signal }),
    })
  }
  return {
    async *importGedcom(given) {
      const form = new FormData()
      if (given.defaultAction !== undefined) form.set("default_action", given.defaultAction)
      if (given.resolutions !== undefined) form.set("resolutions", JSON.stringify(given.resolutions))
      yield* stepsOf<Schemas["ImportReport"]>(
        await upload(`/trees/${given.treeId}/gedcom/import`, given, form, given.idempotencyKey),
      )
    },
    async *previewGedcom(given) {
      yield* stepsOf<Schemas["PreviewReport"]>(
        await upload(`/trees/${given.treeId}/gedcom/preview`, given, new FormData()),
      )
    },
  }
}

/** A line of the answer: a step, or the problem by which the work ended. */
type Line<Report> = Step<Report> | Schemas["Problem"]

async function* stepsOf<Report>(response: Response): AsyncGenerator<Step<Report>> {
  if (!response.ok || response.body === null) throw await problemOf(response)
  for await (const text of linesOf(response.body)) {
    const line: Line<Report> = JSON.parse(text)
    if ("code" in line) throw new ApiProblem(line.status, line)
    if (line.progress === undefined && line.report === undefined) break
    yield line
    if (line.report !== undefined) return
  }
  throw new Error("The answer of the service is incomplete or has an unknown format.")
}

const problemOf = async (response: Response): Promise<ApiProblem> => {
  const text = await response.text()
  const isJson = response.headers.get("Content-Type")?.includes("json") === true
  return new ApiProblem(response.status, isJson ? JSON.parse(text) : null)
}
