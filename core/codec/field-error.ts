/** One fault in the input. `path` is its place (`date.month`, `names.0.givenName`); `""` is the whole. */
export interface FieldError {
  readonly path: string
  readonly message: string
}
