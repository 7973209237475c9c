import type { EmploymentType } from '@rise/contract/jobs/kinds'

/** Boards' terms for an employment type, written as they are compared: lower case, and only the letters a to z. */
const terms: ReadonlyMap<string, EmploymentType> = new Map([
  ['fulltime', 'Full-time'],
  ['permanent', 'Full-time'],
  ['fulltimepermanent', 'Full-time'],
  ['permanentfulltime', 'Full-time'],
  ['regularfulltime', 'Full-time'],
  ['fulltimeregular', 'Full-time'],
  ['regularfulltimesalary', 'Full-time'],
  ['fulltimeemployee', 'Full-time'],
  ['parttime', 'Part-time'],
  ['parttimeemployee', 'Part-time'],
  ['regularparttime', 'Part-time'],
  ['freelance', 'Freelance'],
  ['freelancer', 'Freelance'],
  ['contract', 'Contract'],
  ['contractor', 'Contract'],
  ['independentcontractor', 'Contract'],
  ['fixedterm', 'Temporary'],
  ['fixedtermcontract', 'Temporary'],
  ['fulltimefixedterm', 'Temporary'],
  ['temporary', 'Temporary'],
  ['temp', 'Temporary'],
  ['seasonal', 'Temporary'],
  ['intern', 'Internship'],
  ['internship', 'Internship'],
  ['trainee', 'Internship'],
  ['workingstudent', 'Internship'],
  ['volunteer', 'Volunteer'],
  ['perdiem', 'Per-Diem'],
])

/** Returns the employment type for a board's term (`FullTime`, `full time`, `Fixed-Term`); null if unknown. */
export function employmentTypeOfTerm(term: string): EmploymentType | null {
  return terms.get(term.toLowerCase().replace(/[^a-z]/g, '')) ?? null
}

const titleWords = /\b(?:intern|internship)\b(?! (?:program(?:me)?|programs|coordinator|manager|recruit))/i

/**
 * Returns the employment type in a title: an internship, or a term in brackets or after a comma, bar or dash (`Nurse
 * (Part-time)`). Null if the title has none.
 */
export function employmentTypeOfTitle(title: string): { employmentType: EmploymentType; quote: string } | null {
  const intern = titleWords.exec(title)
  if (intern !== null) return { employmentType: 'Internship', quote: intern[0] }
  const parts = title.split(/[()[\],|]|\s[-–—]\s/).map((part) => part.trim())
  for (const quote of parts.slice(1)) {
    const employmentType = employmentTypeOfTerm(quote)
    if (employmentType !== null) return { employmentType, quote }
  }
  return null
}
