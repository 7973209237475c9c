/** The background of pictures without a color. The colors of other pictures are mixed into it. */
const PAPER = [250, 250, 249] as const
const SHARE = 0.14
/**
 * Before a color is mixed, it is scaled so that its brightest channel has this value, because dark colors would only
 * turn the paper gray.
 */
const BRIGHTEST_CHANNEL = 205

/**
 * Returns the color of paper tinted with another color: light enough for dark text, whatever that color is. Without a
 * color, returns plain paper.
 */
export function softGround(color: string | null): string {
  if (color === null) return hexOf(PAPER)
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const brightness = BRIGHTEST_CHANNEL / Math.max(1, ...parts)
  return hexOf(PAPER.map((light, at) => light + ((parts[at] ?? 0) * brightness - light) * SHARE))
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
