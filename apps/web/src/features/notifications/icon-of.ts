import type { Notification } from '@rise/contract/notifications/shapes'
import { Award, Bell, type LucideIcon, Trophy } from 'lucide-react'

/** Returns the icon of a notification that is about no member. */
export function iconOf({ badge, missionKey }: Notification): LucideIcon {
  if (missionKey !== undefined) return Trophy
  return badge === undefined ? Bell : Award
}
