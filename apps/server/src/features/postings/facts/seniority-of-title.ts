import type { Seniority } from '@rise/contract/jobs/kinds'

/** The levels with their patterns, from the highest down. */
const levels: readonly (readonly [Seniority, RegExp])[] = [
  [
    'Executive / C-Suite',
    /\bchief (?!of staff)(?:\w+ ){1,3}officer\b|\b(?:CEO|CTO|CFO|COO|CMO|CPO|CIO|CISO|CRO)\b|\b(?:[SE]?VP|(?:senior |executive )?vice[ -]president|geschäftsführer(?:in)?|PDG)\b/i,
  ],
  [
    'Director / Expert',
    /(?<!(?:assistant|art|creative|music|casting|funeral) )\b(?:director(?:a)?|directeur|directrice|direktor(?:in)?|diretora?|head of|principal|distinguished)\b/i,
  ],
  [
    'Senior Level',
    /(?<!\p{L})(?:s[eêé]nior|sr)(?!\p{L})(?! (?:living|care|citizens?|services|center|housing))|\bstaff(?= (?:\S+ ){0,3}(?:engineer|developer|scientist|designer|researcher|architect|product manager|sre)\b)|\blead\b(?![ -]gen)/iu,
  ],
  ['Mid-Level', /\b(?:mid[- ]?(?:level|senior)|intermediate|medior|pleno)\b/i],
  [
    'Entry Level',
    /(?<!\p{L})(?:j[uú]nior|jr|entry[- ]level|new grad(?:uate)?|graduate (?:engineer|developer|analyst|programme?|scheme|trainee)|trainee|berufseinsteiger(?:in)?|débutante?)(?!\p{L})/iu,
  ],
  [
    'Internship',
    /\b(?:intern|internship|working student|werkstudent(?:in)?|praktik(?:ant(?:in)?|um)|stagiaire|becari[oa]|estágio|co-op)\b(?! (?:program(?:me)?|programs|coordinator|manager|recruit))/i,
  ],
  [
    'No Experience',
    /\b(?:no experience(?: (?:needed|required|necessary))?|apprentice(?:ship)?|ausbildung|azubi|auszubildende[rn]?|apprentie?)\b/i,
  ],
]

/**
 * The ranks that an assistant's title may mention without having them: `Executive Assistant to the CEO`, `Office of the
 * CTO`.
 */
const borrowable = new Set<Seniority>(['Executive / C-Suite', 'Director / Expert'])
const borrowedRank = /\b(?:assistant|secretary|office of the|chief of staff)\b/i

/**
 * Returns the highest seniority that a title names: `Senior Director` is a director. Null if the title names none of
 * its own or contradicts itself (`Junior/Senior`). An internship takes precedence over higher levels. Roman numerals
 * are ignored, because their meaning differs between companies.
 */
export function seniorityOfTitle(title: string): { seniority: Seniority; quote: string } | null {
  const matches = levels.flatMap(([seniority, words]) => {
    const match = words.exec(title)
    return match === null ? [] : [{ seniority, quote: match[0] }]
  })
  const [highest] = matches
  if (highest === undefined) return null
  const ranks = new Set(matches.map(({ seniority }) => seniority))
  const contradicts = ranks.has('Senior Level') && (ranks.has('Entry Level') || ranks.has('Mid-Level'))
  if (contradicts) return null
  const intern = matches.find(({ seniority }) => seniority === 'Internship')
  if (intern !== undefined) return intern
  if (borrowable.has(highest.seniority) && borrowedRank.test(title)) return null
  return highest
}
