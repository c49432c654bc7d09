/** The headers of every answer. Routes replace those for caching. */
export const commonHeaders = (requestId: string) =>
  ({
    "X-Request-Id": requestId,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-cache",
    Vary: "Authorization, Cookie",
  }) as const
