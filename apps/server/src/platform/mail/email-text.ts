const LONGEST_NAME = 60

// Control characters, line separators, and invisible characters that change the direction of text.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Puts people's text on one line, and truncates it to at most `max` characters with an ellipsis, such as for subjects.
 */
export function oneLine(text: string, max: number): string {
  const line = text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * Returns a person's name for an email; undefined if the name is unusable. Mail programs turn anything like an address
 * into a link, so a name that looks like an address is left out, because no one may use our emails to advertise to
 * strangers.
 */
export function nameToShow(name: string | null): string | undefined {
  const line = oneLine(name ?? '', LONGEST_NAME)
  const looksLikeAddress = /[/@\\]|www\.|[\p{L}\p{N}]\.\p{L}{2,}|:\p{N}/iu.test(line)
  return line === '' || looksLikeAddress ? undefined : line
}
