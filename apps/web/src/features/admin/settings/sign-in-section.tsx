import type { Installation } from '@rise/contract/admin/installation/shapes'
import { Badge } from '../../../ui/marks/badge.tsx'
import { SettingList, Variable } from './setting-list.tsx'

/** The ways to log in. */
export function SignInSection({ installation: { google, mode } }: { installation: Installation }) {
  const onBadge = <Badge tone="success">On</Badge>
  return (
    <SettingList
      id="sign-in-title"
      title="Ways to log in"
      text="Set on the server. Restart it after a change."
      settings={[
        {
          name: 'Email and password',
          value: onBadge,
          text: 'Always on, so that members can log in whatever else fails.',
        },
        {
          name: 'Google',
          value: google ? onBadge : <Badge>Off</Badge>,
          text: google ? (
            <>
              Set with <Variable name="GOOGLE_CLIENT_ID" />. Remove it to turn this off.
            </>
          ) : (
            <>
              Set <Variable name="GOOGLE_CLIENT_ID" /> to turn it on. <Variable name="GOOGLE_ISSUER" /> takes another
              OpenID provider in its place.
            </>
          ),
        },
        {
          name: 'Two-step verification',
          value: onBadge,
          text:
            mode === 'live'
              ? 'Members turn it on in their settings. Admins can’t do without it.'
              : 'Members turn it on in their settings. With MODE=live, admins can’t do without it.',
        },
      ]}
    />
  )
}
