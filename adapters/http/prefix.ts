/** The path prefix of the API. */
export const PREFIX = "/api/v1"
