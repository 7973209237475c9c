import { expect, test } from 'vitest'
import type { ApplicableJob } from '../jobs/read-applicable-jobs.ts'
import { defaultRules } from './default-rules.ts'
import { planQueue } from './plan-queue.ts'

let jobCount = 0

function job(change: Partial<ApplicableJob> = {}, score = 90) {
  jobCount += 1
  const plainJob: ApplicableJob = {
    ...{
      id: `job-${jobCount}`,
      slug: `job-${jobCount}`,
      title: 'Engineer',
      companyId: `company-${jobCount}`,
    },
    ...{ companyName: 'Harbour Works', companySlug: 'harbour-works', isOpen: true, questions: [], applyUrl: null },
    ...{ posted: null, isRemote: false, payYearly: null, payCurrency: null, countries: ['PT'] },
    ...{
      areas: ['porto', 'portugal'],
      isHidden: false,
      isApplied: false,
      applicationId: null,
      isAppliedElsewhere: false,
    },
    isRecent: false,
  }
  return { job: { ...plainJob, ...change }, score, certainty: 80 }
}
const emptyQueue = { today: 0, companyIds: new Set<string>() }
const reasons = (jobs: ReturnType<typeof job>[], rules = {}, queued = emptyQueue) =>
  planQueue(jobs, { ...defaultRules, ...rules }, queued).map(({ reason }) => reason)

test.for([
  ['applied', { isApplied: true }, {}],
  ['closed', { isOpen: false }, {}],
  ['hidden', { isHidden: true }, {}],
  ['never-company', { companyName: 'Acme GmbH' }, { never: ['acme'] }],
  ['recent-company', { isRecent: true }, {}],
  ['place', {}, { places: ['Lyon'] }],
  ['place', { isRemote: true }, { remote: false }],
  ['pay-low', { payYearly: 40_000, payCurrency: 'EUR' }, { pay: { amount: 50_000, currency: 'EUR' } }],
  [
    'pay-unknown',
    { payYearly: 90_000, payCurrency: 'USD' },
    { pay: { amount: 50_000, currency: 'EUR' }, unknownPay: false },
  ],
  ['elsewhere', { questions: null }, {}],
] as const)('a job is skipped as %s', ([reason, change, rules]) => {
  expect(reasons([job(change)], rules)).toEqual([reason])
})

test.for([
  [{ isRecent: true }, { sameCompany: true }],
  [{}, { places: ['Portugal'] }],
  [{ isRemote: true, areas: [] }, { places: ['Lyon'] }],
  [{ payYearly: 60_000, payCurrency: 'EUR' }, { pay: { amount: 50_000, currency: 'EUR' } }],
  [{ questions: null }, { elsewhere: true }],
  [{ companyName: 'Acmeville' }, { never: ['Acme'] }],
] as const)('the job %j passes the rules %j', ([change, rules]) => {
  expect(reasons([job(change)], rules)).toEqual([null])
})

test('a job with a match below the minimum is skipped', () => {
  expect(reasons([job({}, 74), job({}, 75)])).toEqual(['below-match', null])
})

test('the queue respects the daily maximum and takes one application per company', () => {
  const sameCompany = { companyId: 'one' }
  expect(reasons([job(sameCompany), job(sameCompany), job(), job()], { perDay: 2 })).toEqual([
    ...[null, 'recent-company', null, 'day-full'],
  ])
  const queue = { today: 1, companyIds: new Set(['one']) }
  expect(reasons([job(sameCompany), job(), job()], { perDay: 2 }, queue)).toEqual([
    ...['recent-company', null, 'day-full'],
  ])
})
