import type { Example } from "../../adapters/http/openapi/example.ts"

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
const TOKEN = /"(token|device|secret)":"(stemma_|whsec_|stl_)?[\w-]{43}"/g
/** The link of an invitation, with the address of the host. */
const INVITATION = /"url":"[^"]+\/invitation\?token=[\w-]{43}"/g
/** The address of a link, likewise. */
const LINK = /"url":"[^"]+\/link#[\w-]{43}"/g
/** The address of a question, and the paths of requests with its token. */
const QUESTION = /"url":"[^"]+\/question\?language=en#[\w-]{43}"/g
const QUESTION_TOKEN = /"question":"[\w-]{43}"/g
/** The address of a calendar, and the path of its request. */
const CALENDAR = /"url":"[^"]+\/calendar\/[\w-]{43}\.ics"/g
const CALENDAR_TOKEN = /"calendar":"[\w-]{43}"/g
const EXPIRY = /"expires_at":"[^"]+"/g
/** The date and the time of an export in the head of a GEDCOM file. */
const HEAD_DATE = /1 DATE \d{1,2} [A-Z]{3} \d{4}(\\r)?\\n2 TIME [\d:.]+Z?/g

/** The version of the service, in its status and in the head of a GEDCOM file. */
const STATUS_VERSION = /"version":"[\d.]+","environment"/g
const HEAD_VERSION = /2 VERS [\d.]+\\n2 NAME Stemma/g
/** A GEDCOM xref that an export made of an id. */
const XREF = /@([A-Z])[0-9A-Z]{19}@/g

const SAMPLE_TOKEN = "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"

/**
 * The examples with the same ids, times and tokens in every run. Ids are numbered in the order in which the
 * examples name them, so one record has one id in all examples.
 */
export const normalised = (examples: ReadonlyMap<string, Example>): Readonly<Record<string, Example>> => {
  const ids = new Map<string, string>()
  const sampleId = (id: string): string => {
    const known = ids.get(id) ?? `01980000-0000-7000-8000-${String(ids.size + 1).padStart(12, "0")}`
    ids.set(id, known)
    return known
  }
  const xrefs = new Map<string, number>()
  const sampleXref = (xref: string, letter: string): string => {
    const known = xrefs.get(xref) ?? xrefs.size + 101
    xrefs.set(xref, known)
    return `@${letter}${known}@`
  }
  const text = JSON.stringify(Object.fromEntries(examples))
    .replace(ID, sampleId)
    .replace(XREF, sampleXref)
    .replace(STATUS_VERSION, '"version":"1.0.0","environment"')
    .replace(HEAD_VERSION, "2 VERS 1.0.0\\n2 NAME Stemma")
    .replace(EXPIRY, '"expires_at":"2026-02-14T10:30:00.000Z"')
    .replace(TIME, "2026-01-15T10:30:00.000Z")
    .replace(TOKEN, (_, key: string, prefix = "") => `"${key}":"${prefix}${SAMPLE_TOKEN}"`)
    .replace(INVITATION, `"url":"https://stemma.example.org/invitation?token=${SAMPLE_TOKEN}"`)
    .replace(QUESTION, `"url":"https://stemma.example.org/question?language=en#${SAMPLE_TOKEN}"`)
    .replace(CALENDAR, `"url":"https://stemma.example.org/api/v1/calendar/${SAMPLE_TOKEN}.ics"`)
    .replace(CALENDAR_TOKEN, `"calendar":"${SAMPLE_TOKEN}"`)
    .replace(QUESTION_TOKEN, `"question":"${SAMPLE_TOKEN}"`)
    .replace(LINK, `"url":"https://stemma.example.org/link#${SAMPLE_TOKEN}"`)
    .replace(HEAD_DATE, (_, carriage = "") => `1 DATE 15 JAN 2026${carriage}\\n2 TIME 10:30:00`)
  return JSON.parse(text)
}
