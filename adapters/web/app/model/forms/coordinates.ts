/** A place on the earth in degrees, to the north and to the east. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** What a text says of a place on the earth. */
type ReadCoordinates =
  | { readonly kind: "none" | "unclear" }
  | { readonly kind: "coordinates"; readonly coordinates: Coordinates }

const pattern = /^([+-]?\d{1,3}(?:\.\d{1,12})?) ?°? ?([NS]?) ?[,; ] ?([+-]?\d{1,3}(?:\.\d{1,12})?) ?°? ?([EWO]?)$/i

/** Decimal commas, as in "52,2; 0,1", as points. */
const withPoints = (text: string): string => (text.includes(";") ? text.replaceAll(/(\d),(\d)/g, "$1.$2") : text)

const signed = (degrees: string, side: string): number => Number(degrees) * (/[SW]/i.test(side) ? -1 : 1)

/** Reads coordinates as maps and people write them: "52.2053, 0.1218", "52.2° N 0.1° W", "52,2; 0,1". */
export const readCoordinates = (text: string): ReadCoordinates => {
  const plain = withPoints(text.trim().replaceAll(/\s+/g, " "))
  if (plain === "") return { kind: "none" }
  const [, north = "", latitudeSide = "", east = "", longitudeSide = ""] = pattern.exec(plain) ?? []
  const coordinates = { latitude: signed(north, latitudeSide), longitude: signed(east, longitudeSide) }
  const isOnEarth = Math.abs(coordinates.latitude) <= 90 && Math.abs(coordinates.longitude) <= 180
  return north === "" || !isOnEarth ? { kind: "unclear" } : { kind: "coordinates", coordinates }
}

/** Coordinates as a form has them: "52.2053, 0.1218". */
export const coordinatesText = (coordinates: Coordinates | null): string =>
  coordinates === null ? "" : `${coordinates.latitude}, ${coordinates.longitude}`

/** Coordinates as they are read: "52.2053° N, 0.1218° E". The letters are those of a language. */
export const coordinatesInWords = ({ latitude, longitude }: Coordinates, letters: readonly string[]): string => {
  const [north = "", south = "", east = "", west = ""] = letters
  const side = (value: number, over: string, under: string): string => `${Math.abs(value)}° ${value < 0 ? under : over}`
  return `${side(latitude, north, south)}, ${side(longitude, east, west)}`
}
