// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { type ShownToast, takeToasts } from '../../ui/base/toast.ts'
import { useDismiss } from './use-dismiss.ts'

const queryKey = ['suggested']
const suggestions = ['Acme', 'Babelfin', 'Couchette'].map((companyName) => ({
  member: { _id: companyName, role: 'employer', firstName: '', lastName: '', companyName },
})) as unknown as Parameters<ReturnType<typeof useDismiss>>[0][]

let toasts: ShownToast[] = []
let stop: () => void
beforeEach(() => {
  toasts = []
  stop = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => {} })
})
afterEach(() => {
  stop()
  cleanup()
})

function Suggestions() {
  const { data = [] } = useQuery({ queryKey, queryFn: () => suggestions, staleTime: Number.POSITIVE_INFINITY })
  const dismiss = useDismiss(queryKey)
  return data.map((one) => (
    <button key={one.member._id} type="button" onClick={() => dismiss(one)}>
      {one.member.companyName}
    </button>
  ))
}

const shownNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const undo = (name: string) => {
  const action = toasts.find(({ title }) => title === `We won’t suggest ${name} again`)?.action
  void act(() => action && 'onPress' in action && action.onPress?.())
}

test('undoing a dismissal restores the suggestion at its position, and restores no other', async () => {
  const calls: [string, object][] = []
  const api = (async (key: string, input: object) => {
    calls.push([key, input])
    return { success: true, result: {} }
  }) as Api
  renderFor(<Suggestions />, { session: { status: 'member', user: userOf() }, api })
  fireEvent.click(await screen.findByText('Babelfin'))
  fireEvent.click(await screen.findByText('Couchette'))
  await expect.poll(() => shownNames()).toEqual(['Acme'])
  undo('Babelfin')
  await expect.poll(() => shownNames()).toEqual(['Acme', 'Babelfin'])
  await expect.poll(() => calls).toHaveLength(3)
  expect(calls[2]).toEqual([
    'DELETE /api/v1/connections/suggestions/dismissed/{userId}',
    { params: { userId: 'Babelfin' } },
  ])
})
