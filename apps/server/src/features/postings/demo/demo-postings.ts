import { type DemoCompany, demoCompanies } from '../../companies/demo/companies.demo.ts'
import type { Posting, Sourced } from '../posting.ts'
import { demoPay } from './demo-pay.ts'
import { describeJob } from './describe-job.ts'
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
 * `now`, and none is after it.
 */
export function* demoPostings(seed = usualSeed, now: Date): Iterable<DemoPosting> {
  const planned = demoCompanies().flatMap((company) => planJobs(randomOf(seed, 'plan', company.slug), company))
  const ranks = freshnessRanks(seed, planned.length)
  for (const [index, job] of planned.entries()) {
    const key = `demo-${String(index + 1).padStart(4, '0')}`
    yield { companyName: job.company.name, posting: toPosting(seed, key, job, now, ranks[index] ?? index) }
  }
}

/** A random order of all jobs, so that the newest belong to different companies. */
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
  const dates = randomOf(seed, 'dates', key)
  const validThrough = lastDay(dates, now)
  return {
    key,
    url: null,
    companyName: stated(company.name),
    title: stated(job.title),
    description: stated(describeJob(random, job, pay, benefits)),
    department: stated(job.department),
    seniority: stated(levelOf(level).seniority),
    employmentType: stated(employmentType),
    workType: where.workType && stated(where.workType),
    places: where.places.map(stated),
    pay: pay && stated(pay),
    skills: stated(sample(random, role.skills, between(random, 3, Math.min(8, role.skills.length)))),
    benefits: benefits.length > 0 ? stated(benefits) : null,
    applyUrl: stated(`/dev/apply?job=${key}`),
    datePosted: stated(postedDate(dates, now, rank)),
    validThrough: validThrough && stated(validThrough),
    language: stated('en'),
  }
}

/** All of the company's benefits for its staff, none for volunteers and freelancers. */
function benefitsFor({ company, employmentType }: { company: DemoCompany; employmentType: string }): readonly string[] {
  return employmentType === 'Volunteer' || employmentType === 'Freelance' ? [] : company.benefits
}

function stated<T>(value: T): Sourced<T> {
  return { value, path: 'demo', rule: 'given-by-company' }
}
