export type Level = "ok" | "warning" | "failure"

/** What one check found. A warning or failure names the setting to correct. */
export type Say = (level: Level, check: string, finding: string) => void
