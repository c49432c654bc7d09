import { feedEntryReply, feedItemReply } from "../../codecs/history/feed.ts"
import { describe } from "./describe.ts"

/** The texts of feeds. */
export const feedTexts = {
  ...describe(feedItemReply, "A change, by ids without any data.", {
    seq: "The number of the change in its tree: 1, 2, 3 and so on in the order in which changes took effect.",
    changeId: "The id of the change.",
    at: "When the change was made, in UTC.",
    actorId: "The user who made the change. Null for the system.",
    action: "What happened: the kind of record and the verb, for example `person.update`.",
    entries: "What happened to each record: the first 1,000 entries.",
    entryCount: "The number of all entries.",
  }),
  ...describe(feedEntryReply, "What a change did to one record.", {
    entityType: "The kind of the record.",
    entityId: "The id of the record.",
    op: "What happened to the record.",
    version: "The version of the record after the change. Null if it has no versions or is gone.",
  }),
}
