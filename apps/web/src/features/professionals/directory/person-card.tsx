import type { PersonCard as Person } from '@rise/contract/professionals/directory/shapes'
import { formatInteger } from '@rise/contract/words'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { FollowButton, MemberMenu, memberName } from '../../connections/index.ts'

interface Props {
  person: Person
  heading?: 'h2' | 'h3'
  /** The reason why the person is shown; replaces what the viewer and the person have in common. */
  reason?: string
  /** Actions besides following. */
  children?: ReactNode
}

/** A professional in the directory: name, place, skills, and the follow button. */
export function PersonCard({ person, heading: Heading = 'h2', reason, children }: Props) {
  const { _id, slug, photo, headline, place, skills, openToWork, mentors, isFollowing } = person
  const name = memberName(person)
  const note = reason ?? noteOf(person)
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-4">
        <Avatar name={name} photo={photo} size={64} />
        <div className="min-w-0 grow">
          <Heading className="text-body wrap-anywhere">
            <CardLink to={`/professional/${slug}`}>{name}</CardLink>
          </Heading>
          {headline ? <p className="line-clamp-2 text-small text-muted">{headline}</p> : null}
          {place ? (
            <p className="mt-1 flex items-center gap-1 text-small text-subtle">
              <MapPin size={16} aria-hidden className="shrink-0" />
              <span className="truncate">{place}</span>
            </p>
          ) : null}
        </div>
        <CardAbove className="-mt-2 -mr-2">{children ?? <MemberMenu member={person} follower={false} />}</CardAbove>
      </div>
      {openToWork || mentors ? (
        <p className="flex flex-wrap gap-2">
          {openToWork ? <Badge tone="success">Open to work</Badge> : null}
          {mentors ? <Badge tone="info">Offers mentoring</Badge> : null}
        </p>
      ) : null}
      {skills.length > 0 ? <ChipList chips={skills} label={`Skills of ${name}`} /> : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <p className={reason === undefined ? 'text-small text-subtle' : 'min-w-0 grow basis-40 text-small font-medium'}>
          {note}
        </p>
        <CardAbove className="ml-auto">
          <FollowButton member={{ _id, role: 'professional', name }} isFollowing={isFollowing} size="dense" />
        </CardAbove>
      </div>
    </Card>
  )
}

function noteOf({ mutual, followers }: Person): string {
  if (mutual > 0) return `Followed by ${formatInteger(mutual)} ${mutual === 1 ? 'person' : 'people'} you follow`
  if (followers === 0) return ''
  return `${formatInteger(followers)} ${followers === 1 ? 'follower' : 'followers'}`
}
