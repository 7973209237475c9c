import type { FeedDeed } from '@rise/contract/feed/shapes'
import { useState } from 'react'
import { Card } from '../../ui/base/card.tsx'
import { collapsedCount, ShowRest } from '../../ui/layout/show-rest.tsx'
import { DeedLine } from '../connections/index.ts'

const COLLAPSED_COUNT = 3

/** The activity of followed members between two posts: the newest, and the others on demand. */
export function FeedDeeds({ deeds }: { deeds: readonly FeedDeed[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const firstCount = collapsedCount(deeds.length, COLLAPSED_COUNT)
  return (
    <Card className="flex flex-col gap-4">
      <ul aria-label="Activity of people and companies you follow" className="flex flex-col gap-4">
        {deeds.slice(0, showsAll ? deeds.length : firstCount).map((deed) => (
          <li key={deed._id}>
            <DeedLine deed={deed} />
          </li>
        ))}
      </ul>
      {deeds.length > firstCount ? (
        <ShowRest open={showsAll} onToggle={setShowsAll} size="dense" className="self-start">
          {`Show ${deeds.length - firstCount} more activities`}
        </ShowRest>
      ) : null}
    </Card>
  )
}
