import type { Trace } from "../../core/ports/platform/trace.ts"
import type { Config } from "../config.ts"
import manifest from "../../package.json" with { type: "json" }

/** The trace to the receiver of the settings; null without one, and then no package of OpenTelemetry is loaded. */
export const openTraceOf = async (
  { otlpEndpoint, environment }: Pick<Config, "otlpEndpoint" | "environment">,
  log: (message: string) => void,
): Promise<Trace | null> => {
  if (otlpEndpoint === null) return null
  const { openTrace } = await import("../../adapters/opentelemetry/trace.ts")
  return openTrace({ endpoint: otlpEndpoint, version: manifest.version, environment, log })
}
