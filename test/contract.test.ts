import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../packages/contract/src/contract.ts'
import { listDifferences, placesInFolders } from '../scripts/check-contract.mjs'
import { describeContract, findPlaces } from '../scripts/describe-contract.mjs'
import { formatJson } from '../scripts/format-json.mjs'

const { reply, ...jobs } = contract['GET /api/v1/jobs']
/** Of another list: fields that stand for themselves, so that one can be taken away. */
const { query } = contract['GET /api/v1/admin/members']
const inJobs = { features: new Map([['GET /jobs', 'jobs']]), shapes: new Map() }

/** What is noticed when the list of jobs, as the contract has it, changes like this. */
function changesOf(change: object): string {
  const described = (endpoint: object) =>
    describeContract({ 'GET /jobs': { ...jobs, query, reply, ...endpoint } satisfies object }, inJobs)
  return listDifferences(described({}), described(change)).join('\n')
}

test('the same contract has no differences, and texts for people may change', () => {
  expect(changesOf({})).toBe('')
  expect(changesOf({ summary: 'All jobs' })).toBe('')
  expect(changesOf({ errors: jobs.errors.map((error) => ({ ...error, message: 'No.' })) })).toBe('')
})

test.each([
  ['access', { access: 'auth' }, 'jobs > endpoints > GET /jobs > access: "guest" became "auth"'],
  ['a field of the input', { query: query.omit({ q: true }) }, 'GET /jobs > query > properties > q'],
  ['what must be given', { query: query.required() }, 'GET /jobs > query > required'],
  ['the envelope', { reply: reply.shape.result }, 'GET /jobs > reply: nothing became'],
  ['the reply', { reply: reply.extend({ result: z.string() }) }, 'GET /jobs > result > type: "object" became "string"'],
  ['a refusal', { errors: jobs.errors.slice(1) }, 'GET /jobs > errors'],
  ['a body', { body: query }, 'GET /jobs > body: nothing became'],
])('a change of %s is noticed and named', (_what, change, named) => {
  expect(changesOf(change)).toContain(named)
})

test('an endpoint that is gone or new is noticed', () => {
  expect(listDifferences({ 'GET /a': {} }, {})).toEqual(['GET /a: {} became nothing'])
  expect(listDifferences({}, { 'GET /a': {} })).toEqual(['GET /a: nothing became {}'])
})

/** Two endpoints whose replies show a picture, which stands in a folder of its own. */
function withPictures(picture: z.ZodType) {
  const of = (shape: z.ZodType) => ({
    access: 'guest',
    reply: z.object({ success: z.literal(true), result: shape }),
    errors: [],
  })
  const story = z.object({ photo: picture.nullable(), joinedAt: z.iso.datetime() })
  const endpoints = { 'GET /story': of(story), 'GET /pictures': of(z.array(picture)) }
  const modules = [
    { path: 'pictures/shapes.ts', exports: { picture } },
    { path: 'pictures/endpoints.ts', exports: { picturesEndpoints: { 'GET /pictures': {} } } },
    { path: 'professionals/story/shapes.ts', exports: { story } },
    { path: 'professionals/story/endpoints.ts', exports: { storiesEndpoints: { 'GET /story': {} } } },
  ]
  return describeContract(endpoints, findPlaces(modules))
}

test('a shape with a name is described once, in the file of its feature', () => {
  const described = withPictures(z.object({ url: z.string(), width: z.int() }))
  expect(Object.keys(described)).toEqual(['formats', 'pictures', 'professionals'])
  expect(described.pictures).toMatchObject({
    endpoints: { 'GET /pictures': { result: { type: 'array', items: { $ref: '#/replies/picture' } } } },
    replies: { picture: { properties: { url: { type: 'string' }, width: { type: 'integer' } } } },
  })
  expect(described.professionals).toMatchObject({
    endpoints: { 'GET /story': { result: { $ref: '#/replies/story.story' } } },
    replies: {
      'story.story': {
        properties: {
          photo: { anyOf: [{ $ref: 'pictures.json#/replies/picture' }, { type: 'null' }] },
          joinedAt: { type: 'string', format: 'date-time' },
        },
      },
    },
  })
})

test('a changed shape is noticed where it is described, and there alone', () => {
  const before = withPictures(z.object({ url: z.string(), width: z.int() }))
  const after = withPictures(z.object({ url: z.string(), width: z.string() }))
  expect(listDifferences(before, after)).toEqual([
    'pictures > replies > picture > properties > width > type: "integer" became "string"',
  ])
})

test.each([
  ['an open object', z.looseObject({ url: z.string() }), z.object({ url: z.string() })],
  ['a bound', z.int().max(10), z.int()],
  ['another pattern of a format', z.iso.datetime({ offset: true }), z.iso.datetime()],
])('what is left out where it is usual stays where it is not: %s', (_what, unusual, usual) => {
  expect(listDifferences(withPictures(unusual), withPictures(usual))).not.toEqual([])
})

test('a feature without a file is asked for, and a file without a feature is noticed', () => {
  const { pictures, ...others } = withPictures(z.object({}))
  expect(listDifferences(others, { ...others, pictures })).toEqual([
    expect.stringMatching(/^pictures: nothing became \{"endpoints"/),
  ])
  expect(listDifferences({ ...others, pictures }, others)).toEqual([
    expect.stringMatching(/^pictures: .* became nothing$/),
  ])
})

test('every endpoint of the contract stands in the folder of a feature', async () => {
  const { features } = await placesInFolders()
  expect(Object.keys(contract).filter((key) => !features.has(key))).toEqual([])
})

test('what fits on a line stands on one, and reads back as it was', () => {
  const value = { a: [1, { b: null }], c: 'x'.repeat(90), d: { e: 'y'.repeat(100), f: undefined }, g: {} }
  const text = formatJson(value)
  expect(text.split('\n')[1]).toBe('  "a": [1, { "b": null }],')
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
})
