import Router from "@koa/router"
import type { Next } from "koa"
import { PREFIX } from "../http/prefix.ts"
import type { HttpContext } from "./request.ts"

type Handle = (ctx: HttpContext) => Promise<void>

/**
 * The routers of paths. A router compares a path with all its routes, about 200 in this service, which took 27 µs a
 * request. So the routes of each resource and number of segments have a router of their own, with 20 at most.
 */
export class PathRouter {
  readonly #routers = new Map<string, Router>()

  add(method: string, path: string, handle: Handle): void {
    const group = groupOf(path)
    const router = this.#routers.get(group) ?? new Router({ sensitive: true, strict: true })
    this.#routers.set(group, router)
    router.register(path, [method], handle)
  }

  /** Runs the handler of the path and method. Sets `ctx.matched` to the routes of the path, if there are any. */
  handler(): (ctx: HttpContext, next: Next) => Promise<unknown> {
    const handlers = new Map([...this.#routers].map(([group, router]) => [group, router.routes()]))
    return (ctx, next) => handlers.get(groupOf(ctx.path))?.(ctx, next) ?? next()
  }
}

/** The place of the segment after the prefix, which is never a placeholder. */
const AFTER_PREFIX = PREFIX.split("/").length

/** The segment after the prefix, and the number of segments. */
const groupOf = (path: string): string => {
  const segments = path.split("/")
  return `${segments.length} ${segments[AFTER_PREFIX] ?? ""}`
}
