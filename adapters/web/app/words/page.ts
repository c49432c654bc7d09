/** The place in a source as a reader says it: a number is a page, and any other words are shown as they are ("First leaf"). */
export const pageInWords = (page: string, say: (values: { readonly page: string }) => string): string =>
  /^[0-9]/.test(page) ? say({ page }) : page
