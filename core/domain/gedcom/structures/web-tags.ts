/** The tags with an address on the web. The standards have WWW for a few structures only; programs use the others too. */
export const webTags: ReadonlySet<string> = new Set(["WWW", "_WWW", "URL", "_URL", "_WEBSITE", "_LINK"])

/** The tag with which an address on the web is written. */
export const webTag = "_URL"
