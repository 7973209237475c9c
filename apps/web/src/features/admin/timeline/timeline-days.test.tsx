// @vitest-environment jsdom
import type { TimelineEntry } from '@rise/contract/admin/timeline/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { TimelineDays } from './timeline-days.tsx'

afterEach(cleanup)

function show(change: Partial<TimelineEntry>): string | null {
  const entry: TimelineEntry = {
    ...{ _id: 'one', at: '2026-11-24T16:31:00.000Z', act: 'member.tagged', before: null, after: null },
    by: { _id: 'noa', name: 'Noa Lind' },
    subject: { _id: null, name: 'Brian Njoroge', path: null },
    ...change,
  }
  renderFor(<TimelineDays entries={[entry]} path="/admin/timeline" />)
  const text = screen.getByRole('listitem').textContent
  cleanup()
  return text?.replace(/^\d\d:\d\d/, '') ?? null
}

test.for([
  [
    'a decision is one sentence',
    { act: 'review.decided', after: { thing: 'comment', decision: 'suspend' } },
    'Noa Lind suspended Brian Njoroge for a comment',
  ],
  [
    'a value that didn’t change is left out',
    {
      act: 'member.appeal-answered',
      before: { suspended: true },
      after: { suspended: true, words: 'We asked and didn’t hear back.' },
    },
    'Noa Lind turned down the appeal of Brian NjorogeWords: We asked and didn’t hear back.',
  ],
  [
    'a changed value is shown with the one before it',
    { before: { tags: ['press'], kind: 'one' }, after: { tags: ['press', 'vip'], kind: 'one' } },
    'Noa Lind changed the tags of Brian NjorogeTags: press → press, vip',
  ],
  [
    'an act without a subject is shown without one',
    { act: 'system.started', subject: null, by: { _id: null, name: 'The system' }, after: { mode: 'local' } },
    'The system started Mode: local',
  ],
] as const)('%s', ([, change, text]) => {
  expect(show(change as Partial<TimelineEntry>)).toBe(text)
})
