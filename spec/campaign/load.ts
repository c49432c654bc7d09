import { setTimeout as pause } from "node:timers/promises"
import { type Random, seeded } from "../bench/random.ts"
import { type Outcome, send } from "./client.ts"
import { fateOf, type Sent } from "./journal.ts"
import type { Model } from "./model.ts"
import type { Actor, Maker, Operation } from "./operation.ts"

/** How long a client waits after the service broke off, or was not there. */
const BROKEN_MS = 50
const GONE_MS = 250

/** Clients that write all the time, except while they are held back. */
export interface Load {
  /** Lets the clients write. */
  open(): void
  /** Holds them back; resolves with everything that was sent since they were let go, once all of it has ended. */
  close(): Promise<readonly Sent[]>
  /** Ends the clients after their present request. */
  stop(): void
}

type Makers = readonly (readonly [weight: number, make: Maker])[]

const chosen = (random: Random, makers: Makers): Maker | null => {
  let left = random.below(makers.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, make] of makers) {
    if (left < weight) return make
    left -= weight
  }
  return null
}

/** An operation that can be done now; null when a few tries found none. */
const next = async (actor: Actor, makers: Makers): Promise<Operation | null> => {
  for (let tries = 0; tries < 10; tries++) {
    const made = await chosen(actor.random, makers)?.(actor)
    if (made !== undefined && made !== null) return made
  }
  return null
}

/** Marks what is in doubt, and takes what was acknowledged into the model. */
const take = (model: Model, operation: Operation, requestId: string, outcome: Outcome): string | null => {
  const fate = fateOf({ operation, outcome })
  const isDoubtful = fate === "doubtful" && outcome.is !== "unsent"
  if (isDoubtful || operation.isShownLater === true) for (const id of operation.holds) model.held.add(id)
  if (fate !== "acknowledged" || outcome.is !== "answered") return null
  return operation.effect?.(outcome.text, requestId) ?? null
}

export interface LoadOptions {
  readonly api: string
  readonly actors: readonly Actor[]
  readonly makers: Makers
  /** Takes what is wrong with an answer. */
  readonly find: (what: string) => void
}

/** Starts the clients, held back at first. Each sends one request at a time. */
export const startLoad = ({ api, actors, makers, find }: LoadOptions): Load => {
  let sent: Sent[] = []
  let isOpen = false
  let isOver = false
  let busy = 0
  const turn = async (actor: Actor, number: number): Promise<void> => {
    const operation = await next(actor, makers)
    if (operation === null) return void (await pause(5))
    const requestId = `${actor.account.id.slice(-12)}-${number}`
    const outcome = await send(api, operation, requestId)
    const wrong = take(actor.model, operation, requestId, outcome)
    if (wrong !== null) find(`${operation.kind} ${requestId}: ${wrong}`)
    sent.push({ operation, client: actor.number, requestId, outcome })
    if (fateOf({ operation, outcome }) === "doubtful") await pause(outcome.is === "unsent" ? GONE_MS : BROKEN_MS)
  }
  const write = async (actor: Actor): Promise<void> => {
    for (let number = 0; !isOver; number++) {
      if (!isOpen) {
        await pause(5)
        continue
      }
      busy++
      try {
        await turn(actor, number)
      } finally {
        busy--
      }
    }
  }
  for (const actor of actors) void write(actor).catch((error: unknown) => find(`a client ended: ${String(error)}`))
  const idle = async (): Promise<void> => {
    while (busy > 0) await pause(5)
  }
  return {
    open: () => {
      isOpen = true
    },
    close: async () => {
      isOpen = false
      await idle()
      const all = sent
      sent = []
      return all
    },
    stop: () => {
      isOver = true
    },
  }
}

/** A client's own source of chance and of words. */
export const chanceOf = (seed: number, client: number): { readonly random: Random; readonly word: () => string } => {
  let words = 0
  return {
    random: seeded(seed * 1_000 + client),
    word: () => `w${lettersOf(client)}x${lettersOf(seed % 100_000)}y${lettersOf(words++)}`,
  }
}

/** A number in letters: names of people have no digits. */
const lettersOf = (number: number): string =>
  [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("")
