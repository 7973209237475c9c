import type { EmploymentType } from '@rise/contract/jobs/kinds'

/**
 * Patterns of plain statements, the more specific types first: a freelancer's hours don't make the work part-time
 * employment.
 */
const particular: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'Volunteer',
    /\b(?:unpaid (?:role|position)|volunteer (?:role|position)|ehrenamtlich\w*|bénévolat|voluntariado)\b|^unpaid\b/imu,
  ],
  [
    'Internship',
    /[- ](?:week|month) internship\b|\b(?:internship (?:of|lasts|with)|praktikum von|stage de \d|prácticas de)\b/iu,
  ],
  [
    'Freelance',
    /(?:^|[.;,\n] ?)freelance\b(?! (?:clients?|writers|network))|\bfreelance (?:position|role|contract|basis)\b|\bas a freelancer\b|\bauf freelance|\bfreiberuflich\w*|\bà la pige\b|\bzzp\b/imu,
  ],
  ['Contract', /\bindependent contractor\b(?!s)|\bas a contractor\b/iu],
  ['Per-Diem', /\bper diem (?:shifts?|position|role|basis)\b|\bPRN\b/iu],
]
const hours: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'Full-time',
    /\bfull[- ]?time\b(?! (?:or|and) part)|\bvollzeit\b(?!basis|-?äquivalent)|\b(?:à )?temps (?:plein|complet)\b|\b(?:tiempo completo|jornada completa)\b|\btempo inteiro\b|\bfulltime\b|\bvoltijds\b|\bpełny etat\b|\btempo pieno\b/iu,
  ],
  [
    'Part-time',
    /\bpart[- ]?time\b|\bteilzeit(?:pensum)?\b(?! möglich)|\btemps partiel\b|\bmedia jornada\b|\btempo parcial\b|\bdeeltijds?\b|\bparttime\b|\b(?:[12]\d|30)(?:[.,]5)? ?(?:stunden|hours|uur|heures|horas|h)(?: ?\/ ?| (?:pro|per|a|par|por) |\s)(?:woche|week|semaine|semana|semanales)/iu,
  ],
]
const terms: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'Contract',
    /(?:^|[.;,(\n] ?)(?:\d+[- ]month )?contract (?:of|for|work|position|role)\b|\b(?:as an? )?(?:independent )?contractor\b(?!s)|\bB2B\b(?= (?:contract|\)|basis)|\))|\bon B2B\b|\bW2 contract\b/imu,
  ],
  [
    'Temporary',
    /\btemporary (?:position|role|job|contract)\b|\bzeitarbeit\b|\bcontrato temporal\b|\bseasonal (?:position|role|job)\b|\bsaisonstelle\b|\bintérim\b|\buitzendwerk\b/iu,
  ],
]
/**
 * Statements about other people (`we both work full-time`) or the basis of the pay (`at full-time`), and ones that name
 * both full-time and part-time.
 */
const notOurs =
  /\b(?:work(?:s|ed)?|bei|auf|at|while|after) (?:a )?(?:full[- ]?time|vollzeit)(?:basis)?\b(?! (?:position|role|job|in))|\bpart-? ?(?:time)? (?:and|or|und|oder|&|\/) full-? ?time\b|\bfull-? ?time (?:and|or|&|\/) part-? ?time\b|\bvoll- (?:oder|und) teilzeit\b|\bteilzeit (?:mit \d+ stunden )?(?:oder|und) vollzeit\b/giu

/**
 * Returns the employment type that a description states, and its words. Returns null if it states none, or several of
 * equal weight, such as both full-time and part-time.
 */
export function employmentTypeOfDescription(text: string): { employmentType: EmploymentType; quote: string } | null {
  const ownStatements = text.replace(notOurs, ' … ')
  for (const kinds of [particular, hours, terms]) {
    const matches = kinds.flatMap(([employmentType, words]) => {
      const match = words.exec(ownStatements)
      return match === null ? [] : [{ employmentType, quote: textAround(ownStatements, match.index, match[0].length) }]
    })
    if (matches.length > 1) return null
    if (matches[0] !== undefined) return matches[0]
  }
  return null
}

function textAround(text: string, start: number, length: number): string {
  return text
    .slice(Math.max(0, start - 40), start + length + 40)
    .replace(/^\S*\s/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
