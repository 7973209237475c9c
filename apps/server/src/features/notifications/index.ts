// Notifications: in the bell, live and by email. Owns `notification`, `notification_subject`, `notification_setting`
// and `notification_mail`. A kind is a file in kinds/ and an entry of the contract.
import type {} from './emails.ts'
import type {} from './tables.ts'

export { listUnread } from './list-notifications.ts'
