import { t } from '@rise/texts'
import { useCallback } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { homeOf } from '../../app/session/addresses.ts'
import { principalOf } from '../../app/session/use-session.tsx'
import { VoiceFoot } from '../../app/voice-foot.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../ui/states/skeleton.tsx'
import { MailedLinkFailed } from './forms/mailed-link-failed.tsx'
import { useMailedLink } from './forms/use-mailed-link.ts'

/** Restores a deleted account with the mailed link, within the grace period. */
export function RestorePage() {
  const api = useApi()
  const redeem = useCallback((token: string) => api('POST /api/v1/account-restorations', { body: { token } }), [api])
  const { state, retry } = useMailedLink(redeem)
  return (
    <NarrowPage title={t('Restore your account')} foot={<VoiceFoot />}>
      <PageHead title={t('Restore your account')} noindex />
      {state.status === 'working' ? (
        <SkeletonGroup label={t('Restoring your account')}>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : null}
      {state.status === 'done' ? (
        <div role="status">
          <Notice
            tone="success"
            title={t('Welcome back')}
            action={
              <ButtonLink to={homeOf(principalOf({ status: 'member', user: state.reply.result }))} variant="primary">
                {t('Continue')}
              </ButtonLink>
            }
          >
            {t('Your account is back, just as it was.')}
          </Notice>
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <MailedLinkFailed error={state.error} onRetry={retry}>
          <ButtonLink to="/login">{t('Log in')}</ButtonLink>
        </MailedLinkFailed>
      ) : null}
    </NarrowPage>
  )
}
