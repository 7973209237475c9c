// Notifications: in the bell, live, by push and by email, and the admins' messages to an audience. Owns `notification`,
// `notification_subject`, `notification_setting`, `notification_schedule`, `notification_held`,
// `notification_withheld`, `notification_mail`, `push_subscription`, `broadcast` and `broadcast_recipient`. Each kind
// is in the `notices` of the feature whose activities send it.
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
export { noticeMailExamples } from './examples/example-props.ts'
export { listUnread } from './list-notifications.ts'
