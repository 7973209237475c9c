import type { Viewer } from '@rise/contract/professionals/story/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { CardLink } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { useIsOwnPage } from '../edit/edit-frame.tsx'
import { EditNavigation } from '../edit/edit-navigation.tsx'

function viewersHref(page: number): string {
  return `/professional/viewers${page > 1 ? `?page=${page}` : ''}`
}

/** The viewers of the member's story, with the times. */
export function ViewersPage() {
  const isOwn = useIsOwnPage()
  const [search] = useSearchParams()
  const page = search.get('page')
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/story/viewers', { query: { page: page ?? '1' } }, keepPrevious),
  )
  const isNoPage = page === '1' || isRefusal(error)
  if (!isOwn || isNoPage) return <ErrorBody status={404} />
  return (
    <div className="mx-auto grid max-w-shell gap-x-12 gap-y-6 px-gutter py-8 md:py-12 lg:max-w-[59rem] lg:grid-cols-[12rem_minmax(0,1fr)]">
      <PageHead title="Who viewed your story" noindex />
      <div className="lg:col-span-2">
        <h1 className="text-h1">Who viewed your story</h1>
        <p className="mt-2 max-w-reading text-muted">
          In the last 90 days. Each person counts once a day. To browse privately, change your{' '}
          <TextLink to="/settings#privacy">settings</TextLink>; you won’t see viewers here then.
        </p>
      </div>
      <EditNavigation />
      <div className="min-w-0">
        {data ? <Viewers data={data} /> : null}
        {error && !data ? (
          <FailedBlock title="Couldn’t load the list" onRetry={() => void refetch()} retrying={isFetching} />
        ) : null}
        {data || error ? null : (
          <SkeletonGroup label="Loading viewers">
            <Skeleton className="h-[12rem] w-full" />
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}

interface ViewersProps {
  readonly data: {
    readonly items: readonly Viewer[]
    readonly page: number
    readonly pages: number
    readonly unseen: boolean
    readonly unnamed: number
  }
}

function Viewers({ data: { items, page, pages, unseen, unnamed } }: ViewersProps) {
  if (unseen) {
    return (
      <EmptyState
        kind="nothing-yet"
        title="You’re browsing privately"
        action={<ButtonLink to="/settings#privacy">Open privacy settings</ButtonLink>}
      >
        While private browsing is on, you can’t see who viewed your story.
      </EmptyState>
    )
  }
  const unnamedViews = `${formatInteger(unnamed)} ${unnamed === 1 ? 'view' : 'views'} by guests and people browsing privately`
  if (items.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title="No views from members yet"
        action={<ButtonLink to="/professional/edit">Edit your story</ButtonLink>}
      >
        {unnamed > 0 ? `${unnamedViews}.` : 'A fuller story gets found and opened more often.'}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="rows">
        {items.map((viewer) => (
          <ViewerCard key={viewer._id} viewer={viewer} />
        ))}
      </ul>
      {unnamed > 0 ? <p className="mt-4 text-small text-muted tabular-nums">And {unnamedViews}.</p> : null}
      <div className="mt-8">
        <Pager page={page} pages={pages} hrefFor={viewersHref} />
      </div>
    </>
  )
}

function ViewerCard({ viewer: { role, slug, name, photo, headline, at } }: { viewer: Viewer }) {
  const isCompany = role === 'employer'
  return (
    <li>
      <div className="row flex items-center gap-4">
        {isCompany ? <LogoMark name={name} logo={photo} size={48} /> : <Avatar name={name} photo={photo} size={48} />}
        <div className="min-w-0 grow">
          <h2 className="text-body wrap-anywhere">
            <CardLink to={`/${isCompany ? 'company' : 'professional'}/${slug}`}>{name}</CardLink>
          </h2>
          {headline ? <p className="truncate text-small text-muted">{headline}</p> : null}
        </div>
        <RelativeTime date={at} className="shrink-0 text-small text-subtle" />
      </div>
    </li>
  )
}
