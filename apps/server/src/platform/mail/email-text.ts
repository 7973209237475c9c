const LONGEST_NAME = 60

// Control characters, line separators, and marks that turn the direction of writing for the rest of a line.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** People's text on one line, cut after `max` characters with an ellipsis: good for subjects and other headers. */
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
 * A person's name for an email, or nothing where there is none to use. Mail programs make links of what looks like an
 * address, so a name that does is left out: nobody shall advertise theirs in our mails to strangers.
 */
export function nameToShow(name: string | null): string | undefined {
  const line = oneLine(name ?? '', LONGEST_NAME)
  const looksLikeAddress = /[/@\\]|www\.|[\p{L}\p{N}]\.\p{L}{2,}|:\p{N}/iu.test(line)
  return line === '' || looksLikeAddress ? undefined : line
}
