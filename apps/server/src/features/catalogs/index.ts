// Catalogs: the fixed lists of the specification that forms search in. Owns no table; the lists are the contract's.

export { earnedBadgesOf, presentBadge, presentEarnedBadges } from '../badges/earned-badges.ts'
export { badges, entriesOf, hasEntry } from './catalog.ts'
export { catalogsRoutes } from './routes.ts'
export { findSkill } from './skill-catalog.ts'
