import belowEnergy from './material/below-energy.json' with { type: 'json' }
import belowFirstPosts from './material/below-first-posts.json' with { type: 'json' }
import belowHealth from './material/below-health.json' with { type: 'json' }
import belowHiring from './material/below-hiring.json' with { type: 'json' }
import belowKitchen from './material/below-kitchen.json' with { type: 'json' }
import belowLanguage from './material/below-language.json' with { type: 'json' }
import belowOffice from './material/below-office.json' with { type: 'json' }
import belowReading from './material/below-reading.json' with { type: 'json' }
import belowSchool from './material/below-school.json' with { type: 'json' }
import belowSoftware from './material/below-software.json' with { type: 'json' }
import belowTerms from './material/below-terms.json' with { type: 'json' }
import belowTransport from './material/below-transport.json' with { type: 'json' }
import belowWorkshop from './material/below-workshop.json' with { type: 'json' }
import threads from './material/threads.json' with { type: 'json' }

/** A comment of the demo world. */
export interface DemoReply {
  /** The author's slug. */
  readonly by: string
  readonly text: string
  /** A drawing of the demo world. */
  readonly picture?: { readonly still: string; readonly alt: string }
}

/** The comments on one subject, found by its title and, if that is ambiguous, its author. */
export interface DemoThread {
  readonly kind: string
  readonly title: string
  readonly author?: string
  readonly comments: readonly (DemoReply & { readonly replies: readonly DemoReply[] })[]
}

/** Threads on headlines, cases, answers and feed posts. */
export const demoThreads: readonly DemoThread[] = [
  ...threads,
  ...belowReading,
  ...belowFirstPosts,
  ...[
    belowHealth,
    belowSchool,
    belowKitchen,
    belowWorkshop,
    belowEnergy,
    belowTransport,
    belowSoftware,
    belowLanguage,
    belowHiring,
    belowTerms,
    belowOffice,
  ].flat(),
]
