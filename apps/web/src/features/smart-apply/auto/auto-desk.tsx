import type { AutoApply } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { AutoPast } from './auto-past.tsx'
import { AutoPreview } from './auto-preview.tsx'
import { AutoQueue } from './auto-queue.tsx'
import { RulesForm } from './rules-form.tsx'

/** The member's rules, their queue, sent applications, and excluded jobs. */
export function AutoDesk() {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/auto-apply'))
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load auto-apply')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return null
  return (
    <div className="flex flex-col gap-8">
      <Status auto={data} />
      <AutoQueue auto={data} />
      <section aria-labelledby="rules" className="flex flex-col gap-4">
        <h2 id="rules" className="text-h2">
          {t('Your rules')}
        </h2>
        <RulesForm key={data.version} auto={data} />
      </section>
      <AutoPreview version={data.version} />
      <AutoPast auto={data} />
    </div>
  )
}

/** Whether auto-apply is on, and the button that turns it on or pauses it immediately. */
function Status({ auto: { active, rules } }: { auto: AutoApply }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const verdict = useVerdict({ access: 'creator', confirmed: true })
  const toggle = useMutation({
    mutationFn: async () =>
      (active ? await api('PUT /api/v1/auto-apply/pause', {}) : await api('PUT /api/v1/auto-apply/start', {})).result,
    onSuccess: (now) => queryClient.setQueryData(keyOf('GET /api/v1/auto-apply'), now),
  })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex flex-wrap items-center gap-2 text-small">
          <Badge tone={active ? 'success' : 'neutral'}>
            {active ? t('On', 'automatic applications') : t('Paused', 'automatic applications')}
          </Badge>
          {active
            ? rules.consent === 'ask'
              ? t('Each application waits for your approval.')
              : t('Applications on this site leave after 24 hours unless you object.')
            : t('Nothing is queued or sent.')}
        </p>
        {active || verdict === 'allowed' ? (
          <Button variant={active ? 'secondary' : 'primary'} busy={toggle.isPending} onClick={() => toggle.mutate()}>
            {active ? t('Pause') : t('Turn on')}
          </Button>
        ) : null}
      </div>
      {toggle.isError ? <Notice tone="danger">{toggle.error.message}</Notice> : null}
      {verdict === 'upgrade' ? (
        <Notice
          title={t('Auto-apply opens with Creator')}
          live={false}
          action={<ButtonLink to="/purchase">{t('View plans')}</ButtonLink>}
        >
          {t('You can set your rules and see what they’d queue. Nothing is sent.')}
        </Notice>
      ) : null}
      {verdict === 'forbidden' ? (
        <Notice live={false}>
          {t('Confirm your email address to turn auto-apply on. You can already set your rules.')}
        </Notice>
      ) : null}
    </div>
  )
}
