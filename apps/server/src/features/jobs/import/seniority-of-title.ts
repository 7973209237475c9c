import type { Seniority } from '@rise/contract/jobs'

/** From the highest down; the first that a title holds counts. */
const levels: readonly (readonly [Seniority, RegExp])[] = [
  [
    'Executive / C-Suite',
    /\bchief (?!of staff)(?:\w+ ){1,3}officer\b|\b(?:CEO|CTO|CFO|COO|CMO|CPO|CIO|CISO|CRO)\b|\b(?:[SE]?VP|(?:senior |executive )?vice[ -]president)\b/i,
  ],
  ['Director / Expert', /\b(?:director|head of|principal|distinguished)\b/i],
  [
    'Senior Level',
    /\b(?:senior|sr)\b(?! (?:living|care|citizens?|services|center|housing))|\bstaff(?= (?:\S+ ){0,3}(?:engineer|developer|scientist|designer|researcher|architect|product manager|sre)\b)|\blead\b(?![ -]gen)/i,
  ],
  ['Mid-Level', /\b(?:mid[- ]?(?:level|senior)|intermediate)\b/i],
  [
    'Entry Level',
    /\b(?:junior|jr|entry[- ]level|new grad(?:uate)?|graduate (?:engineer|developer|analyst|programme?|scheme|trainee)|trainee|apprentice)\b/i,
  ],
  [
    'Internship',
    /\b(?:intern|internship|working student|werkstudent(?:in)?|praktikant(?:in)?|co-op)\b(?! (?:program(?:me)?|programs|coordinator|manager|recruit))/i,
  ],
]

/** Who works for a high rank does not hold it: `Executive Assistant to the CEO`, `Office of the CTO`. */
const borrowedRank = /\b(?:assistant|secretary|office of the|chief of staff)\b/i

/**
 * The seniority that a title names, null when it names none or contradicts itself (`Junior/Senior`). Ranks between
 * two levels count as the higher: `Senior Director` is a director. Roman numerals say nothing across companies.
 */
export function seniorityOfTitle(title: string): { seniority: Seniority; quote: string } | null {
  const found = levels.flatMap(([seniority, words]) => {
    const match = words.exec(title)
    return match === null ? [] : [{ seniority, quote: match[0] }]
  })
  const [highest] = found
  if (highest === undefined) return null
  const ranks = new Set(found.map(({ seniority }) => seniority))
  const contradicts = ranks.has('Senior Level') && (ranks.has('Entry Level') || ranks.has('Mid-Level'))
  if (contradicts) return null
  const intern = found.find(({ seniority }) => seniority === 'Internship')
  if (intern !== undefined) return intern
  if (highest.seniority !== 'Senior Level' && borrowedRank.test(title)) return null
  return highest
}
