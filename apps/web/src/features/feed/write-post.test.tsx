// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { readDraft, writeDraft } from '../../app/forms/drafts/draft-store.ts'
import { localStore } from '../../app/session/safe-storage.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { EarlyComposer } from './early-composer.tsx'
import { POST_DRAFT } from './post-draft.ts'
import { WritePost } from './write-post.tsx'

afterEach(() => {
  cleanup()
  localStore.removeAll('')
})

const user = userOf()
const api = (async () => ({ success: true, result: {} })) as unknown as Api
const key = `/:${POST_DRAFT}`
const storeDraft = (values: object | undefined) => writeDraft(key, values && { owner: user._id, values }, 'device')
const show = () =>
  renderFor(<WritePost kind={undefined} onKind={() => undefined} />, { session: { status: 'member', user }, api })

test('an unfinished post is reopened until it is published', () => {
  storeDraft({ body: '<p>Half a thought</p>', poll: null })
  show()
  expect(screen.getByRole('button', { name: 'Continue your post' })).toBeTruthy()
  act(() => storeDraft(undefined))
  expect(screen.getByRole('button', { name: 'Write a post' })).toBeTruthy()
})

test('a form that was only opened, or emptied again, is not reopened', () => {
  storeDraft({ kind: 'win', body: '<p>&nbsp;</p>', poll: null })
  show()
  expect(screen.getByRole('button', { name: 'Write a post' })).toBeTruthy()
})

test('text typed while the form’s code loads becomes its draft', async () => {
  renderFor(<EarlyComposer kind="win" hasText={false} />, { session: { status: 'member', user }, api })
  const field = screen.getByRole('textbox', { name: 'Text' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'A lamp <b>\nfor the harbour' } })
  expect(readDraft(key, user._id, 'device')?.values).toEqual({
    kind: 'win',
    body: '<p>A lamp &lt;b&gt;</p><p>for the harbour</p>',
  })
})

test('a form that opens with a text shows no empty field while its code loads', () => {
  renderFor(<EarlyComposer kind="hello" hasText />, { session: { status: 'member', user }, api })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading the form')
})
