import type { ApplyForm } from '@rise/contract/applications/shapes'
import { expect, test } from 'vitest'
import { newDraft } from './draft.ts'

const form = {
  story: { work: [{ name: 'Harbour Works' }] },
  files: [{ _id: 'last' }, { _id: 'older' }],
  remembered: { licence: 'yes' },
} as unknown as ApplyForm

test('the tab’s stored draft takes precedence over the story and earlier answers', () => {
  const storedDraft = { id: 'one', note: 'In May.', fileId: 'older', answers: { licence: 'no' } }
  expect(newDraft(form, storedDraft)).toMatchObject(storedDraft)
  expect(newDraft(form)).toMatchObject({ note: '', fileId: null, answers: { licence: 'yes' } })
})

test('a deleted file is not chosen', () => {
  expect(newDraft(form, { fileId: 'gone' }).fileId).toBeNull()
  expect(newDraft({ ...form, story: {} }, { fileId: 'gone' }).fileId).toBe('last')
})
