import { setImmediate } from "node:timers/promises"
import { createContext, Script } from "node:vm"

/** A page after its script has run, as its reader sees it. */
export interface OpenedPage {
  readonly response: Response
  readonly html: string
  /** The text of its only script. */
  readonly script: string
  /** What the address bar shows. */
  address(): string
  /** Whether there is a form to fill in. */
  isAsking(): boolean
  /** What the page says of how it goes. */
  says(): string
  /** Fills the fields in and presses the button; waits until the page has an answer. */
  submit(fields?: Readonly<Record<string, string>>): Promise<void>
}

/** Opens a page with one form, and runs its own script against as much of a browser as it asks for. Its requests are real ones. */
export const openPage = async (link: string): Promise<OpenedPage> => {
  const response = await fetch(link)
  const html = await response.text()
  const attribute = (name: string): string => new RegExp(`<form[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? ""
  const script = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ""
  const { pathname, search } = new URL(link)

  let address = pathname + search
  let fields: Readonly<Record<string, string>> = {}
  let submitted: (event: { preventDefault(): void }) => Promise<void> = async () => {}
  const status = { textContent: "" }
  const form = {
    action: new URL(attribute("action"), link).href,
    dataset: { done: attribute("data-done"), removed: attribute("data-removed") },
    hidden: /<form[^>]* hidden>/.test(html),
    addEventListener: (_submit: string, listener: typeof submitted) => (submitted = listener),
    querySelector: () => ({ disabled: false }),
  }
  new Script(`(() => {${script}})()`).runInContext(
    createContext({
      document: { querySelector: (selector: string) => (selector === "form" ? form : status) },
      location: { pathname, search },
      history: { replaceState: (_state: null, _title: string, to: string) => (address = to) },
      FormData: function () {
        return new Map(Object.entries(fields))
      },
      URLSearchParams,
      fetch,
    }),
  )
  return {
    response,
    html,
    script,
    address: () => address,
    isAsking: () => !form.hidden,
    says: () => status.textContent,
    submit: async (filled = {}) => {
      fields = filled
      await submitted({ preventDefault: () => {} })
      await setImmediate()
    },
  }
}
