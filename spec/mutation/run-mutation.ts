/*
 * Tries mutants of the rules with the specs of `make test-fast`, and lists those that no spec finds: `node
 * run-mutation.ts core/domain/date`.
 * `MUTATION_SPECS` limits the specs by the beginnings of their paths, for a quick answer. Static mutants, such as those of word tables,
 * are left out, because each would need a process of its own.
 */
import { Stryker } from "@stryker-mutator/core"

const LEAST_SHARE = 0.85
const killed: ReadonlySet<string> = new Set(["Killed", "Timeout"])
const counted: ReadonlySet<string> = new Set([...killed, "Survived", "NoCoverage"])

const [folder = "core/domain"] = process.argv.slice(2)
const mutants = await new Stryker({
  testRunner: "mocha-in-process",
  plugins: ["./spec/mutation/mocha-runner.ts"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  mutate: [`${folder}/**/*.ts`],
  // The linter takes a second biome.json below the project for a mistake.
  ignorePatterns: ["/dist", "/data", "/biome.json"],
  // Not in node_modules, where Node strips no types.
  tempDirName: ".make/mutation",
  reporters: ["clear-text"],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 1,
  dryRunTimeoutMinutes: 60,
  allowConsoleColors: false,
}).runMutationTest()

const tried = mutants.filter(({ status }) => counted.has(status))
const share = tried.filter(({ status }) => killed.has(status)).length / tried.length
console.log(`${folder}: ${(share * 100).toFixed(1)} % of ${tried.length} mutants are killed.`)
process.exitCode = share >= LEAST_SHARE ? 0 : 1
