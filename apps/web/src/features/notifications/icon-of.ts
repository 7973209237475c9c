import type { Notification } from '@rise/contract/notifications/shapes'
import { Award, Bell, type LucideIcon, Trophy } from 'lucide-react'

/** What stands for news that is about no member. */
export function iconOf({ badge, missionKey }: Notification): LucideIcon {
  if (missionKey !== undefined) return Trophy
  return badge === undefined ? Bell : Award
}
