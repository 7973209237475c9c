import type { Installation } from '@rise/contract/admin/installation/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Badge } from '../../../ui/marks/badge.tsx'
import { SettingList, Variable } from './setting-list.tsx'

/** The ways to log in. */
export function SignInSection({ installation: { google, mode } }: { installation: Installation }) {
  const onBadge = <Badge tone="success">{t('On', 'a way to log in')}</Badge>
  return (
    <SettingList
      id="sign-in-title"
      title={t('Ways to log in')}
      text={t('Set on the server. Restart it after a change.')}
      settings={[
        {
          name: t('Email and password'),
          value: onBadge,
          text: t('Always on, so that members can log in whatever else fails.'),
        },
        {
          name: 'Google',
          value: google ? onBadge : <Badge>{t('Off', 'a way to log in')}</Badge>,
          text: google
            ? rich('Set with {variable}. Remove it to turn this off.', {
                variable: <Variable name="GOOGLE_CLIENT_ID" />,
              })
            : rich('Set {variable} to turn it on. {issuer} takes another OpenID provider in its place.', {
                variable: <Variable name="GOOGLE_CLIENT_ID" />,
                issuer: <Variable name="GOOGLE_ISSUER" />,
              }),
        },
        {
          name: t('Two-step verification'),
          value: onBadge,
          text:
            mode === 'live'
              ? t('Members turn it on in their settings. Admins can’t do without it.')
              : t('Members turn it on in their settings. With MODE=live, admins can’t do without it.'),
        },
      ]}
    />
  )
}
