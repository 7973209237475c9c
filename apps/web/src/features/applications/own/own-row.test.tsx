// @vitest-environment jsdom
import type { ListedApplication } from '@rise/contract/applications/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { OwnRow } from './own-row.tsx'
import { impliedStatus } from './status-words.ts'

afterEach(cleanup)

const application = {
  ...{ _id: 'one', stage: 'interview', openedAt: null, closed: false, daysUnanswered: null },
  job: { title: 'Miller', companyName: 'Mill', logo: null, slug: null },
  appliedAt: '2026-11-20T09:00:00.000Z',
  memo: { note: 'Second talk. Ask who writes the checklists.', nextOn: '2026-12-02' },
  elsewhere: { url: 'https://mill.example/jobs', closed: false },
} as unknown as ListedApplication

test('a row shows the day of the next step and the note, each once', () => {
  renderFor(<OwnRow application={application} onEdit={() => undefined} />)
  expect(screen.getByText('Next step 2 Dec 2026').parentElement?.textContent).toBe(
    'Next step 2 Dec 2026: Second talk. Ask who writes the checklists.',
  )
  expect(screen.getAllByText(/Second talk/)).toHaveLength(1)
  expect(screen.getByText('Interview')).toBeTruthy()
})

test('the rows of a list don’t repeat the status that its name implies', () => {
  renderFor(<OwnRow application={application} brief implied={impliedStatus.interviews} onEdit={() => undefined} />)
  expect(screen.queryByText('Interview')).toBeNull()
})

test('an application made elsewhere is edited by a button next to its title', () => {
  const onEdit = vi.fn()
  renderFor(<OwnRow application={application} brief onEdit={onEdit} />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit Miller' }))
  expect(onEdit).toHaveBeenCalledWith(application)
})
