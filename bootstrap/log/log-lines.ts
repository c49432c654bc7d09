import { constants, fstatSync, openSync, write, writeSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"

const STDOUT = 1
/** Lines that the reader does not take are lost beyond this number of characters. */
const MOST_WAITING = 8 * 1024 * 1024
/** So many characters are written at once; fewer wait for more, for at most `LATEST_MS`. */
const GROUP = 4_096
const LATEST_MS = 100
const LAST_LINES_MS = 1_000
const LOOK_MS = 10

/**
 * Writes lines to standard output, and never waits for its reader: what cannot be written is lost. The destinations
 * of pino wait without end if the reader has gone when they write their last lines.
 */
export class LogLines {
  readonly #fd: number
  #waiting = ""
  /** The part of a group that is not written yet. */
  #rest: Buffer | null = null
  #isWriting = false
  #timer: NodeJS.Timeout | null = null
  /** Set after a failed write: the next one waits for the timer. */
  #isRefused = false

  constructor(fd: number = unblockedOutput()) {
    this.#fd = fd
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > MOST_WAITING) return
    this.#waiting += line
    if (this.#waiting.length >= GROUP && !this.#isRefused) this.#send()
    else this.#sendLater()
  }

  /** Writes what standard output takes at once, when the process ends without `end`. */
  flush(): void {
    if (this.#isWriting) return
    try {
      for (let part = this.#nextPart(); part !== null; part = this.#nextPart()) {
        this.#keepRest(part, writeSync(this.#fd, part))
      }
    } catch {
      // No program reads the rest.
    }
  }

  /** Writes all lines. Resolves after at most a second, also if no program reads them. */
  async end(): Promise<void> {
    const deadline = performance.now() + LAST_LINES_MS
    while ((this.#isWriting || this.#nextPart() !== null) && performance.now() < deadline) {
      this.#send()
      await pause(LOOK_MS)
    }
  }

  #sendLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#send()
    }, LATEST_MS).unref()
  }

  #send(): void {
    const part = this.#isWriting ? null : this.#nextPart()
    if (part === null) return
    this.#isWriting = true
    write(this.#fd, part, (error, bytes) => {
      this.#isWriting = false
      this.#isRefused = error !== null
      if (error === null) this.#keepRest(part, bytes)
      else if (error.code !== "EAGAIN") this.#rest = null
      if (error === null && (this.#rest !== null || this.#waiting.length >= GROUP)) this.#send()
      else if (this.#rest !== null || this.#waiting !== "") this.#sendLater()
    })
  }

  /** What is to be written next; null if everything is written. */
  #nextPart(): Buffer | null {
    if (this.#rest === null && this.#waiting !== "") {
      this.#rest = Buffer.from(this.#waiting)
      this.#waiting = ""
    }
    return this.#rest
  }

  #keepRest(part: Buffer, written: number): void {
    this.#rest = written < part.length ? part.subarray(written) : null
  }
}

/**
 * Standard output. A pipe is opened again (Linux), so that a write to a full pipe fails at once. It would otherwise
 * block a thread, and with it the end of the process. The mode of the original, which other processes share, stays.
 */
const unblockedOutput = (): number => {
  try {
    if (fstatSync(STDOUT).isFIFO()) return openSync("/proc/self/fd/1", constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // Another system, or a pipe without a reader.
  }
  return STDOUT
}
