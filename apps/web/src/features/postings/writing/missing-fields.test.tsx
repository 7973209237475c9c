// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MissingFields } from './missing-fields.tsx'
import { emptyJob, type JobForm } from './use-job-form.ts'

afterEach(cleanup)

function open(guessedFields: JobForm['values']['guessed']): JobForm {
  const form: JobForm = {
    values: { ...emptyJob, title: 'Miller', guessed: guessedFields },
    ...{ set: vi.fn(), fill: vi.fn(), confirm: vi.fn(), confirmAll: vi.fn() },
    field: (name) => ({ id: `job-${name}` }),
    entry: () => ({ text: '', onText: () => undefined }) as never,
  }
  render(
    <>
      <input id="job-title" />
      <MissingFields form={form} />
    </>,
  )
  return form
}

test('several guesses are confirmed together, and the focus goes to the first field', () => {
  const form = open(['title', 'places', 'pay'])
  fireEvent.click(screen.getByRole('button', { name: 'Confirm all' }))
  expect(form.confirmAll).toHaveBeenCalledOnce()
  expect(document.activeElement?.id).toBe('job-title')
})

test('a single guess has no button to confirm all', () => {
  open(['pay'])
  expect(screen.getByText('One field is guessed: check it.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Confirm all' })).toBeNull()
})
