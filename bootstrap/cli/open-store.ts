import * as E from "fp-ts/lib/Either.js"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import type { App } from "../../core/index.ts"
import { type Config, readConfig } from "../config.ts"
import { type Instance, openBesideService } from "../instance/open-instance.ts"
import { startFailure } from "../start/failure.ts"
import { appOver } from "../use-cases.ts"

/** The settings. Throws an Error of one line if one is wrong. */
export const settings = (): Config => {
  const config = readConfig()
  if (E.isLeft(config)) throw new Error(config.left)
  return config.right
}

/** Runs work on the database and media of the settings, also while a service uses them. */
export const withInstance = async <A>(config: Config, work: (instance: Instance) => Promise<A>): Promise<A> => {
  try {
    const instance = await openBesideService(config)
    try {
      return await work(instance)
    } finally {
      await instance.close()
    }
  } catch (error) {
    throw new Error(startFailure(error, config), { cause: error })
  }
}

/** Runs work with the use cases over the store of the settings, also while a service uses it. Migrates nothing. */
export const withApp = async <A>(work: (app: App, config: Config) => Promise<A>): Promise<A> => {
  const config = settings()
  return withInstance(config, async ({ url, blobs }) => {
    const store = await openMikroOrmStore({ url, poolSize: 2, snapshots: 1 })
    try {
      return await work(await appOver({ config, store: { ...store, blobs } }), config)
    } finally {
      await store.close()
    }
  })
}
