/** Returns one clean line of at most `max` characters, cut between words; null when nothing is left. */
export function cleanLine(text: string | null | undefined, longest: number): string | null {
  const clean = (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
  if (clean === '' || clean.length <= longest) return clean || null
  const cut = clean.slice(0, longest - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}
