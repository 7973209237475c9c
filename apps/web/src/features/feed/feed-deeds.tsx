import type { FeedDeed } from '@rise/contract/feed/shapes'
import { useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { DeedLine } from '../connections/index.ts'

const COLLAPSED_COUNT = 3

/** The activity of followed members between two posts: the newest, and the others on demand. */
export function FeedDeeds({ deeds }: { deeds: readonly FeedDeed[] }) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Card className="flex flex-col gap-4">
      <ul aria-label="Activity of people and companies you follow" className="flex flex-col gap-4">
        {deeds.slice(0, showsAll ? deeds.length : COLLAPSED_COUNT).map((deed) => (
          <li key={deed._id}>
            <DeedLine deed={deed} />
          </li>
        ))}
      </ul>
      {deeds.length > COLLAPSED_COUNT && !showsAll ? (
        <Button variant="ghost" size="dense" className="self-start" onClick={() => setShowsAll(true)}>
          Show {deeds.length - COLLAPSED_COUNT} more
        </Button>
      ) : null}
    </Card>
  )
}
