/** What the service knows about a language besides its texts. */
export interface AboutLanguage {
  /** The name of the language in itself. */
  readonly name: string
  /** The BCP 47 tag by which `Intl` writes dates, numbers and lists. */
  readonly locale: string
  readonly direction: "ltr" | "rtl"
}
