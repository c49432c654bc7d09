import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { notFound } from "../../domain/errors.ts"
import type { SessionId } from "../../domain/ids.ts"

/** A user ends one of their own sessions. */
export const endSession: Command<{ readonly sessionId: SessionId }, null> = async (
  { sessions, actor },
  { sessionId },
) => {
  const session = await sessions.find(sessionId)
  if (session === null || session.userId !== actor.userId) return E.left(notFound("session"))
  await sessions.end(sessionId)
  return done(null, {
    action: "session.end",
    entityType: "session",
    entityId: sessionId,
    treeId: null,
  })
}
