/** Names of parameters that say where a visitor comes from, not where they go. */
const tracking = /^(?:utm_.*|ref|fbclid|gclid|mc_[ce]id|aff.*)$/i

/** Returns what all addresses of one course have in common: by it an import recognises it. */
export function linkKeyOf(link: string): string {
  const url = URL.parse(link)
  if (url === null) return link
  const parameters = [...url.searchParams].filter(([name]) => !tracking.test(name)).toSorted()
  const search = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '') + search
}
