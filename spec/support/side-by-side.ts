import { hosts, type TestHost, type TestUser } from "./http.ts"

/**
 * Specs that mostly wait: for an interval of the service, for example. All of them begin together, and each is judged in its turn. Each has
 * everything of its own, which it ends itself.
 */
export const sideBySide = (cases: readonly (readonly [title: string, run: () => Promise<void>])[]): void => {
  let running: readonly Promise<void>[] = []
  before(() => {
    running = cases.map(([, run]) => run())
    // A spec that fails before its turn is no unhandled rejection.
    for (const one of running) one.catch(() => undefined)
  })
  for (const [index, [title]] of cases.entries()) it(title, () => running[index])
}

/** What such a case has on every host: a service, and somebody with an account. */
export interface OwnHost {
  readonly host: TestHost
  readonly owner: TestUser
}

/** The same on every host; each case has a host of its own with these settings. */
export const sideBySideOnEveryHost = (
  cases: readonly (readonly [title: string, run: (own: OwnHost) => Promise<void>])[],
  settings: Readonly<Record<string, string>> = {},
): void =>
  sideBySide(
    hosts.flatMap(({ name, start }) =>
      cases.map(([title, run]): readonly [string, () => Promise<void>] => [
        `${title}, on the ${name} host`,
        async () => {
          const host = await start(settings)
          try {
            await run({ host, owner: await host.user() })
          } finally {
            await host.stop()
          }
        },
      ]),
    ),
  )
