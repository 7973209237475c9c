import type { Seniority } from '@rise/contract/jobs/kinds'
import type { Family, Role } from './material.ts'

interface Level {
  readonly seniority: Seniority
  /** The prefix of a title that has no special form for this level. */
  readonly prefix: string
  /** The weight of the level among those of a role. */
  readonly weight: number
  /** Pay relative to the middle level. */
  readonly pay: number
}

const levels: Readonly<Record<string, Level>> = {
  n: { seniority: 'No Experience', prefix: '', weight: 4, pay: 0.74 },
  i: { seniority: 'Internship', prefix: '', weight: 1.3, pay: 0.45 },
  e: { seniority: 'Entry Level', prefix: 'Junior ', weight: 1.8, pay: 0.8 },
  m: { seniority: 'Mid-Level', prefix: '', weight: 4, pay: 1 },
  s: { seniority: 'Senior Level', prefix: 'Senior ', weight: 3, pay: 1.26 },
  d: { seniority: 'Director / Expert', prefix: 'Lead ', weight: 1.5, pay: 1.5 },
  x: { seniority: 'Executive / C-Suite', prefix: '', weight: 1, pay: 1.8 },
}

/** Returns the level of this letter. */
export function levelOf(letter: string): Level {
  const level = levels[letter]
  if (level === undefined) throw new Error(`There is no level ${letter}.`)
  return level
}

/** Returns the title of the role at a level. */
export function titleAt(role: Role, letter: string): string {
  const ownTitle = role.t[letter]
  if (ownTitle !== undefined) return ownTitle
  if (letter === 'i') return `${role.title} Intern`
  return role.plain && letter === 'e' ? role.title : `${levelOf(letter).prefix}${role.title}`
}

/** Returns a role's yearly pay in thousands of US dollars in the United States, before adjusting for the company. */
export function americanPay(role: Role, letter: string): number {
  const base = role.levels.includes('m') ? 'm' : role.levels.replace('i', '').charAt(0)
  return (role.pay * levelOf(letter).pay) / levelOf(base).pay
}

/** Whether a company should have at most one job with this role. */
export function isSingular(role: Role): boolean {
  return role.levels === 'x' || role.title.startsWith('Head of') || role.levels === 'd'
}

/** Whether a company of this name and industry has the role. */
export function hasRole(company: { name: string; industry: string }, family: Family, role: Role): boolean {
  if (role.at !== undefined) return role.at.includes(company.name)
  return [family.only, role.only].every(
    (industries) => industries === undefined || industries.includes(company.industry),
  )
}
