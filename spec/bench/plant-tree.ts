import * as E from "fp-ts/lib/Either.js"
import type { Actor } from "../../core/use-case/command.ts"
import type { TreeId } from "../../core/domain/ids.ts"
import type { App } from "../../core/index.ts"
import { encoded, generateGedcom } from "./generate-gedcom.ts"

/** Registers an account of a benchmark and returns its token and its session. */
export const signUp = async (
  app: App,
  email = "bench@example.org",
): Promise<{ readonly token: string; readonly actor: Actor }> => {
  const signedIn = await app.register({
    email,
    password: "measure twice, cut once",
    userAgent: null,
    device: null,
    requestId: null,
  })
  if (E.isLeft(signedIn)) throw new Error(signedIn.left._tag)
  const { token } = signedIn.right
  const authenticated = await app.authenticate(token, null)
  if (authenticated === null) throw new Error("not signed in")
  return { token, actor: authenticated.actor }
}

/** Imports a generated file with this number of people into a new tree. */
export const plantTree = async (app: App, actor: Actor, size: number): Promise<TreeId> => {
  const tree = await app.createTree(actor, { name: `A tree of ${size}` })
  if (E.isLeft(tree)) throw new Error(tree.left._tag)
  const open = () => encoded(generateGedcom(size))
  const report = await app.importGedcom(actor, {
    treeId: tree.right.id,
    file: { open, size: 1 },
    defaultAction: "new",
    resolutions: {},
  })
  if (E.isLeft(report)) throw new Error(report.left._tag)
  return tree.right.id
}
