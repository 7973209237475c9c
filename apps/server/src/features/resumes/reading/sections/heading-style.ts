import type { ResumeLine } from '../lines/resume-line.ts'
import { knownHeading } from '../words/headings.ts'

/** The style of a document's known headings, if it differs from the style of the text. */
export interface HeadingStyle {
  readonly size?: number
  readonly face?: string
  readonly areCapitals: boolean
}

/** Returns the style that most known headings have, by which unknown headings are recognised. */
export function findHeadingStyle(lines: readonly ResumeLine[]): HeadingStyle {
  const headingLines = lines.filter((line) => !line.isBullet && knownHeading(line.text))
  const size = mostFrequent(headingLines.map((line) => [line.size && roundSize(line.size), 1]))
  const body = mostFrequent(lines.map((line) => [line.size && roundSize(line.size), line.text.length]))
  const face = mostFrequent(headingLines.map((line) => [line.face, 1]))
  const bodyFace = mostFrequent(lines.map((line) => [line.face, line.text.length]))
  return {
    areCapitals: headingLines.length > 1 && headingLines.every((line) => isInCapitals(line.text)),
    ...(size !== undefined && body !== undefined && size > body + 0.4 && { size }),
    ...(headingLines.length > 1 && face !== undefined && face !== bodyFace && { face }),
  }
}

/** Whether a line looks like the known headings. */
export function hasStyleOfHeadings(line: ResumeLine, { size, face, areCapitals }: HeadingStyle): boolean {
  if (size !== undefined)
    return (
      line.size !== undefined &&
      Math.abs(roundSize(line.size) - size) < 0.3 &&
      (face === undefined || line.face === face)
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

function roundSize(size: number): number {
  return Math.round(size * 4) / 4
}
