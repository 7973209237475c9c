const LONGEST = 70

/** Section 5: the beginning of a plain text, at most 70 characters, up to the end of a word. */
export function excerptOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= LONGEST) return characters.join('')
  const cut = characters.slice(0, LONGEST).join('')
  const end = characters[LONGEST] === ' ' ? cut.length : cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
