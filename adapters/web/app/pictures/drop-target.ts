import { useRef } from "preact/hooks"

const TARGET = "is-drop-target"

/** The card under a pointer, which names its person. */
const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-person]") : null

/** What an element around cards listens to, so that files can be dropped on a card. */
export const useDropTarget = (onFiles: (person: string, files: readonly File[]) => void) => {
  const marked = useRef<HTMLElement | null>(null)
  const mark = (card: HTMLElement | null): void => {
    if (card === marked.current) return
    marked.current?.classList.remove(TARGET)
    card?.classList.add(TARGET)
    marked.current = card
  }
  return {
    onDragOver: (event: DragEvent): void => {
      const card = cardAt(event.target)
      if (card !== null) event.preventDefault()
      mark(card)
    },
    onDragLeave: (): void => mark(null),
    onDrop: (event: DragEvent): void => {
      const person = cardAt(event.target)?.dataset["person"]
      const files = [...(event.dataTransfer?.files ?? [])]
      mark(null)
      if (person === undefined || files.length === 0) return
      event.preventDefault()
      onFiles(person, files)
    },
  }
}
