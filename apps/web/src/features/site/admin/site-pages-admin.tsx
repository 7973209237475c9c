import { legalSlugs, sitePagePath } from '@rise/contract/site/kinds'
import type { SitePageCard } from '@rise/contract/site/shapes'
import { sitePageStateWords } from '@rise/contract/site/words'
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
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** The installation's own pages, and the built-in pages that it can replace. */
export function SitePagesAdmin() {
  const { data: pages, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/site-pages'))
  const builtIn = legalSlugs.filter((slug) => !pages?.some((page) => page.slug === slug))
  return (
    <section aria-labelledby="site-pages-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="site-pages-title" className="text-h2">
          {t('Pages')}
        </h2>
        <ButtonLink to="/admin/cms/pages/new" variant="primary" icon={<Plus size={16} aria-hidden />}>
          {t('New page')}
        </ButtonLink>
      </div>
      {isError && !pages ? (
        <FailedBlock title={t('Couldn’t load the pages')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {pages ? (
        <ul className="flex flex-col gap-2">
          {pages.map((page) => (
            <li key={page._id}>
              <PageRow page={page} />
            </li>
          ))}
          {builtIn.map((slug) => (
            <li key={slug}>
              <BuiltInRow slug={slug} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function PageRow({ page }: { page: SitePageCard }) {
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">
          <CardLink to={`/admin/cms/pages/${page._id}`}>{page.title}</CardLink>
        </h3>
        <p className="text-small text-muted wrap-anywhere">
          {sitePagePath(page.slug)}
          <Dot />
          {rich('Edited {when}', { when: <RelativeTime date={page.updatedAt} /> })}
        </p>
      </div>
      <PageBadges page={page} />
    </Card>
  )
}

/** A text included in the software, which the installation can replace. */
function BuiltInRow({ slug }: { slug: (typeof legalSlugs)[number] }) {
  const title = slug === 'privacy' ? t('Privacy', 'the page about data') : t('Terms')
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <p className="text-small text-muted">
          <TextLink to={`/${slug}`}>/{slug}</TextLink>
          <Dot />
          {t('The built-in text, until you publish your own')}
        </p>
      </div>
      <ButtonLink to={`/admin/cms/pages/new?address=${slug}`} size="dense">
        {rich('Write your own<hidden> text for {title}</hidden>', {
          title,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </ButtonLink>
    </Card>
  )
}

/** The public state of a page, and its pending changes. */
export function PageBadges({ page: { state, changed, scheduledFor } }: { page: SitePageCard }) {
  return (
    <span className="flex flex-wrap gap-2">
      {changed ? <Badge tone="warning">{t('Unpublished changes')}</Badge> : null}
      {state === 'published' && scheduledFor !== null ? <Badge tone="info">{t('New version scheduled')}</Badge> : null}
      <Badge tone={state === 'published' ? 'success' : state === 'scheduled' ? 'info' : 'neutral'}>
        {t(sitePageStateWords[state])}
      </Badge>
    </span>
  )
}
