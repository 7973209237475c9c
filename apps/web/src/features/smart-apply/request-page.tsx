import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'

/** Requests access where the operator limits it. */
export function RequestPage() {
  return (
    <NarrowPage title={t('Ask for SmartApply')} intro={t('We fill in the application. You check it and send it.')}>
      <PageHead title={t('Ask for SmartApply')} noindex />
      <Request />
    </NarrowPage>
  )
}

function Request() {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = queryOf(api, 'GET /api/v1/smart-apply')
  const { data: access, isError, isFetching, refetch } = useQuery(query)
  const requestAccess = useMutation({
    mutationFn: async () => (await api('POST /api/v1/professionals/smartApply/subscribe', {})).result,
    onSuccess: (now) => queryClient.setQueryData(query.queryKey, now),
  })
  if (isError) return <FailedBlock title={t('Couldn’t load')} onRetry={() => void refetch()} retrying={isFetching} />
  if (!access) return null
  if (access.open) {
    return (
      <>
        <Notice tone="success" title={t('You have access')} live={false}>
          {access.limited ? t('Your place is open.') : t('SmartApply is open to every professional.')}
        </Notice>
        <div>
          <ButtonLink variant="primary" to="/smart-apply">
            {t('Open SmartApply')}
          </ButtonLink>
        </div>
      </>
    )
  }
  if (access.asked) {
    return (
      <Notice title={t('You’re number {place} in line', { place: access.place ?? 1 })} live={false}>
        {t(
          'Places open in the order in which people asked. You can already enter your details, so that everything is ready.',
        )}
      </Notice>
    )
  }
  return (
    <>
      <p>{t('SmartApply is limited right now. Places open in the order in which people ask.')}</p>
      {requestAccess.isError ? <Notice tone="danger">{requestAccess.error.message}</Notice> : null}
      <div>
        <Button variant="primary" busy={requestAccess.isPending} onClick={() => requestAccess.mutate()}>
          {t('Ask for access')}
        </Button>
      </div>
    </>
  )
}
