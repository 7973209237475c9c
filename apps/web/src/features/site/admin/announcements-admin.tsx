import type { Announcement } from '@rise/contract/site/frame/shapes'
import { announcementAudienceWords } from '@rise/contract/site/frame/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card, CardLink } from '../../../ui/base/card.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** The announcements, latest first. */
export function AnnouncementsAdmin() {
  const {
    data: announcements,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/site-announcements'))
  return (
    <section aria-labelledby="announcements-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 id="announcements-title" className="text-h2">
            {t('Announcements')}
          </h2>
          <p className="text-small text-muted">{t('A bar below the header. People see one at a time: the newest.')}</p>
        </div>
        <ButtonLink to="/admin/cms/announcements/new" variant="primary" icon={<Plus size={16} aria-hidden />}>
          {t('New announcement')}
        </ButtonLink>
      </div>
      {isError && !announcements ? (
        <FailedBlock
          title={t('Couldn’t load the announcements')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {announcements?.length === 0 ? (
        <p className="text-muted">
          {t('No announcements yet. Tell people about maintenance, an event or something new.')}
        </p>
      ) : null}
      <ul className="flex flex-col gap-2">
        {announcements?.map((one) => (
          <li key={one._id}>
            <AnnouncementRow announcement={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AnnouncementRow({ announcement: { _id, text, audience, from, until } }: { announcement: Announcement }) {
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">
          <CardLink to={`/admin/cms/announcements/${_id}`}>{text}</CardLink>
        </h3>
        <p className="text-small text-muted">
          {t(announcementAudienceWords[audience])}
          <Dot />
          {rich('From {when}', { when: <RelativeTime date={from} /> })}
          {until === null ? null : (
            <>
              <Dot />
              {rich('Until {when}', { when: <RelativeTime date={until} /> })}
            </>
          )}
        </p>
      </div>
      <StateBadge from={from} until={until} />
    </Card>
  )
}

function StateBadge({ from, until }: Pick<Announcement, 'from' | 'until'>) {
  const now = Date.now()
  if (Date.parse(from) > now) return <Badge tone="info">{t('Scheduled')}</Badge>
  return until !== null && Date.parse(until) <= now ? (
    <Badge>{t('Over', 'of an announcement')}</Badge>
  ) : (
    <Badge tone="success">{t('Live', 'now public')}</Badge>
  )
}
