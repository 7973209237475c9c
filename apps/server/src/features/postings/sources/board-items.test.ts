import { expect, test } from 'vitest'
import { makeAshbyBoard, makeAshbyJob } from './ashby/ashby-job.factory.ts'
import { type JsonKind, jsonKinds } from './board-items.ts'
import { makeGreenhouseBoard, makeGreenhouseJob } from './greenhouse/greenhouse-job.factory.ts'
import { makeJobPosting } from './json-ld/json-ld-posting.factory.ts'
import { makeLeverPosting } from './lever/lever-posting.factory.ts'
import { makePlainJob } from './plain/plain-job.factory.ts'
import { makeRecruiteeOffer } from './recruitee/recruitee-offer.factory.ts'
import { makeSmartRecruitersPosting } from './smartrecruiters/smartrecruiters-posting.factory.ts'
import { readAll } from './source-bytes.factory.ts'
import { makeWorkableBoard, makeWorkableJob } from './workable/workable-job.factory.ts'

const boards: Readonly<Record<JsonKind, unknown>> = {
  greenhouse: makeGreenhouseBoard([makeGreenhouseJob()]),
  lever: [makeLeverPosting()],
  ashby: makeAshbyBoard([makeAshbyJob()]),
  workable: makeWorkableBoard([makeWorkableJob()]),
  recruitee: { offers: [makeRecruiteeOffer()] },
  smartrecruiters: { offset: 0, limit: 100, totalFound: 1, content: [makeSmartRecruitersPosting()] },
  'json-ld': [makeJobPosting()],
  json: [makePlainJob()],
}
/** Empty plain lists and JSON-LD have no other members that would identify them. */
const emptyBoards: Readonly<Partial<Record<JsonKind, unknown>>> = {
  greenhouse: { jobs: [], meta: { total: 0 } },
  lever: [],
  ashby: { jobs: [], apiVersion: '1' },
  workable: { name: 'Harbour Lights', description: null, jobs: [] },
  recruitee: { offers: [] },
  smartrecruiters: { offset: 0, limit: 100, totalFound: 0, content: [] },
}
const others = (kind: JsonKind) => jsonKinds.filter((name) => name !== kind)

test.each(jsonKinds)('a %s board is recognised, even if empty', async (kind) => {
  const { items, error } = await readAll(kind, boards[kind])
  expect({ error, items }).toMatchObject({ error: null, items: [{ posting: {} }] })
  if (kind in emptyBoards) expect(await readAll(kind, emptyBoards[kind])).toEqual({ items: [], error: null })
})

test.each(jsonKinds)('a %s board is never mistaken for another kind', async (kind) => {
  for (const other of others(kind)) {
    const { items, error } = await readAll(other, boards[kind])
    expect({ other, items, error }).toEqual({
      other,
      items: [],
      error: expect.stringContaining(`use --source ${kind}`),
    })
  }
})

test.each(['greenhouse', 'ashby', 'workable', 'recruitee', 'smartrecruiters'] as const)(
  'an empty %s board is not mistaken for another kind',
  async (kind) => {
    for (const other of others(kind)) {
      const { items, error } = await readAll(other, emptyBoards[kind])
      expect({ other, items, error }).toEqual({ other, items: [], error: expect.stringMatching(/use --source|is not/) })
    }
  },
)

test.each([
  ['an empty object', {}],
  ['a text', '"jobs"'],
  ['null', null],
  ['an error of the API', { ok: false, error: 'Document not found' }],
  ['jobs that are not a list', { jobs: { id: 1 } }],
  ['a board of an unsupported source', { jobs: [{ positionCode: 'A1', headline: 'Pilot' }] }],
])('%s is not recognised as any kind of board', async (_name, parsed) => {
  for (const kind of jsonKinds.filter((name) => name !== 'json' && name !== 'json-ld')) {
    expect((await readAll(kind, parsed)).error).toMatch(/^This is not an? \w+ board: .+\.$/)
  }
})
