const LONGEST_TITLE = 70

/** What a comment is called where others are told of it: its first words, at most 70 characters. */
export function titleOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.length <= LONGEST_TITLE
    ? characters.join('')
    : `${characters.slice(0, LONGEST_TITLE).join('').trimEnd()}…`
}

/** Where a comment is: its place on the page of what it was said to. */
export function commentPath(path: string, id: string): string {
  return `${path.replace(/#.*$/, '')}#comment-${id}`
}
