/** Adds the items to the end of `target`, however many there are: as arguments of `push` a long list overflows the stack. */
export const append = <A>(target: A[], items: Iterable<A>): void => {
  for (const item of items) target.push(item)
}
