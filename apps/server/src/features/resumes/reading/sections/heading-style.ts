import type { ResumeLine } from '../lines/resume-line.ts'
import { knownHeading } from '../words/headings.ts'

/** How the known headings of a document look, where that differs from its text. */
export interface HeadingStyle {
  readonly size?: number
  readonly face?: string
  readonly areCapitals: boolean
}

/** Returns the style of most known headings: so headings that we don't know are found. */
export function findHeadingStyle(lines: readonly ResumeLine[]): HeadingStyle {
  const known = lines.filter((line) => !line.isBullet && knownHeading(line.text))
  const size = mostFrequent(known.map((line) => [line.size && rounded(line.size), 1]))
  const body = mostFrequent(lines.map((line) => [line.size && rounded(line.size), line.text.length]))
  const face = mostFrequent(known.map((line) => [line.face, 1]))
  const bodyFace = mostFrequent(lines.map((line) => [line.face, line.text.length]))
  return {
    areCapitals: known.length > 1 && known.every((line) => isInCapitals(line.text)),
    ...(size !== undefined && body !== undefined && size > body + 0.4 && { size }),
    ...(known.length > 1 && face !== undefined && face !== bodyFace && { face }),
  }
}

/** Whether a line looks like the known headings. */
export function hasStyleOfHeadings(line: ResumeLine, { size, face, areCapitals }: HeadingStyle): boolean {
  if (size !== undefined)
    return (
      line.size !== undefined && Math.abs(rounded(line.size) - size) < 0.3 && (face === undefined || line.face === face)
    )
  if (!areCapitals || !isInCapitals(line.text)) return false
  return face === undefined ? line.isApart === true : line.face === face
}

function isInCapitals(text: string): boolean {
  return text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase()
}

function mostFrequent<T>(weighed: readonly (readonly [T | undefined, number])[]): T | undefined {
  const weights = new Map<T, number>()
  for (const [value, weight] of weighed) {
    if (value !== undefined) weights.set(value, (weights.get(value) ?? 0) + weight)
  }
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

function rounded(size: number): number {
  return Math.round(size * 4) / 4
}
