// @vitest-environment jsdom
import { msg } from '@rise/texts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ShownToast, takeToasts } from '../../ui/base/toast.ts'
import { renderFor, userOf } from '../visitor.factory.tsx'
import type { Draft, DraftKind } from './draft-page.tsx'
import { DraftPreview } from './draft-preview.tsx'

let toasts: ShownToast[] = []
let stop: () => void
beforeEach(() => {
  toasts = []
  stop = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
})
afterEach(() => {
  stop()
  cleanup()
})

const draft = { slug: 'lamps', publishedAt: null } as Draft
const kind = {
  id: 'lamp',
  words: { preview: msg('Preview of your lamp'), unpublished: msg('It isn’t published yet.') },
  draftHref: (slug: string) => `/lamps/create?draft=${slug}`,
  publishedHref: (slug: string) => `/lamps/${slug}`,
  useDraft: () => ({ data: draft, error: null, isError: false, isFetching: false, isFetchedAfterMount: true }),
} as unknown as DraftKind<Draft, object>

test.for([
  [true, 'It waits'],
  [false, 'It is live'],
] as const)('after publishing (hidden until a check: %s), the toast says: %s', async ([hidden, title]) => {
  renderFor(
    <DraftPreview
      kind={kind}
      createHref="/lamps/create"
      publish={async (slug) => ({ slug, hidden })}
      toast={(published) => ({ title: published.hidden ? 'It waits' : 'It is live' })}
      notice={null}
    >
      {() => <p>A lamp</p>}
    </DraftPreview>,
    {
      path: '/lamps/preview?draft=lamps',
      session: { status: 'member', user: userOf({ role: 'professional', paidPlan: 'Creator' }) },
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))

  await waitFor(() => expect(toasts).toMatchObject([{ id: 'lamp', title }]))
})
