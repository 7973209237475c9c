/** The maximum number of blocks on one page, including hidden ones. */
export const MOST_BLOCKS = 40
/** The maximum number of pictures on one page, counting each use. */
export const MOST_PAGE_PICTURES = 50
/** The maximum number of blocks with a list of jobs on one page. */
export const MOST_JOB_BLOCKS = 6
/** The number of versions kept; the published one is never deleted. */
export const MOST_VERSIONS = 30
/** The maximum number of unanswered requests for consent that a company may have. */
export const MOST_OPEN_QUESTIONS = 50

/** The maximum length of a block's title, in characters. */
export const LONGEST_TITLE = 80

/** The limits of each kind of block: numbers of things, and characters of texts. */
export const blockLimits = {
  corevalues: { values: 8, name: 60, text: 300 },
  culturestats: { stats: 8, value: 12, label: 80 },
  funding: { total: 40, rounds: 10, name: 60, amount: 40, investors: 200 },
  gettoknow: { people: 12, question: 200, answer: 1_000 },
  iframe: { caption: 200 },
  imageslider: { pictures: 12, caption: 200 },
  imagetext: { text: 3_000 },
  instagram: { posts: 6 },
  jointeam: { text: 300, jobs: 10 },
  recentnews: { notes: 10 },
  risingwomen: { text: 300, people: 8, role: 100, quote: 500 },
  shortquote: { quote: 300, name: 100, role: 100 },
  skills: { text: 300, skills: 20, skill: 60, jobs: 10 },
  universal: { columns: 3, text: 3_000 },
  video: { caption: 200 },
} as const
