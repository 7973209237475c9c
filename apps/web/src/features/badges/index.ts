// What pages about somebody show of their badges.
export { CompanyBadges, StoryBadges } from './badges-section.tsx'
export { badgesHref } from './queries.ts'
