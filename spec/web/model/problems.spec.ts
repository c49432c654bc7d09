import { expect } from "chai"
import { codes } from "../../../adapters/http/problems.ts"
import { rules } from "../../../core/codec/rule.ts"
import { ruleWords } from "../../../adapters/web/app/parts/problems/rule-words.ts"
import { problemWords } from "../../../adapters/web/app/parts/problems/problem-words.ts"
import { textsOf } from "../../../adapters/web/app/texts/texts.ts"
import { languages } from "../support/texts.ts"

/** Refusals of requests that the app never sends, or that it explains in another way. */
const elsewhere = [
  "address_too_long",
  "bad_request",
  "feed_expired",
  "headers_too_large",
  "idempotency_key_reused",
  "idempotency_key_spent",
  "internal_error",
  "invalid_input",
  "method_not_allowed",
  "no_password",
  "no_thumbnail",
  "not_acceptable",
  "range_not_satisfiable",
  "store_busy",
  "too_many_webhooks",
  "unauthenticated",
  "unknown_path",
  "unreadable_body",
]

describe("The refusals of the service", () => {
  it("have a sentence of the app in every language, each with what to do next", () => {
    const known = codes.map(({ code }) => code).filter((code) => !elsewhere.includes(code))
    for (const language of languages.keys()) expect(textsOf(problemWords, language)).to.include.keys(known)
  })

  it("of single fields have words for every rule, in every language", () => {
    for (const language of languages.keys()) expect(textsOf(ruleWords, language)).to.have.all.keys(...rules)
  })
})
