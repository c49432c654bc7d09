/** A key in the form of JSON and of columns: `createdAt` becomes `created_at`. */
export const snakeCase = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
