import { z } from 'zod'
import { workTypes } from '../jobs/kinds.ts'
import { jobCard, pay } from '../jobs/shapes.ts'
import { matchPart } from '../match/shapes.ts'
import { copilotPreferences } from './fields.ts'
import { copilotTools, openingBases, wordings } from './kinds.ts'
import { MOST_JOBS, MOST_SUGGESTED_JOBS } from './limits.ts'

/** A job in an answer, as it was when the answer was given. */
const shownJob = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  companyName: z.string(),
  places: z.array(z.string()),
  workType: z.enum(workTypes),
  pay: pay.nullable(),
  /** The viewer's match with the job; null when too little is known. */
  score: z.int().nullable(),
  /** One line with the reason. */
  why: z.string(),
})
export type ShownJob = z.output<typeof shownJob>

/** A fact of the story: one line, and where the story states it. */
export const storyFact = z.object({
  _id: z.string(),
  text: z.string(),
  /** "Engineer at Harbour Works" */
  source: z.string(),
})
export type StoryFact = z.output<typeof storyFact>

/** The data that an answer shows below its words. */
export const copilotCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('jobs'),
    items: z.array(shownJob),
    /** A link to the same search in the list of jobs. */
    more: z.string().nullable(),
  }),
  z.object({ kind: z.literal('match'), job: shownJob, certainty: z.int(), parts: z.array(matchPart) }),
  z.object({
    kind: z.literal('comparison'),
    jobs: z.array(shownJob).min(2).max(MOST_JOBS),
    /** A row of values, one for each job, in the jobs' order. */
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string()).min(2).max(MOST_JOBS) })),
  }),
  z.object({
    kind: z.literal('skills'),
    job: shownJob,
    /** Skills listed in the story. */
    have: z.array(z.string()),
    /** Skills only in the story's texts, each with the line that mentions it. */
    shown: z.array(z.object({ skill: z.string(), fact: z.string() })),
    missing: z.array(z.object({ skill: z.string(), advice: z.string() })),
    /** The nice-to-have skills, in the same three lists. Absent in older answers. */
    preferred: z.array(z.object({ skill: z.string(), advice: z.string() })).optional(),
  }),
  z.object({ kind: z.literal('tailor'), job: shownJob }),
  z.object({ kind: z.literal('draft'), title: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('interview'),
    job: shownJob,
    items: z.array(z.object({ question: z.string(), fact: storyFact.nullable() })),
  }),
  z.object({
    kind: z.literal('pay'),
    job: shownJob,
    /** Medians of the yearly pay of similar open jobs, each with the number of jobs. */
    medians: z.array(z.object({ currency: z.string(), median: z.number(), jobs: z.int() })),
    basedOn: z.int(),
    advice: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('quotes'),
    job: shownJob,
    /** The posting's own sentences. */
    items: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('evidence'),
    /** Entries of the story with their dates as written; `to` is null for a current entry. */
    items: z.array(
      z.object({
        source: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        facts: z.array(z.string()),
      }),
    ),
  }),
  z.object({ kind: z.literal('steps'), items: z.array(z.object({ text: z.string(), to: z.string() })) }),
])
export type CopilotCard = z.output<typeof copilotCard>

/** A button below an answer, with the request that a press sends. */
const copilotChip = z.object({
  label: z.string(),
  text: z.string(),
  /** If null, the text is interpreted as if the member had typed it. */
  tool: z.enum(copilotTools).nullable(),
  jobs: z.array(z.string()),
})
export type CopilotChip = z.output<typeof copilotChip>

export const copilotMessage = z.object({
  _id: z.string(),
  by: z.enum(['member', 'copilot']),
  text: z.string(),
  cards: z.array(copilotCard),
  chips: z.array(copilotChip),
  wording: z.enum(wordings),
  at: z.iso.datetime(),
})
export type CopilotMessage = z.output<typeof copilotMessage>

export const copilotChat = z.object({ _id: z.string(), title: z.string(), changedAt: z.iso.datetime() })
export type CopilotChat = z.output<typeof copilotChat>

export const wholeChat = copilotChat.extend({ messages: z.array(copilotMessage) })
export type WholeChat = z.output<typeof wholeChat>

const ownPreferences = copilotPreferences.extend({
  looksFor: z.string(),
  where: z.string(),
  proudOf: z.string(),
  avoids: z.string(),
})

/** The initial data of the copilot's page. */
export const copilotState = z.object({
  preferences: ownPreferences,
  /** Whether the intro was finished or skipped. */
  introduced: z.boolean(),
  /** The intro's answers as the story suggests them; they count once saved. */
  fromStory: ownPreferences.pick({ looksFor: true, where: true, workTypes: true }),
  /** The operator's model and its provider; null if none is set up. */
  model: z.object({ provider: z.string(), name: z.string() }).nullable(),
  /** Whether the member agreed to this provider. */
  agreed: z.boolean(),
  /** The number of requests to the model that are still stored. */
  prompts: z.int(),
  chats: z.array(copilotChat),
})
export type CopilotState = z.output<typeof copilotState>

/** The content of a new chat before the first question. */
export const copilotOpening = z.object({
  basis: z.enum(openingBases),
  /** Open jobs, best first; none with the basis `nothing`. */
  jobs: z
    .array(
      z.object({
        job: jobCard,
        /** Its match; null when too little is known. */
        score: z.int().nullable(),
        /** The reasons in one line. */
        why: z.string(),
        /**
         * Required skills that the story neither lists nor mentions. Null if the posting names no skills, or if the
         * story is too short for a match.
         */
        missing: z.array(z.string()).nullable(),
      }),
    )
    .max(MOST_SUGGESTED_JOBS),
  /** Additions to the story that would lead to jobs, most helpful first; none if there are jobs. */
  steps: z.array(z.object({ text: z.string(), why: z.string(), to: z.string() })),
  /** Requests to continue with. */
  followUps: z.array(copilotChip).max(4),
})
export type CopilotOpening = z.output<typeof copilotOpening>

export const copilotPrompt = z.object({
  _id: z.string(),
  provider: z.string(),
  sent: z.string(),
  received: z.string(),
  at: z.iso.datetime(),
})
export type CopilotPrompt = z.output<typeof copilotPrompt>

/** A line of a résumé for one job: words of the story, included or left out. */
export const tailoredLine = z.object({
  facts: z.array(storyFact),
  text: z.string(),
  chosen: z.boolean(),
  /** Why the line was chosen: the words that it shares with the job. */
  because: z.array(z.string()),
})
export type TailoredLine = z.output<typeof tailoredLine>

export const tailoring = z.object({
  job: z.object({ _id: z.string(), slug: z.string(), title: z.string(), companyName: z.string() }),
  sections: z.array(
    z.object({
      title: z.string(),
      /** "Engineer, Harbour Works" */
      entry: z.string(),
      lines: z.array(tailoredLine),
    }),
  ),
  /** Skills in their order for this job. */
  skills: z.array(z.string()),
})
export type Tailoring = z.output<typeof tailoring>

export const tailoredResume = z.object({
  _id: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Null if the job's page is gone. */
  jobSlug: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lines: z.array(z.object({ text: z.string(), facts: z.array(storyFact) })),
})
export type TailoredResume = z.output<typeof tailoredResume>

/** A résumé that was just saved. */
export const savedResume = tailoredResume.extend({
  /** Words that the PDF can't show, because none of its fonts has their letters. */
  undrawn: z.array(z.string()),
})
export type SavedResume = z.output<typeof savedResume>
