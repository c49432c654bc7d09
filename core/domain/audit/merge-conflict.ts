/** Why two persons cannot be one: another gender without a choice, or what the one who is merged is to the other. */
export const mergeConflicts = ["gender", "parent", "child", "partner"] as const
export type MergeConflict = (typeof mergeConflicts)[number]
