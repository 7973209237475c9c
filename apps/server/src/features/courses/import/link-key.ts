/** Names of tracking parameters, which don't change the target of a link. */
const tracking = /^(?:utm_.*|ref|fbclid|gclid|mc_[ce]id|aff.*)$/i

/** Returns the normalised link, which is the same for all addresses of a course; imports recognise a course by it. */
export function linkKeyOf(link: string): string {
  const url = URL.parse(link)
  if (url === null) return link
  const params = [...url.searchParams].filter(([name]) => !tracking.test(name)).toSorted()
  const search = params.length > 0 ? `?${new URLSearchParams(params)}` : ''
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '') + search
}
