// @vitest-environment jsdom
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { emptyStory } from '../professionals/index.ts'
import { FinishPage } from './finish-page.tsx'
import { entries } from './flow/entries.ts'
import type { Flow } from './flow/flow.ts'

afterEach(cleanup)

const story = {
  slug: 'ada-lovelace',
  resume: { work: [{ name: 'Mill', position: 'Miller' }] },
  ...{ soughtRoles: [], strength: { percent: 40, next: null } },
} as unknown as OwnStory

function open(standing: CurrentUser['standing']): void {
  const api = (async () => ({ success: true, result: {} })) as unknown as Api
  const session = { status: 'member', user: userOf({ standing }) } as const
  const flow = { story: { ...emptyStory, ...story }, guest: undefined, answers: {} } as unknown as Flow
  renderFor(<FinishPage entry={entries.onboarding} flow={flow} story={story} hadQuestions unanswered={undefined} />, {
    session,
    api,
  })
}

test('a page is called live only if others can open it', async () => {
  open('active')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your page is live')
  expect(screen.getByText(/^It has 1 role so far/)).toBeDefined()
  cleanup()
  open('pending')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re all set')
  expect(
    screen.getByText(/^Only you can see your page until you confirm your email\. It has 1 role so far/),
  ).toBeDefined()
})
