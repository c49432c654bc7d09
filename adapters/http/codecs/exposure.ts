import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { explainedReaders, exposureReasons, type ExposureReason } from "../../../core/domain/readers/exposure.ts"
import { PersonId } from "../../../core/domain/ids.ts"
import type { Visibility } from "../../../core/domain/privacy.ts"
import type { ExposureReport, PersonVisibility } from "../../../core/index.ts"

/** What one kind of reader sees of a person, and why. */
export const personVisibilityReply: Wire<PersonVisibility> = wire("PersonVisibility", {
  reader: oneOf(explainedReaders),
  visibility: oneOf<Visibility>(["full", "redacted", "hidden"]),
  because: t.readonlyArray(oneOf(exposureReasons)),
  fullFrom: nullable(count),
})

const counts = {
  member: count,
  tree_not_visible: count,
  privacy_hidden: count,
  privacy_redacted: count,
  said_living: count,
  said_dead: count,
  death_known: count,
  born_long_ago: count,
  born_recently: count,
  birth_unknown: count,
} satisfies Record<ExposureReason, typeof count>

/** The number of persons by reason. */
export const exposureReasonsReply = wire("ExposureReasons", {}, counts)

/** A person who becomes visible in full. */
export const becomingFull = wire("BecomingFull", { personId: PersonId, year: count })

/** What visitors without an account see of a tree. */
export const exposureReply: Wire<ExposureReport> = wire("Exposure", {
  full: count,
  redacted: count,
  hidden: count,
  because: exposureReasonsReply,
  becomingFull: t.readonlyArray(becomingFull),
})
