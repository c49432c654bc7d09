/** The cursor of the next page of a list, out of its `Link` header; null on the last page. */
export const nextIn = ({ headers }: Response): string | null => {
  const address = /<([^<>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1]
  return address === undefined ? null : new URL(address, location.href).searchParams.get("cursor")
}
