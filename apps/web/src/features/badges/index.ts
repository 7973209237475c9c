// The badges that pages of professionals and companies show.
export { CompanyBadges, StoryBadges } from './badges-section.tsx'
export { badgesHref } from './queries.ts'
