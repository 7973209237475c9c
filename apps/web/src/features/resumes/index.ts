// What other features use of résumés: reading one, taking parts of it into a story, and a story as files.
export { documentWith, type ReadingPart, readingParts, storyWith } from './reading-parts.ts'
export { ResumeDrop } from './resume-drop.tsx'
export { type Reading, ReadingReview, ResumeReview } from './resume-review.tsx'
export { ResumeStart } from './resume-start.tsx'
export { StoryDownloads } from './story-downloads.tsx'
