/**
 * Whether a browser may display the file: bitmap pictures, sound, film and PDF cannot run scripts. All other files
 * are saved.
 */
export const isShownInline = (contentType: string): boolean =>
  (/^(?:image|audio|video)\//.test(contentType) && contentType !== "image/svg+xml") || contentType === "application/pdf"
