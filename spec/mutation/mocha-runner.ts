import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin"
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core"
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner"
import Mocha from "mocha"
import { mochaHooks } from "../support/root-hooks.ts"
import { mutationSpecs } from "./mutation-specs.ts"

/*
 * Runs the specs for Stryker, in one process: every spec is loaded once, and each mutant is tried with the cases that reach it. Stryker's
 * own runner for mocha cannot load mocha 12.
 */

declare global {
  var __stryker__: InstrumenterContext | undefined
}

const context = (): InstrumenterContext => {
  const known = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ?? {}
  globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] = known
  return known
}

const firstTestOf = (suite: Mocha.Suite): Mocha.Test | undefined =>
  suite.tests[0] ?? suite.suites.map(firstTestOf).find((test) => test !== undefined)

const setBail = (suite: Mocha.Suite, isBailing: boolean): void => {
  suite.bail(isBailing)
  for (const inner of suite.suites) setBail(inner, isBailing)
}

/** Runs the loaded cases. What a hook before all cases of a suite reaches counts for the first of them. */
const runCases = (mocha: Mocha): Promise<readonly TestResult[]> =>
  new Promise((resolve) => {
    const results: TestResult[] = []
    const note = (id: string): void => {
      context().currentTestId = id
    }
    const runner = mocha.run(() => {
      process.off("unhandledRejection", stray)
      resolve(results)
    })
    const failed = (name: string, timeSpentMs: number, error: unknown): void => {
      const failureMessage = error instanceof Error ? error.message : String(error)
      results.push({ id: name, name, timeSpentMs, status: TestStatus.Failed, failureMessage })
    }
    const stray = (error: unknown): void => failed(context().currentTestId ?? "", 0, error)
    process.on("unhandledRejection", stray)
    runner.on("suite", (suite) => {
      const first = suite.root ? undefined : firstTestOf(suite)
      if (first !== undefined) note(first.fullTitle())
    })
    runner.on("test", (test) => note(test.fullTitle()))
    runner.on("pass", (test) => {
      const name = test.fullTitle()
      results.push({ id: name, name, timeSpentMs: test.duration ?? 0, status: TestStatus.Success })
    })
    runner.on("fail", (test, error) => failed(context().currentTestId ?? test.fullTitle(), test.duration ?? 0, error))
  })

const mochaRunner = (): TestRunner => {
  const mocha = new Mocha({ timeout: 0, rootHooks: mochaHooks, reporter: class extends Mocha.reporters.Base {} })
  mocha.cleanReferencesAfterRun(false)
  for (const file of mutationSpecs()) mocha.addFile(file)
  let isLoaded = false

  const load = async (): Promise<void> => {
    if (!isLoaded) await mocha.loadFilesAsync()
    isLoaded = true
  }
  const run = async (isBailing: boolean): Promise<DryRunResult> => {
    setBail(mocha.suite, isBailing)
    const tests = [...(await runCases(mocha))]
    return determineHitLimitReached(context().hitCount, context().hitLimit) ?? { status: DryRunStatus.Complete, tests }
  }
  return {
    // Modules that are imported once cannot be imported again.
    capabilities: () => ({ reloadEnvironment: false }),
    dryRun: async () => {
      await load()
      const result = await run(false)
      const { mutantCoverage } = context()
      return result.status === DryRunStatus.Complete && mutantCoverage !== undefined
        ? { ...result, mutantCoverage }
        : result
    },
    mutantRun: async ({ activeMutant, testFilter, hitLimit, mutantActivation }) => {
      const state = context()
      if (mutantActivation === "static") state.activeMutant = activeMutant.id
      await load()
      state.activeMutant = activeMutant.id
      if (hitLimit === undefined) delete state.hitLimit
      else state.hitLimit = hitLimit
      state.hitCount = 0
      const names = (testFilter ?? []).map((name) => `^${name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")}$`)
      mocha.grep(names.length === 0 ? /^/ : new RegExp(names.join("|")))
      return toMutantRunResult(await run(true))
    },
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, "mocha-in-process", mochaRunner)]
