import { type ChildProcess, fork } from "node:child_process"
import { extname } from "node:path"
import type { Crop } from "../../core/domain/evidence/portrait.ts"
import type { ThumbnailSize } from "../../core/domain/evidence/picture.ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import type { Thumbnail } from "../../core/ports/pictures/pictures.ts"
import type { FromProcess, ToProcess } from "./messages.ts"

/** What one thumbnail may cost. */
export interface PictureBudget {
  /** The memory of its process. */
  readonly memoryBytes: number
  /** The time from its last byte on. */
  readonly seconds: number
}

/** The size of a thumbnail, and the part of the picture that it shows; null for all of it. */
export interface ThumbnailWish {
  readonly size: ThumbnailSize
  readonly crop: Crop | null
}

/** A process that makes one thumbnail after another. While it makes none, it does not keep the service alive. */
export interface PictureProcess {
  /** Null if the file cannot be decoded or costs too much; then the process may have ended. */
  make(bytes: Bytes, wish: ThumbnailWish): Promise<Thumbnail | null>
  isRunning(): boolean
  end(): void
}

/** TypeScript if the service runs from its sources, JavaScript if it was built. */
const module = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url)

/** Starts a process. It gets none of the environment, which contains secrets. */
export const startPictureProcess = ({ memoryBytes, seconds }: PictureBudget): PictureProcess => {
  const child = fork(module, [String(memoryBytes)], {
    env: {},
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  })
  let isOver = false
  const over = (): void => {
    isOver = true
  }
  child.once("exit", over)
  child.on("error", over)
  const end = (): void => {
    isOver = true
    child.kill("SIGKILL")
  }
  rest(child)
  return {
    make: async (bytes, wish) => {
      child.ref()
      child.channel?.ref()
      try {
        for await (const chunk of bytes) if (!(await isSent(child, { kind: "chunk", bytes: chunk }))) return null
        return await answerOf(child, wish, seconds, end)
      } catch (error) {
        end()
        throw error
      } finally {
        rest(child)
      }
    },
    isRunning: () => !isOver && child.connected,
    end,
  }
}

const rest = (child: ChildProcess): void => {
  child.unref()
  child.channel?.unref()
}

/** Sends a message, and waits until the process can take more. False if it has ended. */
const isSent = (child: ChildProcess, message: ToProcess): Promise<boolean> =>
  new Promise((resolve) => {
    if (!child.connected) return resolve(false)
    child.send(message, (error) => resolve(error === null))
  })

const answerOf = (
  child: ChildProcess,
  wish: ThumbnailWish,
  seconds: number,
  end: () => void,
): Promise<Thumbnail | null> =>
  new Promise((resolve) => {
    const settle = (made: Thumbnail | null): void => {
      clearTimeout(timer)
      child.off("message", answered)
      child.off("exit", ended)
      child.off("error", ended)
      resolve(made)
    }
    const answered = ({ made }: FromProcess): void => settle(made)
    const ended = (): void => settle(null)
    const timer = setTimeout(() => {
      end()
      settle(null)
    }, seconds * 1_000)
    child.on("message", answered)
    child.on("exit", ended)
    child.on("error", ended)
    void isSent(child, { kind: "end", ...wish }).then((sent) => {
      if (!sent) settle(null)
    })
  })
