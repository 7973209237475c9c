import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { planCostInWords } from '../../plans/index.ts'
import { DashboardTabs } from '../dashboard-tabs.tsx'

const offers = [
  { name: 'free', title: 'Free', text: 'A digest every week, on the day and at the time you choose.' },
  { name: 'Creator', title: 'Creator', text: 'A digest every day, at the time you choose.' },
] as const

/**
 * The plan that includes the digest. The page of plans has everything else that a plan includes, and how to request it.
 */
export function BillingPage() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/plans'))
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-8 px-gutter py-8 md:py-12">
      <PageHead title="Your digest’s plan" noindex />
      <DashboardTabs />
      <div>
        <h1 className="text-h1">Your digest’s plan</h1>
        <p className="mt-2 text-lead text-muted">The digest is part of every plan. Creator makes it daily.</p>
      </div>
      {isError && !data ? (
        <FailedBlock title="Couldn’t load your plan" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <ul className="grid gap-4 sm:grid-cols-2">
            {offers.map(({ name, title, text }) => (
              <li key={name} className="flex">
                <Card className="flex grow flex-col gap-2">
                  <div className="flex items-center justify-between gap-2">
                    <h2 className="text-h2">{title}</h2>
                    {isOn(data.current, name) ? <Badge tone="brand">Your plan</Badge> : null}
                    {data.requested?.plan === name ? <Badge tone="info">Requested</Badge> : null}
                  </div>
                  <p className="text-muted">{text}</p>
                </Card>
              </li>
            ))}
          </ul>
          <p>{planCostInWords(data)}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="primary" to="/purchase">
              {data.current === 'Creator' || data.sale !== null ? 'See all plans' : 'Ask for Creator'}
            </ButtonLink>
            <ButtonLink to="/jobs/digest#settings">Choose when it comes</ButtonLink>
          </div>
        </>
      ) : isError ? null : (
        <SkeletonGroup label="Loading your plan">
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      <p>
        <TextLink to="/jobs/digest">Back to your digest</TextLink>
      </p>
    </div>
  )
}

/** For professionals, Pro includes the same digest as the free plan. */
function isOn(current: string, name: (typeof offers)[number]['name']): boolean {
  return name === 'Creator' ? current === 'Creator' : current !== 'Creator'
}
