/** Names of tracking parameters, which don't change the target of a link. */
const tracking = /^(?:utm_.*|ref|fbclid|gclid|mc_[ce]id|aff.*)$/i

/** Returns a key that is the same for all addresses of one course. Imports recognise a course by it. */
export function linkKeyOf(link: string): string {
  const url = URL.parse(link)
  if (url === null) return link
  const parameters = [...url.searchParams].filter(([name]) => !tracking.test(name)).toSorted()
  const search = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '') + search
}
