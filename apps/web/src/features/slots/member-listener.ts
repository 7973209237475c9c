import type { FrameSlots } from '../../app/base/frame-slots.ts'
import { loadConvoListener } from '../convos/index.ts'
import { hearWords } from '../copilot/index.ts'
import { loadNotificationListener } from '../notifications/index.ts'

/** Loads what features hear on a member's socket. Guests load none of it. */
export const loadMemberListener: FrameSlots['loadListener'] = async () => {
  const listeners = [hearWords, ...(await Promise.all([loadNotificationListener(), loadConvoListener()]))]
  return (heard) => {
    for (const listen of listeners) listen(heard)
  }
}
