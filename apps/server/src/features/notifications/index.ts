// Notifications: in the bell, live, pushed and by email. Owns `notification`, `notification_subject`,
// `notification_setting`, `notification_schedule`, `notification_held`, `notification_mail`, `push_subscription`,
// `broadcast` and `broadcast_recipient`. A kind is a file in kinds/ and an entry of the contract.
import type {} from './broadcasts/activities.ts'
import type {} from './emails.ts'
import type {} from './tables.ts'

export {
  cancelBroadcast,
  changeBroadcast,
  dueBroadcast,
  lockBroadcast,
  planBroadcast,
  sendBroadcast,
} from './broadcasts/plan-broadcast.ts'
export { listUnread } from './list-notifications.ts'
