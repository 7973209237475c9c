import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { FileText, RefreshCw } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card, CardLink } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { StepCount } from '../../../ui/marks/step-count.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { hrefOfStep, STEP_COUNT, useTeamMay } from '../../companies/index.ts'
import { PendingNotice } from '../../session/index.ts'
import { NEW_JOB_PATH, POSTING_PATH } from '../posting-address.ts'
import { ImportJobs } from './import-jobs.tsx'
import { PostingFrame } from './posting-frame.tsx'

/** Offers the two ways to add jobs: import them from the careers page, or write them here. */
export function PostingPage() {
  const { productName } = useSettings()
  const slug = useCurrentUser()?.slug ?? ''
  const {
    data: desk,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/companies/{slug}/desk', { params: { slug } }))
  return (
    <div className="mx-auto flex w-full max-w-shell flex-col gap-6 px-gutter py-8 md:py-12">
      <PageHead title={t('Your jobs on {product}', { product: productName })} noindex />
      {desk ? <SelectedWay desk={desk} /> : null}
      <PostingFrame>
        {!desk && error ? (
          <FailedBlock title={t('Couldn’t load your company')} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {desk || error ? null : (
          <SkeletonGroup label={t('Loading your company')}>
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )}
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
      </PostingFrame>
    </div>
  )
}

function SelectedWay({ desk }: { desk: CompanyDesk }) {
  const search = new URLSearchParams(useLocation().search)
  const way = search.get('way')
  const may = useTeamMay(desk)
  if (way === 'board') return may('bring-board') ? <ImportJobs desk={desk} /> : <OtherCompanyPage />
  if (way === 'write') return <Navigate to={NEW_JOB_PATH} replace />
  return <Choice desk={desk} mayBring={may('bring-board')} isStep={search.get('step') === String(STEP_COUNT)} />
}

interface ChoiceProps {
  desk: CompanyDesk
  mayBring: boolean
  /** Whether this is the last step of setting up a new page. */
  isStep: boolean
}

function Choice({ desk: { slug, fields, verifiedDomain }, mayBring, isStep }: ChoiceProps) {
  const { productName } = useSettings()
  // Until the address is confirmed, no one else sees the page, and a job can only be previewed.
  const isPending = useCurrentUser()?.standing === 'pending'
  return (
    <PostingFrame>
      <div>
        <h1 className="text-h1">{t('Your jobs on {product}', { product: productName })}</h1>
        <p className="mt-2 max-w-reading text-lead text-muted">
          {mayBring
            ? t('How would you like to add {company}’s jobs? You can do both.', { company: fields.companyName })
            : t('Write {company}’s open jobs here. Owners and editors can import them from its careers page.', {
                company: fields.companyName,
              })}
          {isStep ? <StepCount step={STEP_COUNT} of={STEP_COUNT} /> : null}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {mayBring ? (
          <WayCard
            icon={<RefreshCw size={24} aria-hidden />}
            to={`${POSTING_PATH}?way=board`}
            title={t('Import your jobs')}
          >
            {verifiedDomain === null
              ? t(
                  'Verify your domain, then enter the address of your careers page or job board. We import it every hour, so what you change there changes here.',
                )
              : t(
                  'Enter the address of your careers page or job board. We import it every hour, so what you change there changes here.',
                )}
          </WayCard>
        ) : null}
        <WayCard icon={<FileText size={24} aria-hidden />} to={NEW_JOB_PATH} title={t('Write one', 'a job')}>
          {t(
            'Paste a description or start from scratch, then preview it. You can edit, pause or close the job at any time.',
          )}
        </WayCard>
      </div>
      {isStep ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={hrefOfStep(STEP_COUNT - 1)}>{t('Back')}</ButtonLink>
          <ButtonLink variant="ghost" to={isPending ? `/company/${slug}/edit/preview` : `/company/${slug}`}>
            {t('See your page')}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-small text-muted">
          {rich('Not now? <desk>Go to your desk</desk>', {
            desk: (text) => <TextLink to={`/company/${slug}/edit`}>{text}</TextLink>,
          })}
        </p>
      )}
    </PostingFrame>
  )
}

function WayCard({ icon, to, title, children }: { icon: ReactNode; to: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" className="relative flex flex-col gap-3">
      <span className="text-brand">{icon}</span>
      <h2 className="text-h3">
        <CardLink to={to}>{title}</CardLink>
      </h2>
      <p className="text-muted">{children}</p>
    </Card>
  )
}

function OtherCompanyPage() {
  return (
    <PostingFrame>
      <h1 className="text-h1">{t('Bring your jobs')}</h1>
      <EmptyState
        kind="no-match"
        title={t('Only owners and editors can import jobs')}
        action={<ButtonLink to={NEW_JOB_PATH}>{t('Write a job')}</ButtonLink>}
      >
        {t('Ask an owner to import your careers page. You can write jobs here.')}
      </EmptyState>
    </PostingFrame>
  )
}
