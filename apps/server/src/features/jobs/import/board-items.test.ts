import { expect, test } from 'vitest'
import { makeAshbyBoard, makeAshbyJob } from './ashby-job.factory.ts'
import { type BoardKind, boardItems, boardKinds } from './board-items.ts'
import { makeGreenhouseBoard, makeGreenhouseJob } from './greenhouse-job.factory.ts'
import { makeLeverPosting } from './lever-posting.factory.ts'

const boards: Readonly<Record<BoardKind, unknown>> = {
  greenhouse: makeGreenhouseBoard([makeGreenhouseJob()]),
  lever: [makeLeverPosting()],
  ashby: makeAshbyBoard([makeAshbyJob()]),
}
const empty: Readonly<Record<BoardKind, unknown>> = {
  greenhouse: { jobs: [], meta: { total: 0 } },
  lever: [],
  ashby: { jobs: [], apiVersion: '1' },
}

test.each(boardKinds)('a %s board is taken as one, also an empty one', (kind) => {
  expect(boardItems(boards[kind], kind)).toHaveLength(1)
  expect(boardItems(empty[kind], kind)).toHaveLength(0)
})

test.each(boardKinds)('a %s board is not taken for another', (kind) => {
  for (const other of boardKinds.filter((name) => name !== kind)) {
    expect(() => boardItems(boards[kind], other)).toThrow(`use --source ${kind}`)
    expect(() => boardItems(empty[kind], other)).toThrow(/use --source|This is not/)
  }
})

test.each([
  ['an empty object', {}],
  ['a text', 'jobs'],
  ['null', null],
  ['an error of the API', { ok: false, error: 'Document not found' }],
  ['jobs that are no list', { jobs: { id: 1 } }],
  ['a board of a source that is not read', { jobs: [{ shortcode: 'A1', title: 'Pilot' }] }],
])('%s is no board of any kind', (_name, parsed) => {
  for (const kind of boardKinds) expect(() => boardItems(parsed, kind)).toThrow(/^This is not an? \w+ board: .+\.$/)
})
