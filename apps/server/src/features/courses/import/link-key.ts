/** Names of tracking parameters, which don't change the target of a link. */
const trackingParameter = /^(?:utm_.*|ref|fbclid|gclid|mc_[ce]id|aff.*)$/i

/**
 * Returns the key by which imports recognise a course: its link without scheme, `www.`, fragment, trailing slashes and
 * tracking parameters.
 */
export function linkKeyOf(link: string): string {
  const url = URL.parse(link)
  if (url === null) return link
  const parameters = [...url.searchParams].filter(([name]) => !trackingParameter.test(name)).toSorted()
  const search = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '') + search
}
