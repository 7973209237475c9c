// Moderation: members' reports, moderators' decisions, and appeals. Owns `review`, `report`, `report_line`,
// `review_decision`, `review_note` and `review_opening`. It knows no kinds of content: each feature with reportable
// rows exports a `Reportable`, and rows are hidden as subjects of the discussion.
import type {} from './activities.ts'
import type {} from './tables.ts'
