/** Elements that can have the focus by the Tab key and by their form. */
type Control = HTMLElement & { readonly name?: string }

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled")

const wayTo = (element: Element): readonly Element[] => {
  const way: Element[] = []
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) way.push(at)
  return way
}

/** The same field of a form that was drawn again, or its button. */
const againIn = (near: Element, { tagName, name = "", textContent }: Control): HTMLElement | undefined => {
  const isButton = tagName === "BUTTON"
  const those = [...near.querySelectorAll<Control>(isButton ? "form button[type=submit]" : tagName)]
  return those.find((one) => !isGone(one) && (isButton ? one.textContent === textContent : one.name === name))
}

/** The nearest heading around what is gone: the first in the smallest part that has one. */
const headingNear = (way: readonly Element[]): HTMLElement | null => {
  for (const part of way) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>("h1, h2, h3") : null
    if (heading !== null) return heading
  }
  return null
}

const restored = (way: readonly Element[]): void => {
  const [last] = way
  if (!(last instanceof HTMLElement)) return
  if (!isGone(last)) return last.focus()
  const near = way.find((part) => part.isConnected)
  const isField = /^(?:INPUT|SELECT|TEXTAREA)$/.test(last.tagName) || last.matches("form button")
  const again = near === undefined || !isField ? undefined : againIn(near, last)
  const heading = again ?? headingNear(way)
  if (heading === null) return
  if (again === undefined && !heading.hasAttribute("tabindex")) heading.tabIndex = -1
  heading.focus()
}

/**
 * Keeps the focus on the page. When the control that has it goes, the focus moves to the same field of the form that
 * was drawn again, or to the nearest heading, and the next Tab goes on from there. After a message has gone, it is
 * where it was before.
 */
export const keepFocus = (): void => {
  let held: Element | null = null
  let way: readonly Element[] = []
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return
    held = target
    if (target.closest(".toasts") === null) way = wayTo(target)
  })
  // Readers who press beside all controls give the focus up by themselves.
  addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && target.closest("a, button, input, select, textarea, summary, label") === null)
      held = null
  })
  const check = (): void => {
    if (held === null || !isGone(held)) return
    const present = document.activeElement
    if (present === null || present === document.body || present === held) restored(way)
  }
  new MutationObserver(check).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  })
}
