/**
 * Splits a plain text at its mentions: the words between them, and for each "@Name" the mention of that name. A name
 * that several members share is assigned to each in turn.
 */
export function splitAtMentions<M extends { readonly name: string }>(
  text: string,
  mentions: readonly M[],
): (string | M)[] {
  if (mentions.length === 0) return [text]
  const names = [...new Set(mentions.map(({ name }) => name))].sort((one, other) => other.length - one.length)
  // A mention doesn't begin within a word, as in an email address. Longer names come first in the pattern, so that they
  // win.
  const mentionPattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])@(${names.map(escapeName).join('|')})(?![\\p{L}\\p{N}_])`,
    'gu',
  )
  const remainingByName = new Map(names.map((name) => [name, mentions.filter((mention) => mention.name === name)]))
  return text.split(mentionPattern).flatMap((part, place): (string | M)[] => {
    if (place % 2 === 0) return part === '' ? [] : [part]
    const [next, ...others] = remainingByName.get(part) ?? []
    if (others.length > 0) remainingByName.set(part, others)
    return next ? [next] : [`@${part}`]
  })
}

function escapeName(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
