/** Where the API lives. */
export const PREFIX = "/api/v1"
