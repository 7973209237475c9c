import { PRESENCE_EVERY } from '@rise/contract/convos/limits'
import type { Heard } from '../../app/base/frame-slots.ts'

const EVERY_MS = PRESENCE_EVERY * 1_000

/** Says at intervals, while the page is visible, that its member is there. */
export function tellPresence({ api, store }: Pick<Heard, 'api' | 'store'>): void {
  let last = 0
  const tell = () => {
    const session = store.get()
    const isMember = session.status === 'member' && session.user.standing !== 'suspended'
    if (!isMember || document.visibilityState !== 'visible') return
    if (Date.now() - last < EVERY_MS / 2) return
    last = Date.now()
    void api('PUT /api/v1/presence', {}).catch(() => undefined)
  }
  setInterval(tell, EVERY_MS)
  document.addEventListener('visibilitychange', tell)
  tell()
}
