// What other features use of résumés: reading one, taking parts of it into a story, and a story as files.
export { documentWith, type ReadingPart, readingParts, storyWith } from './reading-parts.ts'
export { ResumeDrop } from './resume-drop.tsx'
export { ReadingReview, ResumeReview } from './resume-review.tsx'
export { useKeptReading } from './review/kept-reading.ts'
export type { Reading } from './review/review-items.ts'
export { StoryDownloads } from './story-downloads.tsx'

/** Begins a story with a résumé; loaded with the page that edits it. */
export const loadResumeStart = async () => (await import('./resume-start.tsx')).ResumeStart
