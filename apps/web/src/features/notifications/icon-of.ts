import type { Notification } from '@rise/contract/notifications/shapes'
import { Award, Bell, LifeBuoy, type LucideIcon, Trophy } from 'lucide-react'

/**
 * Returns the icon of a notification that is about no member. A message from support has the icon of its conversation.
 */
export function iconOf({ name, badge, missionKey }: Notification): LucideIcon {
  if (name === 'missed-message') return LifeBuoy
  if (missionKey !== undefined) return Trophy
  return badge === undefined ? Bell : Award
}
