import type { PageDraft } from '@rise/contract/company-blocks/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { type EditedPage, usePageDraft } from '../editor/use-page-draft.ts'

/** Loads the draft of a page for its first steps; `children` receive the draft once it is loaded. */
export function StartDraft({ slug, children }: { slug: string; children: (page: EditedPage) => ReactNode }) {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/companies/{slug}/block-draft', { params: { slug } }, presentVersion),
  )
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load your page')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!(data && isFetchedAfterMount)) {
    return (
      <SkeletonGroup label={t('Loading your page')}>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    )
  }
  return <LoadedDraft first={data}>{children}</LoadedDraft>
}

function LoadedDraft({ first, children }: { first: PageDraft; children: (page: EditedPage) => ReactNode }) {
  const page = usePageDraft(first)
  return (
    <>
      {page.failure ? (
        <Notice
          tone="danger"
          title={t('Not saved')}
          action={
            <Button size="dense" onClick={page.retry}>
              {t('Try again')}
            </Button>
          }
        >
          {page.failure}
        </Notice>
      ) : null}
      {children(page)}
    </>
  )
}
