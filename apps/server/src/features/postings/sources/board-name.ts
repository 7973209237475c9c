/** Hosts whose first path segment is the board's name. */
const pathHosts = [
  /(?:^|\.)greenhouse\.io$/,
  /^jobs\.(?:[a-z]+\.)?lever\.co$/,
  /^jobs\.ashbyhq\.com$/,
  /^apply\.workable\.com$/,
  /^(?:jobs|careers)\.smartrecruiters\.com$/,
]
/** Hosts whose first label is the board's name. */
const subdomainHosts = [/^([a-z\d-]+)\.recruitee\.com$/, /^([a-z\d-]+)\.jobs\.personio\.(?:de|com)$/]
/** First path segments on `pathHosts` that are not board names. */
const noNames = new Set(['', 'embed', 'j', 'api'])

/**
 * Returns the board's name in an address on a job board's own host (`https://jobs.lever.co/acme-labs/123` is `Acme
 * Labs`); null for any other address, such as a company's own careers page.
 */
export function boardNameOfUrl(url: string): string | null {
  const parsedUrl = URL.parse(url)
  if (parsedUrl === null) return null
  for (const host of subdomainHosts) {
    const name = host.exec(parsedUrl.hostname)?.[1]
    if (name !== undefined) return titleCase(name)
  }
  if (!pathHosts.some((host) => host.test(parsedUrl.hostname))) return null
  const segment = parsedUrl.pathname.split('/')[1] ?? ''
  return noNames.has(segment) ? null : titleCase(decode(segment))
}

/** Returns a board's name as a company's name: with spaces for hyphens, each word capitalised. */
export function titleCase(name: string): string {
  const words = name
    .replace(/[-_+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.replace(/(^|\s)(\p{Ll})/gu, (_whole, space: string, letter: string) => space + letter.toUpperCase())
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
