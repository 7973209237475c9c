import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { SettingsRow } from './settings-section.tsx'

const SetUpSecondFactor = lazy(async () => ({ default: (await import('./second-factor-parts.tsx')).SetUpSecondFactor }))
const RemoveSecondFactor = lazy(async () => ({
  default: (await import('./second-factor-parts.tsx')).RemoveSecondFactor,
}))
const RenewRecoveryCodes = lazy(async () => ({
  default: (await import('./second-factor-parts.tsx')).RenewRecoveryCodes,
}))

/** Two-step verification: off, or on with its recovery codes. */
export function SecondFactorRow({ account }: { account: AccountSettings }) {
  const {
    data: factor,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/account/second-factor'))
  const [open, setOpen] = useState<'set-up' | 'remove' | 'renew'>()
  if (!factor) {
    if (!isError) return null
    const retry = { onRetry: () => void refetch(), retrying: isFetching }
    return <FailedBlock title={t('Couldn’t load two-step verification')} {...retry} />
  }
  const { since, recoveryCodesLeft, required } = factor
  const close = () => setOpen(undefined)
  const toggle = (part: typeof open) => () => setOpen(open === part ? undefined : part)
  return (
    <SettingsRow
      title={t('Two-step verification')}
      value={
        since === null ? (
          t('Off. Adds a code from your phone to your password.')
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="success">{t('On')}</Badge>
            <span>
              {rich(
                '{count, plural, one {since {when}, # recovery code left} other {since {when}, # recovery codes left}}',
                { count: recoveryCodesLeft, when: <RelativeTime date={since} /> },
              )}
            </span>
          </span>
        )
      }
      action={
        since === null ? (
          <Button aria-expanded={open === 'set-up'} onClick={toggle('set-up')}>
            {t('Set up')}
          </Button>
        ) : (
          <span className="flex flex-wrap gap-2">
            <Button aria-expanded={open === 'renew'} onClick={toggle('renew')}>
              {t('New recovery codes')}
            </Button>
            {required ? null : (
              <Button aria-expanded={open === 'remove'} onClick={toggle('remove')}>
                {t('Turn off')}
              </Button>
            )}
          </span>
        )
      }
    >
      {required && since === null ? (
        <Notice tone="warning" title={t('Your role needs two-step verification')} live={false}>
          {t('The admin area opens once you’ve set it up.')}
        </Notice>
      ) : null}
      <Suspense
        fallback={
          <SkeletonGroup label={t('Loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        }
      >
        {open === 'set-up' ? <SetUpSecondFactor account={account} onDone={close} /> : null}
        {open === 'remove' ? <RemoveSecondFactor onDone={close} /> : null}
        {open === 'renew' ? <RenewRecoveryCodes onDone={close} /> : null}
      </Suspense>
    </SettingsRow>
  )
}
