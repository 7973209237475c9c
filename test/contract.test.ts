import { expect, test } from 'vitest'
import { contract } from '../packages/contract/src/contract.ts'
import { describeContract, listDifferences } from '../scripts/check-contract.mjs'

const { reply, ...jobs } = contract['GET /api/v1/jobs']
/** Of another list: fields that stand for themselves, so that one can be taken away. */
const { query } = contract['GET /api/v1/admin/members']

/** What is noticed when the list of jobs, as the contract has it, changes like this. */
function changesOf(change: object): string {
  const described = (endpoint: object) =>
    describeContract({ 'GET /jobs': { ...jobs, query, reply, ...endpoint } satisfies object })
  return listDifferences(described({}), described(change)).join('\n')
}

test('the same contract has no differences, and texts for people may change', () => {
  expect(changesOf({})).toBe('')
  expect(changesOf({ summary: 'All jobs' })).toBe('')
  expect(changesOf({ errors: jobs.errors.map((error) => ({ ...error, message: 'No.' })) })).toBe('')
})

test.each([
  ['access', { access: 'auth' }, 'GET /jobs > access: "guest" became "auth"'],
  ['a field of the input', { query: query.omit({ q: true }) }, 'GET /jobs > query > properties > q'],
  ['what must be given', { query: query.required() }, 'GET /jobs > query > required'],
  ['the reply', { reply: reply.shape.result }, 'GET /jobs > reply > properties > success'],
  ['a refusal', { errors: jobs.errors.slice(1) }, 'GET /jobs > errors'],
  ['a body', { body: query }, 'GET /jobs > body: nothing became'],
])('a change of %s is noticed and named', (_what, change, named) => {
  expect(changesOf(change)).toContain(named)
})

test('an endpoint that is gone or new is noticed', () => {
  expect(listDifferences({ 'GET /a': {} }, {})).toEqual(['GET /a: {} became nothing'])
  expect(listDifferences({}, { 'GET /a': {} })).toEqual(['GET /a: nothing became {}'])
})
