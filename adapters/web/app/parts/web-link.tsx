/** A link to an address on the web; nothing if it is no such address. */
export const WebLink = ({ url }: { readonly url: string | null }) =>
  url !== null && /^https?:/.test(url) ? (
    <a href={url} rel="noopener noreferrer" target="_blank">
      {url}
    </a>
  ) : null
