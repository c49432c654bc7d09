import * as E from "fp-ts/lib/Either.js"
import { type Crop, cropFault } from "../../../../core/domain/evidence/portrait.ts"
import { type Parameter, parameter } from "../parameters.ts"

const FRACTION = /^(?:0|1|0\.\d{1,17}|1\.0{1,17})$/
const WRONG = "must be four numbers from 0 to 1 with commas between them"

/** A part of a picture, as `x,y,width,height`; null if it is not given. */
export const cropOrNull = (description: string): Parameter<Crop | null> =>
  parameter<Crop | null>(description, { type: "string", examples: ["0.2,0.1,0.5,0.5"] }, null, (text) => {
    const parts = text.split(",")
    if (parts.length !== 4 || !parts.every((part) => FRACTION.test(part))) return E.left(WRONG)
    const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number)
    const crop = { x, y, width, height }
    const fault = cropFault(crop)
    return fault === null ? E.right(crop) : E.left(`${fault.path} ${fault.message}`)
  })
