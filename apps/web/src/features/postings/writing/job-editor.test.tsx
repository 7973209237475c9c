// @vitest-environment jsdom
import type { WrittenJob } from '@rise/contract/postings/shapes'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { JobEditor } from './job-editor.tsx'
import { emptyJob } from './use-job-form.ts'

// jsdom has no matchMedia or ResizeObserver. The preview next to the form is only for wide windows.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  // Drafts are stored in the tab.
  sessionStorage.clear()
  vi.useRealTimers()
})

const PAUSE_MS = 1_500
const question = { id: crypto.randomUUID(), kind: 'yes-no', text: '', options: [], required: true, wanted: [] } as const
const draft: WrittenJob = {
  ...{ _id: '0190f3a4-0000-7000-8000-000000000001', slug: null, version: 1, state: 'draft', guessed: [] },
  ...{ publishAt: null, endsAt: null, closeReason: null, descriptionHtml: '<p>You move containers to the shore.</p>' },
  fields: { ...emptyJob, title: 'Crane operator', places: ['Lisbon, Portugal'] },
}

function Page({ first }: { first: WrittenJob }) {
  const [saved, setSaved] = useState(first)
  return <JobEditor slug="pier" companyName="Pier" saved={saved} onSaved={setSaved} />
}

type PutAnswer = (result: WrittenJob) => void

/** Renders the editor of a draft; returns the pending saves, each to be answered by the test. */
function open(fields: Partial<WrittenJob['fields']> = {}) {
  const saves: { body: { fields: WrittenJob['fields'] }; answer: PutAnswer }[] = []
  const api = (async (key: string, input: { body: { fields: WrittenJob['fields'] } }) => {
    if (!key.startsWith('PUT')) throw new ApiError(400, { code: 'none', message: 'Not of this test' })
    const { promise, resolve } = Promise.withResolvers<WrittenJob>()
    saves.push({ body: input.body, answer: resolve })
    return { success: true, result: await promise }
  }) as unknown as Api
  const user = userOf({ role: 'employer', slug: 'pier' })
  renderFor(<Page first={{ ...draft, fields: { ...draft.fields, ...fields } }} />, {
    session: { status: 'member', user },
    api,
    path: `/company/jobs/edit/${draft._id}`,
  })
  return saves
}

/** Answers a save like the server. */
async function answer(save: ReturnType<typeof open>[number] | undefined, version: number): Promise<void> {
  await act(async () => save?.answer({ ...draft, version, fields: save.body.fields }))
}

test('a press on Preview during an automatic save waits for that save, and then validates and saves the whole job', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const saves = open()
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Crane driver' } })
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS))
  await expect.poll(() => saves).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await answer(saves[0], 2)
  await expect.poll(() => saves).toHaveLength(2)
  expect(saves[1]?.body).toMatchObject({ version: 2, fields: { title: 'Crane driver' } })
})

test('errors of the preview stay until they are corrected, and the draft can still be saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const saves = open()
  const field = screen.getByLabelText(/^Title/)
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  // An automatic save loads the schemas first.
  await act(() => vi.advanceTimersByTimeAsync(2 * PAUSE_MS))
  await act(async () => void (await import('../form-schemas.ts')))
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS))
  expect(saves).toEqual([])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await expect.poll(() => saves).toHaveLength(1)
  expect(saves[0]?.body.fields.title).toBe('')
})

test('an error in a question is shown at its field, which gets the focus', async () => {
  const saves = open({ questions: [{ ...question, options: [], wanted: [] }] })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const field = screen.getByRole('textbox', { name: 'Question 1' })
  await expect.poll(() => document.activeElement).toBe(field)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(saves).toEqual([])
})

test('a new job takes applications here by default, so its form offers questions', () => {
  expect(emptyJob.applicationType).toBe('Smart Apply')
  open()
  expect(screen.getByRole('button', { name: 'Add question' })).toBeDefined()
})
