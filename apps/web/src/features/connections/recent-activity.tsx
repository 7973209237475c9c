import type { Deed } from '@rise/contract/connections/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { EmptyState } from '../../ui/base/empty-state.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { MemberLink, MemberPicture } from './cards/member-item.tsx'
import { memberName, memberPath } from './cards/member-name.ts'
import { latelyQuery } from './cards/queries.ts'
import { LoadingPart } from './loading-part.tsx'

/** What those that one follows did lately, the newest first. */
export function RecentActivity() {
  return (
    <LoadingPart asked={useQuery(latelyQuery(useApi()))} what="What happened lately">
      {(deeds) =>
        deeds.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            heading="h3"
            title="Nothing happened lately"
            action={<ButtonLink to="/companies">See companies</ButtonLink>}
          >
            What those that you follow do appears here: whom they follow, and the jobs that they post.
          </EmptyState>
        ) : (
          <Deeds deeds={deeds} />
        )
      }
    </LoadingPart>
  )
}

/** The last of them first, so that on a phone whom to follow is not below all. */
function Deeds({ deeds }: { deeds: readonly Deed[] }) {
  const [all, setAll] = useState(false)
  return (
    <>
      <Card>
        <ul aria-label="What happened lately" className="flex flex-col gap-4">
          {deeds.slice(0, all ? deeds.length : FEW).map((deed) => (
            <li key={deed._id} className="flex items-start gap-3">
              <MemberPicture member={deed.member} />
              <p className="min-w-0">
                <span className="font-semibold">
                  <MemberLink member={deed.member} />
                </span>{' '}
                <What deed={deed} />
                <RelativeTime date={deed.at} className="block text-small text-subtle" />
              </p>
            </li>
          ))}
        </ul>
      </Card>
      {deeds.length > FEW && !all ? (
        <Button variant="ghost" className="mt-2" onClick={() => setAll(true)}>
          Show {deeds.length - FEW} more
        </Button>
      ) : null}
    </>
  )
}

const FEW = 10
/** The server counts no further. */
const MOST_COUNTED = 100

function numberOf(times: number, less = 0): string {
  return times < MOST_COUNTED ? String(times - less) : `${times - less}+`
}

function What({ deed: { did, whom, times, member } }: { deed: Deed }) {
  if (did === 'joined') return 'joined'
  if (did === 'followed' && whom) {
    return (
      <>
        followed <MemberLink member={whom} />
        {times > 1 ? ` and ${times === 2 ? 'one other' : `${numberOf(times, 1)} others`}` : ''}
      </>
    )
  }
  const jobs = `posted ${times === 1 ? 'a job' : `${numberOf(times)} jobs`}`
  const path = memberPath(member)
  return path ? (
    <TextLink to={path} aria-label={`${jobs}: ${memberName(member)}`}>
      {jobs}
    </TextLink>
  ) : (
    jobs
  )
}
