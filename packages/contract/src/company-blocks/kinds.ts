/** Kinds of block, as their addresses spell them. */
export const blockKinds = [
  'corevalues',
  'culturestats',
  'funding',
  'gettoknow',
  'iframe',
  'imageslider',
  'imagetext',
  'instagram',
  'jointeam',
  'recentnews',
  'risingwomen',
  'shortquote',
  'skills',
  'universal',
  'video',
] as const
export type BlockKind = (typeof blockKinds)[number]

/**
 * The tabs of a company's page. The first tab has the content that every company page has; the others have only blocks.
 */
export const pageTabs = ['about', 'life', 'people', 'news'] as const
export type PageTab = (typeof pageTabs)[number]

/** The kinds of block that name people. The people must consent. */
export const peopleKinds = ['gettoknow', 'risingwomen'] as const
export type PeopleKind = (typeof peopleKinds)[number]

/** The state of a company's request to name a person. */
export const consentStates = ['asked', 'agreed', 'declined'] as const
export type ConsentState = (typeof consentStates)[number]

/** The designs of the top of the page. */
export const coverLooks = ['picture', 'accent', 'none'] as const
export type CoverLook = (typeof coverLooks)[number]
