import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { eld } from 'eld/extrasmall'

/** With fewer letters than this, the language would be a guess. */
const fewestLetters = 40
const mostRead = 500
/** The minimum lead over the next likely language, on eld's scale from 0 to 1. */
const leastLead = 0.02

let detector: typeof eld | undefined

/** Loads the detector when the first text is read, because its data takes 37 MB and only imports need it. */
function loadDetector(): typeof eld {
  const path = fileURLToPath(import.meta.resolve('eld/extrasmall'))
  const detectorModule: { eld: typeof eld } = createRequire(import.meta.url)(path)
  return detectorModule.eld
}

/** Returns the language of a text as an ISO 639-1 code; null if the text is short or mixes languages. */
export function languageOfText(text: string): string | null {
  const words = text.slice(0, mostRead)
  if ((words.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return null
  detector ??= loadDetector()
  const result = detector.detect(words)
  if (result.language === '' || !result.isReliable()) return null
  const [first = 0, second = 0] = Object.values(result.getScores()).toSorted((a, b) => b - a)
  return first - second >= leastLead ? result.language : null
}
