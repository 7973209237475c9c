/**
 * Returns one clean line of at most `longest` characters, cut between words with an ellipsis; null when nothing is
 * left.
 */
export function cleanLine(text: string | null | undefined, longest: number): string | null {
  const cleanText = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
  if (cleanText === '' || cleanText.length <= longest) return cleanText || null
  const cutLine = cleanText.slice(0, longest - 1)
  return `${cutLine.slice(0, cutLine.lastIndexOf(' ') > 0 ? cutLine.lastIndexOf(' ') : cutLine.length)}…`
}
