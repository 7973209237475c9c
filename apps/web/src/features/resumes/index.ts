// The parts of résumés for other features: reading one, adding parts of it to a story, and a story as files.
export { documentWith, type ReadingPart, readingParts, storyWith } from './reading-parts.ts'
export { ResumeDrop } from './resume-drop.tsx'
export { ReadingReview, ResumeReview } from './resume-review.tsx'
export type { Reading } from './review/review-items.ts'
export { useStoredReading } from './review/stored-reading.ts'
export { StoryDownloads } from './story-downloads.tsx'

/** Starts a story with a résumé; loaded with the page that edits it. */
export const loadResumeStart = async () => (await import('./resume-start.tsx')).ResumeStart
