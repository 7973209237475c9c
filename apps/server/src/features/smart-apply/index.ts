// Smart apply: prepares applications from a professional's answers; auto-apply queues and sends them by the
// professional's rules. Owns `smart_apply`, `auto_apply`, `auto_item` and `auto_beat`.
import type {} from './activities.ts'
import type {} from './tables.ts'
