import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router'
import { isRefusal } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { LinkTabs } from '../../../ui/layout/link-tabs.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { PendingNotice } from '../../session/index.ts'
import { useTeamMay } from '../use-team-may.ts'
import { DeskHead } from './desk-head.tsx'

const EDITING_PATHS: readonly string[] = ['/edit-overview', '/blocks', '/custom/portfolio']
/** The tabs of the desk: path, name, and a pattern for further pages that belong to the tab. */
const tabs: readonly (readonly [path: string, name: Message, also?: RegExp])[] = [
  ['', msg('Today')],
  ['/edit-overview', msg('Page')],
  ['/blocks', msg('Blocks'), /^\/custom\/(?!portfolio\b)/],
  ['/company/jobs', msg('Jobs'), /^\/company\/jobs\//],
  ['/custom/portfolio', msg('Portfolio'), /^\/custom\/portfolio\//],
  ['/team', msg('Team')],
  ['/preview', msg('Preview')],
]

interface Props {
  readonly title: string
  /** The main action of the page, next to its heading. */
  readonly action?: ReactNode
  /** Shown until the desk is loaded. */
  readonly skeleton?: ReactNode
  readonly children: (desk: CompanyDesk) => ReactNode
}

/**
 * The frame of a company's desk: the pages where its team edits the company. `children` receives the desk once it is
 * loaded.
 */
export function DeskFrame({ title, action, skeleton = <DeskSkeleton />, children }: Props) {
  const user = useCurrentUser()
  const { profile } = useParams()
  const slug = profile ?? user?.slug ?? ''
  const {
    data: desk,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/companies/{slug}/desk', { params: { slug } }))
  const may = useTeamMay(desk)
  if (!desk && isRefusal(error)) return <ErrorBody status={error.status} />
  // Hides the editing tabs from members who may not edit the page. Until the permission is known, all tabs are shown,
  // because most members of a team may edit.
  const shownTabs = tabs.filter(([path]) => !EDITING_PATHS.includes(path) || !desk || may('edit-page'))
  const base = profile === undefined ? '/company/edit' : `/company/${profile}/edit`
  return (
    <DeskHead title={title} companyName={desk?.fields.companyName} action={action}>
      <LinkTabs
        label={t('Your company')}
        end
        tabs={shownTabs.map(([path, label, also]) => ({
          to: path.startsWith('/company') || path.startsWith('/custom') ? path : `${base}${path}`,
          label,
          also,
        }))}
        className="border-b border-line max-lg:-mx-gutter max-lg:px-gutter"
      />
      <Suspense fallback={null}>
        <PendingNotice />
      </Suspense>
      {desk ? children(desk) : null}
      {!desk && error ? (
        <FailedBlock title={t('The page could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!(desk || error) ? skeleton : null}
    </DeskHead>
  )
}

function DeskSkeleton() {
  return (
    <SkeletonGroup label={t('Loading your company')}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </SkeletonGroup>
  )
}
