import type { Digest } from '@rise/contract/digest/shapes'
import { quietReason } from '@rise/contract/digest/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { DigestJobList } from '../digest-job-list.tsx'

/** The past digests, each with its jobs, or with the reason why no email was sent. */
export function PastDigests() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(useApi(), 'GET /api/v1/digests'),
  )
  const digests = data?.pages.flatMap(({ items }) => items) ?? []
  if (!data) return null
  return (
    <section aria-labelledby="past-digests" className="flex min-w-0 flex-col gap-3">
      <h2 id="past-digests" className="text-h2">
        {t('Past digests')}
      </h2>
      {digests.length === 0 ? (
        <p className="text-muted">{t('The digests we send you stay here, with every job.')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {digests.map((digest, index) => (
            <li key={digest._id}>
              <PastDigest digest={digest} open={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show more')}
        </Button>
      ) : null}
    </section>
  )
}

function PastDigest({ digest: { sentAt, quiet, jobs }, open }: { readonly digest: Digest; readonly open: boolean }) {
  if (quiet !== null) {
    return (
      <p className="py-2 pl-6 text-small text-muted">
        {rich('No jobs, {when}.', { when: <RelativeTime date={sentAt} /> })} {quietReason(quiet)}
      </p>
    )
  }
  const count = t('{count, plural, one {# job} other {# jobs}}', { count: jobs.length })
  return (
    <Disclosure
      open={open}
      summary={
        <span>
          {count}, <RelativeTime date={sentAt} />
        </span>
      }
    >
      <DigestJobList jobs={jobs} label={count} />
    </Disclosure>
  )
}
