import { useWords } from "../words/language.ts"
import { type Medium, thumbnailOf, titleOf } from "./media.ts"
import { pictureWords } from "./words.ts"

interface TileProps {
  readonly medium: Medium
  readonly href: string
}

/** A medium in a grid: a thumbnail, or the name of its file. */
export const MediumTile = ({ medium, href }: TileProps) => {
  const words = useWords(pictureWords)
  const address = thumbnailOf(medium, 320)
  const title = titleOf(medium, words.untitled)
  return (
    <li>
      <a class="medium" href={href}>
        {address === null ? (
          <span class="medium-kind" aria-hidden="true">
            {medium.content_type.split("/").at(-1)?.slice(0, 5)}
          </span>
        ) : (
          <img src={address} alt="" loading="lazy" />
        )}
        <span class="medium-title">{title}</span>
      </a>
    </li>
  )
}
