import type { Api } from '../../../app/base/api.ts'
import { onWritten } from '../../../app/socket/written.ts'
import { showToast } from '../../../ui/base/toast.ts'
import { decline, mayAsk, switchOn } from './browser-push.ts'

/** Offers notifications once, after the member has written something that others may answer. */
export function askAfterWriting(api: Api, currentUser: () => string | undefined): void {
  let wasAsked = false
  onWritten(() => {
    if (wasAsked || !mayAsk()) return
    wasAsked = true
    showToast({
      id: 'push',
      title: 'Hear when someone answers?',
      description: 'This browser can show it, even while no page is open.',
      action: {
        label: 'Turn on',
        onPress: () => {
          const userId = currentUser()
          if (userId !== undefined) void switchOn(api, userId).catch(sayFailed)
        },
      },
      onDismiss: decline,
    })
  })
}

function sayFailed(): void {
  showToast({
    id: 'push',
    kind: 'failure',
    title: 'Couldn’t turn on notifications',
    action: { label: 'Try in settings', to: '/notification-settings#push' },
  })
}
