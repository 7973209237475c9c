import type { Block } from '@rise/contract/company-blocks/fields'
import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { expect, test } from 'vitest'
import { ApiError } from '../../../app/base/api.ts'
import { addBlocks, moveBlock, removeBlock } from './changes.ts'
import { createDraftStore, type DraftState } from './draft-store.ts'

function block(id: string): Block {
  return {
    id,
    version: 1,
    tab: 'about',
    wide: true,
    hidden: false,
    kind: 'recentnews',
    content: { title: id, most: 1 },
  }
}

function draftOf(revision: number, ...ids: string[]): PageDraft {
  return {
    ...{ _id: 'c', slug: 'c', revision, published: null, changed: false },
    layout: {
      theme: { accent: null, cover: 'picture', tabs: ['about', 'life', 'people', 'news'] },
      blocks: ids.map(block),
    },
    material: { pictures: [], people: [], jobs: [], news: [] },
  }
}

/** A server with one draft, like the API. */
function serverWith(first: PageDraft) {
  let storedDraft = first
  return {
    now: () => storedDraft,
    /** Simulates a colleague who saves. */
    saveElsewhere: (next: PageDraft) => {
      storedDraft = next
    },
    load: async () => storedDraft,
    async save({ revision, layout }: { revision: number; layout: PageDraft['layout'] }) {
      if (revision !== storedDraft.revision) throw new ApiError(409, { code: 'draft-changed', message: 'Changed.' })
      storedDraft = { ...storedDraft, revision: revision + 1, layout }
      return storedDraft
    },
  }
}
const idsOf = ({ layout }: PageDraft) => layout.blocks.map(({ id }) => id)

test('a change is shown immediately and saved', async () => {
  const server = serverWith(draftOf(1, 'a'))
  const states: DraftState[] = []
  const store = createDraftStore(server.now(), server, (state) => states.push(state))
  const savePromise = store.change(addBlocks([block('b')]))
  expect(idsOf(store.state().draft)).toEqual(['a', 'b'])
  await savePromise
  expect(idsOf(server.now())).toEqual(['a', 'b'])
  expect(states.at(-1)).toMatchObject({ saving: 'saved', merged: false })
})

test('a colleague’s concurrent change and the local change are both kept', async () => {
  const server = serverWith(draftOf(1, 'a', 'b'))
  const store = createDraftStore(server.now(), server, () => {})
  server.saveElsewhere(draftOf(5, 'a', 'b', 'theirs'))
  await store.change(moveBlock('b', 0))
  expect(idsOf(server.now())).toEqual(['b', 'a', 'theirs'])
  expect(store.state()).toMatchObject({ saving: 'saved', merged: true })
})

test('several consecutive changes are all saved, in order', async () => {
  const server = serverWith(draftOf(1, 'a'))
  const store = createDraftStore(server.now(), server, () => {})
  await Promise.all([
    store.change(addBlocks([block('b')])),
    store.change(addBlocks([block('c')])),
    store.change(removeBlock('a')),
  ])
  expect(idsOf(server.now())).toEqual(['b', 'c'])
})

test('changes that each collide with a colleague’s are all saved, however many they are', async () => {
  const server = serverWith(draftOf(1))
  const laterIds = ['1', '2', '3', '4', '5', '6']
  const remainingIds = [...laterIds]
  let isOutdated = false
  function addNext() {
    const id = remainingIds.shift()
    if (id !== undefined) void store.change(addBlocks([block(id)]))
  }
  const store = createDraftStore(
    server.now(),
    {
      ...server,
      save(body) {
        isOutdated = !isOutdated
        if (isOutdated) server.saveElsewhere({ ...server.now(), revision: server.now().revision + 1 })
        else addNext()
        return server.save(body)
      },
    },
    () => {},
  )
  await store.change(addBlocks([block('0')]))
  expect(idsOf(server.now())).toEqual(['0', ...laterIds])
})

test('a refused change stays visible, and can be saved again', async () => {
  const server = serverWith(draftOf(1, 'a'))
  let isRefusing = true
  const store = createDraftStore(
    server.now(),
    { ...server, save: (body) => (isRefusing ? Promise.reject(new Error('No.')) : server.save(body)) },
    () => {},
  )
  await expect(store.change(addBlocks([block('b')]))).rejects.toThrow('No.')
  expect(store.state()).toMatchObject({ saving: 'failed', failure: 'No.' })
  expect(idsOf(store.state().draft)).toEqual(['a', 'b'])
  isRefusing = false
  await store.flush()
  expect(idsOf(server.now())).toEqual(['a', 'b'])
})
