import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
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

interface ThumbnailProps extends Pick<TileProps, "medium"> {
  readonly size: Parameters<typeof thumbnailOf>[1]
}

/** A medium, small. Without a picture, or if it is damaged, it is the kind of its file. */
export const Thumbnail = ({ medium, size }: ThumbnailProps) => {
  const address = thumbnailOf(medium, size)
  const [broken, setBroken] = useState<string | null>(null)
  return address === null || address === broken ? (
    <span class="medium-kind" aria-hidden="true">
      {medium.content_type.split("/").at(-1)?.slice(0, 5)}
    </span>
  ) : (
    <img src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
  )
}

/** The thumbnail and the title of a medium. */
export const Inside = ({ medium }: Pick<TileProps, "medium">) => {
  const words = useWords(pictureWords)
  return (
    <>
      <Thumbnail medium={medium} size={320} />
      <span class="medium-title">{titleOf(medium, words.untitled)}</span>
    </>
  )
}
