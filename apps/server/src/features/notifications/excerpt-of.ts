const LONGEST = 70

/** Section 5: the beginning of a plain text, at most 70 characters. */
export function excerptOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST).join('').trimEnd()}…`
}
