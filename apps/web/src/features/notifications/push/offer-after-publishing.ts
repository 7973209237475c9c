import { t } from '@rise/texts'
import type { Api } from '../../../app/base/api.ts'
import { onPublication } from '../../../app/socket/own-publications.ts'
import { showToast } from '../../../ui/base/toast.ts'
import { declinePush, mayOfferPush, switchOn } from './browser-push.ts'

/** Offers push notifications once, after the member has published something that others may answer. */
export function offerAfterPublishing(api: Api, currentUser: () => string | undefined): void {
  let wasOffered = false
  onPublication(() => {
    if (wasOffered || !mayOfferPush()) return
    wasOffered = true
    showToast({
      id: 'push',
      title: t('Hear when someone answers?'),
      description: t('This browser can show it, even while no page is open.'),
      action: {
        label: t('Turn on'),
        onPress: () => {
          const userId = currentUser()
          if (userId !== undefined) void switchOn(api, userId).catch(showFailure)
        },
      },
      onDismiss: declinePush,
    })
  })
}

function showFailure(): void {
  showToast({
    id: 'push',
    kind: 'failure',
    title: t('Couldn’t turn on notifications'),
    action: { label: t('Try in settings'), to: '/notification-settings#push' },
  })
}
