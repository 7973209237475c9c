import type { EmploymentType, Seniority } from '@rise/contract/jobs/kinds'
import type { Sourced } from '../posting.ts'
import { cleanLine, shorten } from '../text/clean-text.ts'

/** The meanings of sources' own fixed terms, which are written as they are compared: only the letters a to z. */
type Codes<T> = Readonly<Record<string, T>>

/** Returns the value of a source's fixed term; null for a term without a value. */
export function readCode<T extends string>(
  codes: Codes<T>,
  given: string | null | undefined,
  path: string,
): Sourced<T> | null {
  const quote = shorten(given ?? '', 200)
  const key = quote.toLowerCase().replace(/[^a-z]/g, '')
  const value = Object.hasOwn(codes, key) ? codes[key] : undefined
  if (value === undefined) return null
  return { value, path, rule: quote === value ? 'as-given' : 'catalog-term', quote: cleanLine(quote) }
}

/**
 * The seniorities of sources' terms. Leaves out terms that mean two levels (`Mid-Senior level`, `Associate`,
 * `experienced`), because the title may be more precise.
 */
export const seniorityCodes: Codes<Seniority> = {
  noexperience: 'No Experience',
  student: 'Internship',
  studentcollege: 'Internship',
  studentschool: 'Internship',
  intern: 'Internship',
  internship: 'Internship',
  entry: 'Entry Level',
  entrylevel: 'Entry Level',
  junior: 'Entry Level',
  mid: 'Mid-Level',
  midlevel: 'Mid-Level',
  intermediate: 'Mid-Level',
  senior: 'Senior Level',
  seniorlevel: 'Senior Level',
  lead: 'Senior Level',
  principal: 'Director / Expert',
  director: 'Director / Expert',
  directorexpert: 'Director / Expert',
  executive: 'Executive / C-Suite',
  seniorexecutive: 'Executive / C-Suite',
  executivecsuite: 'Executive / C-Suite',
}

/**
 * The employment types of schema.org's terms (`FULL_TIME`) and of boards' terms, some of which combine two facts
 * (`fulltime_permanent`).
 */
export const employmentCodes: Codes<EmploymentType> = {
  fulltime: 'Full-time',
  fulltimepermanent: 'Full-time',
  parttime: 'Part-time',
  parttimepermanent: 'Part-time',
  fulltimefixedterm: 'Temporary',
  parttimefixedterm: 'Temporary',
  fixedterm: 'Temporary',
  temporary: 'Temporary',
  seasonal: 'Temporary',
  contract: 'Contract',
  contractor: 'Contract',
  freelance: 'Freelance',
  freelancer: 'Freelance',
  intern: 'Internship',
  internship: 'Internship',
  traineeship: 'Internship',
  trainee: 'Internship',
  workingstudent: 'Internship',
  volunteer: 'Volunteer',
  perdiem: 'Per-Diem',
  other: 'Other',
}
