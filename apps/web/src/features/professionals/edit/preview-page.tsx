import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { PendingNotice } from '../../session/index.ts'
import type { StorySlots } from '../story/story-slots.ts'
import { StoryView } from '../story/story-view.tsx'
import { useIsOwnPage } from './edit-frame.tsx'

/** The member's own story as a stranger or an employer sees it, depending on the address. */
export function PreviewPage({ slots }: { slots: StorySlots }) {
  const isOwn = useIsOwnPage()
  const [search] = useSearchParams()
  const viewerKind = search.get('as') === 'employer' ? 'employer' : 'stranger'
  const api = useApi()
  const {
    data: story,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(api, 'GET /api/v1/story/preview', { query: { as: viewerKind } }, presentVersion))
  if (!isOwn) return <ErrorBody status={404} />
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={t('Preview of your story')} noindex />
      <div className="mb-6 flex flex-col gap-3 rounded-card bg-info-soft p-4">
        <p className="text-small">
          {viewerKind === 'employer'
            ? t('This is how an employer sees your page. People at companies you work for now see less.')
            : t('This is how a guest sees your page.')}{' '}
          <TextLink to="/professional/edit">{t('Edit your story')}</TextLink>
        </p>
        <nav aria-label={t('See it as')} className="flex flex-wrap gap-2">
          <ChipLink to="/professional/preview" selected={viewerKind === 'stranger'}>
            {t('A guest')}
          </ChipLink>
          <ChipLink to="/professional/preview?as=employer" selected={viewerKind === 'employer'}>
            {t('An employer')}
          </ChipLink>
        </nav>
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
      </div>
      {story ? <StoryView story={story} slots={slots} /> : null}
      {isError && !story ? (
        <FailedBlock title={t('Couldn’t load the preview')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {story || isError ? null : (
        <SkeletonGroup label={t('Loading the preview')}>
          <Skeleton className="h-[12rem] w-full" />
        </SkeletonGroup>
      )}
    </div>
  )
}
