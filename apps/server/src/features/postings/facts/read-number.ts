/**
 * Reads a number that a source states as a number or text (`"75000"`, `60,000`, `22.5`, `1 234,50`). Three digits after
 * a separator are thousands, one or two are decimals. Returns null for anything else: `60k`, `1,2345`, words.
 */
export function readNumber(given: unknown): number | null {
  if (typeof given === 'number') return Number.isFinite(given) ? given : null
  if (typeof given !== 'string' || given.length > 40) return null
  const text = given.trim()
  const isGrouped = /^-?\d{1,3}(?:([,.\s'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.test(text)
  if (!isGrouped && !/^-?\d+(?:[.,]\d{1,2})?$/.test(text)) return null
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1] ?? ''
  const wholePart = decimals === '' ? text : text.slice(0, -decimals.length - 1)
  return Number(`${wholePart.replace(/[^\d-]/g, '')}.${decimals || '0'}`)
}
