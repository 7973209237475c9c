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
import { recentActivityQuery } from './cards/queries.ts'
import { LoadingPart } from './loading-part.tsx'

/** What those that one follows did lately, the newest first. */
export function RecentActivity({ most = FEW }: { most?: number }) {
  return (
    <LoadingPart asked={useQuery(recentActivityQuery(useApi()))} what="Recent activity">
      {(deeds) =>
        deeds.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            heading="h3"
            title="Nothing new yet"
            action={<ButtonLink to="/companies">See companies</ButtonLink>}
          >
            What people and companies you follow publish, ask, answer and earn will appear here, and the jobs they post.
          </EmptyState>
        ) : (
          <Deeds deeds={deeds} most={most} />
        )
      }
    </LoadingPart>
  )
}

/** The last of them first, so that on a phone whom to follow is not below all. */
function Deeds({ deeds, most }: { deeds: readonly Deed[]; most: number }) {
  const [all, setAll] = useState(false)
  return (
    <>
      <Card>
        <ul aria-label="Recent activity" className="flex flex-col gap-4">
          {deeds.slice(0, all ? deeds.length : most).map((deed) => (
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
      {deeds.length > most && !all ? (
        <Button variant="ghost" className="mt-2" onClick={() => setAll(true)}>
          Show {deeds.length - most} more
        </Button>
      ) : null}
    </>
  )
}

const FEW = 10
/** The server counts no further. */
const MOST_COUNTED = 100

/** What is said before the thing, and what several of a day are called where none of them can be named. */
const words: Readonly<Record<Exclude<Deed['did'], 'joined' | 'followed'>, readonly [string, string, string]>> = {
  'posted-jobs': ['posted', 'a job', 'jobs'],
  'published-case': ['published the case', 'a case', 'cases'],
  'published-headline': ['published', 'a headline', 'headlines'],
  asked: ['asked', 'a question', 'questions'],
  answered: ['answered', 'a question', 'questions'],
  'earned-badge': ['earned', 'a badge', 'badges'],
}

function numberOf(times: number, less = 0): string {
  return times < MOST_COUNTED ? String(times - less) : `${times - less}+`
}

function What({ deed: { did, whom, thing, times, member } }: { deed: Deed }) {
  if (did === 'joined') return 'joined'
  if (did === 'followed') {
    return whom ? (
      <>
        followed <MemberLink member={whom} />
        {andOthers(times)}
      </>
    ) : null
  }
  const [verb, one, many] = words[did]
  if (thing) {
    return (
      <>
        {verb} <TextLink to={thing.path}>{thing.title}</TextLink>
        {andOthers(times)}
      </>
    )
  }
  const unnamed = `${verb.split(' ', 1)[0]} ${times === 1 ? one : `${numberOf(times)} ${many}`}`
  const path = memberPath(member)
  return path ? (
    <TextLink to={path} aria-label={`${unnamed}: ${memberName(member)}`}>
      {unnamed}
    </TextLink>
  ) : (
    unnamed
  )
}

function andOthers(times: number): string {
  if (times === 1) return ''
  return times === 2 ? ' and one other' : ` and ${numberOf(times, 1)} others`
}
