import { Component, type ComponentChildren } from "preact"
import type { Words } from "../words/language.ts"

interface BoundaryProps {
  readonly words: Words
  readonly children: ComponentChildren
}

/** Keeps a failure of one part of the page from taking the whole page with it. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static override getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render({ words, children }: BoundaryProps) {
    if (!this.state.hasFailed) return children
    return (
      <main id="main" class="page is-narrow">
        <h1>{words.broken.title}</h1>
        <p>{words.broken.text}</p>
        <p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {words.broken.again}
          </button>
        </p>
      </main>
    )
  }
}
