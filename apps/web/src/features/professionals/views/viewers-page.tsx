import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Viewer } from '@rise/contract/professionals/story/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MemberItem } from '../../connections/index.ts'
import { useIsOwnPage } from '../edit/edit-frame.tsx'
import { EditNavigation } from '../edit/edit-navigation.tsx'

/** The kind of viewers that an address shows; everyone by default. */
type Kind = 'employer' | undefined

function viewersHref(of: Kind, page = 1): string {
  const search = new URLSearchParams({ ...(of && { of }), ...(page > 1 && { page: String(page) }) }).toString()
  return `/professional/viewers${search === '' ? '' : `?${search}`}`
}

/** The members who viewed the story, with the time of each view. */
export function ViewersPage() {
  const isOwn = useIsOwnPage()
  const [search] = useSearchParams()
  const page = search.get('page')
  const of = search.get('of') === 'employer' ? 'employer' : undefined
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/story/viewers', { query: { page: page ?? '1', of } }, keepPrevious),
  )
  const isNoPage = page === '1' || isRefusal(error)
  if (!isOwn || isNoPage) return <ErrorBody status={404} />
  return (
    <div className="mx-auto grid min-h-dvh max-w-shell content-start gap-x-12 gap-y-6 px-gutter py-8 md:py-12 lg:max-w-[59rem] lg:grid-cols-[12rem_minmax(0,1fr)]">
      <PageHead title={t('Who viewed your story')} noindex />
      <div className="lg:col-span-2">
        <h1 className="text-h1">{t('Who viewed your story')}</h1>
        <p className="mt-2 max-w-reading text-muted">
          {rich(
            'In the last 90 days. Each person counts once a day. To browse privately, change your <settings>settings</settings>; you won’t see viewers here then.',
            { settings: (text) => <TextLink to="/settings#privacy">{text}</TextLink> },
          )}
        </p>
      </div>
      <EditNavigation />
      <div className="min-w-0">
        {data ? <Viewers data={data} of={of} /> : null}
        {error && !data ? (
          <FailedBlock title={t('Couldn’t load the list')} onRetry={() => void refetch()} retrying={isFetching} />
        ) : null}
        {data || error ? null : (
          <SkeletonGroup label={t('Loading viewers')}>
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
    readonly everyone: number
    readonly companies: number
    readonly unseen: boolean
    readonly unnamed: number
  }
  readonly of: Kind
}

function Viewers({ data: { items, page, pages, everyone, companies, unseen, unnamed }, of }: ViewersProps) {
  if (unseen) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('You’re browsing privately')}
        action={<ButtonLink to="/settings#privacy">{t('Open privacy settings')}</ButtonLink>}
      >
        {t('While private browsing is on, you can’t see who viewed your story.')}
      </EmptyState>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No views from members yet')}
        action={<ButtonLink to="/professional/edit">{t('Edit your story')}</ButtonLink>}
      >
        {unnamed > 0
          ? t(
              '{count, plural, one {{shown} view by guests and people browsing privately.} other {{shown} views by guests and people browsing privately.}}',
              { count: unnamed, shown: formatInteger(unnamed) },
            )
          : t('A fuller story gets found and opened more often.')}
      </EmptyState>
    )
  }
  return (
    <>
      {companies > 0 ? (
        <nav aria-label={t('Kinds of viewers')} className="mb-4 flex flex-wrap gap-2">
          <ChipLink to={viewersHref(undefined)} selected={of === undefined}>
            {t('Everyone {count}', { count: formatInteger(everyone) }, 'all viewers of a story')}
          </ChipLink>
          <ChipLink to={viewersHref('employer')} selected={of === 'employer'}>
            {t('Companies {count}', { count: formatInteger(companies) }, 'viewers of a story')}
          </ChipLink>
        </nav>
      ) : null}
      <ul className="rows">
        {items.map((viewer) => (
          <li key={viewer._id} className="row">
            <MemberItem member={memberOf(viewer)} time={<RelativeTime date={viewer.at} />} />
          </li>
        ))}
      </ul>
      {unnamed > 0 && of === undefined ? (
        <p className="mt-4 text-small text-muted tabular-nums">
          {t(
            '{count, plural, one {And {shown} view by guests and people browsing privately.} other {And {shown} views by guests and people browsing privately.}}',
            { count: unnamed, shown: formatInteger(unnamed) },
          )}
        </p>
      ) : null}
      <div className="mt-8">
        <Pager page={page} pages={pages} hrefFor={(number) => viewersHref(of, number)} />
      </div>
    </>
  )
}

function memberOf({ _id, role, slug, name, photo, headline, isFollowing }: Viewer): MemberCard {
  const isCompany = role === 'employer'
  const names = { firstName: isCompany ? '' : name, lastName: '', companyName: isCompany ? name : null }
  return { _id, role, slug, ...names, photo, headline, isFollowing }
}
