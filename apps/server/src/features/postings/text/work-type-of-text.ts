import type { WorkType } from '@rise/contract/jobs/kinds'

const words: readonly (readonly [RegExp, WorkType])[] = [
  [
    /\bremote(?:ly)?\b|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[- ]based\b|\btelecommut(?:e|ing)\b|\btelework\b|\bhome[- ]?office\b|\bremot[oa]\b|\bt[ée]l[ée]travail\b|\bteletrabajo\b/i,
    'Remote',
  ],
  [/\bhybrid(?:e|es)?\b|\bh[íi]brid[oa]\b/i, 'Hybrid'],
  [/\bon-?\s?site\b|\bin[- ](?:office|person)\b|\bpresencial\b|\bvor ort\b/i, 'Onsite'],
]

const workTypeWords =
  /\(?\b(?:(?:100\s?%|fully|flexible|partly|mostly)[\s-]*)?(?:remote(?:ly)?|work from (?:home|anywhere)|wfh|home[- ]based|telecommut(?:e|ing)|telework|home[- ]?office|remot[oa]|t[ée]l[ée]travail|teletrabajo|hybride?|h[íi]brid[oa]|on-?\s?site|in[- ](?:office|person)|presencial|vor ort)\b(?:[\s-]+(?:eligible|friendly|first|only|optional|possible|ok|position|role|job|work)\b)*\)?/gi

/** Words that leave the work type open or refuse it: `Remote-friendly`, `remote possible`, `no remote`. */
const openChoice =
  /\b(?:remote|home[- ]?office|hybrid)[- ](?:friendly|optional|possible|eligible|ok|considered|available)\b|\b(?:no|not|non)[- ](?:remote|hybrid)\b/gi

/** Returns the only work type in the words of a place or of a part of a title; null if there is none, or several. */
export function workTypeOfText(text: string): WorkType | null {
  const statedText = text.replace(openChoice, ' ')
  const workTypes = words.filter(([pattern]) => pattern.test(statedText)).map(([, workType]) => workType)
  return workTypes.length === 1 ? (workTypes[0] ?? null) : null
}

/**
 * Returns the work type in a title, if a separate part of the title states only that: `Account Executive (Remote)`,
 * `Engineer - Hybrid`, but not `Remote Sensing Engineer`.
 */
export function workTypeOfTitle(title: string): { workType: WorkType; quote: string } | null {
  const parts = title.split(/[()[\],|]|\s[-–—]\s/).map((part) => part.trim())
  for (const part of parts.slice(1)) {
    const workType = workTypeOfText(part)
    if (workType !== null && withoutWorkTypeWords(part) === '') return { workType, quote: part }
  }
  return null
}

/**
 * Removes the words for a work type, and leftover punctuation, from a place's text: `Remote, Italy` becomes `Italy`.
 */
export function withoutWorkTypeWords(text: string): string {
  const rest = text.replace(workTypeWords, ' ')
  if (rest === text) return text.trim()
  return rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:\-–—/|]+|[\s,;:\-–—/|]+$/g, '')
    .replace(/^(?:anywhere )?(?:in|within|from|across|en|em)\s+(?:the\s+)?/i, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/(,\s*){2,}/g, ', ')
    .replace(/\s+only$/i, '')
    .trim()
}
