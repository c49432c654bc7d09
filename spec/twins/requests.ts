import { routes } from "../../adapters/http/routes.ts"
import type { Random } from "../bench/random.ts"
import { NOWHERE } from "../support/tree-scene.ts"
import { anyBody } from "./bodies.ts"
import { secretWords } from "./modes.ts"
import type { ReaderName, TwinWorld } from "./world.ts"

/** A request that can be made in both worlds: ids are named by their slots. */
export interface TwinRequest {
  readonly reader: ReaderName
  readonly method: string
  readonly path: string
  /** The slot of each placeholder. */
  readonly slots: Readonly<Record<string, number>>
  readonly query: string
  readonly viewAs: string | null
  /** JSON, in which ids are named by their slots. */
  readonly body: string
}

type Route = (typeof routes)[number]

/** Writes that change something although the reader has no role, and refusals that the contract fixes for a decided role. */
const leftOut = /^\/(?:auth|users|admin|invitations|test)\b|\/(?:apply|reject)$/

/** Every route of the description that can be asked in both worlds without a change. */
export const twinRoutes: readonly Route[] = routes.filter(
  ({ method, path }) => method === "get" || (path.includes("{") && !leftOut.test(path)),
)

const words = ["Charles", "Emma 1808", "Twin", "Henrietta", ...secretWords] as const

const queriesOf = (path: string): readonly [string, ...string[]] => {
  const list = path.replace(/^.*\//, "")
  switch (list) {
    case "persons":
      return [
        ...([
          "",
          "?limit=2",
          "?sort=updated",
          "?sort=-updated&limit=1",
          "?sort=birth&limit=3",
          "?sort=-death",
        ] as const),
        ...["?sort=name", "?living=true", "?missing=birth", "?missing=parents", "?missing=sources", "?letter=t"],
        ...["?count=true", "?fields=card&sort=birth", "?born_from=1700&born_to=1800", "?deleted=true"],
        ...["?ids={person_id:1},{person_id:5},{person_id:6}"],
        ...words.map((word) => `?q=${encodeURIComponent(word)}`),
      ]
    case "kinship":
      return ["?of={person_id:0}&ids={person_id:2},{person_id:4},{person_id:5}", "?of={person_id:6}&ids={person_id:0}"]
    case "neighbourhood":
      return ["", "?up=20&down=20&siblings=all", "?most=1"]
    case "ancestors":
    case "descendants":
      return ["", "?generations=50"]
    case "events":
      return ["", "?limit=1", "?type=birth", "?from_year=1000&to_year=1800"]
    case "citations":
      return ["", "?person_id={person_id:5}", "?source_id={source_id:0}"]
    case "media":
      return ["", "?person_id={person_id:6}", "?unattached=true"]
    case "sources":
      return ["", ...words.map((word) => `?q=${encodeURIComponent(word)}`)]
    case "trees":
      return ["", "?limit=2", "?q=twin", "?q=another"]
    default:
      return ["", "?limit=1"]
  }
}

/** A request to this route. What is private elsewhere is asked for under `/public` and by ids of the shared tree. */
export const anyRequest = (
  random: Random,
  { method, path }: Route,
  { readers, world, closedIn }: { readers: readonly [ReaderName, ...ReaderName[]]; world: TwinWorld; closedIn: Closed },
): TwinRequest => {
  const reader = random.pick(readers)
  const slots = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
      const count = world.slots.of(name).length - (path.startsWith("/public") ? 0 : closedIn(name))
      return [name, count === 0 ? -1 : random.below(count)]
    }),
  )
  const isRead = method === "get"
  return {
    reader,
    method: isRead ? random.pick(["GET", "GET", "GET", "HEAD"]) : method.toUpperCase(),
    path,
    slots,
    query: isRead ? random.pick(queriesOf(path)) : "",
    viewAs: isRead ? random.pick([null, null, null, null, "anonymous", "user", NOWHERE]) : null,
    body: isRead ? "" : anyBody(random, method, path),
  }
}

/** The number of ids of a placeholder, at the end of its slots, that are in a private tree. */
export type Closed = (placeholder: string) => number

const idIn = ({ slots }: TwinWorld, name: string, number: number): string =>
  name === "seq" ? "2" : (slots.of(name)[number] ?? NOWHERE)

const withIds = (world: TwinWorld, text: string): string =>
  text.replace(/\{(\w+):(\d+)\}/g, (_, name: string, number: string) => idIn(world, name, Number(number)))

/** The body of the request in a world. */
export const bodyIn = (world: TwinWorld, { body }: TwinRequest): string => withIds(world, body)

/** The address of the request in a world. */
export const addressIn = (world: TwinWorld, request: TwinRequest): string => {
  const id = (name: string, number: number): string => idIn(world, name, number)
  return withIds(world, `/api/v1${request.path}${request.query}`).replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "provider_id" ? "none" : id(name, request.slots[name] ?? -1),
  )
}
