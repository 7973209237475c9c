// @vitest-environment jsdom
import type { ReadyApplication } from '@rise/contract/smart-apply/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { ReadyPage } from './ready-page.tsx'

afterEach(cleanup)

const field: ReadyApplication['fields'][number] = {
  ...{ id: 'notice', label: 'Notice period', kind: 'text', required: true, options: [] },
  ...{ value: 'One month', source: 'details' },
}
const applicationHere: ReadyApplication = {
  job: { _id: 'job', slug: 'keeper', title: 'Keeper', companyName: 'Harbour Works', companySlug: 'harbour-works' },
  ...{ way: 'here', unread: false, applyUrl: null, open: true, fields: [field] },
  ...{ resume: { fileId: null, name: 'Your story' }, applicationId: null, queuedId: 'queued', appliedElsewhere: false },
}
const readyElsewhere: ReadyApplication = {
  ...applicationHere,
  way: 'usual',
  applyUrl: 'https://example.com/apply',
  queuedId: null,
}

/** Opens a ready application; returns the later calls. */
async function open(ready: ReadyApplication) {
  const calls: { key: string; input: { params?: object; body?: object } }[] = []
  const api = (async (key: string, input: object) => {
    if (key.startsWith('GET')) return { success: true, result: ready }
    calls.push({ key, input })
    return { success: true, result: {} }
  }) as unknown as Api
  renderFor(<ReadyPage slug="keeper" />, { session: { status: 'member', user: userOf() }, api })
  await screen.findByRole('heading', { name: 'Keeper' })
  return calls
}

test('an application opened from the queue is sent with its id in the queue', async () => {
  const calls = await open(applicationHere)
  expect(screen.getByText('From your SmartApply details.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await screen.findByText('Application sent')
  expect(calls.map(({ input }) => input.params)).toEqual([{ slug: 'keeper', id: 'queued' }])
})

test('typed text survives a reload until it is sent', async () => {
  await open(applicationHere)
  fireEvent.change(screen.getByLabelText('Notice period'), { target: { value: 'Two weeks' } })
  cleanup()
  const calls = await open(applicationHere)
  expect(screen.getByLabelText('Notice period')).toHaveProperty('value', 'Two weeks')
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await screen.findByText('Application sent')
  expect(calls[0]?.input.body).toMatchObject({ answers: [{ answer: 'Two weeks' }] })
  cleanup()
  await open(applicationHere)
  expect(screen.getByLabelText('Notice period')).toHaveProperty('value', 'One month')
})

test('a missing value is requested, and nothing is sent without it', async () => {
  const calls = await open({ ...applicationHere, fields: [{ ...field, value: '', source: 'missing' }] })
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await screen.findByText('Answer this question.')
  expect(document.activeElement).toBe(screen.getByLabelText('Notice period'))
  expect(calls).toEqual([])
})

test('for an employer’s own site, the values can be copied, and the member is asked for the outcome on return', async () => {
  const calls = await open(readyElsewhere)
  expect(screen.getByText('This employer doesn’t publish its form')).toBeDefined()
  expect(screen.getByRole('button', { name: /Copy.*Notice period/ })).toBeDefined()
  expect(screen.queryByText('Did you apply to Harbour Works?')).toBeNull()
  const link = screen.getByRole('link', { name: /Open employer’s page/ })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I applied' }))
  await screen.findByText(/we won’t suggest this job again\./)
  expect(calls.map(({ input }) => input.body)).toEqual([{ applied: true }])
})
