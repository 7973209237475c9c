/**
 * Splits a text at each match of a global pattern that isn't inside brackets. Unpaired brackets are ignored, as are
 * brackets around other brackets.
 */
export function splitOutside(text: string, separator: RegExp): string[] {
  const inside = bracketRanges(text)
  const parts: string[] = []
  let start = 0
  for (const { 0: matchedText, index } of text.matchAll(separator)) {
    if (inside.some(([from, to]) => index > from && index < to)) continue
    parts.push(text.slice(start, index))
    start = index + matchedText.length
  }
  return [...parts, text.slice(start)]
}

/** Returns the positions of the pairs of brackets that contain no other brackets. */
function bracketRanges(text: string): readonly (readonly [from: number, to: number])[] {
  return Array.from(text.matchAll(/[([{（][^()[\]{}（）]*[)\]}）]/g), ({ 0: found, index }) => [
    index,
    index + found.length,
  ])
}
