import { expect, test } from 'vitest'
import { contract } from '../packages/contract/src/contract.ts'
import { type Endpoint, success } from '../packages/contract/src/endpoint.ts'
import { newestHeadline } from '../packages/contract/src/headlines/shapes.ts'
import { picture } from '../packages/contract/src/pictures/shapes.ts'
import { listDifferences, placesInFolders } from '../scripts/check-contract.mjs'
import { describeContract, findPlaces } from '../scripts/describe-contract.mjs'
import { formatJson } from '../scripts/format-json.mjs'

const { reply, ...jobs } = contract['GET /api/v1/jobs']
/** The query of another list, whose fields are independent, so that one can be removed. */
const { query } = contract['GET /api/v1/admin/members']
const { _id: text, width } = picture.shape
const { publishedAt: time } = newestHeadline.shape
const inJobs = { features: new Map([['GET /jobs', 'jobs']]), shapes: new Map() }

/** Returns the differences that are found when the contract's list of jobs changes like this. */
function changesOf(change: object): string {
  const describeWith = (endpoint: object) =>
    describeContract({ 'GET /jobs': { ...jobs, query, reply, ...endpoint } satisfies object }, inJobs)
  return listDifferences(describeWith({}), describeWith(change)).join('\n')
}

test('an unchanged contract has no differences, and user-facing texts may change', () => {
  expect(changesOf({})).toBe('')
  expect(changesOf({ summary: 'All jobs' })).toBe('')
  expect(changesOf({ errors: jobs.errors.map((error) => ({ ...error, message: 'No.' })) })).toBe('')
})

test.each([
  ['access', { access: 'auth' }, 'jobs > endpoints > GET /jobs > access: "guest" became "auth"'],
  ['a field of the input', { query: query.omit({ q: true }) }, 'GET /jobs > query > properties > q'],
  ['the required fields', { query: query.required() }, 'GET /jobs > query > required'],
  ['the envelope', { reply: reply.shape.result }, 'GET /jobs > reply: nothing became'],
  ['the reply', { reply: reply.extend({ result: text }) }, 'GET /jobs > result > type: "object" became "string"'],
  ['a refusal', { errors: jobs.errors.slice(1) }, 'GET /jobs > errors'],
  ['a body', { body: query }, 'GET /jobs > body: nothing became'],
])('a change to %s is detected and named', (_what, change, named) => {
  expect(changesOf(change)).toContain(named)
})

test('a removed or added endpoint is detected', () => {
  expect(listDifferences({ 'GET /a': {} }, {})).toEqual(['GET /a: {} became nothing'])
  expect(listDifferences({}, { 'GET /a': {} })).toEqual(['GET /a: nothing became {}'])
})

/** Two endpoints whose replies contain a picture; the picture's shape is in another folder. */
function withPictures(picture: Endpoint['reply']) {
  const story = newestHeadline.pick({ publishedAt: true }).extend({ cover: picture.nullable() })
  const endpoints = {
    'GET /story': { access: 'guest', reply: success(story), errors: [] },
    'GET /pictures': { access: 'guest', reply: success(picture.array()), errors: [] },
  }
  const modules = [
    { path: 'pictures/shapes.ts', exports: { picture } },
    { path: 'pictures/endpoints.ts', exports: { picturesEndpoints: { 'GET /pictures': {} } } },
    { path: 'professionals/story/shapes.ts', exports: { story } },
    { path: 'professionals/story/endpoints.ts', exports: { storiesEndpoints: { 'GET /story': {} } } },
  ]
  return describeContract(endpoints, findPlaces(modules))
}
const smallPicture = picture.pick({ alt: true, width: true })

test('a named shape is described once, in its feature’s file', () => {
  const description = withPictures(smallPicture)
  expect(Object.keys(description)).toEqual(['formats', 'pictures', 'professionals'])
  expect(description.pictures).toMatchObject({
    endpoints: { 'GET /pictures': { result: { type: 'array', items: { $ref: '#/replies/picture' } } } },
    replies: { picture: { properties: { alt: { type: 'string' }, width: { type: 'integer' } } } },
  })
  expect(description.professionals).toMatchObject({
    endpoints: { 'GET /story': { result: { $ref: '#/replies/story.story' } } },
    replies: {
      'story.story': {
        properties: {
          publishedAt: { type: 'string', format: 'date-time' },
          cover: { anyOf: [{ $ref: 'pictures.json#/replies/picture' }, { type: 'null' }] },
        },
      },
    },
  })
})

test('a changed shape is reported once, in the file that describes it', () => {
  const changedPicture = smallPicture.extend({ width: text })
  expect(listDifferences(withPictures(smallPicture), withPictures(changedPicture))).toEqual([
    'pictures > replies > picture > properties > width > type: "integer" became "string"',
  ])
})

test.each([
  ['other properties of a reply', smallPicture.loose(), smallPicture],
  ['the bound of a whole number', smallPicture.extend({ width: width.max(10) }), smallPicture],
  [
    'another pattern of a format',
    smallPicture.extend({ at: text.datetime({ offset: true }) }),
    smallPicture.extend({ at: time }),
  ],
])('the description contains values that differ from a default: %s', (_what, unusual, usual) => {
  expect(listDifferences(withPictures(usual), withPictures(unusual))).not.toEqual([])
})

test('a feature without a file and a file without a feature are reported', () => {
  const { pictures, ...others } = withPictures(smallPicture)
  expect(listDifferences(others, { ...others, pictures })).toEqual([
    expect.stringMatching(/^pictures: nothing became \{"endpoints"/),
  ])
  expect(listDifferences({ ...others, pictures }, others)).toEqual([
    expect.stringMatching(/^pictures: .* became nothing$/),
  ])
})

test('every endpoint of the contract is in the folder of a feature', async () => {
  const { features } = await placesInFolders()
  expect(Object.keys(contract).filter((key) => !features.has(key))).toEqual([])
})

test('in formatted JSON, each value that fits is on one line, and the text parses to the same value', () => {
  const value = { a: [1, { b: null }], c: 'x'.repeat(90), d: { e: 'y'.repeat(100), f: undefined }, g: {} }
  const text = formatJson(value)
  expect(text.split('\n')[1]).toBe('  "a": [1, { "b": null }],')
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
})
