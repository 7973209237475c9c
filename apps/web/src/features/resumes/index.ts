// The parts of résumés for other features: reading a résumé, adding parts of it to a story, and a story as files.
export { documentWith, type ReadingPart, readingParts, storyWith } from './reading-parts.ts'
export { ResumeDrop } from './resume-drop.tsx'
export { ReadingReview, ResumeReview } from './resume-review.tsx'
export type { Reading } from './review/review-items.ts'
export { useStoredReading } from './review/stored-reading.ts'
export { StoryDownloads } from './story-downloads.tsx'
export { storyFiles } from './story-files.ts'

/** Fills a story from a résumé, and saves a story as one; loaded with the page that edits the story. */
export const loadResumeStart = async () => {
  const { ResumeStart, OwnStoryDownload } = await import('./resume-start.tsx')
  return { Start: ResumeStart, Download: OwnStoryDownload }
}
