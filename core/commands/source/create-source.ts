import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newRecordLifecycle } from "../../domain/lifecycle.ts"
import {
  type Source,
  type SourceCreate,
  type SourceRead,
  sourceRead,
  sourceValues,
} from "../../domain/evidence/source.ts"
import { editableTree } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"

export interface CreateSource extends SourceCreate {
  readonly treeId: TreeId
}

/** An editor adds a source to a tree. */
export const createSource: Command<CreateSource, SourceRead> = async (context, input) => {
  const { sources, now, newId } = context
  const access = await editableTree(context, input.treeId)
  if (E.isLeft(access)) return access
  const { treeId, ...values } = input
  const source: Source = { id: newId(), treeId, ...sourceValues(values), ...newRecordLifecycle(now) }
  await sources.insert([source])
  return done(sourceRead(source), fact("source", "create", source))
}
