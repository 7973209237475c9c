import { type EmploymentType, employmentTypes } from '@rise/contract/jobs/kinds'
import type { DemoCompany } from '../../companies/demo/companies.demo.ts'
import { americanPay, hasRole, isSingular, levelOf, titleAt } from './levels.ts'
import { type Family, families, type Role } from './material.ts'
import { pickWeighted, type Random } from './random.ts'
import { planPlaces, type WorkPlaces } from './work-places.ts'

/** A job without its advert: its role, its company and its place. */
export interface PlannedJob {
  readonly company: DemoCompany
  /** The slug of the department. */
  readonly department: string
  readonly family: Family
  readonly role: Role
  readonly level: string
  readonly title: string
  readonly employmentType: EmploymentType
  readonly where: WorkPlaces
}

/** Plans the jobs of one company: as many as its profile states, spread over its departments, roles and places. */
export function planJobs(random: Random, company: DemoCompany): PlannedJob[] {
  const timesChosen = new Map<string, number>()
  return departmentsOf(company).map((department) => {
    for (let tries = 1; ; tries += 1) {
      const job = planJob(random, company, department, timesChosen)
      const key = `${job.title} ${job.where.places.map(({ asWritten }) => asWritten).join(' ')}`
      if (timesChosen.has(key) && tries < 30) continue
      timesChosen.set(key, 1)
      timesChosen.set(job.role.title, (timesChosen.get(job.role.title) ?? 0) + 1)
      return job
    }
  })
}

/**
 * Returns a department for each job, in proportion to the departments' weights. The largest remainders get the jobs
 * that are left.
 */
function departmentsOf({ hiring }: DemoCompany): string[] {
  const weights = Object.entries(hiring.departments)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const shares = weights.map(([department, weight]) => ({ department, share: (weight / total) * hiring.jobs }))
  const wholeShares = shares.flatMap(({ department, share }) => Array<string>(Math.floor(share)).fill(department))
  const rest = shares.toSorted((a, b) => (b.share % 1) - (a.share % 1)).map(({ department }) => department)
  return [...wholeShares, ...rest.slice(0, hiring.jobs - wholeShares.length)]
}

function planJob(
  random: Random,
  company: DemoCompany,
  department: string,
  taken: ReadonlyMap<string, number>,
): PlannedJob {
  const openRoles = rolesOf(company, department)
  const { family, role } = pickWeighted(random, openRoles, ({ role }) => weightOf(role, taken.get(role.title) ?? 0))
  const letters = [...role.levels].filter((letter) => letter !== 'i' || company.hiring.jobs > 10)
  const level = pickWeighted(random, letters, (letter) => levelOf(letter).weight)
  return {
    company,
    department,
    family,
    role,
    level,
    title: titleAt(role, level),
    employmentType: employmentTypeOf(random, role, level),
    where: planPlaces(random, company, role, americanPay(role, level) > 0),
  }
}

function rolesOf(company: DemoCompany, department: string): { family: Family; role: Role }[] {
  const familiesOfDepartment = families().get(department) ?? []
  const openRoles = familiesOfDepartment.flatMap((family) =>
    family.roles.filter((role) => hasRole(company, family, role)).map((role) => ({ family, role })),
  )
  if (openRoles.length === 0) throw new Error(`${company.name} hires for ${department}, where no role fits it.`)
  return openRoles
}

/**
 * Returns the weight of a role, which decreases with each job that the company already has in it. A role with a single
 * level, other than the lowest, is rarer from the outset.
 */
function weightOf(role: Role, times: number): number {
  if (isSingular(role)) return times > 0 ? 0.0001 : 0.22
  const singleLevelFactor = role.levels.length === 1 && role.levels !== 'n' ? 0.45 : 1
  return (role.weight * singleLevelFactor) / (1 + times) ** 0.9
}

function employmentTypeOf(random: Random, role: Role, level: string): EmploymentType {
  if (level === 'i') return 'Internship'
  if (level === 'd' || level === 'x') return 'Full-time'
  const weight = (type: EmploymentType) => (type === 'Full-time' ? role.full : (role.types[type] ?? 0))
  return pickWeighted(random, employmentTypes, weight)
}
