// @vitest-environment jsdom
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createApi } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { emptyStory } from '../../professionals/index.ts'
import { entries } from './entries.ts'
import { endProgress } from './save-progress.ts'
import { useMemberFlow } from './use-member-flow.ts'

afterEach(cleanup)

const story: OwnStory = { ...emptyStory, _id: 'ada', firstName: 'Ada' }

/** Answers the last question, and reaches the end immediately. */
function LastAnswer() {
  const flow = useMemberFlow(entries.onboarding, story, null)
  const api = useApi()
  const queryClient = useQueryClient()
  const finish = () => {
    void flow.save(['country'], { countryCode: 'PT' })
    void endProgress(api, queryClient)
  }
  return (
    <button type="button" onClick={finish}>
      Continue
    </button>
  )
}

test('progress is deleted once the last answer has been saved, and stays deleted', async () => {
  const calls: string[] = []
  const api = createApi(async (key) => {
    calls.push(key)
    const result = key.startsWith('GET') || key.startsWith('PATCH') ? story : { version: 1, done: [], skipped: [] }
    return { status: 200, body: { success: true, result } }
  })
  renderFor(<LastAnswer />, { api, session: { status: 'member', user: userOf() } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(calls).toContain('DELETE /api/v1/onboarding'))
  expect(calls).toEqual([
    'GET /api/v1/story',
    'PATCH /api/v1/story',
    'PUT /api/v1/onboarding',
    'DELETE /api/v1/onboarding',
  ])
})
