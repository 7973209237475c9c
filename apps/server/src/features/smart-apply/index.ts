// Smart apply: applications made ready from what a professional told us, and auto-apply, which queues and sends them by
// their own rules. Owns `smart_apply`, `auto_apply`, `auto_item` and `auto_beat`.
import type {} from './activities.ts'
import type {} from './tables.ts'
