/** Whether a path below the prefix is about the account of the caller. The holder of a link has none. */
export const isOfAccount = (path: string): boolean => /^\/(?:users|auth)\//.test(path)
