// What pages about somebody show of their badges.
export { BadgesSection } from './badges-section.tsx'
export { badgesHref } from './queries.ts'
