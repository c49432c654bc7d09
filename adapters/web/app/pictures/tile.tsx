import type { ComponentChildren } from "preact"
import { useWords } from "../words/language.ts"
import { type Medium, thumbnailOf, titleOf } from "./media.ts"
import { pictureWords } from "./words.ts"

interface TileProps {
  readonly medium: Medium
  readonly href: string
  /** What can be done with it. */
  readonly beside?: ComponentChildren
}

/** A medium in a grid: a thumbnail, or the name of its file. */
export const MediumTile = ({ medium, href, beside }: TileProps) => {
  return (
    <li>
      <a class="medium" href={href}>
        <Inside medium={medium} />
      </a>
      {beside}
    </li>
  )
}

/** The thumbnail and the title of a medium, or the kind of its file. */
export const Inside = ({ medium }: Pick<TileProps, "medium">) => {
  const words = useWords(pictureWords)
  const address = thumbnailOf(medium, 320)
  return (
    <>
      {address === null ? (
        <span class="medium-kind" aria-hidden="true">
          {medium.content_type.split("/").at(-1)?.slice(0, 5)}
        </span>
      ) : (
        <img src={address} alt="" loading="lazy" />
      )}
      <span class="medium-title">{titleOf(medium, words.untitled)}</span>
    </>
  )
}
