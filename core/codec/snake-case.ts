/** A key of ours as JSON and columns have it: `createdAt` is `created_at`. */
export const snakeCase = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
