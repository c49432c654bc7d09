/** The texts of a form that differ, without blanks around them, with null for those that are empty now. */
export const changedTexts = <K extends string>(
  names: readonly K[],
  was: Readonly<Record<K, string>>,
  is: Readonly<Record<K, string>>,
): { [N in K]?: string | null } => {
  const changes: { [N in K]?: string | null } = {}
  for (const name of names) if (was[name] !== is[name].trim()) changes[name] = is[name].trim() || null
  return changes
}
