/** A square part of a picture, as readers choose it: where its middle is, and how large it is. */
export interface Square {
  /** From 0 at the left to 1 at the right side. */
  readonly x: number
  /** From 0 at the top to 1 at the bottom. */
  readonly y: number
  /** Of the shorter side of the picture, up to 1. */
  readonly size: number
}

/** A part of a picture, as fractions of its width and height. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The width and height of a picture, in any unit. */
export interface Shape {
  readonly width: number
  readonly height: number
}

/** The smallest part of a picture that still shows a face. */
export const LEAST_SIZE = 0.1

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Keeps five digits, as addresses of thumbnails do. */
const rounded = (value: number): number => Math.floor(value * 100_000) / 100_000

/** The sides of the square as fractions of the picture. */
const sidesOf = (size: number, { width, height }: Shape): Shape => {
  const side = size * Math.min(width, height)
  return { width: side / width, height: side / height }
}

/** The part of the picture, which never leaves the picture. */
export const cropOf = ({ x, y, size }: Square, shape: Shape): Crop => {
  const { width, height } = sidesOf(within(size, LEAST_SIZE, 1), shape)
  return {
    x: rounded(within(x - width / 2, 0, 1 - width)),
    y: rounded(within(y - height / 2, 0, 1 - height)),
    width: rounded(width),
    height: rounded(height),
  }
}

/** How far the middle of a square of this size can go, from the left or the top: no further than its sides. */
export const reachOf = (size: number, shape: Shape) => {
  const { width, height } = sidesOf(within(size, LEAST_SIZE, 1), shape)
  return { x: [width / 2, 1 - width / 2], y: [height / 2, 1 - height / 2] } as const
}

/** The square nearest to a part of a picture. */
export const squareOf = ({ x, y, width, height }: Crop, shape: Shape): Square => ({
  x: x + width / 2,
  y: y + height / 2,
  size: within(
    Math.min(width * shape.width, height * shape.height) / Math.min(shape.width, shape.height),
    LEAST_SIZE,
    1,
  ),
})

/** What a reader begins with: the upper middle, where faces are. */
export const firstSquare: Square = { x: 0.5, y: 0.35, size: 0.6 }
