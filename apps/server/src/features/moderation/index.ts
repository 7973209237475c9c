// Moderation: reports by members, the moderators' decisions and appeals. Owns `review`, `report`, `report_line`,
// `review_decision`, `review_note` and `review_opening`. It knows no kind of content: each feature whose rows can be
// reported exports a `Reportable`, and hides rows by the discussion's subjects.
import type {} from './activities.ts'
import type {} from './tables.ts'
