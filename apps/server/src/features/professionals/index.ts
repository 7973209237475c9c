// Professionals: their accounts and stories, the viewers of a story, requests for mentoring, and the directory with its
// suggestions. Owns `professional`, `story`, `story_workplace`, `story_view`, `story_view_unnamed`, `unseen_viewer`,
// `mentoring_request`, and the tables of the directory: `professional_search`, `professional_listing`,
// `professional_key`, `professional_key_change` and `professional_due`; a professional's slug and plan belong to their
// actor.
import type {} from './activities.ts'
import type {} from './directory/tables.ts'
import type {} from './mentoring/emails.ts'
import type {} from './tables.ts'

export { countryName, nameOf } from './present-person.ts'
export { addProfessional } from './register-professional.ts'
export { correctNames } from './rename-professional.ts'
export { catalogOf } from './story/chosen-catalogs.ts'
export {
  findProfessionalName,
  findStory,
  findVisibleRow,
  isNotBlocked,
  storyForEmployers,
} from './story/find-story.ts'
export { ownStory } from './story/own-story.ts'
export { changeResume } from './story/save-story.ts'
export { findStoryRowById, resumeOf, type StoryRow } from './story-row.ts'
export type { BareStory } from './story-slot.ts'
export { peopleAt } from './workplaces/people-at.ts'
export { presentWorkplaces } from './workplaces/workplace.ts'
