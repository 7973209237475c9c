import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../base/api.ts'
import { tabStore } from '../session/safe-storage.ts'
import type { Schema } from './check-body.ts'
import { createValueEngine, initialState, type ValuePlan } from './value-engine.ts'

interface Note {
  readonly title: string
  readonly links: readonly string[]
  readonly password?: string
}
type Body = Note & { readonly version: number }

const blankNote: Note = { title: '', links: [] }
const conflict = new ApiError(409, { code: 'note-changed', message: 'It was changed.' })

/** A schema that requires a title and trims it. */
const schema: Schema = {
  '~standard': {
    validate(body) {
      const note = body as Body
      const title = note.title.trim()
      const issues = [
        { message: 'Give a title.', path: ['title'] },
        { message: 'The title is too short.', path: ['title'] },
      ]
      return title === '' ? { issues } : { value: { ...note, title } }
    },
  },
}

function plan(sentBodies: Body[] = []): ValuePlan<Note, Body> {
  return {
    schema: async () => schema,
    body: ({ values, version = 0 }) => ({ version, ...values }),
    fieldAt: (path) => path.find((part) => part in blankNote),
    async send(_, checked) {
      sentBodies.push(checked)
      return { changed: false }
    },
    draft: { name: 'note', owner: 'ada' },
    conflictCode: 'note-changed',
    onErrors: (errors) => errors,
    onChange: () => undefined,
  }
}

function open(change: Partial<ValuePlan<Note, Body>> = {}, version?: number) {
  const sentBodies: Body[] = []
  const form = createValueEngine<Note, Body>(blankNote, version, () => ({ ...plan(sentBodies), ...change }))
  return { form, sentBodies, state: form.state }
}

const refuse = (error: unknown) => ({ send: () => Promise.reject(error) })

beforeEach(() => tabStore.removeAll(''))

test('submitting sends the values as parsed by the schema and deletes the draft', async () => {
  const { form, sentBodies, state } = open()
  form.set({ title: ' Tides ' })
  expect(state().changed).toBe(true)
  expect(await form.submit()).toBe(true)
  expect(sentBodies).toEqual([{ version: 0, title: 'Tides', links: [] }])
  expect(state()).toMatchObject({ busy: false, changed: false, errors: {} })
  expect(open().state().values).toEqual(blankNote)
})

test('the first schema error of a field appears there, and nothing is sent', async () => {
  const { form, sentBodies, state } = open()
  expect(await form.submit()).toBe(false)
  expect(state().errors).toEqual({ title: 'Give a title.' })
  expect(sentBodies).toEqual([])
})

test('an error disappears when its field is corrected', async () => {
  const { form, state } = open()
  await form.submit()
  form.set({ title: 'Tides' })
  form.forgive(['title'])
  expect(state().errors.title).toBeUndefined()
  expect(await form.submit()).toBe(true)
})

test('checking the form again updates its errors', async () => {
  const { form, state } = open()
  await form.recheck()
  expect(state().errors.title).toBe('Give a title.')
  form.set({ title: 'Tides' })
  await form.recheck('title')
  expect(state().errors.title).toBeUndefined()
})

test('if the schema fails to load, only the server validates', async () => {
  const { form, sentBodies } = open({ schema: () => Promise.reject(new Error('offline')) })
  expect(await form.submit()).toBe(true)
  expect(sentBodies).toHaveLength(1)
})

test('submitting again while sending does nothing', async () => {
  const { form, sentBodies } = open()
  form.set({ title: 'Tides' })
  const [first, second] = await Promise.all([form.submit(), form.submit()])
  expect([first, second]).toEqual([true, false])
  expect(sentBodies).toHaveLength(1)
})

test('a server error for a field appears at that field', async () => {
  const fields = { 'body.links[2]': 'This link leads nowhere.' }
  const { form, state } = open(refuse(new ApiError(400, { code: 'invalid-input', message: 'Not valid.', fields })))
  form.set({ title: 'Tides' })
  await form.submit()
  expect(state()).toMatchObject({ errors: { links: 'This link leads nowhere.' }, failure: undefined, busy: false })
})

test('a refusal appears at the field that its code maps to', async () => {
  const refusal = new ApiError(403, { code: 'title-taken', message: 'This title is taken.' })
  const { form, state } = open({ ...refuse(refusal), fieldOfCode: { 'title-taken': 'title' } })
  form.set({ title: 'Tides' })
  await form.submit()
  expect(state().errors).toEqual({ title: 'This title is taken.' })
})

test('the values survive a failure, even one without a reply from the server', async () => {
  const { form, state } = open(refuse(new TypeError('x is undefined')))
  form.set({ title: 'Tides' })
  expect(await form.submit()).toBe(false)
  expect(state().failure?.message).toBe('Something went wrong... try again in a few minutes')
  expect(state()).toMatchObject({ values: { title: 'Tides' }, changed: true, busy: false })
  expect(open().state()).toMatchObject({ values: { title: 'Tides' }, changed: true })
})

test('text typed while sending is not lost', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { form, state } = open({ send: () => promise })
  form.set({ title: 'Tides' })
  const sending = form.submit()
  form.set({ links: ['https://rise.example'] })
  resolve({})
  await sending
  expect(state().values).toEqual({ title: 'Tides', links: ['https://rise.example'] })
})

test('a conflict keeps the values and the version that they are based on', async () => {
  const { form, state } = open(refuse(conflict), 1)
  form.set({ title: 'Mine' })
  await form.submit()
  expect(state()).toMatchObject({ conflict: true, failure: undefined, version: 1, values: { title: 'Mine' } })
  expect(open({}, 2).state()).toMatchObject({ version: 1, values: { title: 'Mine' } })
})

test('after a conflict, a save based on the newer version overwrites that version', async () => {
  const { form, sentBodies, state } = open({}, 1)
  form.set({ title: 'Mine' })
  form.refuse(conflict)
  form.move({ version: 2, conflict: false })
  await form.submit()
  expect(sentBodies).toMatchObject([{ version: 2, title: 'Mine' }])
  expect(state().conflict).toBe(false)
})

test('moving the form to a newer version replaces its values and deletes the draft', () => {
  const { form, state } = open({}, 1)
  form.set({ title: 'Mine' })
  form.refuse(conflict)
  form.move(initialState({ ...blankNote, title: 'Theirs' }, 2))
  expect(state()).toMatchObject({ conflict: false, changed: false, version: 2, values: { title: 'Theirs' } })
  expect(open().state().changed).toBe(false)
})

test('a form that still has changes after sending keeps its draft', async () => {
  const { form } = open({ send: async () => ({ changed: true }) })
  form.set({ title: 'Tides' })
  await form.submit()
  expect(open().state().values.title).toBe('Tides')
})

test('the draft of new content is deleted once it is saved, although saving changes the draft’s name', async () => {
  const draft = { owner: 'ada', name: 'note:new' }
  const first = { ...plan(), draft }
  let currentPlan = first
  const form = createValueEngine<Note, Body>(blankNote, undefined, () => currentPlan)
  form.set({ title: 'Tides' })
  const sending = form.submit()
  currentPlan = { ...first, draft: { ...draft, name: 'note:1' } }
  await sending
  expect(open({ draft }).state().changed).toBe(false)
})

test('a draft is restored only for its owner', () => {
  open().form.set({ title: 'Tides' })
  expect(open({ draft: { name: 'note', owner: 'bob' } }).state()).toMatchObject({ values: blankNote, changed: false })
})

test('a password is never stored', () => {
  const { form } = open()
  form.set({ title: 'Tides', password: 'a long enough password' })
  expect(tabStore.get('draft:note')).toContain('Tides')
  expect(tabStore.get('draft:note')).not.toContain('password')
})
