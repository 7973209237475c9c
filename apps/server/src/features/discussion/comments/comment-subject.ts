const LONGEST_TITLE = 70

/** A comment's title in notifications: its first words, at most 70 characters. */
export function titleOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.length <= LONGEST_TITLE
    ? characters.join('')
    : `${characters.slice(0, LONGEST_TITLE).join('').trimEnd()}…`
}

/** A comment's path: its anchor on the page of its subject. */
export function commentPath(path: string, id: string): string {
  return `${path.replace(/#.*$/, '')}#comment-${id}`
}
