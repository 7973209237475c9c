import { PRESENCE_INTERVAL_SECONDS } from '@rise/contract/convos/limits'
import type { ListenerContext } from '../../app/base/frame-slots.ts'

const REPORT_MS = PRESENCE_INTERVAL_SECONDS * 1_000

/** Reports at intervals, while the page is visible, that its member is online. */
export function reportPresence({ api, store }: Pick<ListenerContext, 'api' | 'store'>): void {
  let lastReportAt = 0
  const report = () => {
    const session = store.get()
    const isMember = session.status === 'member' && session.user.standing !== 'suspended'
    if (!isMember || document.visibilityState !== 'visible') return
    if (Date.now() - lastReportAt < REPORT_MS / 2) return
    lastReportAt = Date.now()
    void api('PUT /api/v1/presence', {}).catch(() => undefined)
  }
  setInterval(report, REPORT_MS)
  document.addEventListener('visibilitychange', report)
  report()
}
