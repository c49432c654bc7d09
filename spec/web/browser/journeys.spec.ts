import { isNightly } from "../../support/depth.ts"
import { screens } from "../support/screens.ts"
import { inTheApp } from "../support/stage.ts"

inTheApp(
  "A reader",
  (stage) => {
    for (const [name, { journeys }] of Object.entries(screens)) {
      it(`with a pointer, on the screen ${name}, ${journeys.pointer.does}`, () => journeys.pointer.run(stage()))
      it(`with the keyboard alone, on the screen ${name}, ${journeys.keyboard.does}`, () =>
        journeys.keyboard.run(stage()))
    }
  },
  { onEveryHost: isNightly },
)
