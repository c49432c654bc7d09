import { Stryker } from "@stryker-mutator/core"

const [folder = "core/domain/date"] = process.argv.slice(2)
const results = await new Stryker({
  testRunner: "mocha-in-process",
  plugins: ["./spec/mutation/mocha-runner.ts"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  mutate: [`${folder}/**/*.ts`],
  ignorePatterns: ["/dist", "/data"],
  tempDirName: ".make/mutation",
  reporters: ["clear-text"],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 1,
  allowConsoleColors: false,
}).runMutationTest()
console.log(results.length)
