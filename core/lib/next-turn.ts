/** Resolves after other work of the process has had its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
