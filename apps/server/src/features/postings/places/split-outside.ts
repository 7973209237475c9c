/** Splits a text at each match of a global pattern that isn't inside brackets. Unpaired brackets are ignored. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const inside = bracketed(text)
  const parts: string[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(separator)) {
    if (inside.some(([from, to]) => index > from && index < to)) continue
    parts.push(text.slice(start, index))
    start = index + found.length
  }
  return [...parts, text.slice(start)]
}

/** The outermost pairs of brackets, as their positions. */
function bracketed(text: string): readonly (readonly [from: number, to: number])[] {
  return Array.from(text.matchAll(/[([{（][^()[\]{}（）]*[)\]}）]/g), ({ 0: found, index }) => [
    index,
    index + found.length,
  ])
}
