import type { PersonCard as Person } from '@rise/contract/professionals/directory/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { FollowButton, MemberMenu, memberName } from '../../connections/index.ts'

interface Props {
  person: Person
  heading?: 'h2' | 'h3'
  /** The reason why the person is shown, in place of the number of followers. */
  reason?: string
  /** The actions next to Follow; by default, the menu with actions on the member. */
  children?: ReactNode
}

/**
 * A professional in the directory: name, headline, place, and the number of followers, or of followers whom the viewer
 * follows.
 */
export function PersonRow({ person, heading: Heading = 'h2', reason, children }: Props) {
  const { _id, slug, photo, headline, place, openToWork, mentors, isFollowing } = person
  const name = memberName(person)
  return (
    <article className="@container flex items-start gap-3 sm:gap-4">
      <Avatar name={name} photo={photo} size={48} />
      <div className="grid min-h-12 min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
        <div className="min-w-0">
          <Heading className="text-body wrap-anywhere">
            <CardLink to={`/professional/${slug}`}>{name}</CardLink>
          </Heading>
          {headline ? <p className="truncate text-small text-muted max-sm:hidden">{headline}</p> : null}
        </div>
        <CardAbove className="-my-2 -me-2 flex items-center gap-1 sm:order-last">
          <FollowButton member={{ _id, role: 'professional', name }} isFollowing={isFollowing} size="row" />
          {children ?? <MemberMenu member={person} follower={false} />}
        </CardAbove>
        <div className="min-w-0 max-sm:col-span-full">
          {headline ? <p className="truncate text-small text-muted sm:hidden">{headline}</p> : null}
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-small text-muted">
            {place ? (
              <span className="flex min-w-0 items-center gap-1">
                <MapPin size={16} aria-hidden className="shrink-0 text-subtle" />
                <span className="truncate">{place}</span>
              </span>
            ) : null}
            {openToWork ? <Badge tone="success">{t('Open to work')}</Badge> : null}
            {mentors ? (
              <span className={openToWork ? 'max-lg:hidden' : undefined}>
                <Badge tone="info">{t('Offers mentoring')}</Badge>
              </span>
            ) : null}
          </p>
          <p className="truncate text-small text-subtle">{reason ?? noteOf(person)}</p>
        </div>
      </div>
    </article>
  )
}

function noteOf({ mutual, followers }: Person): string {
  if (mutual > 0) {
    return t('{count, plural, one {Followed by 1 person you follow} other {Followed by {shown} people you follow}}', {
      count: mutual,
      shown: formatInteger(mutual),
    })
  }
  if (followers === 0) return ''
  return t('{count, plural, one {1 follower} other {{shown} followers}}', {
    count: followers,
    shown: formatInteger(followers),
  })
}
