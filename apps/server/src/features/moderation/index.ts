// Moderation: what members report, and what moderators decide about it. Owns `review`, `report`, `report_line`,
// `review_decision`, `review_note` and `review_opening`. It knows no kind of content: each feature whose things can be
// reported exports a `Reportable`, and hides its things by the discussion's subjects.
import type {} from './activities.ts'
import type {} from './tables.ts'
