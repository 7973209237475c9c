const url = /(?:https?:\/\/|www\.)[^\s|•·,;<>()\t]+[^\s|•·,;.:<>()\t]/iu
// Addresses without a scheme need a common top-level domain, so that "Node.js" and "e.g." stay words.
const bareAddress =
  /(?<![\p{L}\d@./-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|de|fr|es|pt|br|co|uk|at|ch|eu|it|nl|pl|se|no|dk|fi|cz|ro|hu|gr|ru|ua|il|in|cn|jp|kr|tr|example|app|info|ai|tech|design|blog|page|site|github\.io)(?:\/[^\s|•·,;<>()\t]*[^\s|•·,;.:<>()\t])?(?![\p{L}\d@])/iu
const email = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u
const phone = /(?<![\p{L}\d./-])(?:\(\+\d{1,3}\)|\+|00|\()?\s?\d[\d ()./–\u{2010}-]{6,18}\d(?![\p{L}\d])/u

/** A match in a line, and the rest of the line. */
export interface LinkMatch {
  readonly found: string
  readonly rest: string
}

/**
 * Removes the first web address from a line and returns both; undefined if there is none. An address without a scheme
 * gets `https://`.
 */
export function takeUrl(line: string): LinkMatch | undefined {
  const [fullMatch, shortMatch] = [url.exec(line), bareAddress.exec(line)]
  const match = fullMatch && shortMatch && shortMatch.index < fullMatch.index ? shortMatch : (fullMatch ?? shortMatch)
  if (!match) return undefined
  const address = match[0]
  return { found: /^https?:/i.test(address) ? address : `https://${address}`, rest: without(line, match) }
}

/** Removes the first email address from a line and returns both; undefined if there is none. */
export function takeEmail(line: string): LinkMatch | undefined {
  const match = email.exec(line.replace(/^mailto:/i, ''))
  return match ? { found: match[0], rest: without(line.replace(/^mailto:/i, ''), match) } : undefined
}

/**
 * Removes the first phone number from a line and returns both; undefined if there is none. A phone number has 7 to 15
 * digits and is not a date or a range of years.
 */
export function takePhone(line: string): LinkMatch | undefined {
  const match = phone.exec(line)
  const digits = match?.[0].replaceAll(/\D/g, '') ?? ''
  if (!match || digits.length < 7 || digits.length > 15) return undefined
  if (/^(?:19|20)\d{2}\D{1,3}(?:19|20)\d{2}$/.test(match[0]) || /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/.test(match[0])) {
    return undefined
  }
  return { found: match[0].trim(), rest: without(line, match) }
}

const networks: readonly (readonly [RegExp, string])[] = [
  [/^(?:\w+\.)?linkedin\.com\/(?:in|pub)\/([^/?#]+)/i, 'LinkedIn'],
  [/^github\.com\/([^/?#]+)\/?$/i, 'GitHub'],
  [/^gitlab\.com\/([^/?#]+)\/?$/i, 'GitLab'],
  [/^(?:\w+\.)?xing\.com\/profile\/([^/?#]+)/i, 'XING'],
  [/^(?:twitter|x)\.com\/([^/?#]+)\/?$/i, 'X'],
  [/^stackoverflow\.com\/users\/(\d+)/i, 'Stack Overflow'],
  [/^(?:dribbble)\.com\/([^/?#]+)\/?$/i, 'Dribbble'],
  [/^(?:behance)\.net\/([^/?#]+)\/?$/i, 'Behance'],
  [/^medium\.com\/@([^/?#]+)\/?$/i, 'Medium'],
  [/^(?:instagram)\.com\/([^/?#]+)\/?$/i, 'Instagram'],
  [/^orcid\.org\/([\dX-]+)\/?$/i, 'ORCID'],
]

/** Returns the network and the profile to which an address leads; undefined for any other page. */
export function profileOfUrl(address: string): { network: string; username: string; url: string } | undefined {
  const plainAddress = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  for (const [pattern, network] of networks) {
    const username = pattern.exec(plainAddress)?.[1]
    if (username !== undefined) return { network, username: readable(username), url: address }
  }
  return undefined
}

function readable(username: string): string {
  try {
    return decodeURIComponent(username)
  } catch {
    return username
  }
}

function without(line: string, { 0: words, index }: RegExpExecArray): string {
  return `${line.slice(0, index)}\t${line.slice(index + words.length)}`
}
