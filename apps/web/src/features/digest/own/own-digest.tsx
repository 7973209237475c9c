import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { pagesOf, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { OwnDigestSkeleton } from '../own-digest-skeleton.tsx'
import { DigestSettingsCard } from './digest-settings-card.tsx'
import { NextDigest } from './next-digest.tsx'
import { PastDigests } from './past-digests.tsx'

/** A professional's digest: the next one, the settings, and past ones. Shown together, so that nothing moves. */
export function OwnDigest() {
  const api = useApi()
  const isLoading = [
    useQuery(queryOf(api, 'GET /api/v1/digest')),
    useQuery(queryOf(api, 'GET /api/v1/digest/preview')),
    useInfiniteQuery(pagesOf(api, 'GET /api/v1/digests')),
  ].some(({ isPending }) => isPending)
  if (isLoading) return <OwnDigestSkeleton />
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <NextDigest />
      <div className="lg:row-span-2">
        <DigestSettingsCard />
      </div>
      <PastDigests />
    </div>
  )
}
