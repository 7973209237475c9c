import { expect, test } from 'vitest'
import type { Candidate } from '../jobs/read-candidates.ts'
import { defaultRules } from './default-rules.ts'
import { planQueue } from './plan-queue.ts'

let candidateCount = 0

function candidate(change: Partial<Candidate> = {}, score = 90) {
  candidateCount += 1
  const plain: Candidate = {
    ...{
      id: `job-${candidateCount}`,
      slug: `job-${candidateCount}`,
      title: 'Engineer',
      companyId: `company-${candidateCount}`,
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
  return { candidate: { ...plain, ...change }, score, certainty: 80 }
}
const nothing = { today: 0, companyIds: new Set<string>() }
const reasons = (candidates: ReturnType<typeof candidate>[], rules = {}, queued = nothing) =>
  planQueue(candidates, { ...defaultRules, ...rules }, queued).map(({ reason }) => reason)

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
  expect(reasons([candidate(change)], rules)).toEqual([reason])
})

test.for([
  [{ isRecent: true }, { sameCompany: true }],
  [{}, { places: ['Portugal'] }],
  [{ isRemote: true, areas: [] }, { places: ['Lyon'] }],
  [{ payYearly: 60_000, payCurrency: 'EUR' }, { pay: { amount: 50_000, currency: 'EUR' } }],
  [{ questions: null }, { elsewhere: true }],
  [{ companyName: 'Acmeville' }, { never: ['Acme'] }],
] as const)('the job %j passes the rules %j', ([change, rules]) => {
  expect(reasons([candidate(change)], rules)).toEqual([null])
})

test('a match below the minimum is omitted', () => {
  expect(reasons([candidate({}, 74), candidate({}, 75)])).toEqual(['below-match', null])
})

test('the daily maximum and one application per company are respected', () => {
  const sameCompany = { companyId: 'one' }
  expect(reasons([candidate(sameCompany), candidate(sameCompany), candidate(), candidate()], { perDay: 2 })).toEqual([
    ...[null, 'recent-company', null, 'day-full'],
  ])
  const queued = { today: 1, companyIds: new Set(['one']) }
  expect(reasons([candidate(sameCompany), candidate(), candidate()], { perDay: 2 }, queued)).toEqual([
    ...['recent-company', null, 'day-full'],
  ])
})
