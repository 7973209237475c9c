// Catalogs: the fixed lists of the specification that forms search in. Owns no table; the lists are the contract's.

export { badges, entriesOf, hasEntry } from './catalog.ts'
export { findSkill } from './skill-catalog.ts'
