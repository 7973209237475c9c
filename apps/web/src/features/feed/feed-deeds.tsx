import type { FeedDeed } from '@rise/contract/feed/shapes'
import { t } from '@rise/texts'
import { useState } from 'react'
import { Card } from '../../ui/base/card.tsx'
import { firstAndRest } from '../../ui/layout/first-and-rest.ts'
import { ShowRest } from '../../ui/layout/show-rest.tsx'
import { DeedLine } from '../connections/index.ts'

const COLLAPSED_COUNT = 3

/** The activity of followed members between two posts: the newest, and the others on demand. */
export function FeedDeeds({ deeds }: { deeds: readonly FeedDeed[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const [first, rest] = firstAndRest(deeds, COLLAPSED_COUNT)
  return (
    <Card className="flex flex-col gap-4">
      <ul aria-label={t('Activity of people and companies you follow')} className="flex flex-col gap-4">
        {(showsAll ? deeds : first).map((deed) => (
          <li key={deed._id}>
            <DeedLine deed={deed} />
          </li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <ShowRest open={showsAll} onToggle={setShowsAll} size="dense" className="self-start">
          {t('{count, plural, one {Show # more activity} other {Show # more activities}}', { count: rest.length })}
        </ShowRest>
      ) : null}
    </Card>
  )
}
