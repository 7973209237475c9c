import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { FormSkeleton } from '../professionals/index.ts'
import { casePath } from './case-address.ts'
import { CaseView } from './case-view.tsx'
import { COMPANY_PORTFOLIO, companyPlace } from './company-place.tsx'
import { invalidateCases } from './queries.ts'

/** The draft in `?draft=` as everyone will read it, to be published or edited from here. */
export function PreviewCompanyCasePage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const isConfirmed = useVerdict({ access: 'employer', confirmed: true }) === 'allowed'
  const [search] = useSearchParams()
  const slug = search.get('draft') ?? ''
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queryOf(api, 'GET /api/v1/portfolio/{slug}', { params: { slug } }, presentVersion),
    enabled: slug !== '',
  })
  const shownCase = isFetchedAfterMount ? data : undefined
  const publish = useMutation({
    mutationFn: () => api('PUT /api/v1/portfolio/{slug}/publication', { params: { slug } }),
    onSuccess: async ({ result }) => {
      invalidateCases(queryClient)
      showToast({ id: 'case', kind: 'success', title: t('Your case is live') })
      await navigate(casePath({ role: 'employer', slug: user?.slug ?? '' }, result.slug), { replace: true })
    },
  })
  if (slug === '') return <Navigate to={`${COMPANY_PORTFOLIO}/create`} replace />
  if (isNotFound(error)) return <ErrorBody status={404} />
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={t('Preview of your case')} noindex />
      <div className="mb-8 flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft p-4">
          <p className="text-small">{t('This is how people will see your case. Only your team can see it now.')}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={companyPlace.edit(slug)} icon={<Pencil size={16} aria-hidden />}>
              {t('Keep editing')}
            </ButtonLink>
            <Button
              variant="primary"
              busy={publish.isPending || publish.isSuccess}
              disabled={!shownCase || !isConfirmed}
              onClick={() => publish.mutate()}
            >
              {t('Publish case')}
            </Button>
          </div>
        </div>
        {publish.error ? <Notice tone="danger">{publish.error.message}</Notice> : null}
        {isConfirmed ? null : <Notice live={false}>{t('Confirm your email first. Then you can publish it.')}</Notice>}
      </div>
      {shownCase ? <CaseView shown={shownCase} /> : null}
      {shownCase ? null : isError ? (
        <FailedBlock title={t('Couldn’t load this draft')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}
