import { type DemoCompany, demoCompanies } from '../../companies/demo/companies.demo.ts'
import type { Posting, Sourced } from '../posting.ts'
import { demoPay } from './demo-pay.ts'
import { describeJob, nameSkills } from './describe-job.ts'
import { levelOf } from './levels.ts'
import { type PlannedJob, planJobs } from './plan-jobs.ts'
import { lastDay, postedDate } from './posted-dates.ts'
import { between, randomOf, sample } from './random.ts'

/** The seed of the public demo world. */
const usualSeed = 20_260

export interface DemoPosting {
  readonly companyName: string
  readonly posting: Posting
}

/**
 * Yields the jobs of all demo companies, company by company. Equal seeds yield equal jobs; only the dates depend on
 * `now`, and no job is posted after it.
 */
export function* demoPostings(seed = usualSeed, now: Date): Iterable<DemoPosting> {
  const plannedJobs = demoCompanies().flatMap((company) => planJobs(randomOf(seed, 'plan', company.slug), company))
  const ranks = freshnessRanks(seed, plannedJobs.length)
  for (const [index, job] of plannedJobs.entries()) {
    const key = `demo-${String(index + 1).padStart(4, '0')}`
    yield { companyName: job.company.name, posting: toPosting(seed, key, job, now, ranks[index] ?? index) }
  }
}

/** Returns a random order of all jobs, so that the newest belong to different companies. */
function freshnessRanks(seed: number, count: number): number[] {
  const random = randomOf(seed, 'freshness')
  return sample(
    random,
    Array.from({ length: count }, (_none, rank) => rank),
    count,
  )
}

function toPosting(seed: number, key: string, job: PlannedJob, now: Date, rank: number): Posting {
  const { company, role, family, level, employmentType, where } = job
  const random = randomOf(seed, 'posting', key)
  const benefits = benefitsFor(job)
  const showsPay = where.oneCurrency && (random() < 0.79 || level === 'i')
  const payLevel = company.hiring.pay
  const { track } = family
  const pay = showsPay ? demoPay(random, { role, track, level, employmentType, payLevel, city: where.city }) : null
  const advert = describeJob(random, job, pay, benefits)
  const skills = sample(random, role.skills, between(random, 3, Math.min(8, role.skills.length)))
  const dates = randomOf(seed, 'dates', key)
  const validThrough = lastDay(dates, now)
  return {
    key,
    url: null,
    companyName: sourcedValue(company.name),
    title: sourcedValue(job.title),
    description: sourcedValue(nameSkills(randomOf(seed, 'skills', key), advert, job, skills)),
    department: sourcedValue(job.department),
    seniority: sourcedValue(levelOf(level).seniority),
    employmentType: sourcedValue(employmentType),
    workType: where.workType && sourcedValue(where.workType),
    places: where.places.map(sourcedValue),
    pay: pay && sourcedValue(pay),
    skills: sourcedValue(skills),
    benefits: benefits.length > 0 ? sourcedValue(benefits) : null,
    applyUrl: sourcedValue(`/dev/apply?job=${key}`),
    datePosted: sourcedValue(postedDate(dates, now, rank)),
    validThrough: validThrough && sourcedValue(validThrough),
    language: sourcedValue('en'),
  }
}

/** Returns all benefits of the company for its staff, and none for volunteers and freelancers. */
function benefitsFor({ company, employmentType }: { company: DemoCompany; employmentType: string }): readonly string[] {
  return employmentType === 'Volunteer' || employmentType === 'Freelance' ? [] : company.benefits
}

function sourcedValue<T>(value: T): Sourced<T> {
  return { value, path: 'demo', rule: 'given-by-company' }
}
