/** Adds the items to the end of `target`. As arguments of `push`, a long list would overflow the stack. */
export const append = <A>(target: A[], items: Iterable<A>): void => {
  for (const item of items) target.push(item)
}
