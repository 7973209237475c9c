// What pages about someone show of their badges.
export { CompanyBadges, StoryBadges } from './badges-section.tsx'
export { badgesHref } from './queries.ts'
