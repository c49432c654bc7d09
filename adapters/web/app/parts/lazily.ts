import lazy from "preact-iso/lazy"
import type { ComponentType } from "preact"
import { withWords } from "../texts/texts.ts"

/**
 * A part of the app that is loaded when it is shown. If its file is gone, because the service has another version of the
 * app now, it fails as a whole, and the page offers to be loaded again.
 */
export const lazily = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  lazy(() =>
    withWords(load).catch((failure: unknown) => ({
      default: (): never => {
        throw failure
      },
    })),
  )
