import type { Notification } from '@rise/contract/notifications/shapes'
import { Award, Bell, type LucideIcon } from 'lucide-react'

/** What stands for news that is about no member. */
export function iconOf({ badge }: Notification): LucideIcon {
  return badge === undefined ? Bell : Award
}
