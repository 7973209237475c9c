import type { ApplyForm } from '@rise/contract/applications/shapes'
import { expect, test } from 'vitest'
import { newDraft } from './draft.ts'

const form = {
  story: { work: [{ name: 'Harbour Works' }] },
  files: [{ _id: 'last' }, { _id: 'older' }],
  remembered: { licence: 'yes' },
} as unknown as ApplyForm

test('what was left in the tab comes before the story and earlier answers', () => {
  const left = { id: 'one', note: 'In May.', fileId: 'older', answers: { licence: 'no' } }
  expect(newDraft(form, left)).toMatchObject(left)
  expect(newDraft(form)).toMatchObject({ note: '', fileId: null, answers: { licence: 'yes' } })
})

test('a file that was deleted since is not chosen', () => {
  expect(newDraft(form, { fileId: 'gone' }).fileId).toBeNull()
  expect(newDraft({ ...form, story: {} }, { fileId: 'gone' }).fileId).toBe('last')
})
