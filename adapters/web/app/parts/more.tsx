import { useEffect, useRef } from "preact/hooks"

interface MoreProps {
  readonly words: string
  readonly onReach: () => void
}

/** The end of a page of a list: reached by scrolling, or pressed. */
export const More = ({ words, onReach }: MoreProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && onReach(), {
      rootMargin: "600px",
    })
    if (button.current !== null) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li class="plain">
      <button ref={button} type="button" class="button" onClick={onReach}>
        {words}
      </button>
    </li>
  )
}
