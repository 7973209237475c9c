// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CloseDialog } from './close-dialog.tsx'

afterEach(cleanup)

function open(undecided: number, mayHire = true) {
  const onClose = vi.fn()
  const common = { title: 'Close this job?', busy: false, onCancel: () => undefined }
  render(<CloseDialog {...common} undecided={undecided} mayHire={mayHire} onClose={onClose} />)
  return onClose
}

test('before a job is closed, its applicants without a decision are counted, and can be answered in the same dialog', () => {
  const onClose = open(2)
  expect(screen.getByRole('group', { name: '2 applicants still wait for a decision' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close job' }))
  expect(onClose).toHaveBeenCalledWith({ reason: 'hired-here', message: null })
  fireEvent.click(screen.getByRole('radio', { name: /^Decline them now/ }))
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/)
  expect(message.value).toContain('{name}')
  fireEvent.change(message, { target: { value: ' ' } })
  expect(screen.getByRole('button', { name: 'Answer and close' })).toHaveProperty('disabled', true)
  fireEvent.change(message, { target: { value: 'Dear {name}, we hired someone else.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Answer and close' }))
  expect(onClose).toHaveBeenLastCalledWith({ reason: 'hired-here', message: 'Dear {name}, we hired someone else.' })
})

test('an editor sees who can answer the applicants, and nothing if no applicant waits for a decision', () => {
  open(1, false)
  expect(screen.getByText(/^1 applicant still waits for a decision\. An owner or a recruiter/)).toBeDefined()
  expect(screen.queryByRole('radio', { name: /^Decline them now/ })).toBeNull()
  cleanup()
  open(0)
  expect(screen.queryByText(/for a decision/)).toBeNull()
})
